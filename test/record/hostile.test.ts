import { type AnyGame, GameError, resumeGame, startGame } from 'dicewright';
import { games } from 'dicewright/games';
import { kiriki } from 'dicewright/kiriki';
import { readRecord, recordLines, recordWriter, replay, stateAt, verifyRecord, viewRecord } from 'dicewright/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playRandomly } from './toys.js';

const game = kiriki as unknown as AnyGame;
const valid = JSON.parse(
  JSON.stringify(playRandomly({ game, variant: 0, players: 1, seed: 'hostile', length: 500 }).toRecord()),
) as Record<string, unknown> & { actions: Record<string, unknown>[] };

/** Everything that takes a record and looks at all of it. */
const entries: Readonly<Record<string, (record: unknown) => unknown>> = {
  readRecord: (record) => readRecord(record),
  recordLines: (record) => [...recordLines(record)],
  replay: (record) => [...replay(record, kiriki)],
  stateAt: (record) => stateAt(record, (valid.actions as unknown[]).length, kiriki),
  viewRecord: (record) => viewRecord(record, 0, kiriki),
  resumeGame: (record) => resumeGame(record, kiriki),
  'recordWriter after': (record) => recordWriter(() => undefined, (record ?? null) as never),
};
const asynchronous: Readonly<Record<string, (record: unknown) => Promise<unknown>>> = {
  replay: async (record) => {
    for await (const _ of replay(record, games));
  },
  stateAt: (record) => stateAt(record, valid.actions.length, games),
  viewRecord: (record) => viewRecord(record, 0, games),
  resumeGame: (record) => resumeGame(record, games),
};

const throwing = (what: unknown): ProxyHandler<object> =>
  new Proxy(
    {},
    {
      get: () => () => {
        throw what;
      },
    },
  );
function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = [value];
  return value;
}
function cyclic(): unknown {
  const value: Record<string, unknown> = {};
  value.self = value;
  return value;
}
function revoked(target: object): unknown {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}
const getter = (key: string): object =>
  Object.defineProperty({}, key, {
    enumerable: true,
    get: () => {
      throw new RangeError('got');
    },
  });

type Poison = readonly [what: string, make: () => unknown];

/** Values that no part of a record may be. */
const poisons: readonly Poison[] = [
  ['a symbol', () => Symbol('x')],
  ['a function', () => () => 1],
  ['a bigint', () => 1n],
  ['a date', () => new Date(0)],
  ['a map', () => new Map()],
  ['a cycle', cyclic],
  ['20,000 levels', () => deep(20_000)],
  ['33 levels', () => deep(33)],
  ['6,000 values', () => Array(6000).fill(0)],
  ['an array of four thousand million', () => Array(4_000_000_000)],
  ['a long string', () => 'x'.repeat(20_001)],
  ['a getter that throws', () => getter('x')],
  ['a proxy that throws an error', () => new Proxy({}, throwing(new RangeError('trap')))],
  ['a proxy that throws a proxy', () => new Proxy([], throwing(new Proxy({}, throwing(1))))],
  ['a revoked proxy', () => revoked({})],
  ['a revoked proxy of an array', () => revoked([])],
  ['a prototype key', () => JSON.parse('{"__proto__":{"x":1}}')],
  ['not a number', () => Number.NaN],
];
const noRecords: readonly Poison[] = [
  ['null', () => null],
  ['nothing', () => undefined],
  ['text', () => 'x'],
  ['a list', () => [valid]],
];
const keys = ['format', 'game', 'rules', 'players', 'options', 'names', 'commitment', 'actions', 'result', 'seed', 'x'];

const refusedBy = async (record: unknown): Promise<number> => {
  let refusals = 0;
  const isInvalid = expect.objectContaining({ name: 'GameError', code: 'INVALID_RECORD' });
  for (const run of Object.values(entries)) {
    expect(() => run(record)).toThrow(isInvalid);
    refusals++;
  }
  for (const run of Object.values(asynchronous)) {
    await expect(run(record)).rejects.toBeInstanceOf(GameError);
    refusals++;
  }
  const report = verifyRecord(record, kiriki);
  expect([report.ok, report.deviations.length > 0]).toEqual([false, true]);
  expect(await verifyRecord(record, games)).toEqual(report);
  return refusals;
};
const ENTRIES = Object.keys(entries).length + Object.keys(asynchronous).length;

