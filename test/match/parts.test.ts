import type { AnyGame } from 'dicewright';
import { createMatch, type MatchStore, memoryStore, openMatch } from 'dicewright/match';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  after as afterwards,
  deadlineOf,
  every,
  isDeadline,
  isLateness,
  timely,
  within,
} from '../../src/match/deadline.js';
import { entriesBetween, readEntry, storeError } from '../../src/match/entries.js';
import { frameOf } from '../../src/match/frames.js';
import { headerIn, namesIn } from '../../src/match/headers.js';
import { snapshotIn, storeOf } from '../../src/match/incarnation.js';
import { journalOf, stepOf } from '../../src/match/journal.js';
import { haveAllAgreed, type Position, positionAfter, snapshotOf, startOf } from '../../src/match/position.js';
import { queue } from '../../src/match/queue.js';
import { checkId, checkStore, onErrorOf } from '../../src/match/settings.js';
import {
  checkNoOutcome,
  checkSeat,
  checkVersion,
  checkViewer,
  isName,
  playing,
  submissionOf,
} from '../../src/match/submission.js';
import { wakeCallsOf } from '../../src/match/wake-calls.js';
import { counter } from '../toys/counter.js';

const game = counter as unknown as AnyGame;
const state = game.setup({ players: 2 });
const rules = { game, hasSeed: false, terms: {} };
const start = startOf(rules, state, undefined);
const say = (number: number) => ({ type: 'say', player: (number - 1) % 2, number });
const COMMITMENT = `sha256:${'ab'.repeat(32)}`;
const LINK = 'ab'.repeat(32);
const END = {
  ended: { by: 'resign', seat: 0, reason: 'Ada resigns.' },
  result: { winners: [1], scores: null, reason: 'Ada resigns.' },
};

const after1 = positionAfter(rules, start, { seat: 0, action: say(1) }) as Position;

describe('an entry', () => {
  it.each<[string, readonly object[]]>([
    ['an action', [{ seat: 0, action: say(1) }]],
    ['time', [{ seat: -1, now: 0 }]],
    [
      'an undo',
      [
        { seat: 0, undo: 0 },
        { seat: 0, undo: 4, now: 7 },
      ],
    ],
    ['a question', [{ seat: 1, ask: 4 }]],
    [
      'a reply',
      [
        { seat: 1, reply: { version: 1, agrees: false } },
        { seat: 1, reply: { version: 1, agrees: true }, undo: 0 },
      ],
    ],
    ['an end', [{ seat: -1, end: END }]],
    [
      'something shared',
      [
        { seat: 0, commitment: COMMITMENT },
        { seat: 0, commitment: COMMITMENT, link: LINK },
        { seat: 0, announced: say(1), link: LINK },
        { seat: 1, link: LINK },
        { seat: 1, link: LINK, action: say(1) },
      ],
    ],
  ])('is %s', (_, entries) => {
    for (const entry of entries) {
      const read = readEntry(entry, 5);
      expect(read).toEqual(entry);
      expect(Object.isFrozen(read)).toBe(true);
    }
  });

  it.each<[string, readonly unknown[]]>([
    ['what is no object', [null, 7, []]],
    ['what is of nobody', [{ seat: -2, now: 0 }, { now: 0 }, { seat: '0', now: 0 }]],
    ['what says nothing', [{ seat: 0 }, { seat: 0, now: -1 }, { seat: 0, now: 0.5 }]],
    [
      'an action of another',
      [
        { seat: 1, action: say(1) },
        { seat: 0, action: {} },
        { seat: 0, action: 7 },
      ],
    ],
    [
      'an undo of what is to come',
      [
        { seat: 0, undo: 5 },
        { seat: 0, undo: -1 },
        { seat: 0, undo: '0' },
      ],
    ],
    ['a question of what is to come', [{ seat: 0, ask: 5 }]],
    [
      'a reply to nothing',
      [
        { seat: 1, reply: 7 },
        { seat: 1, reply: { version: 0, agrees: true } },
        { seat: 1, reply: { version: 1 } },
        { seat: 1, reply: { version: 1, agrees: true }, undo: 5 },
      ],
    ],
    [
      'half an end',
      [
        { seat: -1, end: 7 },
        { seat: -1, end: { ended: END.ended } },
        { seat: -1, end: { result: END.result } },
      ],
    ],
    [
      'what can not be shared',
      [
        { seat: -1, commitment: COMMITMENT },
        { seat: 0, commitment: LINK },
        { seat: 0, link: 7 },
        { seat: 0, commitment: COMMITMENT, link: COMMITMENT },
        { seat: 1, announced: say(1), link: LINK },
        { seat: 0, link: LINK, action: {} },
      ],
    ],
  ])('is not %s', (_, values) => {
    for (const value of values) {
      expect(() => readEntry(value, 5)).toThrow(/^store: entry 5 is none$/);
    }
  });

  it('that can not be read has a reason', () => {
    const reasonOf = (value: unknown) => {
      try {
        return readEntry(value, 5);
      } catch (error) {
        return (error as Error).cause;
      }
    };
    expect(reasonOf({ seat: () => 1 })).toMatchObject({
      code: 'INVALID_RECORD',
      message: expect.stringMatching(/entry: seat is of type/),
    });
    expect(reasonOf({ seat: 0, action: {} })).toMatchObject({
      message: expect.stringMatching(/^entry: expected an action/),
    });
    expect(reasonOf({ seat: 0 })).toBeUndefined();
    expect(storeError('a')).not.toHaveProperty('cause');
    expect(storeError('a', 'b')).toMatchObject({ message: 'store: a', cause: 'b' });
  });

  it('comes after the one before it, as many at once as are asked for', async () => {
    const asked: unknown[] = [];
    const storeWith = (log: readonly unknown[]) =>
      ({
        read(id: string, from: number, limit: number) {
          asked.push([id, from, limit]);
          return log.slice(from, from + limit);
        },
      }) as unknown as MatchStore;
    const entries = (count: number) =>
      Array.from({ length: count }, (_, version) => ({ version, entry: { seat: -1, now: version } }));
    const read = async (log: readonly unknown[], from: number, to?: number) => {
      const found: unknown[] = [];
      for await (const some of entriesBetween(storeWith(log), 'm', from, to)) found.push(some.map(({ now }) => now));
      return found;
    };
    expect(await read(entries(3), 1)).toEqual([[1, 2]]);
    expect(await read(entries(3), 3)).toEqual([]);
    expect(await read(entries(3), 0, 2)).toEqual([[0, 1]]);
    expect(await read(entries(3), 2, 2)).toEqual([]);
    expect(asked.splice(0)).toEqual([
      ['m', 1, 500],
      ['m', 3, 500],
      ['m', 0, 2],
    ]);
    expect((await read(entries(700), 0, 600)).flat()).toHaveLength(600);
    expect((await read(entries(500), 0)).flat()).toHaveLength(500);
    expect(asked).toEqual([
      ['m', 0, 500],
      ['m', 500, 100],
      ['m', 0, 500],
      ['m', 500, 500],
    ]);
    await expect(read([{ version: 1, entry: {} }], 0)).rejects.toThrow('store: read gives entry 1 where 0 was to come');
    await expect(read([7], 0)).rejects.toThrow('store: read gives entry undefined where 0 was to come');
    const none = { read: () => null } as unknown as MatchStore;
    await expect(entriesBetween(none, 'm', 0).next()).rejects.toThrow('store: read gives no list');
  });
});

