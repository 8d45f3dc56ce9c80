import { kiriki } from 'dicewright/kiriki';
import {
  type Answer,
  createMatch,
  type Match,
  type MatchStore,
  memoryStore,
  openMatch,
  remoteMatch,
  serveSeat,
} from 'dicewright/match';
import { readRecord, toText, verifyRecord } from 'dicewright/record';
import { describe, expect, it } from 'vitest';
import { counter } from '../toys/counter.js';
import { rush } from '../toys/rush.js';
import { sealed } from '../toys/sealed.js';
import { hostileValues, spoilt } from './hostile.js';
import { asleep } from './stores.js';

const ROLL = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] } as const;
const said = (number: number) => ({ type: 'say', player: (number - 1) % 2, number }) as const;
const codeOf = (answer: Answer): string => (answer.ok ? 'ok' : answer.error.code);
const kirikiAt = (store: MatchStore = memoryStore(), more: object = {}) =>
  createMatch(kiriki, { id: 'm', players: 3, names: ['Ada', 'Ben', 'Cy'], seed: 'friday night', store, ...more });

const ends: readonly [string, (match: Match) => Promise<Answer>, object, readonly number[]][] = [
  ['resign', (match) => match.resign(1), { by: 'resign', reason: 'Ben resigns.', seat: 1 }, [0, 2]],
  ['abandon', (match) => match.abandon('Nobody came.'), { by: 'abandon', reason: 'Nobody came.' }, []],
  [
    'adjudicate',
    (match) => match.adjudicate({ winners: [2], scores: [1, 2, 3] }, 'Cy leads.'),
    { by: 'adjudicate', reason: 'Cy leads.' },
    [2],
  ],
  ['forfeit', (match) => match.forfeit(0, 'Ada left.'), { by: 'forfeit', reason: 'Ada left.', seat: 0 }, [1, 2]],
];

describe.each(ends)('%s', (by, end, ended, winners) => {
  it('ends the match for everybody, in whatever process, with its seed', async () => {
    const store = memoryStore();
    const match = (await kirikiAt(store)) as unknown as Match;
    const { commitment } = match.view(null);
    await match.submit(0, ROLL as never);
    expect(await match.record(1)).not.toHaveProperty('seed');
    expect(await end(match)).toEqual({ ok: true, version: 2, repeated: false });

    for (const one of [match, (await openMatch(store, 'm')) as Match]) {
      const result = { winners, reason: (ended as { reason: string }).reason };
      for (const seat of [0, 1, 2, null])
        expect(one.view(seat)).toMatchObject({ ended, result, toAct: [], version: 2 });
      for (const record of [await one.record(1), await one.save()]) {
        expect(record).toMatchObject({ format: 'dicewright/2', ended, result, seed: 'friday night', commitment });
        expect(verifyRecord(record, kiriki)).toMatchObject({ ok: true, drawn: 1, result });
        expect(readRecord(toText(record, kiriki), kiriki)).toEqual(readRecord(record));
      }
      const frames = await one.framesSince(1, 2);
      expect(frames).toMatchObject([{ version: 2, action: null, ended, result, text: result.reason }]);
      expect(frames[0]?.seat).toBe(by === 'resign' ? 1 : null);
    }
  });

  it('is the last entry: all else is refused then', async () => {
    const match = (await kirikiAt()) as unknown as Match;
    await match.submit(0, ROLL as never);
    await end(match);
    const later = [
      match.submit(0, ROLL as never),
      match.undo(0),
      match.answer(1, 1, true),
      match.resign(0),
      match.abandon('Late.'),
      match.adjudicate({ winners: [] }, 'Late.'),
      match.forfeit(1, 'Late.'),
    ];
    for (const answer of await Promise.all(later)) expect(codeOf(answer)).toBe('GAME_OVER');
    expect(await match.tick(1_000)).toEqual({ ok: true, version: 2, repeated: false });
    expect(match.version).toBe(2);
  });

  it('ends no match that is over by its rules', async () => {
    const match = await createMatch(counter, { id: 'm', players: 2, options: { limit: 1 } });
    await match.submit(0, said(1));
    // A result for three is none for two.
    expect(codeOf(await end(match as unknown as Match))).toBe(by === 'adjudicate' ? 'INVALID_ACTION' : 'GAME_OVER');
    expect(codeOf(await match.adjudicate({ winners: [1] }, 'Late.'))).toBe('GAME_OVER');
    expect(match.view(0)).not.toHaveProperty('ended');
    expect(await match.record(0)).toMatchObject({ format: 'dicewright/1' });
    expect(match.version).toBe(1);
  });
});

