import { GameError } from '../../kernel/errors.js';
import { countOf } from '../worlds.js';

/** Thrown in the middle of a search that has to end at once. */
export class OutOfTime extends Error {}

/** What is looked at now and then: an `AbortSignal`, or your own object. */
export interface ThinkingSignal {
  readonly aborted: boolean;
}

/** When a decision has to end, whatever else ends it. */
export interface TimeLimit {
  /** How long it thinks about one decision: on another machine, or another time, it may come to another action. */
  readonly milliseconds?: number | undefined;
  /** Ends thinking when aborted: the best so far is taken. */
  readonly signal?: ThinkingSignal | undefined;
}

/** How hard a bot thinks about one decision: a number of games, or a time. */
export type Effort = Pick<TimeLimit, 'signal'> &
  (
    | {
        /** Games tried out for one decision: the same view and the same numbers give the same action. */
        readonly iterations: number;
        readonly milliseconds?: undefined;
      }
    | {
        /** How long it thinks about one decision: on another machine, or another time, it may come to another action. */
        readonly milliseconds: number;
        readonly iterations?: undefined;
      }
  );

// Present wherever this runs, but no part of the language.
declare const performance: { readonly now: () => number };

/** Milliseconds since some moment. */
export const clock = (): number => performance.now();

/** Actions between two reports of how many there were. */
const TELLING = 1_000;

/** How much a decision may still take. Counting needs no clock: bots are functions, and there may be none. */
export class Limit {
  /** Actions tried out so far. */
  steps = 0;
  /** Whether only time ends it: what is tried out first is needed in any case. */
  isNeeded = false;
  readonly #most: number;
  readonly #milliseconds: number | undefined;
  readonly #start: number;
  readonly #signal: ThinkingSignal | undefined;

  readonly #tell: ((done: number, total: number) => void) | undefined;

  /**
   * @param most - actions that are tried out
   * @param tell - called now and then with how many there were, of how many
   */
  constructor(most: number, { milliseconds, signal }: TimeLimit = {}, tell?: (done: number, total: number) => void) {
    this.#tell = tell;
    this.#most = most;
    this.#milliseconds = milliseconds;
    this.#start = milliseconds === undefined ? 0 : clock();
    this.#signal = signal;
  }

  get isOver(): boolean {
    return (this.steps >= this.#most && !this.isNeeded) || this.isPast(1);
  }

  /** Whether that part of the time is over, from 0 to 1, or nobody waits any longer. */
  isPast(part: number): boolean {
    const time = this.#milliseconds;
    return this.#signal?.aborted === true || (time !== undefined && clock() - this.#start >= part * time);
  }

  /** Before an action is tried out. @throws OutOfTime */
  step(): void {
    if (this.isOver) throw new OutOfTime();
    this.steps++;
    if (this.#tell && this.steps % TELLING === 0) this.#tell(this.steps, this.#most);
  }
}

/**
 * Begins decisions that end after a number of actions tried out, or in time.
 *
 * @throws RangeError for bad numbers
 */
export function limitsOf(steps: number, time: TimeLimit): () => Limit {
  const { milliseconds } = time;
  if (milliseconds !== undefined && !(milliseconds > 0)) throw new RangeError('expected milliseconds to be above 0');
  return () => new Limit(steps, time);
}

/**
 * How many games are tried out, at most.
 *
 * @throws GameError `INVALID_SETUP` unless exactly one of iterations and milliseconds is given
 * @throws RangeError for bad numbers
 */
export function iterationsOf({ iterations, milliseconds }: Effort): number {
  if ((iterations === undefined) === (milliseconds === undefined)) {
    throw new GameError('INVALID_SETUP', 'expected either iterations or milliseconds');
  }
  return iterations === undefined ? Number.POSITIVE_INFINITY : countOf('iterations', iterations, 1);
}