describe('a position', () => {
  const next = (position: Position, entry: object, known?: typeof state) =>
    positionAfter(rules, position, entry as never, known);

  it('begins with nothing, or with what was kept of it', () => {
    expect(start).toEqual({ version: 0, since: 0, state, undoable: [], undone: 0 });
    const kept = snapshotOf(after1);
    expect(kept).not.toHaveProperty('version');
    expect(startOf(rules, state, { version: 1, data: kept })).toEqual(after1);
    const older = { state: after1.state, undoable: [] };
    expect(startOf(rules, state, { version: 9, data: older })).toMatchObject({ version: 9, since: 9, undone: 0 });
    expect(() => startOf(rules, state, { version: 1, data: { state: {} as never, undoable: [] } })).toThrow(
      expect.objectContaining({ code: 'INVALID_STATE' }),
    );
  });

  it('goes on by actions, of which the last of a seat can be taken back', () => {
    expect(after1).toMatchObject({ version: 1, since: 1, state: { count: 1 }, undone: 0 });
    expect(after1.undoable).toEqual([{ version: 0, seat: 0, before: state }]);
    const after2 = next(after1, { seat: 1, action: say(2) }) as Position;
    expect(after2.undoable).toEqual([{ version: 1, seat: 1, before: after1.state }]);
    expect(() => next(after1, { seat: 1, action: { ...say(2), number: 5 } })).toThrow(
      expect.objectContaining({ code: 'ILLEGAL' }),
    );
    const judged = { ...after1.state, count: 9 } as never;
    expect(next(start, { seat: 0, action: say(1) }, judged)?.state).toBe(judged);
    const undone = next(after2, { seat: 1, undo: 1 }) as Position;
    expect(undone).toEqual({ ...after1, version: 3, since: 3, undoable: [], undone: 1 });
    for (const entry of [
      { seat: 0, undo: 1 },
      { seat: 1, undo: 0 },
      { seat: 0, undo: 0 },
    ]) {
      expect(next(after2, entry)).toBeUndefined();
    }
    expect(next(start, { seat: 0, undo: 0 })).toBeUndefined();
    const timed = next(after2, { seat: -1, now: 7 });
    expect(timed).toEqual({ ...after2, version: 3 });
  });

  it('is asked about what can be taken back, and answered by each of the others once', () => {
    const after2 = next(after1, { seat: 1, action: say(2) }) as Position;
    const asked = next(after2, { seat: 1, ask: 1 }) as Position;
    expect(asked).toEqual({ ...after2, version: 3, undone: 1, asked: { seat: 1, version: 3, agreed: [] } });
    for (const entry of [
      { seat: 0, ask: 1 },
      { seat: 1, ask: 0 },
    ]) {
      expect(next(after2, entry)).toBeUndefined();
    }
    const reply = (agrees: boolean, version = 3) => ({ seat: 0, reply: { version, agrees } });
    for (const entry of [
      reply(true),
      reply(true, 2),
      { ...reply(true), undo: 0 },
      { ...reply(false), undo: 1 },
      { ...reply(true), undo: 1, seat: 1 },
      { ...reply(true), undo: 1, seat: 2 },
      { ...reply(true), undo: 1, seat: -1 },
    ]) {
      expect(next(asked, entry)).toBeUndefined();
    }
    expect(next(after2, reply(false, 2))).toBeUndefined();
    expect(next(asked, reply(false))).toEqual({ ...after2, version: 4, undone: 1, asked: undefined });
    const granted = next(asked, { ...reply(true), undo: 1 });
    expect(granted).toEqual({ ...after1, version: 4, since: 4, undoable: [], undone: 1, asked: undefined });
    expect(next(asked, { seat: 0, action: say(3) })).toMatchObject({ asked: undefined, undone: 0 });
    expect([
      haveAllAgreed({ ...asked.asked, agreed: [0] } as never, 2),
      haveAllAgreed(asked.asked as never, 3),
    ]).toEqual([true, false]);
  });

  it('is ended once, and nothing follows', () => {
    const ended = next(after1, { seat: 0, end: END }) as Position;
    expect(ended).toEqual({ ...after1, version: 2, undoable: [], asked: undefined, end: END });
    for (const entry of [
      { seat: 0, end: END },
      { seat: -1, now: 1 },
      { seat: 1, action: say(2) },
    ]) {
      expect(next(ended, entry)).toBeUndefined();
    }
    const limited = game.setup({ players: 2, options: { limit: 1 } });
    const over = next({ ...start, state: limited }, { seat: 0, action: say(1) }) as Position;
    for (const entry of [
      { seat: 0, end: END },
      { seat: -1, now: 1 },
      { seat: 0, ask: 0 },
    ]) {
      expect(next(over, entry)).toBeUndefined();
    }
    expect(next(over, { seat: 0, undo: 0 })).toMatchObject({ version: 2, state: { count: 0 } });
  });

  it('follows on another, or the store is told so', () => {
    expect(stepOf(rules, start, { seat: 0, action: say(1) } as never)).toEqual({
      before: start,
      entry: { seat: 0, action: say(1) },
      after: after1,
    });
    expect(() => stepOf(rules, start, { seat: 0, undo: 0 })).toThrow('store: entry 0 can’t follow on those before it');
    expect(() => stepOf(rules, start, { seat: 0, action: { ...say(1), number: 2 } } as never)).toThrow(
      expect.objectContaining({
        message: 'store: entry 0 can’t be played',
        cause: expect.objectContaining({ code: 'ILLEGAL' }),
      }),
    );
  });

  it('is found again from any version on, of which the last are held', async () => {
    const store = memoryStore();
    const log = { ...rules, store, id: 'm', first: state };
    store.create('m', { format: 'dicewright/1', game: 'counter', rules: 1, players: 2, options: {} });
    const journal = journalOf(log, start);
    for (let number = 1; number <= 70; number++) {
      const entry = { seat: (number - 1) % 2, action: say(number) };
      store.append('m', number - 1, entry);
      journal.take(stepOf(log, journal.position, entry));
    }
    const versions = async (from: number, asked = journal) => {
      const found: number[] = [];
      for await (const { after } of asked.stepsSince(from)) found.push(after.version);
      return found;
    };
    expect(await versions(70)).toEqual([]);
    expect(await versions(68)).toEqual([69, 70]);
    expect(await versions(4)).toEqual(Array.from({ length: 66 }, (_, i) => i + 5));
    store.remove('m');
    expect(await versions(6)).toHaveLength(64);
    await expect(versions(5)).rejects.toThrow('store: the log ends at 0, but it had 6 entries');
  });
});

