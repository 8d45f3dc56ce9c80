import { kiriki } from 'dicewright/kiriki';
import { createMatch, type Match, memoryStore, openMatch } from 'dicewright/match';
import { readRecord, toText, verifyRecord } from 'dicewright/record';
import { describe, expect, it } from 'vitest';
import { chainOf } from '../../src/record/chain.js';
import { bare, codeOf, commitments, committed, linkAt, ROLL, seedOf } from './shared-table.js';
import { asleep } from './stores.js';

describe('who does not reveal', () => {
  const told = async (more: object = {}) => {
    const match = await committed({ revealWithin: 5_000, ...more });
    await match.tick(1_000);
    await match.submit(0, ROLL as never);
    await match.reveal(0, linkAt(0, 0));
    return match;
  };

  it('is told to all, with the time that is left, and has lost at the tick after it', async () => {
    const match = await told();
    expect(match.view(null).shared).toMatchObject({ missing: [1], until: 6_000 });
    expect(await match.tick(5_999)).toMatchObject({ version: 4 });
    await match.tick(6_000);
    const reason = 'Ben did not share in the dice in time.';
    expect(match.view(0)).toMatchObject({
      toAct: [],
      ended: { by: 'forfeit', seat: 1, reason },
      result: { winners: [0] },
    });
    expect(codeOf(await match.reveal(1, linkAt(1, 0)))).toBe('GAME_OVER');
    expect(match.view(0).shared).toMatchObject({ missing: [], throws: 0 });
    const { commitment } = match.view(0);
    const record = await match.record(0);
    expect(verifyRecord(record, kiriki, { commitment })).toMatchObject({ deviations: [], ok: true });
    expect(record.actions).toEqual([]);
  });

  it('has all the time where no time is told, from the first tick on then, and none is needed where nothing is agreed', async () => {
    const match = await committed({ revealWithin: 5_000 });
    await match.submit(0, ROLL as never);
    expect(match.view(0).shared).not.toHaveProperty('until');
    await match.tick(90_000);
    expect(match.view(0).shared).toMatchObject({ until: 95_000, missing: [0, 1] });
    await match.tick(94_999);
    expect(match.view(0)).not.toHaveProperty('ended');
    const patient = await committed();
    await patient.submit(0, ROLL as never);
    for (const now of [0, 1e12]) await patient.tick(now);
    expect(patient.view(0)).not.toHaveProperty('ended');
    expect(patient.version).toBe(3);
    expect(await patient.forfeit(1, 'Ben has left.')).toMatchObject({ ok: true });
  });

  it('forfeits together with others who are silent, by no name then, and the rest share what is left', async () => {
    const all = await committed({ revealWithin: 1, id: 'm' });
    await all.tick(0);
    await all.submit(0, ROLL as never);
    await all.tick(1);
    expect(all.view(0).ended).toEqual({ by: 'forfeit', reason: 'Ada and Ben did not share in the dice in time.' });
    const three = await createMatch(kiriki, { id: 'm', players: 3, dice: 'shared', revealWithin: 1 });
    for (const seat of [0, 1, 2]) await three.commit(seat, chainOf(seedOf(seat), 'm', seat).commitment);
    await three.tick(0);
    await three.submit(0, ROLL as never);
    await three.reveal(1, chainOf(seedOf(1), 'm', 1).linkAt(0));
    await three.tick(1);
    expect(three.view(0).ended).toEqual({
      by: 'forfeit',
      reason: 'Player 1 and Player 3 did not share in the dice in time.',
    });
    for (const [match, winners] of [[all, []] as const, [three, [1]] as const]) {
      expect(match.view(0).result?.winners).toEqual(winners);
      const record = await match.record(0);
      expect(verifyRecord(record, kiriki).deviations).toEqual([]);
      expect(readRecord(toText(record, kiriki), kiriki)).toEqual(readRecord(record));
    }
  });

  it('uses up nobody’s clock', async () => {
    const match = await told({ clock: { initial: 10_000, increment: 0 } });
    const left = match.view(0).clock?.left;
    await match.tick(4_000);
    expect(match.view(0).clock?.left).toEqual(left);
    await match.reveal(1, linkAt(1, 0));
    await match.tick(5_000);
    expect(match.view(0).clock).toMatchObject({ left: [9_000, 10_000] });
  });

  it('is found out by another process, too', async () => {
    const store = memoryStore();
    const match = await told({ store });
    const there = (await openMatch(asleep(store), 'm')) as Match;
    await there.tick(6_000);
    await match.catchUp();
    expect(match.view(0).ended).toEqual(there.view(0).ended);
    expect(match.view(0).ended).toMatchObject({ by: 'forfeit', seat: 1 });
  });
});

