import { Interrupted } from './errors.js';
import type { CommandIo, Interrupt } from './io.js';

/**
 * Runs what is to end when the signal tells so.
 *
 * @param kept - what is said where it was interrupted, after a colon
 * @throws Interrupted (as a rejection), and whatever `run` throws
 */
export async function interruptible<T>(io: CommandIo, run: (signal: AbortSignal) => Promise<T>, kept = ''): Promise<T> {
  const stop = new AbortController();
  let interrupt: Interrupt | undefined;
  const unheard = io.onInterrupt((signal) => {
    interrupt = signal;
    stop.abort();
  });
  try {
    return await run(stop.signal);
  } catch (error) {
    throw interrupt === undefined ? error : new Interrupted(interrupt, kept);
  } finally {
    unheard();
  }
}