describe('what is told of an entry', () => {
  const position = { ...after1, asked: { seat: 1, version: 1, agreed: [] } };
  const text = (entry: object, names: readonly string[] | undefined = ['Ada', 'Ben']) =>
    frameOf(
      rules,
      names,
      { before: position, entry: { seat: 0, ...entry }, after: { ...after1, version: 2 } } as never,
      null,
    ).text;

  it('is one sentence', () => {
    expect(text({ commitment: COMMITMENT })).toBe('Ada will share in the dice.');
    expect(text({ announced: say(1), link: LINK })).toBe('Ada throws the dice, which all share in.');
    expect(text({ link: LINK })).toBe('Ada shares in the dice.');
    expect(text({ link: LINK, lot: 1 })).toBe('Ada begins by lot.');
    expect(text({ seat: 1, link: LINK })).toBe('Ben shares in the dice.');
    expect(
      frameOf(rules, undefined, { before: position, entry: { seat: 0, lot: 1 }, after: after1 } as never, null),
    ).toEqual({
      version: 1,
      seat: 0,
      action: null,
      text: 'Player 2 begins by lot, and is Player 1 from now on.',
    });
    expect(text({ end: END })).toBe('Ada resigns.');
    expect(text({ reply: { version: 1, agrees: false } })).toBe('Ada does not let Ben take the last action back.');
    expect(text({ reply: { version: 1, agrees: true }, undo: 0 })).toBe(
      'Ada agrees that Ben takes the last action back.',
    );
    expect(text({ undo: 0 })).toBe('Ada takes the last action back.');
    expect(text({ ask: 0 })).toBe('Ada asks to take the last action back.');
    expect(text({ seat: -1, now: 7 })).toBe('The clock runs.');
  });

  it('is by whom, what, and what became of it', () => {
    const frame = (entry: object, more: object = {}) =>
      frameOf(rules, ['Ada', 'Ben'], { before: start, entry, after: { ...after1, ...more } } as never, null);
    expect(frame({ seat: 0, action: say(1) })).toEqual({ version: 1, seat: 0, action: say(1), text: 'Ada says 1.' });
    expect(frame({ seat: -1, now: 7 })).toEqual({ version: 1, seat: null, action: null, text: 'The clock runs.' });
    expect(frame({ seat: 1, undo: 0 })).toMatchObject({ seat: 1, undo: 0, action: null });
    expect(frame({ seat: -1, end: END }, { end: END })).toEqual({
      version: 1,
      seat: null,
      action: null,
      text: 'Ada resigns.',
      ended: END.ended,
      result: END.result,
    });
    expect(Object.isFrozen(frame({ seat: 0, action: say(1) }))).toBe(true);
  });

  it('has the names by seats, once a lot was drawn', () => {
    const header = { format: 'dicewright/1', game: 'a', rules: 1, players: 3, options: {}, names: ['A', 'B', 'C'] };
    const by = (lot: number | undefined) => namesIn(header as never, { ...start, shares: { lot } } as never);
    expect([by(undefined), by(0), by(1), by(2)]).toEqual([
      ['A', 'B', 'C'],
      ['A', 'B', 'C'],
      ['B', 'C', 'A'],
      ['C', 'A', 'B'],
    ]);
    expect(
      namesIn({ ...header, names: undefined } as never, { ...start, shares: { lot: 1 } } as never),
    ).toBeUndefined();
    expect(namesIn(header as never, start)).toBe(header.names);
    expect(headerIn(header as never, rules, start)).toBe(header);
  });
});

