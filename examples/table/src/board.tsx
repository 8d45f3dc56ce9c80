import type { AnyAction, Choice, Envelope } from 'dicewright';
import { Position } from 'dicewright/react';
import { useMemo } from 'react';
import type { PlayedGame } from './played-game.js';
import { useTheme } from './theme.js';
import { useWidth } from './use-width.js';

/** Everything but the title, which the page has itself. */
const PARTS = ['board', 'dice', 'note', 'sheet', 'stacks'] as const;

/** Below this width, in px, everything is drawn lower, so that less must be scrolled. */
const NARROW = 440;

interface BoardProps {
  readonly picture: PlayedGame['picture'];
  readonly names: readonly string[];
  /** Who looks on; `undefined` for somebody who may see everything. */
  readonly viewer: number | null | undefined;
  readonly view: Envelope;
  /** What the last action has changed is marked. */
  readonly before: Envelope | undefined;
  readonly choice: Choice<AnyAction> | null;
  readonly onPart: (part: string) => void;
}

/** The position as a drawing that is pointed at; what the last action has changed is marked. */
export function Board({ picture, names, viewer, view, before, choice, onPart }: BoardProps) {
  const theme = useTheme();
  const [frame, width] = useWidth(280, 760);
  const drawn = useMemo(
    () => picture(view, { names, ...(viewer !== undefined && { viewer }), ...(before && { before }) }),
    [picture, names, viewer, view, before],
  );
  return (
    <div className="board" ref={frame}>
      <Position
        picture={drawn}
        width={width}
        compact={width < NARROW}
        only={PARTS}
        theme={theme}
        choice={choice ?? undefined}
        onPart={onPart}
      />
    </div>
  );
}