describe('a hostile record', () => {
  it.each([...poisons, ...noRecords])('that is %s is refused everywhere', async (_what, make) => {
    expect(await refusedBy(make())).toBe(ENTRIES);
  });

  it.each(poisons)('with %s anywhere in its header is refused everywhere', async (_what, make) => {
    for (const key of keys) expect(await refusedBy({ ...valid, [key]: make() })).toBe(ENTRIES);
  });

  it.each(poisons)(
    'with %s for an action, or in one, is refused everywhere, and others are judged',
    async (_what, make) => {
      const last = valid.actions.length - 1;
      for (const action of [make(), { ...valid.actions[last], x: make() }, { ...valid.actions[last], type: make() }]) {
        const record = { ...valid, actions: valid.actions.map((one, i) => (i === last ? action : one)) };
        expect(await refusedBy(record)).toBe(ENTRIES);
        const { deviations, actions, skipped } = verifyRecord(record, kiriki);
        expect(deviations[0]).toMatchObject({ index: last, kind: 'action' });
        expect([actions, skipped]).toEqual([last + 1, 1]);
      }
    },
  );

  it.each(keys)('whose %s is a getter that throws is refused everywhere', async (key) => {
    const record = Object.defineProperty(
      { ...valid },
      key,
      Object.getOwnPropertyDescriptor(getter(key), key) as PropertyDescriptor,
    );
    expect(await refusedBy(record)).toBe(ENTRIES);
  });

  it('with a hole or a getter among its actions is refused everywhere', async () => {
    const actions = [...valid.actions];
    delete actions[3];
    expect(await refusedBy({ ...valid, actions })).toBe(ENTRIES);
    const hostile = [...valid.actions];
    Object.defineProperty(hostile, 3, {
      get: () => {
        throw new RangeError('got');
      },
    });
    expect(await refusedBy({ ...valid, actions: hostile })).toBe(ENTRIES);
  });

  it('with too many actions is refused before they are looked at', async () => {
    expect(await refusedBy({ ...valid, actions: Array(1_000_001).fill(valid.actions[0]) })).toBe(ENTRIES);
  });

  it('that changes between two looks is copied once', () => {
    let looks = 0;
    const actions = [
      {
        ...valid.actions[0],
        get type() {
          return looks++ === 0 ? 'roll' : 'score';
        },
      },
    ];
    const [frame] = replay({ ...valid, actions, result: undefined }, kiriki);
    expect([frame?.action.type, looks]).toEqual(['roll', 1]);
  });

  it('of anything at all gives a GameError or a report, and is not changed', () => {
    const part = fc.oneof(fc.anything({ withNullPrototype: true, withSparseArray: true }), fc.constant(undefined));
    let refused = 0;
    fc.assert(
      fc.property(fc.constantFrom(...keys), part, fc.boolean(), (key, value, isWhole) => {
        const record = isWhole ? value : { ...valid, [key]: value };
        if (!isWhole && (value === undefined || JSON.stringify(value) === JSON.stringify(valid[key]))) return;
        for (const run of Object.values(entries)) {
          try {
            run(record);
          } catch (error) {
            expect(error).toBeInstanceOf(GameError);
            refused++;
          }
        }
        verifyRecord(record, kiriki);
      }),
      { numRuns: 300 },
    );
    expect(refused).toBeGreaterThan(1000);
  });
});

describe('what comes out', () => {
  it('is a copy: what went in is neither frozen nor shared', () => {
    const record = structuredClone(valid);
    const parsed = readRecord(record);
    expect(parsed).toEqual(record);
    for (const one of [parsed, parsed.actions, parsed.actions[0], parsed.result?.winners, parsed.options]) {
      expect(Object.isFrozen(one)).toBe(true);
    }
    for (const run of Object.values(entries)) run(record);
    for (const one of [record, record.actions, record.actions[0], record.options])
      expect(Object.isFrozen(one)).toBe(false);
    expect(record).toEqual(valid);
  });

  it('of a null prototype and of another realm is read like any other', () => {
    const bare = Object.assign(Object.create(null), structuredClone(valid));
    expect(readRecord(bare)).toEqual(valid);
  });

  it('of a session is refused kindly: its record is what toRecord gives', () => {
    expect(() => readRecord(startGame(kiriki, { players: 1 }))).toThrow('record: ');
  });
});
