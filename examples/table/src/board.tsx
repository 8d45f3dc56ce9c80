import type { AnyAction, Choice, Envelope } from 'dicewright';
import type { Picture, PicturePart } from 'dicewright/define';
import { Position } from 'dicewright/react';
import { layoutOf } from 'dicewright/render';
import { useMemo, useRef } from 'react';
import { useDiceLetters } from './dice-letters.js';
import { type Fitting, GAP, refitted } from './fitting.js';
import type { PlayedGame } from './played-game.js';
import { useTheme } from './theme.js';
import { useRoom } from './use-room.js';

/** Everything but the title, which the page has itself. */
const PARTS = ['board', 'dice', 'grid', 'note', 'sheet', 'stacks', 'track'] as const;

/** Whether a part says what is to be done now, or how the game ended: the page says that itself. */
const isTodo = (part: PicturePart): boolean => part.kind === 'note' && part.tone !== undefined;

/** What the picture says is to be done now; empty where it says nothing. */
export const todoOf = ({ parts }: Picture): string => {
  const note = parts.find(isTodo);
  return note?.kind === 'note' ? note.text : '';
};

interface DrawnProps {
  readonly picture: PlayedGame['picture'];
  readonly names: readonly string[];
  /** Who looks on; `undefined` for somebody who may see everything. */
  readonly viewer: number | null | undefined;
  readonly view: Envelope;
  /** What the last action has changed is marked. */
  readonly before: Envelope | undefined;
  /** The last action, where whoever looks on saw all of it. */
  readonly action: AnyAction | undefined;
}

/** A position as a picture. */
export function usePicture({ picture, names, viewer, view, before, action }: DrawnProps): Picture {
  return useMemo(
    () => picture(view, { names, ...(viewer !== undefined && { viewer }), before, action }),
    [picture, names, viewer, view, before, action],
  );
}

/** The parts of actions that a drawing of the picture shows. */
export function drawnParts(picture: Picture, choice: Choice<AnyAction>): ReadonlySet<string> {
  const { parts } = layoutOf(picture, { choice, only: PARTS, tray: false });
  return new Set(parts.map(({ part }) => part));
}

interface BoardProps {
  readonly picture: Picture;
  readonly choice: Choice<AnyAction> | null;
  readonly onPart: (part: string) => void;
}

/** The position as drawings that are pointed at, as large as they can be seen at once. */
export function Board({ picture, choice, onPart }: BoardProps) {
  const theme = useTheme();
  const isLettered = useDiceLetters();
  const [frame, room] = useRoom();
  const before = useRef<Fitting | null>(null);
  const shown = useMemo(() => ({ ...picture, parts: picture.parts.filter((part) => !isTodo(part)) }), [picture]);
  const fitting = useMemo(() => room && refitted(shown, room, before.current), [shown, room]);
  before.current = fitting;
  return (
    <div className={fitting?.isStacked ? 'board stacked' : 'board'} ref={frame} style={{ gap: GAP }}>
      {fitting?.sheets.map(({ only, layout, compact, shown: width }) => (
        <div key={only.length} className="drawing" style={{ width }}>
          <Position
            picture={shown}
            width={layout}
            compact={compact}
            only={only}
            tray={false}
            theme={theme}
            marks={isLettered ? 'letters' : undefined}
            choice={choice ?? undefined}
            onPart={onPart}
          />
        </div>
      ))}
    </div>
  );
}
