import { playout } from 'dicewright';
import { choosing } from 'dicewright/choosing';
import { bagOf, d6, defineGame, illegal, integer, list, natural, oneToAct, part } from 'dicewright/define';
import { readRecord, toText, verifyRecord } from 'dicewright/record';
import { gameLaws } from 'dicewright/testing';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const g = defineGame({
  id: 'columns',
  rules: 1,
  options: {},
  state: { dice: list(integer(1, 6), 4), steps: list(natural(100), 13, 13), left: natural(20) },
});

type Pair = readonly [number, number];

const sumsOf = ([a = 0, b = 0, c = 0, d = 0]: readonly number[]): readonly Pair[] => [
  [a + b, c + d],
  [a + c, b + d],
  [a + d, b + c],
];

const throwDice = g.action({
  outcome: d6(4).schema,
  chance: () => d6(4),
  check: ({ dice }) => (dice.length === 0 ? undefined : illegal('COL-1', 'advance first')),
  apply(draft, _, faces) {
    draft.dice = [...faces];
  },
});

/** What the action's functions were given. */
const seen = { check: new Set<string>(), apply: new Set<string>(), describe: new Set<string>() };

const advance = g.action({
  fields: { columns: z.optional(bagOf(part('column', integer(2, 12)), 2, 2)) },
  candidates: ({ dice }) =>
    dice.length === 0 ? [] : distinct(sumsOf(dice)).map((pair) => ({ columns: [...pair].sort((a, b) => a - b) })),
  check({ dice }, { columns = [] }) {
    seen.check.add(columns.join());
    if (dice.length === 0) return illegal('COL-2', 'throw first');
    // Held against what is in order, as every bag is.
    return distinct(sumsOf(dice)).some((pair) => [...pair].sort((a, b) => a - b).join() === columns.join())
      ? undefined
      : illegal('COL-2', `these are no sums of ${dice.join(' ')}`);
  },
  apply(draft, { columns = [] }, _, before) {
    seen.apply.add(columns.join());
    const steps = [...before.steps];
    // Differs by the order in which they stand.
    for (const [i, column] of columns.entries()) steps[column] = (steps[column] ?? 0) + i + 1;
    draft.steps = steps;
    draft.dice = [];
    draft.left = before.left - 1;
  },
  describe(_, { columns = [] }) {
    seen.describe.add(columns.join());
    return `Columns ${columns.join(' and ')}.`;
  },
});

function distinct(pairs: readonly Pair[]): Pair[] {
  const keys = pairs.map((pair) => [...pair].sort((a, b) => a - b).join());
  return pairs.filter((_, i) => keys.indexOf(keys[i] ?? '') === i);
}

const columns = g.game({
  title: 'Columns',
  playerCount: { min: 1, max: 1 },
  actions: { throw: throwDice, advance },
  setup: () => ({ dice: [], steps: Array.from({ length: 13 }, () => 0), left: 6 }),
  playersToAct: ({ left }) => oneToAct(left > 0 ? 0 : null),
  result: ({ left }) => (left > 0 ? null : { winners: [0], scores: null, reason: 'There.' }),
  checkState({ dice, left, steps }) {
    if (dice.length !== 0 && (dice.length !== 4 || left === 0)) return 'expected four dice or none';
    return left > 6 || steps.reduce((sum, one) => sum + one, 0) !== 3 * (6 - left)
      ? 'steps and turns differ'
      : undefined;
  },
});

const start = columns.setup({ players: 1 });
const thrown = (...outcome: number[]) => columns.reduce(start, { type: 'throw', player: 0, outcome });
const labelsIn = ({ options }: { readonly options: readonly { readonly label: string }[] }) =>
  options.map(({ label }) => label);

