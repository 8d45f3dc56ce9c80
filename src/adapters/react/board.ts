import { createElement, type ReactElement, useState } from 'react';
import type { Choice } from '../../choosing/choice.js';
import type { Violation } from '../../kernel/errors.js';
import type { Part } from '../../kernel/schemas/part.js';
import type { AnyAction } from '../../kernel/types.js';
import type { Session } from '../../session/session.js';
import { Position, type PositionProps } from './position.js';
import { useGame } from './use-game.js';
import { type Draw, usePicture } from './use-picture.js';

/** What {@link Board} takes: a session, a seat, and how it is drawn. */
export interface BoardProps extends Omit<PositionProps, 'picture' | 'onPart' | 'choice'> {
  /** The game that is played, as `startGame` gives it. */
  readonly session: Session;
  /** Whose view is shown and who acts; `null` for a spectator. */
  readonly seat: number | null;
  /** Draws a position. Without it, the picture of the session's entry or of a built-in game is loaded. */
  readonly picture?: Draw | undefined;
}

/** What was pointed at, and what was refused, as long as the position and the seat stay the same. */
interface Held {
  readonly at: unknown;
  readonly seat: number | null;
  readonly choice: Choice<AnyAction> | null;
  readonly refused: Violation | null;
}

/** What a page asks a person with. */
interface Asking {
  prompt?(question: string): string | null;
}

/** A part that asks for words, with those that the person gives; `null` where there are none. */
function withWords(choice: Choice<AnyAction>, part: Part): Part | null {
  const option = choice.options.find((one) => one.part === part);
  if (option?.input !== 'text') return part;
  const words = (globalThis as Asking).prompt?.(option.label) ?? '';
  return words === '' ? null : `${part.slice(0, part.indexOf('=') + 1)}${words}`;
}

const button = (label: string, isOpen: boolean, onClick: () => void): ReactElement =>
  createElement('button', { type: 'button', disabled: !isOpen, onClick }, label);

/** What is said and the buttons stay at the lower edge of the window, however long the drawing is. */
const IN_SIGHT = { position: 'sticky', bottom: 0, background: 'Canvas', color: 'CanvasText' } as const;

/**
 * A game that can be played: the drawing of the position, in which the parts of an action are pointed at with pointer or
 * keyboard, and what has happened, in words. An action is played as soon as nothing more can be chosen, else by the button Done.
 *
 * @example
 * ```tsx no-run
 * import { startGame } from 'dicewright';
 * import { kiriki } from 'dicewright/kiriki';
 * import { Board } from 'dicewright/react';
 *
 * const session = startGame(kiriki, { players: 1, seed: 'friday night' });
 *
 * export const Alone = () => <Board session={session} seat={0} />;
 * ```
 */
export function Board({ session: given, seat, picture, className, ...drawing }: BoardProps): ReactElement {
  const session = useGame(given);
  const draw = usePicture(session, picture);
  const [held, setHeld] = useState<Held | null>(null);
  const { steps, names, result } = session;
  const current = held?.at === steps && held.seat === seat ? held : null;
  const choice = seat !== null && session.toAct.includes(seat) ? (current?.choice ?? session.choice(seat)) : null;

  const hold = (next: Choice<AnyAction> | null, refused: Violation | null = null): void =>
    setHeld({ at: steps, seat, choice: next, refused });
  const play = (action: AnyAction): void => {
    const step = session.play(action);
    hold(null, step.ok ? null : step.error);
  };
  const point = (part: Part): void => {
    const meant = choice && withWords(choice, part);
    if (!choice || meant === null) return;
    const refused = choice.refusal(meant);
    if (refused) {
      hold(choice, refused);
      return;
    }
    const next = choice.take(meant);
    if (next.action && next.options.length === 0) play(next.action);
    else hold(next);
  };

  const action = choice?.action ?? null;
  const told = current?.refused?.message ?? result?.reason ?? steps.at(-1)?.text ?? '';
  return createElement(
    'div',
    { className },
    draw &&
      createElement(Position, {
        ...drawing,
        picture: draw(session.view(seat) as never, { viewer: seat, names }),
        choice: choice ?? undefined,
        onPart: choice ? point : undefined,
      }),
    createElement(
      'div',
      { style: IN_SIGHT },
      createElement('p', { role: 'status' }, told),
      button('Done', action !== null, () => action && play(action)),
      button('Choose again', choice?.taken.some(({ own }) => own) === true, () => choice && hold(choice.back())),
    ),
  );
}
