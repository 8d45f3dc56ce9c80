import { GameError } from '../../kernel/errors.js';
import { countOf } from '../worlds.js';

/** How hard a bot thinks about one decision: so many games, or so long. */
export type Effort =
  | {
      /** Games that are tried out for one decision: the same view and the same numbers give the same action. */
      readonly iterations: number;
      readonly milliseconds?: undefined;
    }
  | {
      /** How long it thinks about one decision: on another machine, or another time, it may come to another action. */
      readonly milliseconds: number;
      readonly iterations?: undefined;
    };

/** Milliseconds since some moment. */
export const clock = (): number =>
  (globalThis as unknown as { readonly performance: { readonly now: () => number } }).performance.now();

/**
 * Begins a decision: gives what tells, before each game, whether there is to be another one. There is one at least.
 *
 * @throws GameError `INVALID_SETUP` unless exactly one of both is given
 * @throws RangeError for bad numbers
 */
export function effortOf({ iterations, milliseconds }: Effort): () => () => boolean {
  if ((iterations === undefined) === (milliseconds === undefined)) {
    throw new GameError('INVALID_SETUP', 'expected either iterations or milliseconds');
  }
  const most = countOf('iterations', iterations, 1);
  if (milliseconds !== undefined && !(milliseconds > 0)) throw new RangeError('expected milliseconds to be above 0');
  return () => {
    // Whoever counts games looks at no clock: bots are functions, and there may be none.
    const end = milliseconds === undefined ? null : clock() + milliseconds;
    let games = 0;
    return () => games++ < most || (end !== null && clock() < end);
  };
}
