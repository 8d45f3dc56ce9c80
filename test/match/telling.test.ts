import { kiriki } from 'dicewright/kiriki';
import { createMatch, memoryStore, openMatch } from 'dicewright/match';
import { commit, verifyRecord, viewRecord } from 'dicewright/record';
import { describe, expect, it } from 'vitest';
import type { MatchFrame } from '../../src/match/types.js';
import { counter } from '../toys/counter.js';
import { sealed } from '../toys/sealed.js';
import { asleep, watched } from './stores.js';

const ROLL = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] } as const;
const said = (number: number) => ({ type: 'say', player: 0, number }) as const;
const turns = () => new Promise((resolve) => setImmediate(resolve));

describe('frames', () => {
  it('one for each entry, in order, also for what is undone later; for an undo action is null', async () => {
    const match = await createMatch(counter, { id: 'm', players: 1, names: ['Ada'] });
    await match.submit(0, said(1));
    await match.undo(0);
    expect(await match.framesSince(0, null)).toEqual([
      { version: 1, seat: 0, action: said(1), text: 'Ada says 1.' },
      { version: 2, seat: 0, action: null, undo: 0, text: 'Ada takes the last action back.' },
    ]);
    expect(await match.framesSince(1, 0)).toHaveLength(1);
    expect(await match.framesSince(2, 0)).toEqual([]);
    expect(await match.framesSince(7, 0)).toEqual([]);
  });

  it('at most 1,000, or as many as are asked for, also from before a snapshot', async () => {
    const store = memoryStore();
    const match = await createMatch(counter, { id: 'm', players: 1, store });
    for (let number = 1; number <= 1_010; number++) await match.submit(0, said(number));
    const again = await openMatch(store, 'm', { game: counter });
    for (const one of [match, again]) {
      const all = await one.framesSince(0, null);
      expect(all.map(({ version }) => version)).toEqual(Array.from({ length: 1_000 }, (_, i) => i + 1));
      const some = await one.framesSince(973, null, { limit: 3 });
      expect(some.map(({ version }) => version)).toEqual([974, 975, 976]);
      expect(await one.framesSince(990, null)).toHaveLength(20);
    }
    await expect(match.framesSince(0, null, { limit: 1_001 })).rejects.toThrow('limit');
    await expect(match.framesSince(-1, null)).rejects.toThrow('version');
    await expect(match.framesSince(0, 1)).rejects.toThrow('seat');
  });

  it('from any version on, whether they are held in memory or read, without a gap', async () => {
    const store = memoryStore();
    const match = await createMatch(counter, { id: 'm', players: 1, store });
    for (let number = 1; number <= 130; number++) await match.submit(0, said(number));
    const again = await openMatch(store, 'm', { game: counter });
    for (const one of [match, again]) {
      for (let since = 0; since <= 130; since++) {
        const [first, second] = await one.framesSince(since, null, { limit: 2 });
        const expected = [since + 1, since + 2].map((version) => (version <= 130 ? version : undefined));
        expect([first?.version, second?.version]).toEqual(expected);
      }
    }
  });

  it('view is there in games that hide something, and what an action told it tells for ever', async () => {
    const match = await createMatch(sealed, { id: 'm', players: 2, seed: 'x' });
    await match.submit(0, { type: 'shake', player: 0 });
    const die = match.view(0).view.dice[0];
    expect(die).toBeTypeOf('number');
    const [own] = await match.framesSince(0, 0);
    const [other] = await match.framesSince(0, 1);
    const [spectator] = await match.framesSince(0, null);
    expect(own).toMatchObject({ action: { outcome: die }, view: { dice: [die, null] } });
    for (const frame of [other, spectator]) {
      expect(frame?.action).toEqual({ type: 'shake', player: 0 });
      expect(frame?.view?.dice).toEqual(['covered', null]);
    }
  });
});