describe('a bag', () => {
  it('is legal in any order, and does the same', () => {
    const state = thrown(2, 2, 3, 5);
    const [one, other] = [
      [8, 4],
      [4, 8],
    ].map((pair) => ({ type: 'advance', player: 0, columns: pair }) as const);
    if (!one || !other) throw new Error('two actions');
    expect([columns.check(state, one), columns.check(state, other)]).toEqual([null, null]);
    expect(columns.reduce(state, one)).toEqual(columns.reduce(state, other));
    expect(columns.canonical(one)).toEqual(other);
    expect(columns.step(state, one)).toMatchObject({ text: 'Columns 4 and 8.' });
    expect(columns.check(state, { ...one, columns: [4, 4] })).toMatchObject({ clause: 'COL-2' });
    expect([...columns.legalActions(state)].map((action) => 'columns' in action && action.columns)).toEqual([
      [4, 8],
      [5, 7],
    ]);
  });

  it('is pointed at in any order', () => {
    const choice = choosing(columns, thrown(1, 3, 2, 6), 0);
    expect(labelsIn(choice)).toEqual(['column 4', 'column 8', 'column 3', 'column 9', 'column 5', 'column 7']);
    const first = choice.take('column:8');
    expect(first.taken.map(({ part, own }) => [part, own])).toEqual([
      ['action:advance', false],
      ['column:8', true],
      ['column:4', false],
    ]);
    expect(first.action).toEqual({ type: 'advance', player: 0, columns: [4, 8] });
    expect(first.take('column:8').action).toBeNull();
  });

  it('has the same part twice where it is there twice', () => {
    const choice = choosing(columns, thrown(1, 6, 1, 6), 0);
    expect(labelsIn(choice)).toEqual(['column 7', 'column 2', 'column 12']);
    const sevens = choice.take('column:7');
    expect(sevens.action).toEqual({ type: 'advance', player: 0, columns: [7, 7] });
    expect(sevens.refusal('column:2')).not.toBeNull();
    const twice = choosing(columns, thrown(1, 6, 1, 6), 0, ['column:7', 'column:7']);
    expect(twice.action).toEqual(sevens.action);
  });

  it('is written as it was told', () => {
    const text = 'dicewright/1 columns 1\nplayers Ada\nAda throw = 1 6 1 6\nAda advance columns=[7 7]\n';
    expect(toText(readRecord(text, columns), columns)).toBe(text);
    const other = 'dicewright/1 columns 1\nplayers Ada\nAda throw = 2 2 3 5\nAda advance columns=[8 4]\n';
    const record = readRecord(other, columns);
    expect(record.actions[1]).toMatchObject({ columns: [8, 4] });
    expect(verifyRecord(record, columns).ok).toBe(true);
    expect(toText(record, columns)).toBe(other);
  });

  it('is given in one order to all functions of its action, on both paths', () => {
    playout(columns, { players: 1, seed: 'columns' });
    for (const [name, keys] of Object.entries(seen)) {
      expect(keys.size, name).toBeGreaterThan(0);
      for (const key of keys) {
        const [one = 0, other = 0] = key.split(',').map(Number);
        expect(one <= other, `${name}: ${key}`).toBe(true);
      }
    }
  });

  it.each(gameLaws(columns, { runs: 30 }))('keeps the law: $name', (law) => {
    const { checks } = law.run();
    expect(checks > 0 || !law.applies).toBe(true);
  });
});

describe('the order of a bag', () => {
  const bagGame = (
    fields: Parameters<ReturnType<typeof defineGame>['action']>[0]['fields'],
    all: readonly object[],
  ) => {
    const h = defineGame({ id: 'bag', rules: 1, options: {}, state: {} });
    const act = h.action({ fields, candidates: () => all, apply: () => undefined } as never);
    return h.game({
      title: 'Bag',
      playerCount: { min: 1, max: 1 },
      actions: { act },
      setup: () => ({}),
      playersToAct: () => oneToAct(0),
      result: () => null,
    });
  };

  it.each([
    ['numbers by their size', integer(-20, 20), [10, 9, -1, 9], [-1, 9, 9, 10]],
    ['texts', z.string(), ['b', 'a', 'B', 'a'], ['B', 'a', 'a', 'b']],
    [
      'pairs of numbers',
      z.tuple([natural(20), natural(20)]),
      [
        [10, 1],
        [9, 2],
        [9, 1],
      ],
      [
        [9, 1],
        [9, 2],
        [10, 1],
      ],
    ],
    ['numbers behind texts', z.union([natural(), z.string()]), [2, 'x', 1], ['x', 1, 2]],
  ])('is %s', (_, schema, given, sorted) => {
    const game = bagGame({ bag: bagOf(schema as never, 4) }, [{ bag: given }]);
    expect(game.canonical({ type: 'act', player: 0, bag: given } as never)).toMatchObject({ bag: sorted });
    expect(given).not.toEqual(sorted);
  });
});
