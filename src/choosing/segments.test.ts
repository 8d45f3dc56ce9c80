import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineGame } from '../kernel/define.js';
import { part, place, setOf } from '../kernel/schemas/part.js';
import { integer, list, natural, unionBy } from '../kernel/schemas/schema.js';
import { oneToAct } from '../kernel/turns.js';
import type { AnyAction } from '../kernel/types.js';
import { actionShapes } from './action-fields.js';
import { choosing } from './choosing.js';
import { candidateOf, partsOf } from './segments.js';

// What stands in objects, of one schema or of several, is pointed at member by member.

const kinds = {
  row: z.strictObject({ row: part('row', place(2)), kind: z.literal('row') }),
  sum: z.strictObject({
    cells: setOf(part('cell', z.literal(['a1', 'b2'])), 2),
    of: natural(9),
    kind: z.literal('sum'),
  }),
};
const ones = {
  clue: z.union([
    z.strictObject({ left: natural(9) }),
    z.strictObject({ right: natural(9), up: z.optional(natural(9)) }),
  ]),
  tagged: z.discriminatedUnion('kind', [kinds.row, kinds.sum]),
  quick: unionBy('kind', new Map<string, z.ZodMiniType<unknown>>(Object.entries(kinds)) as never),
  deep: z.strictObject({
    way: z.strictObject({ steps: list(integer(-1, 1), 3), of: z._default(part('die', place(4)), 0) }),
    name: z.string(),
  }),
};
const values: Readonly<Record<keyof typeof ones, readonly object[]>> = {
  clue: [{ left: 3 }, { right: 4 }, { right: 4, up: 3 }],
  tagged: [
    { row: 1, kind: 'row' },
    { cells: ['a1', 'b2'], of: 9, kind: 'sum' },
    { cells: [], of: 0, kind: 'sum' },
  ],
  quick: [
    { row: 1, kind: 'row' },
    { cells: ['b2'], of: 9, kind: 'sum' },
  ],
  deep: [
    { way: { steps: [1, -1], of: 2 }, name: 'x' },
    { way: { steps: [], of: 0 }, name: 'x' },
  ],
};

const g = defineGame({ id: 'clues', rules: 1, options: {}, state: {} });
const clues = g.game({
  title: 'Clues',
  playerCount: { min: 1, max: 1 },
  actions: Object.fromEntries(
    Object.entries(ones).map(([type, what]) => [
      type,
      g.action({
        fields: { what },
        candidates: () => values[type as keyof typeof ones].map((one) => ({ what: one })),
        apply: () => undefined,
      } as never),
    ]),
  ),
  setup: () => ({}),
  playersToAct: () => oneToAct(0),
  result: () => null,
});
const state = clues.setup({ players: 1 });

const segmentsOf = (type: string, what: object) => {
  const shape = actionShapes(clues).get(type);
  const action = { type, player: 0, what };
  return (
    shape &&
    candidateOf(shape, action)
      .segments.slice(1)
      .map(({ field, how, parts }) => [field, how, ...parts])
  );
};

describe('the parts of an object', () => {
  it.each<[keyof typeof ones, object, unknown[][]]>([
    ['clue', { left: 3 }, [['what.left', 'single', 'number:3']]],
    [
      'clue',
      { up: 3, right: 4 },
      [
        ['what.right', 'single', 'number:4'],
        ['what.up', 'single', 'number:3'],
      ],
    ],
    [
      'tagged',
      { row: 1, kind: 'row' },
      [
        ['what.kind', 'single', 'value:what.kind=row'],
        ['what.row', 'single', 'row:1'],
      ],
    ],
    [
      'tagged',
      { cells: ['b2', 'a1'], of: 9, kind: 'sum' },
      [
        ['what.kind', 'single', 'value:what.kind=sum'],
        ['what.cells', 'set', 'cell:b2', 'cell:a1'],
        ['what.of', 'single', 'number:9'],
      ],
    ],
    [
      'quick',
      { kind: 'sum', cells: [], of: 0 },
      [
        ['what.kind', 'single', 'value:what.kind=sum'],
        ['what.cells', 'set'],
        ['what.of', 'single', 'number:0'],
      ],
    ],
    [
      'deep',
      { name: 'a b', way: { of: 2, steps: [1, -1] } },
      [
        ['what.way.steps', 'path', 'number:1', 'number:-1'],
        ['what.way.of', 'single', 'die:2'],
        ['what.name', 'words', 'value:what.name=a b'],
      ],
    ],
  ])('of a %s stand in the order of its schema, what tells it first: %j', (type, what, segments) => {
    expect(segmentsOf(type, what)).toEqual(segments);
  });

  it.each(
    (Object.keys(ones) as (keyof typeof ones)[]).flatMap((type) => values[type].map((what) => [type, what] as const)),
  )('of %s %j lead to it, one after the other', (type, what) => {
    const action = { type, player: 0, what } as AnyAction;
    const parts = partsOf(clues, action as never);
    const choice = choosing(clues, state, 0, parts);
    expect(choice.action).toEqual(action);
    expect(choice.taken.map((one) => one.part)).toEqual(parts);
  });
});