describe('subscribe', () => {
  it('gives each frame once and in order, from now', async () => {
    const match = await createMatch(counter, { id: 'm', players: 1 });
    await match.submit(0, said(1));
    const heard: number[] = [];
    const stop = match.subscribe(0, ({ version }) => heard.push(version));
    await match.submit(0, said(2));
    await match.undo(0);
    expect(heard).toEqual([2, 3]);
    stop();
    await match.submit(0, said(2));
    expect(heard).toEqual([2, 3]);
  });

  it('sends nothing to a subscriber who has left: by another’s listener, by their own in the middle of what they had missed, or by its end', async () => {
    const match = await createMatch(counter, { id: 'm', players: 1 });
    const heard: string[] = [];
    const stops: (() => void)[] = [];
    match.subscribe(0, () => stops[0]?.());
    stops.push(match.subscribe(0, ({ version }) => heard.push(`after them: ${version}`)));
    for (let number = 1; number <= 5; number++) await match.submit(0, said(number));
    const leaving = match.subscribe(
      0,
      ({ version }) => {
        heard.push(`missed: ${version}`);
        if (version === 2) leaving();
      },
      { since: 0 },
    );
    match.subscribe(0, () => heard.push('at once'), { since: 0 })();
    match.subscribe(0, ({ version }) => heard.push(`to the end: ${version}`));
    await turns();
    await match.submit(0, said(6));
    await match.close();
    expect(await match.submit(0, said(7))).toMatchObject({ ok: false });
    expect(heard).toEqual(['missed: 1', 'missed: 2', 'to the end: 6']);
  });

  it('from since, without a gap, whatever comes meanwhile', async () => {
    const store = memoryStore();
    const match = await createMatch(counter, { id: 'm', players: 1, store });
    for (let number = 1; number <= 130; number++) await match.submit(0, said(number));
    const again = await openMatch(store, 'm', { game: counter });
    const heard: number[] = [];
    again.subscribe(null, ({ version }) => heard.push(version), { since: 7 });
    for (let number = 131; number <= 140; number++) await again.submit(0, said(number));
    await turns();
    expect(heard).toEqual(Array.from({ length: 133 }, (_, i) => i + 8));
  });

  it('from a version that is still to come', async () => {
    const match = await createMatch(counter, { id: 'm', players: 1 });
    const heard: number[] = [];
    match.subscribe(null, ({ version }) => heard.push(version), { since: 2 });
    for (let number = 1; number <= 4; number++) await match.submit(0, said(number));
    expect(heard).toEqual([3, 4]);
  });

  it('what a listener throws goes to onError of the match, never to who submitted; no other listener misses a frame', async () => {
    const errors: unknown[] = [];
    const match = await createMatch(counter, { id: 'm', players: 1, onError: (error) => errors.push(error) });
    const heard: number[] = [];
    match.subscribe(0, () => {
      throw new Error('at once');
    });
    match.subscribe(0, async () => {
      throw new Error('later');
    });
    match.subscribe(0, ({ version }) => heard.push(version));
    expect(await match.submit(0, said(1))).toEqual({ ok: true, version: 1, repeated: false });
    expect(await match.submit(0, said(2))).toEqual({ ok: true, version: 2, repeated: false });
    await turns();
    expect(heard).toEqual([1, 2]);
    expect(errors.map((error) => (error as Error).message).sort()).toEqual(['at once', 'at once', 'later', 'later']);
  });

  it('a listener is not waited for, and may submit itself', async () => {
    const match = await createMatch(counter, { id: 'm', players: 1 });
    const answers: Promise<unknown>[] = [];
    match.subscribe(0, ({ version }) => {
      if (version < 5) answers.push(match.submit(0, said(version + 1)));
      return new Promise(() => undefined);
    });
    await match.submit(0, said(1));
    for (let n = 0; n < 4; n++) await turns();
    expect(answers).toHaveLength(4);
    await Promise.all(answers);
    expect(match.version).toBe(5);
  });

  it('goes on without a gap where the store could not be read meanwhile', async () => {
    const inner = memoryStore();
    const match = await createMatch(counter, { id: 'm', players: 1, store: inner });
    for (let number = 1; number <= 100; number++) await match.submit(0, said(number));
    let isDown = false;
    const errors: unknown[] = [];
    const store = watched(inner, (call) => {
      if (isDown && call === 'read') throw new Error('down');
    });
    const again = await openMatch(store, 'm', { game: counter, onError: (error) => errors.push(error) });
    const heard: number[] = [];
    isDown = true;
    again.subscribe(null, ({ version }) => heard.push(version), { since: 0 });
    await turns();
    expect([heard.length, errors.length]).toEqual([0, 1]);
    isDown = false;
    await again.submit(0, said(101));
    await turns();
    expect(heard).toEqual(Array.from({ length: 101 }, (_, i) => i + 1));
  });

  it('refuses seats, versions and listeners that can’t be', async () => {
    const match = await createMatch(counter, { id: 'm', players: 1 });
    expect(() => match.subscribe(1, () => undefined)).toThrow('seat');
    expect(() => match.subscribe(0, () => undefined, { since: -1 })).toThrow('version');
    expect(() => match.subscribe(0, null as never)).toThrow('function');
    expect(() => match.view(1)).toThrow('seat');
  });

  it('where the store has no listen, other processes see entries at their next catchUp or submit; else at once', async () => {
    const inner = memoryStore();
    for (const [store, seen] of [
      [asleep(inner), [0, 1]],
      [inner, [2, 2]],
    ] as const) {
      const here =
        inner === store
          ? await openMatch(store, 'm', { game: counter })
          : await createMatch(counter, { id: 'm', players: 1, store });
      const there = await openMatch(store, 'm', { game: counter });
      await here.submit(0, said(here.version + 1));
      await turns();
      expect(there.version).toBe(seen[0]);
      expect(await there.catchUp(seen[1])).toBe(seen[1]);
      await there.close();
    }
  });
});

