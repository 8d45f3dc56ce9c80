import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  type Chance,
  combined,
  d6,
  die,
  isModel,
  mapped,
  mixture,
  repeated,
  reported,
  uniform,
  weighted,
} from './chance.js';
import { drawn } from './drawn.js';
import { shuffled } from './shuffle.js';
import { until } from './until.js';

const coin = uniform(['heads', 'tails']);
const ofCoin = {
  kind: 'weighted',
  outcomes: [
    { outcome: 'heads', weight: 1 },
    { outcome: 'tails', weight: 1 },
  ],
};
const ofDie = (sides: number) => ({ kind: 'die', sides });
const doubled = (chance: Chance<number>) =>
  mapped(
    chance,
    (n) => 2 * n,
    (outcome) => Number(outcome) / 2,
    z.number(),
  );

describe('a description', () => {
  it.each<[string, Chance<unknown>, object]>([
    ['a die', die(6), ofDie(6)],
    ['a coin', coin, ofCoin],
    [
      'weights, without what has none',
      weighted([
        ['a', 3],
        ['b', 0],
      ]),
      { kind: 'weighted', outcomes: [{ outcome: 'a', weight: 3 }] },
    ],
    ['two dice', d6(2), { kind: 'repeated', of: ofDie(6), count: 2 }],
    ['a list', combined([die(4), coin]), { kind: 'list', of: [ofDie(4), ofCoin] }],
    [
      'several at once, in the order of their keys',
      combined({ z: die(4), a: coin }),
      {
        kind: 'combined',
        of: [
          ['z', ofDie(4)],
          ['a', ofCoin],
        ],
      },
    ],
    [
      'one of two',
      mixture<unknown>([
        [die(4), 2],
        [coin, 1],
      ]),
      {
        kind: 'mixture',
        of: [
          { chance: ofDie(4), weight: 2 },
          { chance: ofCoin, weight: 1 },
        ],
      },
    ],
    [
      'what is told otherwise',
      doubled(die(3)),
      {
        kind: 'told',
        of: ofDie(3),
        pairs: [
          [1, 2],
          [2, 4],
          [3, 6],
        ],
      },
    ],
    ['a shuffle', shuffled(['a', 'a', 'b'], 2), { kind: 'shuffled', items: ['a', 'a', 'b'], count: 2 }],
    [
      'a bag, without what is not there',
      drawn(['a', 'b', 'c'], [3, 0, 2], 4),
      {
        kind: 'drawn',
        bag: [
          ['a', 3],
          ['c', 2],
        ],
        count: 4,
      },
    ],
    ['dice until a 1', until(die(4), (face) => face === 1, 3), { kind: 'until', of: ofDie(4), holds: [1], most: 3 }],
    ['a model', reported(coin, () => true), ofCoin],
  ])('of %s says how it is drawn', (_, chance, spec) => {
    expect(chance.spec).toEqual(spec);
  });

  it('pairs five thousand outcomes at most with what is told of them, and none of too many to list', () => {
    const pairsOf = (chance: Chance<unknown>) => (chance.spec as { readonly pairs: readonly unknown[] }).pairs;
    expect([3, 4_999, 5_000, 5_001].map((sides) => pairsOf(doubled(die(sides))).length)).toEqual([
      3, 4_999, 5_000, 5_000,
    ]);
    const many = mapped(d6(21), String, () => undefined, z.string());
    expect(pairsOf(many)).toEqual([]);
  });

  it('lists what ends a repetition of five thousand outcomes at most', () => {
    const endsOf = (sides: number) => until(die(sides), (face) => face < 3, 2).spec;
    expect([endsOf(5_000), endsOf(5_001)]).toMatchObject([{ holds: [1, 2] }, { holds: null }]);
  });
});

it('is known of what is a model', () => {
  expect([reported(coin, () => true), coin].map(isModel)).toEqual([true, false]);
});

describe('what can’t be is refused in words', () => {
  it.each<[string, () => unknown]>([
    ['sides must be an integer from 1, not 0', () => die(0)],
    ['a weight must be an integer from 1, not -1', () => weighted([['a', -1]])],
    ['the sum of the weights must be an integer from 1, not 0', () => weighted([['a', 0]])],
    ['count must be an integer from 0, not 0.5', () => d6(0.5)],
    ['count must be an integer from 0, not -1', () => drawn(['a'], [1], -1)],
    ['a count must be an integer from 0, not -1', () => drawn(['a'], [-1])],
    ['expected a count for each of 2 values, not 1', () => drawn(['a', 'b'], [1])],
    ['there are no 4 to draw, but 3', () => drawn(['a', 'b'], [1, 2], 4)],
    ['count must be an integer from 0 to 2, not 3', () => shuffled(['a', 'b'], 3)],
    ['most must be an integer from 1, not 0', () => until(coin, () => true, 0)],
    ['this random event has too many outcomes to list', () => d6(21).outcomes()],
  ])('%s', (message, make) => {
    expect(make).toThrow(new RangeError(message));
  });
});

it('is as likely as all that could have come after it', () => {
  const lots = weighted([
    ['a', 1],
    ['b', 2],
  ]);
  const ends = until(lots, (lot) => lot === 'b', 2);
  expect([ends.total, ...ends.outcomes()]).toEqual([
    9,
    { outcome: ['a', 'a'], weight: 1 },
    { outcome: ['a', 'b'], weight: 2 },
    { outcome: ['b'], weight: 6 },
  ]);
});

it('is no more than can be counted exactly', () => {
  const many = Number.MAX_SAFE_INTEGER;
  expect([1, 2].map((count) => repeated(die(many), count).total)).toEqual([many, null]);
});
