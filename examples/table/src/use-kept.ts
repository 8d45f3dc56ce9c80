import { useLayoutEffect, useState } from 'react';
import { saveGame } from './saved-games.js';
import type { OpenGame } from './use-game.js';

/**
 * Keeps what was played in the browser; of a trial, the game that it is a trial of.
 *
 * @param version - of the game: another one is kept again
 * @returns `false` where the browser had no room for it
 */
export function useKept(hash: string, { session, seats, review, trial }: OpenGame, version: number): boolean {
  const [isKept, setKept] = useState(true);
  // What is shown is kept, also for whoever leaves at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another game
  useLayoutEffect(() => {
    if (session.steps.length === 0) return;
    const whole = trial?.of ?? { session, seats, review };
    if (trial)
      whole.session.keepTrial(trial, { index: trial.index, actions: session.steps.map((step) => step.action) });
    const { record, isOver } = whole.session;
    const { result } = whole.session.view(null);
    const isThere = saveGame(hash, {
      record,
      seats: whole.seats,
      at: Date.now(),
      isOver,
      ...(result && { result }),
      // While a game goes on, what was found out about it grows old.
      ...(isOver && whole.review && { review: whole.review }),
    });
    setKept(isThere);
  }, [hash, session, seats, review, trial, version]);
  return isKept;
}
