import { kiriki } from 'dicewright/kiriki';
import { createMatch, type Match, openMatch } from 'dicewright/match';
import { postgresStore } from 'dicewright/postgres';
import { verifyRecord } from 'dicewright/record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchFrame } from '../../../src/match/types.js';
import { counter } from '../../toys/counter.js';
import { sealed } from '../../toys/sealed.js';
import { type Database, databases } from './databases.js';

const said = (number: number) => ({ type: 'say', player: 0, number }) as const;
const ROLL = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] } as const;

/** The first frames from a version on that the seat is told. */
const frames = (match: Match, seat: number | null, since: number, count: number): Promise<readonly MatchFrame[]> =>
  new Promise((resolve) => {
    const told: MatchFrame[] = [];
    match.subscribe(seat, (frame) => void (told.push(frame) === count && resolve(told)), { since });
  });

describe.each(Object.entries(databases))('matches in %s', (_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await postgresStore(database.client).migrate();
  });
  afterAll(() => database.end());

  /** Another process, as far as matches go. */
  const process = () => postgresStore(database.client, { listen: database.listen });

  it('go on elsewhere, with what was answered under a key, also when it was taken back', async () => {
    const match = await createMatch(counter, { id: 'elsewhere', players: 1, store: process() });
    await match.submit(0, said(1), { key: 'one' });
    expect(await match.undo(0, { key: 'back' })).toEqual({ ok: true, version: 2, repeated: false });
    await match.close();
    const there = await openMatch(process(), 'elsewhere', { game: counter });
    expect(await there.submit(0, said(1), { key: 'one' })).toEqual({ ok: true, version: 1, repeated: true });
    expect(await there.undo(0, { key: 'back' })).toEqual({ ok: true, version: 2, repeated: true });
    expect((await there.submit(0, said(2), { key: 'one' })).ok).toBe(false);
    expect(there.view(null).view.count).toBe(0);
    await there.close();
  });

  it('wake each other: who subscribes here is told at once what is submitted there, in order', async () => {
    const [here, there] = [process(), process()];
    const one = await createMatch(counter, { id: 'woken', players: 1, store: here });
    const two = await openMatch(there, 'woken', { game: counter });
    const heard = frames(two as unknown as Match, null, 0, 20);
    for (let number = 1; number <= 20; number++) await one.submit(0, said(number));
    expect((await heard).map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    await Promise.all([one.close(), two.close()]);
  });

  it('open from a snapshot, and tell frames from before it', async () => {
    const match = await createMatch(counter, { id: 'long', players: 1, store: process() });
    for (let number = 1; number <= 120; number++) await match.submit(0, said(number), { key: `${number}` });
    await match.close();
    expect((await process().latest('long'))?.snapshot?.version).toBe(100);
    const again = await openMatch(process(), 'long', { game: counter });
    expect(again.version).toBe(120);
    expect((await again.framesSince(3, null, { limit: 2 })).map(({ version }) => version)).toEqual([4, 5]);
    expect(await again.submit(0, said(7), { key: '7' })).toEqual({ ok: true, version: 7, repeated: true });
    await again.close();
  });

  it('tell each seat what it may know, and verify at the end', async () => {
    const store = process();
    const match = await createMatch(sealed, { id: 'sealed', players: 2, store });
    await match.submit(0, { type: 'shake', player: 0 });
    const there = await openMatch(process(), 'sealed', { game: sealed });
    for (const seat of [null, 0, 1]) {
      expect(there.view(seat)).toEqual(match.view(seat));
      expect(await there.framesSince(0, seat)).toEqual(await match.framesSince(0, seat));
    }
    expect(there.view(1).view.dice[0]).toBe('covered');
    await Promise.all([match.close(), there.close()]);

    const dice = await createMatch(kiriki, { id: 'dice', players: 2, store });
    await dice.submit(0, ROLL);
    expect(verifyRecord(await (await openMatch(process(), 'dice')).save(), kiriki)).toMatchObject({ ok: true });
    await dice.close();
  });
});
