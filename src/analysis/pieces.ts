import { GameError } from '../kernel/errors.js';
import { isInteger, read } from '../kernel/plain.js';
import type { GameRange } from './runs.js';
import { timer } from './tournament/timer.js';

/** Which games of a run are asked for: a number from the first on, or those from one number to before another. */
export type GamesAsked = number | readonly [from: number, to: number];

/** @throws RangeError */
export function rangeAsked(games: GamesAsked): GameRange {
  const [from, to] = read(() => (Array.isArray(games) ? [games[0], games[1]] : [0, games as number])) ?? [];
  if (isInteger(from, 0) && isInteger(to, from)) return [from, to];
  throw new RangeError('expected games to be an integer from 0, or two of them that ascend');
}

/** Checks that listeners are functions or `undefined`. @throws GameError `INVALID_SETUP` */
export function checkListeners(listeners: Readonly<Record<string, unknown>>): void {
  for (const [name, listener] of Object.entries(listeners)) {
    if (listener === undefined || typeof listener === 'function') continue;
    throw new GameError('INVALID_SETUP', `${name}: expected a function`);
  }
}

/** What an `AbortSignal` is. */
export interface RunSignal {
  readonly aborted: boolean;
  readonly reason?: unknown;
  /** Adds a listener. */
  readonly addEventListener: (type: 'abort', listener: () => void) => void;
  /** Removes a listener. */
  readonly removeEventListener: (type: 'abort', listener: () => void) => void;
}

/** Why it was ended. */
export function reasonOf({ reason }: RunSignal, what: string): Error {
  return reason instanceof Error ? reason : new Error(`the ${what} was ended before it was done`, { cause: reason });
}

/** The ranges in pieces of `size` games. */
export function* chunksOf(ranges: readonly GameRange[], size: number): Generator<GameRange> {
  for (const [from, to] of ranges) {
    for (let start = from; start < to; start += size) yield [start, Math.min(start + size, to)];
  }
}

/** Games in one go by default: a sixty-fourth of a worker's part, 250 at most. */
export const usualChunk = (games: number, workers = 1): number =>
  Math.min(250, Math.max(1, Math.ceil(games / (64 * Math.max(1, workers)))));

/** How often to report progress, in milliseconds, unless a chunk is given. */
export const TELLING = 1000;

/** After this many milliseconds without a pause others get their turn. What is played doesn't depend on it. */
const TURN = 50;

/** The games in pieces. */
export interface Pieces {
  readonly chunks: Iterable<GameRange>;
  /** Milliseconds after which the games so far are reported, though the piece has more; `null` never. */
  readonly telling: number | null;
}

/** What is done with the games of a run. */
export interface Played<Counts> {
  readonly none: () => Counts;
  /** Plays a game, and counts it. */
  readonly play: (game: number, counts: Counts) => void;
  /** Called with what has been played since the last time. */
  readonly add: (range: GameRange, counts: Counts) => Promise<void>;
}

/** What surrounds the games meanwhile. */
export interface Surroundings {
  readonly pause: () => Promise<void>;
  readonly signal: RunSignal | undefined;
  /** What the run is called when it was ended. */
  readonly what: string;
}

/** Plays the pieces in this thread, giving others a turn now and then. @throws the signal's reason */
export async function playHere<Counts>(
  { chunks, telling }: Pieces,
  { none, play, add }: Played<Counts>,
  { pause, signal, what }: Surroundings,
): Promise<void> {
  const turn = timer();
  const told = timer();
  for (const [first, to] of chunks) {
    let from = first;
    let counts = none();
    for (let game = from; game < to; game++) {
      play(game, counts);
      if (turn.passed() > TURN) {
        await pause();
        turn.restart();
      }
      if (signal?.aborted) throw reasonOf(signal, what);
      if (game + 1 < to && (telling === null || told.passed() < telling)) continue;
      await add([from, game + 1], counts);
      from = game + 1;
      counts = none();
      told.restart();
    }
  }
}