describe('who does not commit', () => {
  const begun = async (more: object = {}) => {
    const match = await bare({ revealWithin: 5_000, ...more });
    await match.tick(1_000);
    return match;
  };

  it('is waited for as long as nobody has, then told to all with the time that is left, and has lost at the tick after it', async () => {
    const match = await begun();
    await match.tick(90_000);
    expect([match.version, match.view(0).shared?.until]).toEqual([0, undefined]);
    await match.commit(0, commitments[0] as string);
    expect(match.view(null).shared).toMatchObject({ missing: [1], until: 95_000 });
    expect(await match.tick(94_999)).toMatchObject({ version: 1 });
    await match.tick(95_000);
    const reason = 'Ben did not commit to the dice in time.';
    expect(match.view(0)).toMatchObject({
      ended: { by: 'forfeit', seat: 1, reason },
      result: { winners: [0] },
      shared: { missing: [] },
    });
    expect(match.view(0).shared).not.toHaveProperty('until');
    expect(codeOf(await match.commit(1, commitments[1] as string))).toBe('GAME_OVER');
    const record = await match.record(0);
    expect(verifyRecord(record, kiriki).deviations).toEqual([]);
  });

  it('has no more time because others come, and none is needed when all have', async () => {
    const match = await createMatch(kiriki, { id: 'm', players: 3, dice: 'shared', revealWithin: 5_000 });
    const commit = (seat: number) => match.commit(seat, chainOf(seedOf(seat), 'm', seat).commitment);
    await match.tick(0);
    await commit(2);
    await match.tick(4_000);
    await commit(0);
    expect(match.view(0).shared).toMatchObject({ missing: [1], until: 5_000 });
    await commit(1);
    expect(match.view(0).shared).not.toHaveProperty('until');
    await match.tick(90_000);
    expect(match.view(0)).toMatchObject({ toAct: [0] });
    expect(match.view(0)).not.toHaveProperty('ended');
  });

  it('is waited for from the first tick on, by whatever process, where no time was told before', async () => {
    const store = memoryStore();
    const match = await bare({ revealWithin: 5_000, store });
    await match.commit(1, commitments[1] as string);
    expect(match.view(0).shared).not.toHaveProperty('until');
    const there = (await openMatch(asleep(store), 'm')) as Match;
    await there.tick(10_000);
    await match.catchUp();
    expect(match.view(0).shared).toMatchObject({ missing: [0], until: 15_000 });
    await match.tick(15_000);
    await there.catchUp();
    expect(there.view(0).ended).toMatchObject({ by: 'forfeit', seat: 0 });
  });

  it('has all the time where nothing is agreed', async () => {
    const match = await bare();
    await match.commit(0, commitments[0] as string);
    for (const now of [0, 1e12]) await match.tick(now);
    expect([match.version, match.view(0).ended]).toEqual([1, undefined]);
  });
});

describe('what is agreed', () => {
  it.each([
    [{ dice: 'shared', revealWithin: 0 }, 'revealWithin'],
    [{ dice: 'shared', revealWithin: 1.5 }, 'revealWithin'],
    [{ dice: 'shared', revealWithin: '5' }, 'revealWithin'],
    [{ dice: undefined, revealWithin: 5_000 }, 'revealWithin'],
    [{ dice: 'table', seed: undefined, revealWithin: 5_000 }, 'revealWithin'],
    [{ dice: 'shared', begin: 'first' }, 'begin'],
  ])('is refused in %o: INVALID_SETUP', async (more, key) => {
    await expect(bare(more)).rejects.toMatchObject({ code: 'INVALID_SETUP', path: [key] });
  });

  it('takes no seed that is none', async () => {
    for (const seed of [1, '\ud800', 'x'.repeat(20_001)])
      await expect(bare({ seed })).rejects.toMatchObject({ code: 'INVALID_SETUP' });
    const match = await bare();
    expect(() => match.share(2)).toThrow('seat');
    expect(() => match.share(0, 7 as never)).toThrow('a seed is a string');
  });

  it('is nothing for others: nobody shares in a match whose dice are the host’s', async () => {
    const match = await createMatch(kiriki, { id: 'm', players: 2 });
    expect(match.view(0)).not.toHaveProperty('shared');
    match.share(0)();
    expect(codeOf(await match.commit(0, commitments[0] as string))).toBe('ILLEGAL');
    expect(codeOf(await match.reveal(0, linkAt(0, 0)))).toBe('ILLEGAL');
    expect(match.version).toBe(0);
  });
});
