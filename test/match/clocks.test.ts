import { kiriki } from 'dicewright/kiriki';
import { createMatch, type MatchStore, memoryStore, openMatch } from 'dicewright/match';
import { verifyRecord } from 'dicewright/record';
import { describe, expect, it } from 'vitest';
import { counter } from '../toys/counter.js';
import { rush } from '../toys/rush.js';
import { asleep } from './stores.js';

type Clock = Parameters<typeof createMatch>[1] extends { clock?: infer C } ? NonNullable<C> : never;

const said = (number: number) => ({ type: 'say', player: (number - 1) % 2, number }) as const;
const counting = (clock: Clock, store: MatchStore = memoryStore(), more: object = {}) =>
  createMatch(counter, { id: 'm', players: 2, names: ['Ada', 'Ben'], clock, store, ...more });

describe('a clock', () => {
  it('stands until the first tick, which is an entry; the others are none', async () => {
    const match = await counting({ initial: 10_000 });
    await match.submit(0, said(1));
    expect(match.view(0).clock).toEqual({ now: null, left: [10_000, 10_000] });
    expect(await match.tick(5_000)).toEqual({ ok: true, version: 2, repeated: false });
    expect(await match.framesSince(1, 0)).toEqual([
      { version: 2, seat: null, action: null, text: 'The clock runs.', clock: { now: 5_000, left: [10_000, 10_000] } },
    ]);
    for (const now of [5_000, 5_001, 9_000, 14_999]) {
      expect(await match.tick(now)).toEqual({ ok: true, version: 2, repeated: false });
      expect(match.view(0).clock).toEqual({ now, left: [10_000, 10_000 - (now - 5_000)] });
    }
  });

  it('runs for whoever is to act, and adds for each own action', async () => {
    const match = await counting({ initial: 10_000, increment: 500 });
    await match.tick(0);
    await match.tick(4_000);
    await match.submit(0, said(1));
    expect(match.view(0).clock).toEqual({ now: 4_000, left: [6_500, 10_000] });
    await match.tick(5_000);
    await match.submit(1, said(2));
    expect(match.view(0).clock).toEqual({ now: 5_000, left: [6_500, 9_500] });
    const [, first, second] = await match.framesSince(0, null);
    expect([first?.clock?.left, second?.clock?.left]).toEqual([
      [6_500, 10_000],
      [6_500, 9_500],
    ]);
  });

  it('ends the match at the tick by which the time of somebody is up, to the millisecond', async () => {
    const match = await counting({ initial: 1_000 });
    await match.tick(7);
    await match.submit(0, said(1));
    await match.tick(1_006);
    expect(match.view(0).result).toBeNull();
    expect(await match.tick(1_007)).toEqual({ ok: true, version: 3, repeated: false });
    expect(match.view(1)).toMatchObject({
      ended: { by: 'clock', reason: 'Ben has run out of time.', seat: 1 },
      result: { winners: [0], scores: null },
      toAct: [],
      clock: { now: 1_007, left: [1_000, 0] },
    });
    await match.tick(9_000);
    expect(match.view(1).clock?.now).toBe(1_007);
    const record = await match.record(0);
    expect(verifyRecord(record, counter)).toMatchObject({ ok: true, result: { winners: [0] } });
    expect(record.seed).toBeDefined();
  });

  it('bounds a single action, for which what others do gives nobody more time', async () => {
    const match = await createMatch(rush, { id: 'm', players: 2, clock: { initial: 60_000, perAction: 1_000 } });
    await match.tick(0);
    await match.tick(900);
    await match.submit(0, { type: 'grab', player: 0, line: 1 });
    expect(match.view(0).clock).toEqual({ now: 900, left: [59_100, 59_100], leftForAction: [1_000, 100] });
    await match.tick(1_000);
    expect(match.view(0)).toMatchObject({ ended: { by: 'clock', seat: 1 }, result: { winners: [0] } });
  });

  it('who ran out first has lost, however late it is told; who ran out together, together', async () => {
    const late = await createMatch(rush, { id: 'm', players: 3, clock: { initial: 1_000 } });
    await late.tick(0);
    await late.tick(100);
    await late.submit(0, { type: 'grab', player: 0, line: 1 });
    await late.tick(99_000);
    expect(late.view(0)).toMatchObject({ ended: { by: 'clock' }, result: { winners: [0] } });
    expect(late.view(0).ended).not.toHaveProperty('seat');
    expect(late.view(0).ended?.reason).toBe('Player 2 and Player 3 have run out of time.');
    expect(verifyRecord(await late.record(0), rush).ok).toBe(true);
    const nobody = await createMatch(rush, { id: 'm', players: 2, clock: { initial: 1_000 } });
    await nobody.tick(0);
    await nobody.tick(1_000);
    expect(nobody.view(0).result?.winners).toEqual([]);
    expect(verifyRecord(await nobody.record(0), rush).ok).toBe(true);
  });

  it('who acts when the time is up comes too late, though nobody has ended the match yet', async () => {
    const store = memoryStore();
    const here = await counting({ initial: 1_000 }, asleep(store));
    await here.tick(0);
    await here.submit(0, said(1));
    await here.tick(500);
    await here.submit(1, said(2));
    const there = await openMatch(asleep(store), 'm', { game: counter });
    // Ada has time until then, as far as is known there.
    await there.tick(1_300);
    await here.submit(0, said(3));
    expect(await there.submit(1, said(4))).toMatchObject({ ok: false, error: { code: 'ILLEGAL' }, version: 4 });
    expect((await there.resign(0, { at: 3 })).ok).toBe(false);
    await there.tick(1_300);
    expect(there.view(0)).toMatchObject({ version: 5, ended: { by: 'clock', seat: 1 } });
  });

  it('is not put back: an earlier moment is taken for the last', async () => {
    const match = await counting({ initial: 1_000 });
    await match.tick(500);
    await match.tick(900);
    await match.tick(100);
    expect(match.view(0).clock).toEqual({ now: 900, left: [600, 1_000] });
    await match.submit(0, said(1));
    await match.tick(950);
    expect(match.view(0).clock?.left).toEqual([600, 950]);
  });

  it('makes nothing stale: the first tick changes nothing for who acts', async () => {
    const match = await counting({ initial: 1_000 });
    await match.tick(0);
    expect((await match.submit(0, said(1), { at: 0 })).ok).toBe(true);
    expect(await match.submit(1, said(2), { at: 1 })).toMatchObject({ ok: false, error: { code: 'STALE' } });
  });

  it('gives nothing for what is taken back', async () => {
    const match = await counting({ initial: 10_000, increment: 500, perAction: 4_000 });
    await match.tick(0);
    await match.tick(1_000);
    await match.submit(0, said(1));
    await match.tick(1_300);
    for (let n = 0; n < 5; n++) {
      await match.undo(0);
      expect(match.view(0).clock).toEqual({ now: 1_300, left: [9_000, 9_700], leftForAction: [3_000, 4_000] });
      await match.submit(0, said(1));
    }
    expect(match.view(0).clock?.left).toEqual([9_500, 9_700]);
  });

  it('goes on after the match was opened again, from a log and from a snapshot, as it was', async () => {
    const store = memoryStore();
    const match = await counting({ initial: 100_000, increment: 7, perAction: 50_000 }, store);
    await match.tick(1_000);
    for (let number = 1; number <= 60; number++) {
      await match.tick(1_000 + 13 * number);
      await match.submit((number - 1) % 2, said(number));
      const [again, whole] = [
        await openMatch(store, 'm', { game: counter }),
        await openMatch(bare(store), 'm', { game: counter }),
      ];
      expect(again.view(0)).toEqual(match.view(0));
      expect(whole.view(0)).toEqual(match.view(0));
    }
    expect((await store.latest('m'))?.snapshot?.version).toBe(50);
  });

  it('ends a match once, whoever is first to say it', async () => {
    const store = memoryStore();
    const here = await counting({ initial: 1_000 }, asleep(store));
    await here.tick(0);
    const there = await openMatch(asleep(store), 'm', { game: counter });
    await Promise.all([here.tick(1_000), there.tick(1_001), here.tick(1_002)]);
    expect([here.version, await there.catchUp()]).toEqual([2, 2]);
    expect(here.view(null)).toEqual(there.view(null));
  });

  it('a tick on an old position reads on first', async () => {
    const store = memoryStore();
    const here = await counting({ initial: 1_000 }, asleep(store));
    await here.tick(0);
    const there = await openMatch(asleep(store), 'm', { game: counter });
    await here.tick(900);
    await here.submit(0, said(1));
    await there.tick(1_100);
    expect(there.view(null)).toMatchObject({ version: 2, result: null, clock: { left: [100, 800] } });
  });

  it.each([
    0,
    null,
    {},
    { initial: 0 },
    { initial: -1 },
    { initial: 1.5 },
    { initial: 2e12 },
    { initial: '1000' },
    { initial: 1_000, increment: -1 },
    { initial: 1_000, perAction: 0 },
    { initial: 1_000, more: 1 },
  ])('%j is none', async (clock) => {
    await expect(counting(clock as never)).rejects.toMatchObject({ code: 'INVALID_SETUP', path: ['clock'] });
  });

  it('a moment that is none is refused', async () => {
    const match = await counting({ initial: 1_000 });
    for (const now of [-1, 0.5, Number.NaN, '0', null, undefined, 2 ** 53]) {
      expect(await match.tick(now as never)).toMatchObject({ ok: false, error: { code: 'INVALID_ACTION' } });
    }
    expect(match.version).toBe(0);
  });

  it('is not needed: a match without one takes ticks for nothing', async () => {
    const match = await createMatch(kiriki, { id: 'm', players: 2 });
    expect(await match.tick(0)).toEqual({ ok: true, version: 0, repeated: false });
    expect(match.view(0)).not.toHaveProperty('clock');
  });

  it('is in the log with what was done where it has gone on, and nowhere else', async () => {
    const timed = async (more: object): Promise<unknown[]> => {
      const store = memoryStore();
      const match = await createMatch(counter, { id: 'm', players: 2, store, ...more });
      await match.tick(1_000);
      await match.submit(0, said(1));
      await match.submit(1, said(2));
      await match.tick(1_500);
      await match.submit(0, said(3));
      await match.submit(1, said(4));
      return (await store.read('m', 0, 10)).map(({ entry }) => entry.now);
    };
    expect(await timed({ clock: { initial: 9_000 } })).toEqual([1_000, undefined, undefined, 1_500, undefined]);
    expect(await timed({})).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('begins anew for each action of one’s own, also for who acts again', async () => {
    const match = await createMatch(kiriki, { id: 'm', players: 2, clock: { initial: 60_000, perAction: 1_000 } });
    await match.tick(0);
    await match.tick(600);
    expect(match.view(0).clock?.leftForAction).toEqual([400, 1_000]);
    await match.submit(0, { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] });
    expect(match.view(0).clock?.leftForAction).toEqual([1_000, 1_000]);
    await match.tick(1_500);
    expect(match.view(0).clock?.leftForAction).toEqual([100, 1_000]);
  });

  it('runs out for one alone where several think, and one has less left', async () => {
    const match = await createMatch(rush, { id: 'm', players: 3, clock: { initial: 1_000 } });
    await match.tick(0);
    for (const [seat, now] of [100, 300, 600].entries()) {
      await match.tick(now);
      await match.submit(seat, { type: 'grab', player: seat, line: seat + 1 });
    }
    expect(match.view(0).clock?.left).toEqual([900, 700, 400]);
    await match.tick(99_000);
    expect(match.view(0)).toMatchObject({ ended: { by: 'clock', seat: 2 }, result: { winners: [0, 1] } });
  });

  it('is refused, with its name, in settings that can’t be', async () => {
    for (const clock of [
      {},
      { initial: 0 },
      { initial: 1, increment: -1 },
      { initial: 1, perAction: 0 },
      { initial: 1, a: 1 },
    ]) {
      await expect(counting(clock as never)).rejects.toMatchObject({
        code: 'INVALID_SETUP',
        path: ['clock'],
        message: expect.stringMatching(/clock: expected \{ initial, increment, perAction \}/),
      });
    }
  });
});

/** Without its snapshots. */
const bare = (store: MatchStore): MatchStore => ({
  ...store,
  async latest(id) {
    const kept = await store.latest(id);
    return kept && { header: kept.header };
  },
});
