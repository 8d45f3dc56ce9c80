import type { AnyAction, AnyGame, Choice, Envelope } from 'dicewright';
import { Position } from 'dicewright/react';
import { useMemo } from 'react';
import type { GameSession, Seen } from './game-session.js';
import type { PlayedGame } from './played-game.js';
import { useTheme } from './theme.js';
import { useWidth } from './use-width.js';

/** Everything but the title, which the page has itself. */
const PARTS = ['board', 'dice', 'note', 'sheet', 'stacks'] as const;

/** Below this width, in px, everything is drawn lower, so that less must be scrolled. */
const NARROW = 440;

interface BoardProps {
  readonly game: AnyGame;
  readonly picture: PlayedGame['picture'];
  readonly session: GameSession;
  readonly seen: Seen;
  readonly viewer: number | null;
  /** The position after so many actions; `null` for the one that is played in. */
  readonly shown: number | null;
  readonly choice: Choice<AnyAction> | null;
  readonly onPart: (part: string) => void;
}

/** The position as a drawing that is pointed at; what the last action has changed is marked. */
export function Board({ game, picture, session, seen, viewer, shown, choice, onPart }: BoardProps) {
  const theme = useTheme();
  const [frame, width] = useWidth(280, 760);
  const drawn = useMemo(() => {
    const of = (state: Envelope): Envelope => game.view(state, viewer);
    const { steps } = session;
    const last = steps[(shown ?? steps.length) - 1];
    const view = shown === null ? seen.view : of(last ? last.after : (steps[0]?.before ?? session.state));
    return picture(view, { names: session.names, viewer, ...(last && { before: of(last.before) }) });
  }, [game, picture, session, seen, viewer, shown]);
  return (
    <div className="board" ref={frame}>
      <Position
        picture={drawn}
        width={width}
        compact={width < NARROW}
        only={PARTS}
        theme={theme}
        choice={shown === null && choice ? choice : undefined}
        onPart={onPart}
      />
    </div>
  );
}
