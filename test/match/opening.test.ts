import type { GameError } from 'dicewright';
import { entryOf, games } from 'dicewright/games';
import { kiriki } from 'dicewright/kiriki';
import { createMatch, type MatchStore, memoryStore, openMatch } from 'dicewright/match';
import { describe, expect, it } from 'vitest';
import { counter } from '../toys/counter.js';
import { walk } from '../toys/walk.js';

const codeOf = async (run: () => unknown): Promise<string> => {
  try {
    await run();
  } catch (error) {
    return (error as GameError).code;
  }
  return 'nothing thrown';
};

const STEP = { type: 'step', player: 0 } as const;

describe('createMatch', () => {
  it('refuses what does not go: INVALID_SETUP', async () => {
    const good = { id: 'm', players: 2 };
    const bad = [
      ...[
        null,
        {},
        { id: 'm' },
        { ...good, id: '' },
        { ...good, id: 'a\n' },
        { ...good, id: 7 },
        { ...good, players: 9 },
      ],
      ...[
        { ...good, names: ['Ada'] },
        { ...good, options: { more: 1 } },
        { ...good, more: 1 },
        { ...good, store: {} },
      ],
      ...[
        { ...good, seed: 7 },
        { ...good, seed: '\ud800' },
        { ...good, dice: 'mine' },
        { ...good, dice: 'table', seed: 'x' },
      ],
      { ...good, onError: 7 },
    ];
    for (const options of bad) {
      const made = () => createMatch(kiriki, options as never);
      expect(await codeOf(made), JSON.stringify(options)).toBe('INVALID_SETUP');
    }
    expect(await codeOf(() => createMatch({} as never, good))).toBe('INVALID_SETUP');
  });

  it('an id that the store has already is INVALID_SETUP, and the match that is there goes on', async () => {
    const store = memoryStore();
    const match = await createMatch(counter, { id: 'm', players: 1, store });
    await match.submit(0, { type: 'say', player: 0, number: 1 });
    expect(await codeOf(() => createMatch(counter, { id: 'm', players: 1, store }))).toBe('INVALID_SETUP');
    expect((await openMatch(store, 'm', { game: counter })).view(0)).toEqual(match.view(0));
  });
});

describe('openMatch', () => {
  it('finds the game in the catalogue, is given it, or finds it among those given', async () => {
    const store = memoryStore();
    await createMatch(kiriki, { id: 'm', players: 2, store });
    for (const options of [undefined, { game: kiriki }, { games }]) {
      expect((await openMatch(store, 'm', options)).view(null).toAct).toEqual([0]);
    }
  });

  it('no such match, no such game, another game: INVALID_RECORD', async () => {
    const store = memoryStore();
    expect(await codeOf(() => openMatch(store, 'm'))).toBe('INVALID_RECORD');
    await createMatch(counter, { id: 'm', players: 1, store });
    expect(await codeOf(() => openMatch(store, 'm'))).toBe('INVALID_RECORD');
    expect(await codeOf(() => openMatch(store, 'm', { games }))).toBe('INVALID_RECORD');
    expect(await codeOf(() => openMatch(store, 'm', { game: kiriki }))).toBe('INVALID_RECORD');
    expect(await codeOf(() => openMatch({} as never, 'm'))).toBe('INVALID_SETUP');
  });

  it('a header that is none, another seed than the committed one, or older dice: INVALID_RECORD', async () => {
    const store = memoryStore();
    await createMatch(kiriki, { id: 'm', players: 2, store });
    const { header } = (await store.latest('m')) as { header: object };
    const { dice: _, ...older } = header as { dice?: number };
    for (const bad of [{}, { ...header, seed: 'another' }, older, { ...header, players: 0 }]) {
      const changed: MatchStore = { ...store, latest: () => ({ header: bad as never }) };
      expect(await codeOf(() => openMatch(changed, 'm'))).toBe('INVALID_RECORD');
    }
  });

  it('a match goes on under the rules it began with: versions, else INVALID_RECORD', async () => {
    const store = memoryStore();
    const match = await createMatch(walk(1), { id: 'm', players: 1, store });
    for (let i = 0; i < 60; i++) await match.submit(0, STEP);
    await match.close();
    const [old, now] = [walk(1), walk(2)];
    expect(await codeOf(() => openMatch(store, 'm', { game: now }))).toBe('INVALID_RECORD');
    const again = await openMatch(store, 'm', { game: entryOf({ game: now, versions: { 1: old } }) });
    await again.submit(0, STEP);
    // Snapshots are never migrated.
    expect(again.view(0).view).toMatchObject({ rules: 1, at: 61 });
  });
});

describe('snapshots', () => {
  it('every 50 entries; losing one costs time only', async () => {
    const inner = memoryStore();
    const kept: number[] = [];
    const errors: unknown[] = [];
    const snapshot: MatchStore['snapshot'] = (id, version, data) => {
      kept.push(version);
      if (version === 100) throw new Error('no room');
      return inner.snapshot(id, version, data);
    };
    const store = { ...inner, snapshot };
    const match = await createMatch(counter, { id: 'm', players: 1, store, onError: (error) => errors.push(error) });
    for (let number = 1; number <= 120; number++) {
      expect((await match.submit(0, { type: 'say', player: 0, number })).ok).toBe(true);
    }
    await match.close();
    expect(kept).toEqual([50, 100]);
    expect(errors).toHaveLength(1);
    expect((await openMatch(store, 'm', { game: counter })).view(0).view.count).toBe(120);
  });
});

describe('close', () => {
  it('ends subscriptions and waking; what is submitted later is refused, what was under way is done', async () => {
    const store = memoryStore();
    const match = await createMatch(counter, { id: 'm', players: 1, store });
    const heard: number[] = [];
    match.subscribe(0, ({ version }) => heard.push(version));
    const before = match.submit(0, { type: 'say', player: 0, number: 1 });
    const closed = match.close();
    expect(await before).toMatchObject({ ok: true });
    await closed;
    expect(await match.submit(0, { type: 'say', player: 0, number: 2 })).toMatchObject({ ok: false });
    const other = await openMatch(store, 'm', { game: counter });
    await other.submit(0, { type: 'say', player: 0, number: 2 });
    await new Promise((resolve) => setImmediate(resolve));
    expect([match.version, heard]).toEqual([1, []]);
  });
});
