import { createRng } from 'dicewright';
import type { Chance } from 'dicewright/define';
import { describe, expect, it } from 'vitest';
import { everyNine, nine } from '../../../test/helpers/krakatoa.js';
import { type KrakatoaFaces, type KrakatoaSet, sets } from './scoring.js';
import { type KrakatoaThrow, nineThrow, setRoll, setThrow } from './throws.js';

const CERTAIN = { scratchChance: 0, knockChance: 0 };
const LYING = nine('YRB RRB BYY');
const faceWeight = { Y: 3, R: 4, B: 5 } as const;

const product = (numbers: readonly number[]): number => numbers.reduce((all, n) => all * n, 1);
const rollWeight = (faces: readonly (keyof typeof faceWeight)[]): number =>
  product(faces.map((face) => faceWeight[face]));
const key = ({ scratch, faces }: KrakatoaThrow): string =>
  `${scratch} ${sets.map((set) => faces[set].join('')).join(' ')}`;

/** Every outcome with its share, after looking at what each Chance promises. */
function sharesOf<O>(chance: Chance<O>, keyOf: (outcome: O) => string): Map<string, number> {
  const shares = new Map<string, number>();
  let sum = 0;
  for (const { outcome, weight } of chance.outcomes()) {
    const key = keyOf(outcome);
    const isSound = Number.isSafeInteger(weight) && weight > 0 && chance.includes(outcome) && !shares.has(key);
    if (!isSound) expect.fail(`${key} of weight ${weight} is impossible, or comes twice`);
    shares.set(key, weight / (chance.total ?? Number.NaN));
    sum += weight;
  }
  expect(sum).toBe(chance.total);
  return shares;
}

/** The chance of every outcome, reckoned in fractions from the twelve faces of each die. */
function expectedShare(
  set: KrakatoaSet,
  lying: KrakatoaFaces,
  { scratch, faces }: KrakatoaThrow,
  s: number,
  k: number,
) {
  const rolled = rollWeight(faces[set]) / 12 ** 3;
  const others = sets
    .filter((other) => other !== set)
    .flatMap((other) => faces[other].map((face, at) => [lying[other][at], face] as const));
  if (scratch) return others.every(([before, now]) => before === now) ? s * rolled : 0;
  const moved = others.map(([before, now]) => {
    const onOther = faceWeight[now] - (before === now ? 1 : 0);
    return (k * onOther) / 11 + (before === now ? 1 - k : 0);
  });
  return (1 - s) * rolled * product(moved);
}

function expectModel(set: KrakatoaSet, scratchChance: number, knockChance: number): number {
  const chance = setThrow(set, LYING, { scratchChance, knockChance });
  const shares = sharesOf(chance, key);
  let seen = 0;
  for (const faces of everyNine()) {
    for (const scratch of [false, true]) {
      const outcome = { scratch, faces };
      const expected = expectedShare(set, LYING, outcome, scratchChance, knockChance);
      const share = shares.get(key(outcome)) ?? 0;
      if (Math.abs(share - expected) > 1e-12) expect([key(outcome), share]).toEqual([key(outcome), expected]);
      if (share > 0) seen++;
    }
  }
  expect(seen).toBe(shares.size);
  return seen;
}

describe('rolled dice', () => {
  it('KRK-2 three dice come up as their twelve faces say: 12^3 ways', () => {
    const shares = sharesOf(setRoll, (faces) => faces.join(''));
    expect([shares.size, setRoll.total]).toEqual([27, 12 ** 3]);
    for (const { outcome, weight } of setRoll.outcomes()) expect(weight).toBe(rollWeight(outcome));
  });

  it('KRK-2 nine dice come up in 12^9 ways', () => {
    expect([sharesOf(nineThrow, key).size, nineThrow.total]).toEqual([3 ** 9, 12 ** 9]);
    for (const { outcome, weight } of nineThrow.outcomes()) {
      const expected = rollWeight(sets.flatMap((set) => outcome.faces[set]));
      if (weight !== expected) expect([outcome, weight]).toEqual([outcome, expected]);
    }
  });

  it('KRK-25 nine dice are never a scratch, whatever they show', () => {
    expect(nineThrow.includes({ scratch: false, faces: nine('YYY RRR RBB') })).toBe(true);
    expect(nineThrow.includes({ scratch: true, faces: nine('YYY RRR RBB') })).toBe(false);
    for (const { outcome } of nineThrow.outcomes()) if (outcome.scratch) expect(outcome.scratch).toBe(false);
  });
});

