/** Runs one after the other. What one throws is its caller's, and does not stop the next. */
export type Queue = <T>(run: () => T | Promise<T>) => Promise<T>;

export function queue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const next = last.then(run);
    last = next.catch(() => undefined);
    return next;
  };
}
