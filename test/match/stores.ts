import type { MatchStore } from 'dicewright/match';

type Call = keyof MatchStore;

/** A store that tells of each call before and after it; what these throw, the store throws. */
export function watched(
  store: MatchStore,
  before: (call: Call) => unknown = () => undefined,
  after: (call: Call) => unknown = () => undefined,
): MatchStore {
  const told =
    <Args extends unknown[], T>(call: Call, run: (...args: Args) => T) =>
    async (...args: Args): Promise<Awaited<T>> => {
      await before(call);
      const answer = await run(...args);
      await after(call);
      return answer;
    };
  return {
    create: told('create', store.create),
    append: told('append', store.append),
    read: told('read', store.read),
    find: told('find', store.find),
    snapshot: told('snapshot', store.snapshot),
    latest: told('latest', store.latest),
    remove: told('remove', store.remove),
  };
}

/** The store of a process that nothing wakes. */
export const asleep = (store: MatchStore): MatchStore => ({ ...store, listen: undefined });