describe('view and record', () => {
  it('the commitment is there from the first moment, the seed not before the end', async () => {
    const match = await createMatch(counter, { id: 'm', players: 1, options: { limit: 2 }, seed: 'x', names: ['Ada'] });
    const { options } = counter.setup({ players: 1, options: { limit: 2 } });
    const commitment = commit('x', { game: counter.id, rules: counter.rules, options, players: 1, match: 'm' });
    const seen = { version: 0, toAct: [0], result: null, commitment, names: ['Ada'] };
    expect(match.view(null)).toEqual({ ...seen, view: counter.setup({ players: 1, options: { limit: 2 } }) });
    await match.submit(0, said(1));
    for (const seat of [0, null]) expect(await match.record(seat)).not.toHaveProperty('seed');
    expect(await match.save()).toHaveProperty('seed', 'x');
    await match.submit(0, said(2));
    for (const seat of [0, null]) expect(await match.record(seat)).toHaveProperty('seed', 'x');
    expect(verifyRecord(await match.record(null), counter)).toMatchObject({ ok: true, dice: 'compared' });
  });

  it('a new seed for every match, unless one is given', async () => {
    const [one, two] = [
      await createMatch(counter, { id: 'm', players: 1 }),
      await createMatch(counter, { id: 'm', players: 1 }),
    ];
    expect(one.view(null).commitment).not.toBe(two.view(null).commitment);
    expect((await one.save()).seed).toMatch(/^[0-9a-f]{32}$/);
  });

  it('before the end a record is viewRecord, at the end it is whole, with secrets', async () => {
    const match = await createMatch(sealed, { id: 'm', players: 2, seed: 'x' });
    const actions = [
      ...[0, 1].map((player) => ({ type: 'shake', player }) as const),
      ...[0, 1].map((player) => ({ type: 'guess', player, sum: 7 }) as const),
      ...[0, 1].map((player) => ({ type: 'lift', player }) as const),
    ];
    for (const action of actions) {
      const { seed: _, ...told } = await match.save();
      for (const seat of [0, 1, null]) expect(await match.record(seat)).toEqual(viewRecord(told, seat, sealed));
      await match.submit(action.player, action);
    }
    expect(match.view(null).result).not.toBeNull();
    for (const seat of [0, 1, null]) expect(await match.record(seat)).toEqual(await match.save());
    expect(verifyRecord(await match.record(null), sealed)).toMatchObject({ ok: true, drawn: 2 });
  });

  it('what was taken back is in no record', async () => {
    const match = await createMatch(counter, { id: 'm', players: 1 });
    await match.submit(0, said(1));
    await match.submit(0, said(2));
    await match.undo(0);
    expect((await match.record(0)).actions).toEqual([said(1)]);
  });

  it('what comes out is frozen, and no submission changes what was given', async () => {
    const match = await createMatch(kiriki, { id: 'm', players: 1 });
    const action = { ...ROLL, dice: [0, 1] };
    const seen = match.view(0);
    const answer = await match.submit(0, { ...action, dice: [0, 1, 2, 3, 4] });
    const [frame] = await match.framesSince(0, 0);
    for (const one of [seen, seen.view, answer, frame, (frame as MatchFrame).action])
      expect(Object.isFrozen(one)).toBe(true);
    expect(Object.isFrozen(action)).toBe(false);
  });
});

describe('listen', () => {
  it('tells who names a match of that one only, others of all, and nobody who has stopped', () => {
    const store = memoryStore();
    const heard: string[] = [];
    const hearing = (name: string) => (id?: string) => void heard.push(`${name}: ${id}`);
    store.listen?.(hearing('all'));
    const stops = ['one', 'one', 'two'].map((id) => store.listen?.(hearing(`of ${id}`), id));
    const append = (id: string, version: number) => store.append(id, version, { seat: 0, undo: 0 });
    for (const id of ['one', 'two', 'three'])
      store.create(id, { format: 'dicewright/1', game: 'x', rules: 1, players: 1, options: {} });
    for (const id of ['one', 'three']) append(id, 0);
    expect(heard.splice(0)).toEqual(['of one: one', 'of one: one', 'all: one', 'all: three']);
    for (const stop of stops.slice(1)) (stop as () => void)();
    for (const id of ['one', 'two']) append(id, id === 'one' ? 1 : 0);
    expect(heard).toEqual(['of one: one', 'all: one', 'all: two']);
  });
});
