import { LawError } from '../../src/testing/counterexample.js';
import { gameLaws } from '../../src/testing/game-laws.js';
import { toldReason } from './refusal.js';
import type { Seat } from './seats.js';
import type { Subject } from './subject.js';
import type { Effort, Failure, Task } from './task.js';

/** All laws that concern the game, with options of one seat. */
export function lawTasks(
  { game, invariants, worth }: Subject,
  { options }: Seat,
  seed: number,
  { lawGames: runs }: Effort,
): Task[] {
  if (runs === 0) return [];
  const laws = gameLaws(game, { invariants, worth, variants: [options], runs, seed });
  const again = { input: { options, runs, seed }, sample: null };
  const failed = (error: unknown): Failure => {
    const counterexample = error instanceof LawError ? error.counterexample : null;
    if (!counterexample) return { ...again, message: toldReason(error) };
    return { input: { counterexample }, sample: null, message: counterexample.message };
  };
  return laws
    .filter(({ applies }) => applies)
    .map((law) => ({
      area: 'laws',
      name: law.name,
      async run(heed) {
        heed(again);
        try {
          return { checks: law.run().checks, failure: null };
        } catch (error) {
          // In a few games a law may have nothing to look at; over all rounds it must have.
          if (error instanceof LawError && error.counterexample === null) return { checks: 0, failure: null };
          return { checks: 0, failure: failed(error) };
        }
      },
    }));
}
