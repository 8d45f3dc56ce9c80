import { describe, expect, it } from 'vitest';
import { type Chance, combined, d6, dice, die, mixture, weighted } from '../../kernel/dice/chance.js';
import { createRng, type RandomGenerator } from '../../kernel/dice/random.js';
import { shuffled } from '../../kernel/dice/shuffle.js';
import { DiceTally, type DiceTest } from './dice-tally.js';

type Draw = (chance: Chance<unknown>, rng: RandomGenerator) => unknown;
const fair: Draw = (chance, rng) => chance.sample(rng);

/** Events of several kinds, thrown by two. */
const deck = Array.from({ length: 12 }, (_, i) => `card ${i % 4}`);
const kinds: readonly (readonly [string, Chance<unknown>])[] = [
  ['Yacht: roll', d6(5)],
  ['Yacht: roll', d6(2)],
  ['Pig: roll', die(6)],
  [
    'Colours: roll',
    weighted([
      ['red', 3],
      ['blue', 2],
      ['black', 1],
    ]),
  ],
  [
    'Colours: both',
    combined({
      eyes: die(8),
      colour: weighted([
        ['red', 2],
        ['blue', 1],
      ]),
    }),
  ],
  ['Cards: deal', shuffled(deck, 3)],
  [
    'Either: throw',
    mixture<number>([
      [die(6), 1],
      [weighted([[7, 1]]), 1],
    ]),
  ],
  // Too many to be gone through.
  ['Many: roll', dice(9, 12)],
];

function testsOf(seed: string, times: number, draw: Draw = fair, only = kinds): DiceTest[] {
  const rng = createRng(seed);
  const tally = new DiceTally();
  for (let i = 0; i < times; i++) {
    for (const [kind, chance] of only) tally.add(chance, draw(chance, rng), kind, i % 3 === 0 ? 'Ada' : 'Ben');
  }
  return tally.tests();
}

describe('dice of an archive', () => {
  it('are told by game, by action, by part, by player, and all ordinary ones together', () => {
    const tests = testsOf('one', 300);
    expect(new Set(tests.map(({ what, player }) => `${what} of ${player}`))).toEqual(
      new Set(
        [
          'ordinary dice',
          'Colours: roll',
          'Colours: both, eyes',
          'Colours: both, colour',
          'Cards: deal',
          'Either: throw',
          'Many: roll',
        ]
          .flatMap((what) => [`${what} of null`, `${what} of Ada`, `${what} of Ben`])
          .concat('Yacht: roll of null', 'Pig: roll of null'),
      ),
    );
    const ordinary = tests.find(({ what, player }) => what === 'ordinary dice' && player === null);
    expect(ordinary).toMatchObject({ dice: 300 * 8, freedom: 5 });
    expect(ordinary?.faces.map(({ face, expected }) => [face, expected])).toEqual(
      ['1', '2', '3', '4', '5', '6'].map((face) => [face, expect.closeTo(400, 9)]),
    );
    // A hand of three has fewer pairs than three dice.
    expect(tests.find(({ what }) => what === 'Cards: deal')?.freedom).toBe(3);
    expect([...tests].sort((one, other) => one.p - other.p)).toEqual(tests);
    expect(tests.every(({ p, corrected }) => corrected >= p)).toBe(true);
  });

  it('that are fair are suspected in one of a hundred archives', () => {
    const archives = 400;
    const all = Array.from({ length: archives }, (_, i) => testsOf(`fair ${i}`, 60, fair, kinds.slice(0, 7)));
    const suspected = all.filter((tests) => tests.some(({ corrected }) => corrected < 0.01)).length;
    // Four are expected; with twelve or more, the level would not be what it says (one in a thousand).
    expect(suspected).toBeLessThan(12);
    const ps = all.flatMap((tests) => tests.filter(({ player }) => player === null).map(({ p }) => p));
    expect(ps.length).toBeGreaterThan(5 * archives);
    const below = (level: number): number => ps.filter((p) => p < level).length / ps.length;
    expect(below(0.5)).toBeGreaterThan(0.46);
    expect(below(0.5)).toBeLessThan(0.54);
    expect(below(0.1)).toBeGreaterThan(0.08);
    expect(below(0.1)).toBeLessThan(0.12);
  });

  it('that can’t be gone through are held to what is drawn, and are fair as often', () => {
    const all = Array.from({ length: 40 }, (_, i) => testsOf(`many ${i}`, 40, fair, kinds.slice(7)));
    const ps = all.flatMap((tests) => tests.filter(({ player }) => player === null).map(({ p }) => p));
    expect(ps).toHaveLength(40);
    expect(ps.filter((p) => p < 0.5).length).toBeGreaterThan(10);
    expect(ps.filter((p) => p < 0.5).length).toBeLessThan(30);
    expect(ps.every((p) => p > 0.0005)).toBe(true);
  });

  it('that can’t be gone through, and are other ones each time, are fair as often', () => {
    const ps = Array.from({ length: 20 }, (_, archive) => {
      const rng = createRng(`others ${archive}`);
      const tally = new DiceTally();
      for (let i = 0; i < 200; i++) {
        // A bag of two hundred, and never the same.
        const bag = shuffled(
          Array.from({ length: 200 }, (__, at) => (at < 40 + i / 4 ? 'white' : at % 3)),
          8,
        );
        tally.add(bag, bag.sample(rng), 'Bag: draw', 'Ada');
      }
      return tally.tests()[0]?.p ?? 0;
    });
    expect(ps.filter((p) => p < 0.5).length).toBeGreaterThan(3);
    expect(ps.filter((p) => p < 0.5).length).toBeLessThan(17);
    expect(ps.every((p) => p > 0.001)).toBe(true);
  });

  it('that are loaded are found, and whose they are', () => {
    // Ada has a die that shows a six twice as often as it should.
    const rng = createRng('loaded');
    const loaded = weighted([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
      [6, 2],
    ]);
    const tally = new DiceTally();
    for (let i = 0; i < 300; i++) {
      tally.add(die(6), loaded.sample(rng), 'Pig: roll', 'Ada');
      tally.add(die(6), die(6).sample(rng), 'Pig: roll', 'Ben');
    }
    const odd = tally.tests().filter(({ corrected }) => corrected < 0.01);
    expect(odd.map(({ player }) => player)).toContain('Ada');
    expect(odd.map(({ player }) => player)).not.toContain('Ben');
    const six = odd.find(({ player }) => player === 'Ada')?.faces.at(-1);
    expect(six?.fell).toBeGreaterThan(six?.expected ?? Number.NaN);
  });

  it('say nothing where there are few, or nothing is left to chance', () => {
    expect(testsOf('few', 4, fair, kinds.slice(2, 3))).toEqual([]);
    const all: [string, Chance<unknown>][] = [['Cards: shuffle', shuffled(deck)]];
    expect(testsOf('whole', 500, fair, all)).toEqual([]);
    expect(new DiceTally().tests()).toEqual([]);
  });

  it('counted apart are the same together', () => {
    const draw = (tally: DiceTally, from: number, to: number): DiceTally => {
      for (let i = from; i < to; i++) tally.add(d6(2), d6(2).sample(createRng(`${i}`)), 'Yacht: roll', 'Ada');
      return tally;
    };
    const together = draw(new DiceTally(), 0, 60);
    const joined = draw(new DiceTally(), 0, 20);
    joined.addAll(draw(new DiceTally(), 20, 60));
    expect(joined.tests()).toEqual(together.tests());
    expect(joined.tests()).toHaveLength(1);
  });
});
