import type { AnyAction, AnyGame, Choice } from 'dicewright';
import type { Picture } from 'dicewright/define';
import { useMemo } from 'react';
import { drawnParts, todoOf } from './board.js';
import { type Deeds, deedsOf } from './deeds.js';
import type { Seen } from './game-session.js';
import { addressed } from './words-of-deeds.js';

interface Pointed {
  readonly game: AnyGame;
  readonly names: readonly string[];
  readonly seen: Seen;
  /** Who chooses. */
  readonly player: number | null;
  readonly picture: Picture;
  readonly choice: Choice<AnyAction> | null;
}

/** What can be pressed beside the drawing; `null` while nobody here chooses. */
export function useDeeds({ game, names, seen, player, picture, choice }: Pointed): Deeds | null {
  return useMemo(() => {
    if (choice === null || player === null) return null;
    const todo = addressed(todoOf(picture), player, names);
    return deedsOf(game, seen.view, choice, drawnParts(picture, choice), todo);
  }, [game, names, seen, player, choice, picture]);
}
