import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { bagOf } from './bag.js';
import { part, place, setOf } from './part.js';
import { integer, natural } from './schema.js';

const anything = bagOf(z.unknown(), 9);
const sorted = (values: readonly unknown[]) => z.safeParse(anything, values).data;

describe('a bag', () => {
  it.each<[string, unknown[], unknown[]]>([
    ['numbers, by their size', [10, 9, -1, 9, 100], [-1, 9, 9, 10, 100]],
    ['texts, by their letters', ['b', 'a', 'C', 'ab', 'a'], ['C', 'a', 'a', 'ab', 'b'].sort()],
    [
      'tuples, number by number',
      [
        [2, 0],
        [1, 10],
        [1, 9],
        [0, 50],
        [1, 9],
      ],
      [
        [0, 50],
        [1, 9],
        [1, 9],
        [1, 10],
        [2, 0],
      ],
    ],
    ['lists, the shorter first where they agree', [[1, 2, 3], [1, 2], [1], [0, 9]], [[0, 9], [1], [1, 2], [1, 2, 3]]],
    ['tuples in tuples', [[[2, 1]], [[1, 2]]], [[[1, 2]], [[2, 1]]]],
    ['all else, by its JSON', [true, { a: 2 }, null, { a: 1 }], [null, true, { a: 1 }, { a: 2 }]],
    ['numbers beside texts, as JSON has them', ['a', 1, null, 'b'], ['a', 'b', 1, null]],
  ])('is in one order: %s', (_, values, order) => {
    expect(sorted(values)).toEqual(order);
    expect(sorted([...values].reverse())).toEqual(order);
  });

  it('leaves the list that it was given as it was, and is bounded', () => {
    const given = [3, 1, 2];
    const bag = bagOf(natural(9), 3, 2);
    expect([z.safeParse(bag, given).data, given]).toEqual([
      [1, 2, 3],
      [3, 1, 2],
    ]);
    expect([[1], [1, 1], [1, 1, 1, 1], [1, 10]].map((one) => z.safeParse(bag, one).success)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it('can be asked whether it is in order', () => {
    const [, sorting] = anything._zod.def.checks as z.core.$ZodCheck[];
    const { holds } = (sorting as z.core.$ZodCheck)._zod.def as unknown as Readonly<
      Record<'holds', (values: readonly unknown[]) => boolean>
    >;
    expect(
      [
        [],
        [7],
        [1, 2, 2, 3],
        [2, 1],
        [1, 3, 2],
        [
          [0, 1],
          [0, 2],
        ],
        [
          [0, 2],
          [0, 1],
        ],
        ['b', 'a'],
      ].map(holds),
    ).toEqual([true, true, true, false, false, true, false, false]);
  });
});

it('schemas tell what is pointed at', () => {
  const factsOf = ({ _zod: { def } }: z.core.$ZodType) => {
    const { part: kind, isPlace, isSet, isBag } = def as unknown as Readonly<Record<string, unknown>>;
    return { kind, isPlace, isSet, isBag };
  };
  const none = { kind: undefined, isPlace: undefined, isSet: undefined, isBag: undefined };
  const number = integer(2, 12);
  expect(factsOf(part('column', number))).toEqual({ ...none, kind: 'column' });
  expect(factsOf(part('die', place(4)))).toEqual({ ...none, kind: 'die', isPlace: true });
  expect(factsOf(setOf(natural(9), 3))).toEqual({ ...none, isSet: true });
  expect(factsOf(bagOf(natural(9), 3))).toEqual({ ...none, isBag: true });
  expect(factsOf(number)).toEqual(none);
});