describe('what a table may report of a throw of one set', () => {
  it('KRK-24 a scratch leaves the six other dice alone, in every set', () => {
    let compared = 0;
    for (const set of sets) {
      const chance = setThrow(set, LYING, CERTAIN);
      for (const faces of everyNine()) {
        const alone = sets.every((other) => other === set || faces[other].join() === LYING[other].join());
        if (chance.includes({ scratch: true, faces }) !== alone) expect([set, faces]).toEqual([set, alone]);
        compared++;
      }
    }
    expect(compared).toBe(3 ** 10);
  });

  it('KRK-23 a throw that strikes may change any of the six other dice', () => {
    const chance = setThrow('ash', LYING, CERTAIN);
    let possible = 0;
    for (const faces of everyNine()) if (chance.includes({ scratch: false, faces })) possible++;
    expect(possible).toBe(3 ** 9);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['faces alone', LYING],
    ['no scratch', { faces: LYING }],
    ['a number for scratch', { scratch: 0, faces: LYING }],
    ['two dice', { scratch: false, faces: { ...LYING, ash: ['Y', 'Y'] } }],
    ['four dice', { scratch: false, faces: { ...LYING, ash: ['Y', 'Y', 'R', 'R'] } }],
    ['an unknown colour', { scratch: false, faces: { ...LYING, ash: ['Y', 'Y', 'G'] } }],
    ['a set missing', { scratch: false, faces: { steam: LYING.steam, ash: LYING.ash } }],
    ['a set too many', { scratch: false, faces: { ...LYING, water: LYING.ash } }],
    ['another key', { scratch: false, faces: LYING, strength: 3 }],
    ['a string for dice', { scratch: false, faces: { ...LYING, ash: 'YYR' } }],
  ])('KRK-23 an outcome is a scratch or not, and all nine dice: not %s', (_, outcome) => {
    expect(setThrow('ash', LYING, CERTAIN).includes(outcome)).toBe(false);
    expect(nineThrow.includes(outcome)).toBe(false);
  });
});

describe('drawn throws of one set', () => {
  it('KRK-27 [scratchChance=0] KRK-28 [knockChance=0] roll the set and leave the others, 12^3 ways', () => {
    for (const set of sets) expect(expectModel(set, 0, 0)).toBe(27);
    expect(setThrow('lava', LYING, CERTAIN).total).toBe(12 ** 3);
  });

  it('KRK-27 [scratchChance=0.25] a quarter are scratches that change no other die', () => {
    expect(expectModel('steam', 0.25, 0)).toBe(54);
    expect(setThrow('steam', LYING, { scratchChance: 0.25, knockChance: 0 }).total).toBe(4 * 12 ** 3);
  });

  it('KRK-27 [scratchChance=1] all are scratches, however likely a knock is', () => {
    expect(expectModel('ash', 1, 0)).toBe(27);
    expect(expectModel('ash', 1, 0.123)).toBe(27);
  });

  it('KRK-28 [knockChance=0.5] each of six dice goes to one of its eleven other faces half of the time', () => {
    expect(expectModel('ash', 0, 0.5)).toBe(3 ** 9);
    expect(expectModel('lava', 0.5, 0.5)).toBe(3 ** 9 + 27);
  });

  it('KRK-28 [knockChance=1] a die that is knocked for sure can show its colour again', () => {
    expect(expectModel('steam', 0, 1)).toBe(3 ** 9);
    expect(setThrow('steam', LYING, { scratchChance: 0, knockChance: 1 }).total).toBe(12 ** 3 * 11 ** 6);
  });

  it('KRK-28 [knockChance=0.333] weights beyond the safe integers are not listed, but drawn', () => {
    const chance = setThrow('steam', LYING, { scratchChance: 0.001, knockChance: 0.333 });
    expect(chance.total).toBeNull();
    expect(() => chance.outcomes()).toThrow(RangeError);
    const rng = createRng('knocks');
    const runs = 20_000;
    let knocked = 0;
    for (let i = 0; i < runs; i++) {
      const outcome = chance.sample(rng);
      expect(chance.includes(outcome)).toBe(true);
      if (outcome.faces.ash[0] !== 'R') knocked++;
    }
    // From red, 8 of 11 faces are another colour: 0.333 × 8/11 = 0.242, six standard deviations are 0.018.
    expect(Math.abs(knocked / runs - (0.333 * 8) / 11)).toBeLessThan(0.02);
  });

  it('KRK-27 KRK-28 a throw is made once for its set, dice and odds, and for other ones anew', () => {
    const odds = { scratchChance: 0.1, knockChance: 0.2 };
    const made = setThrow('ash', LYING, odds);
    expect(setThrow('ash', { ...nine('YRB BBB BYY') }, { ...odds })).toBe(made);
    const different = [
      setThrow('lava', LYING, odds),
      setThrow('ash', nine('YRB RRB YBY'), odds),
      setThrow('ash', nine('RYB RRB BYY'), odds),
      setThrow('ash', LYING, { scratchChance: 0.2, knockChance: 0.1 }),
      setThrow('ash', LYING, { scratchChance: 0.1, knockChance: 0.1 }),
    ];
    expect(new Set([made, ...different]).size).toBe(6);
  });
});
