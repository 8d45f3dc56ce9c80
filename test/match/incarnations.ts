import { createMatch, type MatchStore, openMatch } from 'dicewright/match';
import { describe, expect, it } from 'vitest';
import { type CounterState, counter } from '../toys/counter.js';

const said = (number: number) => ({ type: 'say', player: 0, number }) as const;

/** Tests of a store, of which each has an empty one. */
export function describeIncarnations(name: string, open: () => Promise<MatchStore>): void {
  describe(`a match that was removed and begun anew under its id, in ${name}`, () => {
    const begin = (store: MatchStore) => createMatch(counter, { id: 'm', players: 1, store });

    it.each([0, 1, 3])('takes nothing of who has the old one open at version %i', async (version) => {
      const store = await open();
      const old = await begin(store);
      for (let number = 1; number <= version; number++) await old.submit(0, said(number));
      await store.remove('m');
      const anew = await begin(store);
      for (let number = 1; number <= 2; number++) await anew.submit(0, said(number), { key: `${number}` });
      // Where the new log is shorter or as long, nothing but the incarnation tells them apart.
      await expect(old.submit(0, said(version + 1))).rejects.toThrow(/^store: the match was removed/);
      await expect(old.submit(0, said(version + 1), { key: '1' })).rejects.toThrow(/^store: the match was removed/);
      expect(old.view(null).view).toMatchObject({ count: version });
      await anew.submit(0, said(3));
      expect((await openMatch(store, 'm', { game: counter })).view(null).view).toMatchObject({ count: 3 });
      expect((await store.read('m', 0, 10)).map(({ entry }) => entry.action)).toEqual([1, 2, 3].map(said));
    });

    it('does not go on from a snapshot that the old one has left behind', async () => {
      const store = await open();
      const old = await begin(store);
      await store.remove('m');
      const anew = await begin(store);
      for (let number = 1; number <= 3; number++) await anew.submit(0, said(number));
      const { incarnation } = (await store.latest('m'))?.header ?? {};
      expect(incarnation).toMatch(/^[\da-f]{32,}$/);
      const state = { ...old.view(null).view, count: 70 } as CounterState;
      await store.snapshot('m', 2, { state, undoable: [], incarnation: 'of the old one' });
      expect((await openMatch(store, 'm', { game: counter })).view(null).view).toMatchObject({ count: 3 });
      const own = { ...state, count: 3 } as CounterState;
      await store.snapshot('m', 3, { state: own, undoable: [], incarnation: incarnation as string });
      expect((await openMatch(store, 'm', { game: counter })).version).toBe(3);
    });

    it('says that it is gone where it was only removed', async () => {
      const store = await open();
      const match = await begin(store);
      await match.submit(0, said(1));
      await store.remove('m');
      await expect(match.submit(0, said(2))).rejects.toThrow(/^store: the match was removed/);
    });
  });
}