describe('resigning', () => {
  it('needs no turn, and is once: sent again it gets its first answer, from another process, too', async () => {
    const store = memoryStore();
    const match = await kirikiAt(store);
    const there = await openMatch(asleep(store), 'm', { game: kiriki });
    expect(await match.resign(2, { at: 0, key: 'k' })).toEqual({ ok: true, version: 1, repeated: false });
    for (const one of [match, there]) {
      expect(await one.resign(2, { at: 0, key: 'k' })).toEqual({ ok: true, version: 1, repeated: true });
      expect(codeOf(await one.resign(2, { key: 'other' }))).toBe('GAME_OVER');
    }
    expect(codeOf(await match.submit(2, { ...ROLL, player: 2 }, { key: 'k' }))).toBe('INVALID_ACTION');
  });

  it('on a position that was another is STALE', async () => {
    const match = await kirikiAt();
    await match.submit(0, ROLL);
    expect(codeOf(await match.resign(1, { at: 0 }))).toBe('STALE');
  });

  it('of two at once in two processes, one has resigned', async () => {
    const store = memoryStore();
    const here = await kirikiAt(asleep(store));
    const there = await openMatch(asleep(store), 'm', { game: kiriki });
    const answers = await Promise.all([here.resign(0), there.resign(1)]);
    expect(answers.map(codeOf).sort()).toEqual(['GAME_OVER', 'ok']);
    await Promise.all([here.catchUp(), there.catchUp()]);
    expect(here.view(null)).toEqual(there.view(null));
  });

  it('is told on one line, whatever the player is called', async () => {
    for (const name of ['a\nb\u0085\u007f\u2028', 'x'.repeat(100), '']) {
      const match = await createMatch(kiriki, { id: 'm', players: 2, names: [name, 'Ben'], clock: { initial: 1 } });
      const other = await createMatch(kiriki, { id: 'm', players: 2, names: [name, 'Ben'], clock: { initial: 1 } });
      await match.resign(0);
      await other.tick(0);
      await other.tick(1);
      for (const one of [match, other])
        expect(verifyRecord(await one.record(0), kiriki)).toMatchObject({ deviations: [] });
    }
  });

  it('alone is losing: nobody has won', async () => {
    const match = await createMatch(kiriki, { id: 'm', players: 1 });
    await match.resign(0);
    expect(match.view(0).result?.winners).toEqual([]);
    expect(verifyRecord(await match.record(0), kiriki).ok).toBe(true);
  });

  it('opens what is hidden in the record, as every end does', async () => {
    const match = await createMatch(sealed, { id: 'm', players: 2, seed: 'x' });
    await match.submit(0, { type: 'shake', player: 0 });
    const before = await match.record(1);
    expect(before.actions[0]).not.toHaveProperty('outcome');
    await match.resign(0);
    const record = await match.record(1);
    expect(record.actions[0]).toHaveProperty('outcome');
    expect(verifyRecord(record, sealed)).toMatchObject({ ok: true, dice: 'compared' });
  });

  it('survives a snapshot', async () => {
    const store = memoryStore();
    const match = await createMatch(counter, { id: 'm', players: 2, store });
    for (let number = 1; number <= 49; number++) await match.submit((number - 1) % 2, said(number));
    await match.resign(0);
    await match.close();
    expect((await store.latest('m'))?.snapshot?.version).toBe(50);
    const again = await openMatch(store, 'm', { game: counter });
    expect(again.view(null)).toMatchObject({ ended: { by: 'resign', seat: 0 }, result: { winners: [1] }, toAct: [] });
    expect(codeOf(await again.submit(1, said(50)))).toBe('GAME_OVER');
  });
});

describe('what the host says', () => {
  it('is refused where it can’t be, and nothing has happened', async () => {
    const match = await kirikiAt();
    for (const reason of ['', 'a\nb', 'x'.repeat(501), 1, undefined, '\ud800']) {
      expect(codeOf(await match.abandon(reason as never))).toBe('INVALID_ACTION');
      expect(codeOf(await match.forfeit(0, reason as never))).toBe('INVALID_ACTION');
      expect(codeOf(await match.adjudicate({ winners: [] }, reason as never))).toBe('INVALID_ACTION');
    }
    for (const value of hostileValues) {
      expect(codeOf(await match.forfeit(value === 0 ? 3 : (value as never), 'Left.'))).toBe('INVALID_ACTION');
      expect(codeOf(await match.adjudicate(value as never, 'So.'))).toBe('INVALID_ACTION');
      expect(codeOf(await match.adjudicate({ winners: [], scores: value } as never, 'So.'))).toMatch(
        value === null || value === undefined ? 'ok' : 'INVALID_ACTION',
      );
      if (match.version > 0) break;
    }
    const fresh = await kirikiAt();
    for (const winners of [[3], [1, 0], [0, 0], 'all', undefined]) {
      expect(codeOf(await fresh.adjudicate({ winners } as never, 'So.'))).toBe('INVALID_ACTION');
    }
    for (const value of hostileValues.slice(1)) {
      expect(codeOf(await fresh.resign(0, value as never))).toBe(value === null ? 'ok' : 'INVALID_ACTION');
      if (fresh.version > 0) break;
    }
  });

  it('has keys of its own', async () => {
    const match = await kirikiAt();
    await match.submit(0, ROLL, { key: 'k' });
    expect(await match.abandon('So.', { key: 'k' })).toEqual({ ok: true, version: 2, repeated: false });
    expect(await match.abandon('So.', { key: 'k' })).toEqual({ ok: true, version: 2, repeated: true });
    expect(codeOf(await match.abandon('Otherwise.', { key: 'k' }))).toBe('INVALID_ACTION');
  });

  it('is read from the store by what it is', async () => {
    const good = {
      seat: -1,
      end: { ended: { by: 'abandon', reason: 'So.' }, result: { winners: [], scores: null, reason: 'So.' } },
    };
    const bad = [
      { ...good, seat: -2 },
      { ...good, end: {} },
      { ...good, end: { ...good.end, ended: { by: 'magic', reason: 'So.' } } },
      { ...good, end: { ended: good.end.ended } },
      { seat: -1 },
      { seat: -1, now: -1 },
      { seat: 0, reply: {} },
      { seat: 0, ask: 5 },
    ];
    for (const entry of [good, ...bad]) {
      const store = memoryStore();
      await kirikiAt(store);
      await store.append('m', 0, entry as never);
      const opened = openMatch(store, 'm', { game: kiriki });
      if (entry === good) await opened;
      else await expect(opened).rejects.toThrow('store: entry 0');
    }
  });
});

