import { createElement, type ReactElement, useState } from 'react';
import type { Choice, ChoiceOption } from '../../choosing/choice.js';
import type { Violation } from '../../kernel/errors.js';
import type { Part } from '../../kernel/schemas/part.js';
import type { AnyAction } from '../../kernel/types.js';
import type { Session } from '../../session/session.js';
import { checkFunction, checkText, propsOf } from './checks.js';
import { Position, type PositionProps } from './position.js';
import { useBefore } from './use-before.js';
import { useGame } from './use-game.js';
import { type Draw, usePicture } from './use-picture.js';
import { Words } from './words.js';

/** What {@link Board} takes: a session, a seat, and how it is drawn. */
export interface BoardProps extends Omit<PositionProps, 'picture' | 'onPart' | 'choice'> {
  /** The game that is played, as `startGame` gives it. */
  readonly session: Session;
  /** Whose view is shown and who acts; `null` for a spectator. */
  readonly seat: number | null;
  /** Draws a position. Without it, the picture of the session's entry or of a built-in game is loaded. */
  readonly picture?: Draw | undefined;
}

/** What was pointed at, asked or refused, as long as the position and the seat stay the same. */
interface Held {
  readonly at: unknown;
  readonly seat: number | null;
  readonly choice: Choice<AnyAction> | null;
  readonly refused?: Violation | null | undefined;
  /** What was pointed at, and asks for words. */
  readonly asking?: ChoiceOption | undefined;
}

const button = (label: string, isOpen: boolean, onClick: () => void): ReactElement =>
  createElement('button', { type: 'button', disabled: !isOpen, onClick }, label);

/** The words and the buttons stay at the lower edge of the window, however long the drawing is. */
const IN_SIGHT = { position: 'sticky', bottom: 0, background: 'Canvas', color: 'CanvasText' } as const;

/**
 * A game that can be played: the drawing of the position, in which the parts of an action are pointed at with pointer or
 * keyboard and what the last step has changed is marked, and what has happened, in words. An action is played as soon as
 * nothing more can be chosen, else by the button Done. Words and numbers are asked for in a field below.
 *
 * @throws `GameError` for impossible properties; `RangeError` for impossible options of the drawing, as `renderSvg`
 */
export function Board(props: BoardProps): ReactElement {
  const { session: given, seat, picture, className, ...drawing } = propsOf(props);
  checkFunction(picture, 'picture');
  checkText(className, 'className');
  const session = useGame(given);
  const draw = usePicture(session, picture);
  const before = useBefore(session);
  const [held, setHeld] = useState<Held | null>(null);
  const { steps, names, result } = session;
  const current = held?.at === steps && held.seat === seat ? held : null;
  const choice = seat !== null && session.toAct.includes(seat) ? (current?.choice ?? session.choice(seat)) : null;

  const hold = (next: Choice<AnyAction> | null, more: Pick<Held, 'refused' | 'asking'> = {}): void =>
    setHeld({ at: steps, seat, choice: next, ...more });
  const play = (action: AnyAction): void => {
    const step = session.play(action);
    hold(null, { refused: step.ok ? null : step.error });
  };
  const take = (part: Part, asking?: ChoiceOption): void => {
    if (!choice) return;
    const refused = choice.refusal(part);
    if (refused) {
      hold(choice, { refused, asking });
      return;
    }
    const next = choice.take(part);
    if (next.action && next.options.length === 0) play(next.action);
    else hold(next);
  };
  const point = (part: Part): void => {
    const asking = choice?.options.find((option) => option.part === part && option.input === 'text');
    if (asking) hold(choice, { asking });
    else take(part);
  };
  const { asking } = current ?? {};

  const action = choice?.action ?? null;
  const told = current?.refused?.message ?? result?.reason ?? steps.at(-1)?.text ?? '';
  return createElement(
    'div',
    { className },
    draw &&
      createElement(Position, {
        ...drawing,
        // It is the picture of the session's game, whatever that shows.
        picture: draw(session.view(seat) as never, {
          viewer: seat,
          names,
          before: before === null ? undefined : session.game.view(before, seat),
        }),
        choice: choice ?? undefined,
        onPart: choice ? point : undefined,
      }),
    createElement(
      'div',
      { style: IN_SIGHT },
      createElement('p', { role: 'status' }, told),
      asking &&
        createElement(Words, {
          key: asking.part,
          label: asking.label,
          onWords: (words) => take(`${asking.part.slice(0, asking.part.indexOf('=') + 1)}${words}`, asking),
        }),
      button('Done', action !== null, () => action && play(action)),
      button('Choose again', choice?.taken.some(({ own }) => own) === true, () => choice && hold(choice.back())),
    ),
  );
}
