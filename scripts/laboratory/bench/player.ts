/**
 * The process of one side: given a number of games, it plays them and reports what that took. Each side has its own process,
 * as in an application, where the compiler sees one engine and not all of them in turn.
 */
import type { Played } from './checksum.js';
import { type SideName, seedsOf, sides } from './sides.js';

/** What a side has played, and what it took. */
export interface Measurement extends Played {
  /**
   * Microseconds of CPU time: user and system, all threads of the process, so with the collection of garbage. Unlike
   * the clock's, it does not grow when the machine serves others.
   */
  readonly time: number;
}

const { play } = sides[process.argv[2] as SideName];

process.on('message', async (games: number) => {
  const seeds = seedsOf(games);
  const start = process.cpuUsage();
  const played = await play(seeds);
  const { user, system } = process.cpuUsage(start);
  process.send?.({ ...played, time: user + system } satisfies Measurement);
});