describe('what the dice of all add to a match', () => {
  const [Ada, Ben, hosts] = ['a', 'b', 'c'].map((letter) => `sha256:${letter.repeat(64)}`);
  const committed = [Ada, Ben, hosts];
  const links = ['d', 'e', 'f'].map((letter) => letter.repeat(64));
  const sharing = { match: 'm', options: state.options };
  const shared = { ...rules, sharing } as never;
  const header = { format: 'dicewright/1', game: 'counter', rules: 1, players: 2, options: {} } as const;
  const at = (shares: object) =>
    ({ ...start, shares: { commitments: committed, throws: 0, links, ...shares } }) as never;

  it('is in its header, once everybody has committed', () => {
    const bare = headerIn(header, shared, at({}));
    const whole = {
      ...header,
      format: 'dicewright/2',
      dice: 3,
      commitment: expect.stringMatching(/^sha256:[\da-f]{64}$/),
      commitments: committed,
    };
    expect(bare).toEqual(whole);
    for (const name of ['names', 'lot', 'links']) expect(bare).not.toHaveProperty(name);
    expect(headerIn(header, shared, at({ throws: 1 }))).toEqual({ ...whole, links });
    const named = { ...header, names: ['Ada', 'Ben'] };
    expect(headerIn(named, shared, at({}))).toEqual({ ...whole, names: ['Ada', 'Ben'] });
    expect(headerIn(named, shared, at({ lot: 1 }))).toEqual({ ...whole, names: ['Ben', 'Ada'], lot: 1 });
    expect(headerIn(header, shared, at({ lot: 0 }))).toEqual({ ...whole, lot: 0 });
    const other = { ...rules, sharing: { ...sharing, match: 'n' } } as never;
    expect(headerIn(header, other, at({})).commitment).not.toBe(bare.commitment);
    expect(headerIn(header, shared, at({ commitments: [Ada, null, hosts] }))).toBe(header);
    expect(headerIn(header, rules, at({}))).toBe(header);
    expect(headerIn(header, shared, start)).toBe(header);
  });

  it('is told where it has changed', () => {
    const frame = (before: never, after: never, by: typeof rules = shared) =>
      frameOf(by, undefined, { before, entry: { seat: 0, link: LINK }, after } as never, null);
    const before = at({});
    expect(frame(before, at({ throws: 1 }))).toHaveProperty('shared.throws', 1);
    expect(frame(before, before)).not.toHaveProperty('shared');
    expect(frame(before, at({ throws: 1 }), rules)).not.toHaveProperty('shared');
  });
});

