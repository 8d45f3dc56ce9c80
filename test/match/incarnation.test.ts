import { PGlite } from '@electric-sql/pglite';
import { createMatch, type MatchStore, memoryStore, openMatch } from 'dicewright/match';
import { postgresStore } from 'dicewright/postgres';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/match/store.js';
import { type CounterState, counter } from '../toys/counter.js';

const said = (number: number) => ({ type: 'say', player: 0, number }) as const;

const stores: Readonly<Record<string, () => Promise<MatchStore>>> = {
  memoryStore: async () => memoryStore(),
  async postgresStore() {
    const store = postgresStore(await PGlite.create());
    await store.migrate();
    return store;
  },
};

describe.each(Object.entries(stores))('a match that was removed and begun anew under its id, in %s', (_, open) => {
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

it('a match of an older release, without incarnation, goes on', async () => {
  const store = memoryStore();
  const begun = await createMatch(counter, { id: 'm', players: 1, store });
  await begun.close();
  const { incarnation: _, ...header } = (await store.latest('m'))?.header ?? ({} as never);
  await store.create('old', header);
  await store.append('old', 0, { seat: 0, action: said(1) } as Entry);
  const match = await openMatch(store, 'old', { game: counter });
  expect(await match.submit(0, said(2))).toMatchObject({ ok: true, version: 2 });
  expect((await store.read('old', 1, 1))[0]?.entry).toEqual({ seat: 0, action: said(2) });
});
