import { Interrupted } from './errors.js';
import type { CommandIo, Interrupt } from './io.js';

/**
 * Runs something that has to end when the signal aborts.
 *
 * @param kept - what to say when it was interrupted, after a colon
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