describe('what may be waited for', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('comes in time, or is late', async () => {
    expect(within(10, 'a', 7)).toBe(7);
    expect(within(10, 'a', null)).toBeNull();
    const late = Promise.resolve(within(10, 'read', new Promise(() => undefined))).catch((error) => error);
    await vi.advanceTimersByTimeAsync(9);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    const error = (await late) as Error;
    expect(error.message).toBe('store: read was not answered within 10 ms; whether it was done is not known');
    expect([isLateness(error), isLateness(new Error('a')), isLateness(7)]).toEqual([true, false, false]);
    expect(await within(10, 'a', Promise.resolve(3))).toBe(3);
    await expect(within(10, 'a', Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('runs once after a while, or again and again, until it is ended', async () => {
    const heard: string[] = [];
    const stops = [afterwards(10, () => heard.push('after')), every(4, () => heard.push('every'))];
    afterwards(1, () => heard.push('never'))();
    await vi.advanceTimersByTimeAsync(10);
    expect(heard).toEqual(['every', 'every', 'after']);
    for (const stop of stops) stop();
    await vi.advanceTimersByTimeAsync(50);
    expect(heard).toHaveLength(3);
  });

  it('has the deadline of its store', async () => {
    expect([1, 2 ** 31 - 1, 0, 2 ** 31, 1.5, '1'].map(isDeadline)).toEqual([true, true, false, false, false, false]);
    const hostile = {
      get deadline(): number {
        throw new Error('asked');
      },
    };
    expect([{}, { deadline: 7 }, { deadline: 0 }, hostile].map((store) => deadlineOf(store as never))).toEqual([
      10_000, 7, 10_000, 10_000,
    ]);
    const calls: unknown[] = [];
    const names = ['create', 'append', 'read', 'find', 'snapshot', 'latest', 'remove'] as const;
    const silent = Object.fromEntries(
      names.map((name) => [
        name,
        (...args: readonly unknown[]) => {
          calls.push([name, ...args]);
          return new Promise(() => undefined);
        },
      ]),
    ) as unknown as MatchStore;
    const timed = timely({ ...silent, deadline: 5 });
    expect([timed.deadline, timed.listen]).toEqual([5, undefined]);
    const asking = names.map((name) => {
      const call = timed[name] as (...args: readonly unknown[]) => PromiseLike<unknown>;
      return Promise.resolve(call('m', 1, 2)).catch((error: Error) => error.message);
    });
    await vi.advanceTimersByTimeAsync(5);
    expect(await Promise.all(asking)).toEqual(
      names.map((name) => `store: ${name} was not answered within 5 ms; whether it was done is not known`),
    );
    expect(calls).toEqual(names.map((name) => [name, 'm', 1, 2]));
    const listening = timely({ ...silent, listen: (wake, id) => () => [wake, id] });
    const wake = () => undefined;
    const stop = await listening.listen?.(wake, 'm');
    expect(stop?.()).toEqual([wake, 'm']);
  });

  it('has its turn, one after the other, or loses it', async () => {
    const inTurn = queue(10);
    const heard: string[] = [];
    const first = inTurn(() => new Promise((resolve) => void afterwards(15, () => resolve(heard.push('first')))));
    const second = inTurn(() => heard.push('second')).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(10);
    expect(await second).toBe(
      'store: what came before was not answered within 10 ms; whether it was done is not known',
    );
    const third = inTurn(() => heard.push('third'));
    await vi.advanceTimersByTimeAsync(5);
    await Promise.all([first, third]);
    expect(heard).toEqual(['first', 'third']);
    await expect(
      inTurn(() => {
        throw new Error('mine');
      }),
    ).rejects.toThrow('mine');
    const alone = inTurn(() => 7);
    expect(vi.getTimerCount()).toBe(0);
    expect(await alone).toBe(7);
  });
});

describe('who waits to be woken', () => {
  it('is woken for the own match, or for any, until that ends', () => {
    const calls = wakeCallsOf();
    const heard: (readonly unknown[])[] = [];
    const hear =
      (name: string) =>
      (...wake: readonly unknown[]) =>
        void heard.push([name, ...wake]);
    expect([calls.isEmpty(), calls.ids()]).toEqual([true, []]);
    const stops = [calls.add(hear('a'), 'a'), calls.add(hear('all')), calls.add(hear('b'), 'b')];
    expect([calls.isEmpty(), calls.ids()]).toEqual([false, ['a', 'b']]);
    calls.wake('a', 3);
    expect(heard.splice(0)).toEqual([
      ['a', 'a', 3],
      ['all', 'a', 3],
    ]);
    calls.wake();
    expect(heard.splice(0).map(([name]) => name)).toEqual(['a', 'all', 'b']);
    const again = calls.add(hear('a again'), 'a');
    stops[0]?.();
    stops[0]?.();
    expect(calls.ids()).toEqual(['a', 'b']);
    again();
    stops[1]?.();
    expect(calls.ids()).toEqual(['b']);
    calls.wake('a');
    expect(heard).toEqual([]);
    stops[2]?.();
    expect(calls.isEmpty()).toBe(true);
  });
});

describe('a store', () => {
  it('carries the incarnation of its match, and takes nothing of another', async () => {
    const inner = memoryStore();
    const header = { format: 'dicewright/1', game: 'a', rules: 1, players: 1, options: {}, incarnation: 'i' } as const;
    inner.create('m', header);
    const own = storeOf(inner, 'i');
    const entry = { seat: 0, now: 1, key: 'k' };
    expect(await own.append('m', 0, entry)).toBe(true);
    expect(await own.read('m', 0, 9)).toEqual([{ version: 0, entry: { ...entry, incarnation: 'i' } }]);
    expect(await own.find('m', 0, 'k')).toMatchObject({ version: 0 });
    expect(await own.find('m', 0, 'other')).toBeNull();
    await own.snapshot('m', 1, { state, undoable: [] });
    expect(await own.latest('m')).toEqual({
      header,
      snapshot: { version: 1, data: { state, undoable: [], incarnation: 'i' } },
    });
    expect(await own.latest('n')).toBeNull();
    const other = storeOf(inner, 'j');
    const gone = 'store: the match was removed, and perhaps another was begun under its id';
    await expect(Promise.resolve(other.read('m', 0, 9))).rejects.toThrow(gone);
    await expect(Promise.resolve(other.find('m', 0, 'k'))).rejects.toThrow(gone);
    await expect(Promise.resolve(other.latest('m'))).rejects.toThrow(gone);
    const older = storeOf(inner, undefined);
    await expect(Promise.resolve(older.read('m', 0, 9))).rejects.toThrow(gone);
    const read = storeOf({ ...inner, read: () => [7, { version: 0, entry: {} }] as never }, 'i');
    expect(await read.read('m', 0, 9)).toEqual([7, { version: 0, entry: {} }]);
    expect(await storeOf({ ...inner, read: () => 7 as never }, 'i').read('m', 0, 9)).toBe(7);
    const snapshot = { version: 1, data: { state, undoable: [], incarnation: 'i' } };
    expect([snapshotIn(snapshot, 'i'), snapshotIn(snapshot, 'j'), snapshotIn(undefined, 'i')]).toEqual([
      snapshot,
      undefined,
      undefined,
    ]);
    const bare = { version: 1, data: { state, undoable: [] } };
    expect(snapshotIn(bare, 'i')).toBe(bare);
  });

  it('has all its functions, and a deadline', () => {
    const store = memoryStore();
    checkStore(store);
    checkStore({ ...store, deadline: 1 });
    const said = 'match: a store has the functions create, append, read, find, snapshot, latest, remove';
    for (const name of ['create', 'append', 'read', 'find', 'snapshot', 'latest', 'remove']) {
      expect(() => checkStore({ ...store, [name]: 1 })).toThrow(
        expect.objectContaining({ code: 'INVALID_SETUP', message: said }),
      );
    }
    for (const none of [null, 7, [], new Proxy({}, { get: () => Reflect.get(null as never, 'a') })]) {
      expect(() => checkStore(none)).toThrow(said);
    }
    for (const deadline of [0, 1.5, '1', null]) {
      expect(() => checkStore({ ...store, deadline })).toThrow(
        expect.objectContaining({
          code: 'INVALID_SETUP',
          message: 'match: the deadline of a store is a number of milliseconds, at least 1',
        }),
      );
    }
  });
});

describe('what is given', () => {
  const refused = (run: () => unknown, code: string, message: string) =>
    expect(run).toThrow(expect.objectContaining({ code, message: `match: ${message}` }));

  it('is refused with what was expected', () => {
    const name = '1 to 100 characters, none of them a control character';
    for (const id of ['', 'x'.repeat(101), 'a\n', '\ud800', 7]) {
      expect(isName(id)).toBe(false);
      refused(() => checkId(id), 'INVALID_SETUP', `id: expected ${name}`);
    }
    for (const id of ['a', 'x'.repeat(100), 'ä 🎲']) checkId(id);
    refused(() => onErrorOf(7), 'INVALID_SETUP', 'onError: expected a function');
    expect(onErrorOf(undefined)(new Error('a'))).toBeUndefined();
    const hear = () => undefined;
    expect(onErrorOf(hear)).toBe(hear);
    for (const seat of [-1, 2, 0.5]) {
      refused(() => checkSeat(seat, 2), 'INVALID_ACTION', `expected a seat from 0 to 1, got ${seat}`);
      refused(() => checkViewer(seat, 2), 'INVALID_ACTION', `expected a seat from 0 to 1, got ${seat}`);
    }
    refused(() => checkSeat(null, 2), 'INVALID_ACTION', 'expected a seat from 0 to 1, got object');
    checkViewer(null, 2);
    checkSeat(1, 2);
    refused(() => checkVersion(-1), 'INVALID_ACTION', 'expected a version, an integer from 0, got -1');
    checkVersion(0);
  });

  it('is submitted with a version and a key, by which it is told from something else', () => {
    const judge = () => ({ entry: { seat: 0, now: 1 } });
    const submit = (options?: unknown, what: unknown = {}) => submissionOf(0, options, what, judge);
    expect(submit()).toEqual({ seat: 0, at: undefined, judge: expect.any(Function) });
    expect(submit({ at: 0, key: 'k' })).toMatchObject({
      at: 0,
      key: 'k',
      sent: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const sent = (what: unknown) => submit({ key: 'k' }, what).sent;
    expect(sent({ a: 1, b: 2 })).toBe(sent({ b: 2, a: 1 }));
    expect(sent({ a: 1 })).not.toBe(sent({ a: 2 }));
    expect(submit({ key: 'k' }).judge(start)?.entry).toEqual({ seat: 0, now: 1, key: 'k', sent: sent({}) });
    expect(Object.isFrozen(submit().judge(start)?.entry)).toBe(true);
    expect(submissionOf(0, undefined, {}, () => null).judge(start)).toBeNull();
    refused(() => submit().judge({ ...start, version: 1_000_000 }), 'ILLEGAL', 'a match has at most 1000000 entries');
    expect(submit().judge({ ...start, version: 999_999 })).not.toBeNull();
    for (const options of [7, [], { more: 1 }, { at: 0, key: 'k', more: 1 }]) {
      refused(() => submit(options), 'INVALID_ACTION', 'expected only at and key beside what is submitted');
    }
    refused(() => submit({ at: -1 }), 'INVALID_ACTION', 'expected a version, an integer from 0, got -1');
    for (const key of ['', 'x'.repeat(101), 7]) {
      refused(
        () => submit({ key }),
        'INVALID_ACTION',
        'a key has 1 to 100 characters, none of them a control character',
      );
    }
    expect(() => submit({ at: () => 1 })).toThrow('match: options: at is of type function');
  });

  it('is an action of the seat, without an outcome', () => {
    checkNoOutcome(say(1) as never);
    const drawn = { ...say(1), outcome: 6 } as never;
    refused(() => checkNoOutcome(drawn), 'DICE_MISMATCH', 'outcomes are drawn by the host, none may be sent');
    refused(() => playing(game, null, 1, say(1), undefined), 'INVALID_ACTION', 'Player 2 can’t act for Player 1');
    refused(
      () => playing(game, null, 0, say(1), undefined).judge({ ...start, end: END } as never),
      'GAME_OVER',
      'it is over',
    );
    expect(playing(game, null, 0, say(1), undefined).judge(start)).toEqual({
      entry: { seat: 0, action: say(1) },
      state: after1.state,
    });
    expect(() => playing(game, null, 0, () => 1, undefined)).toThrow('counter: action is of type function');
  });

  it.each<[object, string, string?]>([
    [{ dice: 'mine' }, "dice: expected 'table', 'shared' or nothing"],
    [{ dice: 'table', seed: 'x' }, 'where the table throws the dice there is no seed'],
    [{ revealWithin: 5 }, "revealWithin: only with dice: 'shared'", 'revealWithin'],
    [{ begin: 'first' }, "begin: expected 'lot', where the host has the dice, or nothing", 'begin'],
    [{ begin: 'lot', dice: 'table' }, "begin: expected 'lot', where the host has the dice, or nothing", 'begin'],
    [{ id: '' }, 'id: expected 1 to 100 characters, none of them a control character'],
    [{ store: {} }, 'a store has the functions create, append, read, find, snapshot, latest, remove'],
  ])('is nothing to begin a match with: %o', async (change, message, ...path) => {
    const options = { id: 'm', players: 2, ...change };
    await expect(createMatch(counter, options as never)).rejects.toMatchObject({
      code: 'INVALID_SETUP',
      message: `match: ${message}`,
      ...(path.length > 0 && { path }),
    });
  });

  it('is nothing to begin a match with where it can not be read', async () => {
    const hostile = new Proxy({}, { ownKeys: () => Reflect.ownKeys(null as never) });
    await expect(createMatch(counter, hostile as never)).rejects.toMatchObject({
      code: 'INVALID_SETUP',
      message: 'match: expected an object { id, players, … }',
    });
  });

  it('is nothing to open a match with where the store has none, or one that is none', async () => {
    const store = memoryStore();
    await expect(openMatch(store, 'm')).rejects.toMatchObject({
      code: 'INVALID_RECORD',
      message: 'match: the store has none of the id "m"',
    });
    await createMatch(counter, { id: 'm', players: 2, store, seed: 'x' });
    await expect(createMatch(counter, { id: 'm', players: 2, store })).rejects.toMatchObject({
      message: 'match: id: the store has a match of that id already',
      path: ['id'],
    });
    const { header } = (await store.latest('m')) as { header: object };
    const opening = (change: object) =>
      openMatch({ ...store, latest: () => ({ header: { ...header, ...change } as never }) }, 'm', { game: counter });
    await expect(opening({ commitment: undefined, dice: undefined })).rejects.toMatchObject({
      code: 'INVALID_RECORD',
      message: 'match: dice: its seed is of older dice',
      path: ['dice'],
    });
    await expect(opening({ shared: {} })).rejects.toMatchObject({
      code: 'INVALID_RECORD',
      message: 'match: shared: it has no seed',
    });
    await expect(opening({ terms: { undo: 'never' } })).rejects.toMatchObject({
      code: 'INVALID_RECORD',
      message: "match: undo: expected 'free', 'consent' or 'none'",
      path: ['undo'],
    });
  });
});

describe('a match', () => {
  const refusal = (message: string) => ({ ok: false, error: { code: 'INVALID_ACTION', message: `match: ${message}` } });

  it('that is closed takes nothing more', async () => {
    const match = await createMatch(counter, { id: 'm', players: 2 });
    await match.close();
    expect(await match.submit(0, say(1) as never)).toMatchObject(refusal('it is closed'));
    expect(match.version).toBe(0);
  });

  it('is asked for frames, and listened to, in ways that there are', async () => {
    const match = await createMatch(counter, { id: 'm', players: 2 });
    for (const limit of [0, 1_001, 0.5]) {
      await expect(match.framesSince(0, null, { limit })).rejects.toMatchObject(
        refusal(`limit: expected 1 to 1000, got ${limit}`).error,
      );
    }
    expect(() => match.subscribe(null, 7 as never)).toThrow(
      expect.objectContaining(refusal('expected a function as listener').error),
    );
    await expect(match.catchUp(-1)).rejects.toMatchObject({ code: 'INVALID_ACTION' });
  });

  it('reads on where it is woken, unless another was meant', async () => {
    const inner = memoryStore();
    const reads: unknown[] = [];
    let wake: (id?: string, version?: number) => void = () => undefined;
    const store = {
      ...inner,
      read(id: string, from: number, limit: number) {
        reads.push(from);
        return inner.read(id, from, limit);
      },
      listen(hear: typeof wake) {
        wake = hear;
        return () => undefined;
      },
    } as MatchStore;
    const match = await createMatch(counter, { id: 'm', players: 2, store });
    const woken = async (...what: Parameters<typeof wake>) => {
      reads.splice(0);
      wake(...what);
      for (let turns = 0; turns < 20; turns++) await Promise.resolve();
      return reads.splice(0);
    };
    expect([await woken('n'), await woken('n', 9), await woken('m', 0)]).toEqual([[], [], []]);
    expect([await woken(), await woken('m'), await woken('m', 1)]).toEqual([[0], [0], [0]]);
    await match.close();
    expect(await woken()).toEqual([]);
  });

  it('answers what was sent again, and says where its store finds what it has not', async () => {
    const inner = memoryStore();
    const begun = await createMatch(counter, { id: 'm', players: 2, store: inner });
    const first = await begun.submit(0, say(1) as never, { key: 'k' });
    expect(await begun.submit(0, say(1) as never, { key: 'k' })).toEqual({ ...first, repeated: true });
    expect(await begun.submit(0, say(3) as never, { key: 'k' })).toMatchObject(
      refusal('the seat has used this key for something else'),
    );
    for (let number = 2; number <= 50; number++) await begun.submit((number - 1) % 2, say(number) as never);
    await begun.close();
    const { entry } = (await inner.find('m', 0, 'k')) as { entry: object };
    const found = vi.fn(async () => ({ version: 50, entry }) as never);
    const opened = await openMatch({ ...inner, find: found }, 'm', { game: counter });
    expect((await inner.latest('m'))?.snapshot?.version).toBe(50);
    await expect(opened.submit(0, say(51) as never, { key: 'other' })).rejects.toThrow(
      'store: find gives an entry that read has not',
    );
    expect(found.mock.calls).toEqual([['m', 0, 'other']]);
    await opened.submit(0, say(51) as never);
    expect(found.mock.calls).toHaveLength(1);
  });

  it.each([
    ['the host has the dice, which its end makes public', {}, false],
    ['the table throws', { dice: 'table' }, true],
  ] as const)('whose last action is played where %s: can it be taken back? %s', async (_, dice, isFree) => {
    const store = memoryStore();
    const begun = await createMatch(counter, { id: 'm', players: 2, options: { limit: 2 }, store, ...dice });
    const opened = await openMatch(store, 'm', { game: counter });
    await opened.submit(0, say(1) as never);
    await opened.submit(1, say(2) as never);
    await begun.catchUp();
    expect(begun.view(null).result).toMatchObject({ winners: [1] });
    const refused = { ok: false, error: expect.anything() };
    expect(await begun.undo(1, { at: 2 })).toMatchObject(isFree ? { ok: true } : refused);
    const other = createMatch(counter, { id: 'n', players: 2, options: { limit: 1 }, store, ...dice });
    const again = await openMatch(store, (await other).id, { game: counter });
    await again.submit(0, say(1) as never);
    expect(await again.undo(0)).toMatchObject(isFree ? { ok: true } : refused);
  });
});
