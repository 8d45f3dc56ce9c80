import { after, lateness } from './deadline.js';

/**
 * Runs one after the other. What one throws goes to its caller, and does not stop the next; whoever has waited too long for
 * their turn gets an error, and loses it.
 */
export type Queue = <T>(run: () => T | Promise<T>) => Promise<T>;

/** @param patience - in milliseconds */
export function queue(patience: number): Queue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return <T>(run: () => T | Promise<T>) => {
    // A lone caller has the turn at once, and needs no clock.
    const isAlone = waiting++ === 0;
    let isLost = false;
    return new Promise<T>((resolve, reject) => {
      const stop = isAlone
        ? () => undefined
        : after(patience, () => {
            isLost = true;
            reject(lateness('what came before', patience));
          });
      last = last.then(async () => {
        stop();
        try {
          if (!isLost) resolve(await run());
        } catch (error) {
          reject(error);
        } finally {
          waiting--;
        }
      });
    });
  };
}
