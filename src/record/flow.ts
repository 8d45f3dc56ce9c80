// A record may come bit by bit, and its game may have to be loaded; or it is all there. What is done with it is written once,
// as a generator that yields what it has to wait for, and is run at once or bit by bit.

/** Something to wait for. */
export class Wait {
  readonly promise: PromiseLike<unknown>;

  constructor(promise: PromiseLike<unknown>) {
    this.promise = promise;
  }
}

/** What waiting gave: sent into the flow, so that what went wrong is thrown where it was waited for. */
type Settled = { readonly value: unknown } | { readonly error: unknown };

/** Yields events, and waits in between; at the end it has a result. */
export type Flow<Event, Result = void> = Generator<Event | Wait, Result, unknown>;
/** A flow that yields no events on its way. */
export type Task<Result = void> = Flow<never, Result>;

/** What a promise resolves to. */
export function* waitFor<T>(promise: PromiseLike<T>): Task<T> {
  const settled = (yield new Wait(promise)) as Settled;
  if ('error' in settled) throw settled.error;
  return settled.value as T;
}

const settledOf = ({ promise }: Wait): PromiseLike<Settled> =>
  promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );

/** Handles each event of a flow; what the handler gives comes first in the flow that this is part of. */
export function* each<Event, Result, Told = never>(
  flow: Flow<Event, Result>,
  hear: (event: Event) => Flow<Told> | readonly Told[] | undefined,
): Flow<Told, Result> {
  let next = flow.next();
  try {
    while (!next.done) {
      if (next.value instanceof Wait) next = flow.next(yield next.value);
      else {
        const told = hear(next.value);
        if (told) yield* told;
        next = flow.next();
      }
    }
    return next.value;
  } finally {
    // Not waited for: whoever has left does not come back. A flow that has ended takes no notice.
    flow.return(undefined as Result);
  }
}

/** Where nothing is waited for: the events, one after another. */
export const eventsNow = <Event>(start: () => Flow<Event>): Iterable<Event> => ({
  [Symbol.iterator]: () => start() as Generator<Event, void, undefined>,
});

/** The next event, or the end, once all that comes before it has been waited for. */
async function nextOf<Event, Result>(flow: Flow<Event, Result>): Promise<IteratorResult<Event, Result>> {
  let next = flow.next();
  while (next.value instanceof Wait) next = flow.next(await settledOf(next.value));
  return next as IteratorResult<Event, Result>;
}

/** The events, as they come. */
export const eventsLater = <Event>(start: () => Flow<Event>): AsyncIterable<Event> => ({
  async *[Symbol.asyncIterator]() {
    const flow = start();
    try {
      for (let next = await nextOf(flow); !next.done; next = await nextOf(flow)) yield next.value;
    } finally {
      flow.return();
    }
  },
});

/** Where nothing is waited for: the result. */
export function resultNow<T>(task: Task<T>): T {
  const { value } = task.next();
  return value as T;
}

/** The result, in the end. */
export async function resultLater<T>(task: Task<T>): Promise<T> {
  const { value } = (await nextOf(task)) as IteratorReturnResult<T>;
  return value;
}

/** The result: at once, or later. */
export const resultOf = <T>(task: Task<T>, isLater: boolean): T | Promise<T> =>
  isLater ? resultLater(task) : resultNow(task);