describe('over a connection', () => {
  async function connected(seat: number | null, options: object = {}) {
    const match = await createMatch(rush, { id: 'm', players: 2, ...options });
    const sent: { type: string; key?: string }[] = [];
    const remote = remoteMatch(rush, seat, (message) => {
      sent.push(message);
      void served.receive(JSON.parse(JSON.stringify(message)));
    });
    const served = serveSeat(match, seat, (message) => remote.receive(JSON.parse(JSON.stringify(message))));
    remote.connected();
    await match.catchUp();
    return { match, remote, served, sent };
  }

  it('a seat resigns for itself, and everybody is shown it', async () => {
    const { match, remote } = await connected(1);
    expect(await remote.resign()).toEqual({ ok: true, version: 1, repeated: false });
    const { ended, result, toAct } = match.view(1);
    expect(remote.view(1)).toMatchObject({ ended, result, toAct, isPending: false });
    expect(ended).toMatchObject({ by: 'resign', seat: 1 });
    expect(codeOf(await remote.submit({ type: 'grab', player: 1, line: 1 }))).toBe('GAME_OVER');
    expect(remote.view(1)?.toAct).toEqual([]);
  });

  it('nobody resigns for another, nor does a spectator, nor end a match as the host does', async () => {
    const { match, served } = await connected(1);
    const spectator = serveSeat(match, null, () => undefined);
    await spectator.receive({ type: 'resign', key: 'k' });
    for (const type of ['abandon', 'adjudicate', 'forfeit', 'tick', 'end', 'constructor', '__proto__']) {
      await served.receive({ type, key: 'k', seat: 0, now: 1e9, reason: 'So.', result: { winners: [1] } });
    }
    expect(match.version).toBe(0);
    await served.receive({ type: 'resign', key: 'k', seat: 0 });
    expect(match.view(null).ended).toMatchObject({ seat: 1 });
  });

  it('who connects later is shown it, too; a host that says what can’t be is not believed', async () => {
    const { match, remote } = await connected(0);
    await match.forfeit(1, 'Left.');
    const late = remoteMatch(rush, null, () => undefined);
    const seen = match.view(null);
    late.receive({ type: 'seen', seen });
    expect(late.view(null)).toMatchObject({ ended: seen.ended, result: { winners: [0] }, toAct: [] });
    const lies = [
      { ended: { by: 'magic', reason: 'So.' } },
      { ended: { by: 'resign', reason: 'So.', seat: 2 } },
      { result: undefined },
      { result: { winners: [7], scores: null, reason: 'So.' } },
      { asked: { seat: 0 } },
      { asked: { seat: 9, version: 1, agreed: [] } },
      { clock: {} },
      { clock: { now: 0, left: [1] } },
    ];
    for (const lie of lies) {
      expect(() => late.receive({ type: 'seen', seen: { ...seen, ...lie } as never }), JSON.stringify(lie)).toThrow(
        'match: ',
      );
    }
    const clock = { now: 1, left: [1, 2], leftForAction: [1, 2] };
    const asked = { seat: 1, version: 1, agreed: [0] };
    const around = { ended: seen.ended, result: seen.result, asked, clock };
    const fields = ['ended', 'result', 'asked', 'clock'] as const;
    const spoiltOnes = fields.flatMap((field) =>
      [...spoilt(around[field] as object)].map((value) => ({ [field]: value })),
    );
    for (const lie of [...spoilt(around), ...spoiltOnes]) {
      const frame = { version: seen.version + 1, seat: null, action: null, text: 'So.', ...around, ...lie };
      for (const message of [
        { type: 'seen', seen: { ...seen, ...around, ...lie } },
        { type: 'frame', frame },
      ]) {
        try {
          late.receive(message as never);
        } catch (error) {
          expect(error).toMatchObject({ code: 'INVALID_STATE' });
        }
        const shown = late.view(null);
        expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
        expect(shown?.ended === undefined || (shown.toAct.length === 0 && shown.result !== null)).toBe(true);
      }
      late.receive({ type: 'seen', seen });
    }
    expect(remote.view(0)?.result?.winners).toEqual([0]);
  });
});
