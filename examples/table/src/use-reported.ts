import type { AnyAction } from 'dicewright';
import { useEffect } from 'react';
import type { GameSession, Seen } from './game-session.js';

/** The only thing that the player can do, where its outcome is for the table to tell. */
function onlyAttempt({ game, state, hasDice }: GameSession, player: number): AnyAction | null {
  if (hasDice || !game.traits.enumerable) return null;
  const [only, other] = [...take(game.legalActions(state, player), 2)];
  return only && !other && game.chance(state, only) !== null ? only : null;
}

function* take<T>(all: Iterable<T>, count: number): Generator<T> {
  let left = count;
  for (const one of all) {
    if (left-- === 0) return;
    yield one;
  }
}

/**
 * Asks at once what came of what a player does at the table, where there is nothing to choose.
 *
 * @param player - who is to act here; `null` while nobody is
 * @param ask - for its outcome
 */
export function useReported(
  session: GameSession,
  { version }: Seen,
  player: number | null,
  ask: (action: AnyAction) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each position
  useEffect(() => {
    const action = player === null ? null : onlyAttempt(session, player);
    let isWanted = action !== null;
    // Dice that are rolled are written down, when somebody has said that they roll.
    if (action) {
      void import('./report/fields.js').then(({ fieldsOf }) => {
        if (isWanted && fieldsOf(session.game, action)) ask(action);
      });
    }
    return () => {
      isWanted = false;
    };
  }, [session, version, player]);
}
