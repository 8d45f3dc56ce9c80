import { describe, expect, it } from 'vitest';
import { everyNine, nine, play, position, randomGame, tables, three } from '../../../test/helpers/krakatoa.js';
import { createRng } from '../../kernel/dice/random.js';
import { GameError } from '../../kernel/errors.js';
import type { DeepReadonly } from '../../kernel/types.js';
import { type KrakatoaSpot, type KrakatoaThrowOdds, krakatoaAnalysis, krakatoaQuestions } from './krakatoa.analysis.js';
import { type KrakatoaAction, type KrakatoaState, krakatoa } from './krakatoa.js';
import {
  bonusesOf,
  combinationOf,
  faceOf,
  type KrakatoaFaces,
  marksForNext,
  marksForSecond,
  multiplierOf,
  scoreFaces,
  scoreSet,
  sets,
  throwOffMarks,
} from './scoring.js';
import { boxAt, sideToThrow, slotAfter, slotOfThrow } from './state.js';

type State = DeepReadonly<KrakatoaState>;
type Throw = Extract<KrakatoaAction, { type: 'throw' }>;
const { choices, setOdds, spotOf, throwOdds } = krakatoaAnalysis;

const NUMBERS = Array.from({ length: 12 }, (_, i) => i + 1);
const WEIGHTS = { Y: 3, R: 4, B: 5 } as const;
const weightOf = (faces: KrakatoaFaces): number =>
  sets.flatMap((set) => faces[set]).reduce((product, face) => product * WEIGHTS[face], 1);

const spotAt = (state: State): KrakatoaSpot => {
  const spot = spotOf(state);
  if (spot === null) throw new RangeError('nobody throws');
  return spot;
};

describe('the odds of a set', () => {
  it.each(sets)('KRK-2 to KRK-6, KRK-14: of %s are those of all numbers of three dice', (set) => {
    const counts = new Map<string, number>();
    for (const a of NUMBERS) {
      for (const b of NUMBERS) {
        for (const c of NUMBERS) {
          const faces = [a, b, c].map((number) => faceOf(set, number));
          const made = combinationOf(faces);
          counts.set(made, (counts.get(made) ?? 0) + 1);
        }
      }
    }
    const found = setOdds();
    expect(found.map(({ combination, favourable }) => [combination, favourable])).toEqual(
      ['Krakatoa', 'Vesuvius', 'Mauna Loa', 'Deuce', 'Ace', 'Bust'].map((made) => [made, counts.get(made)]),
    );
    expect(found.every(({ total }) => total === 1728)).toBe(true);
    for (const text of ['YYY', 'RRR', 'BBB', 'YRY', 'RYB', 'RRB']) {
      const odds = found.find(({ combination }) => combination === combinationOf(three(text)));
      expect([odds?.points, odds?.marks]).toEqual([scoreSet(three(text)), throwOffMarks[combinationOf(three(text))]]);
    }
  });
});

/** What is told of each way in which a throw can come out: its points, whether it was a scratch, the marks after it. */
type Tally = Map<string, number>;
const add = (tally: Tally, key: string, weight: number): void => {
  tally.set(key, (tally.get(key) ?? 0) + weight);
};

/** By playing every outcome that the game lists. */
function played(state: State, action: Throw): { readonly tally: Tally; readonly total: number } {
  const side = sideToThrow(state) ?? 0;
  const slot = slotOfThrow(state);
  const next = slotAfter(state, slot);
  const chance = krakatoa.chance(state, action);
  const tally: Tally = new Map();
  let total = 0;
  for (const { outcome, weight } of chance?.outcomes() ?? []) {
    const thrown = { ...action, outcome } as Throw;
    let after = krakatoa.reduce(state, thrown);
    if (after.awaitsKeep) after = krakatoa.reduce(after, { type: 'keep', player: action.player });
    const points = (after.totals[side] ?? 0) - (state.totals[side] ?? 0);
    const marks = [next, slotAfter(state, next)].map((one) => boxAt(after, side, one)?.marks ?? 0);
    add(tally, `${points} ${thrown.outcome?.scratch} ${marks.join(' ')}`, weight);
    total += weight;
  }
  return { tally, total };
}

function told({ results }: KrakatoaThrowOdds): Tally {
  const tally: Tally = new Map();
  for (const { points, scratch, nextMarks, secondMarks, weight } of results) {
    add(tally, `${points} ${scratch} ${nextMarks} ${secondMarks}`, weight);
  }
  return tally;
}

/** That two tallies are the same probabilities, exactly. */
function expectSame(one: Tally, total: number, other: Tally, otherTotal: number): void {
  const scaled = (tally: Tally, by: number) =>
    [...tally].map(([key, weight]) => `${key}: ${BigInt(weight) * BigInt(by)}`).sort();
  expect(scaled(one, otherTotal)).toEqual(scaled(other, total));
}

const throwsIn = (state: State): Throw[] =>
  [...krakatoa.legalActions(state)].filter((action) => action.type === 'throw');

describe('the odds of a throw', () => {
  it('KRK-18 of all nine dice are those of all ways in which they can fall', () => {
    for (const [spot, total] of [
      [{ throwNumber: 1, faces: null }, 0],
      [{ throwNumber: 1, faces: null, total: 95, marks: 2, nextMarks: 1 }, 95],
    ] as const) {
      const odds = throwOdds(spot, 'all');
      const tally = new Map<string, number>();
      for (const faces of everyNine()) {
        const points = scoreFaces(faces) * multiplierOf('marks' in spot ? spot.marks : 0);
        add(tally, `${points} ${bonusesOf(faces, total, total + points).join()}`, weightOf(faces));
      }
      expect(odds.total).toBe(12 ** 9);
      expect(new Map(odds.results.map((one) => [`${one.points} ${one.bonuses.join()}`, one.weight]))).toEqual(tally);
      const sum = [...tally].reduce((all, [key, weight]) => all + Number(key.split(' ')[0]) * weight, 0);
      expect(odds.mean).toBeCloseTo(sum / 12 ** 9, 12);
      expect(odds.exact).toBe(true);
    }
  });

  it.each([
    { players: 2, options: {} },
    { players: 3, options: { rules: 'basic' } },
    { players: 4, options: { partnerships: true } },
    { players: 2, options: { scratchChance: 0.125 } },
  ] as const)('are those of every outcome, played: %j', (table) => {
    let checked = 0;
    for (const seed of ['a', 'b']) {
      for (const { before } of randomGame(createRng(seed), table)) {
        if (before.round % 5 !== 1) continue;
        const spot = spotOf(before);
        if (before.phase === 'throwOff') expect(spot).toBeNull();
        if (spot === null || (before.throwNumber === 1 && before.phase === 'throws')) continue;
        for (const action of throwsIn(before)) {
          const odds = throwOdds(spot, action.set);
          const { tally, total } = played(before, action);
          expectSame(told(odds), odds.total, tally, total);
          checked++;
        }
      }
    }
    expect(checked).toBeGreaterThan(40);
  });

  it('KRK-19, KRK-20 at throw 1 are those of keeping what falls', () => {
    const state = position({ round: 3, throwNumber: 1, totals: [57, 30], marks: 1 });
    const [action] = throwsIn(state);
    const odds = throwOdds(spotAt(state), 'all');
    const { tally, total } = played(state, action as Throw);
    expectSame(told(odds), odds.total, tally, total);
  });

  it('KRK-27, KRK-28 have the odds of the model, exactly', () => {
    const options = { scratchChance: 0.5, knockChance: 0.5 };
    const state = position({ options, round: 6, throwNumber: 4, totals: [50, 30], faces: 'YYR BBB RRB' });
    const [action] = throwsIn(state);
    const odds = throwOdds(spotAt(state), 'ash');
    const { tally, total } = played(state, action as Throw);
    expectSame(told(odds), odds.total, tally, total);
    expect(odds.exact).toBe(true);
  });

  it('KRK-28 are rounded where the model is too fine, and say so', () => {
    const lying = nine('YYR BBB RRB');
    const odds = throwOdds(
      { throwNumber: 3, faces: lying, total: 11, options: { knockChance: 0.333, scratchChance: 0.001 } },
      'steam',
    );
    const shares = new Map<number, number>();
    for (const faces of everyNine()) {
      let share = 0.999;
      for (const set of sets) {
        for (const [place, face] of faces[set].entries()) {
          const stays = face === lying[set][place];
          const other = (WEIGHTS[face] - (stays ? 1 : 0)) / 11;
          share *= set === 'steam' ? WEIGHTS[face] / 12 : 0.333 * other + (stays ? 0.667 : 0);
        }
      }
      shares.set(scoreFaces(faces), (shares.get(scoreFaces(faces)) ?? 0) + share);
    }
    shares.set(0, (shares.get(0) ?? 0) + 0.001);
    expect(odds.exact).toBe(false);
    expect(Math.abs(odds.total - 1e15)).toBeLessThan(1000);
    expect(odds.points.map(({ value }) => value)).toEqual([...shares.keys()].sort((a, b) => a - b));
    for (const { value, weight } of odds.points) expect(weight / odds.total).toBeCloseTo(shares.get(value) ?? 0, 12);
  });

  it('add up, each in its own way', () => {
    const odds = throwOdds({ throwNumber: 2, faces: nine('YYY BBB RRB'), total: 152, nextMarks: 1 }, 'lava');
    const sum = (weights: readonly number[]): number => weights.reduce((all, weight) => all + weight, 0);
    expect(odds.total).toBe(1728);
    for (const weights of [odds.results.map(({ weight }) => weight), odds.nextMarks, odds.secondMarks]) {
      expect(sum(weights)).toBe(1728);
    }
    expect(odds.bonuses).toEqual({ 'Little Eruption': 64, 'Big Rumble': 512, 'Little Quake': 729 });
    expect(odds.results.every(({ nextMarks }) => nextMarks >= 1)).toBe(true);
  });
});

/** The expected total at the end of the turn, from `choices` of what follows each outcome that the game lists. */
function looked(state: State, action: KrakatoaAction): number {
  const side = sideToThrow(state) ?? 0;
  const from = state.totals[side] ?? 0;
  const worthOf = (after: State): number => {
    const points = (after.totals[side] ?? 0) - from;
    const goesOn = sideToThrow(after) === side && after.round === state.round;
    return points + (goesOn ? (choices(spotAt(after))[0]?.turn ?? 0) : 0);
  };
  const chance = krakatoa.chance(state, action);
  if (chance === null) return worthOf(krakatoa.reduce(state, action));
  let sum = 0;
  const known = new Map<string, number>();
  for (const { outcome, weight } of chance.outcomes()) {
    const after = krakatoa.reduce(state, { ...action, outcome } as KrakatoaAction);
    const key = JSON.stringify({ ...after, faces: sets.map((set) => [...(after.faces?.[set] ?? [])].sort()) });
    const worth = known.get(key) ?? worthOf(after);
    known.set(key, worth);
    sum += weight * worth;
  }
  return sum / (chance.total ?? Number.NaN);
}

const actionOf = (state: State, choice: string): KrakatoaAction => {
  const player = krakatoa.playersToAct(state)[0] ?? 0;
  return choice === 'keep' ? { type: 'keep', player } : { type: 'throw', player, set: choice as 'all' };
};

function expectLooked(state: State): void {
  const found = choices(spotAt(state));
  const legal = [...krakatoa.legalActions(state)].map((action) => ('set' in action ? action.set : action.type));
  expect(found.map(({ choice }) => choice).sort()).toEqual([...legal].sort());
  expect(found.map(({ turn }) => turn)).toEqual(found.map(({ turn }) => turn).sort((a, b) => b - a));
  for (const { choice, points, turn } of found) {
    expect(turn).toBeCloseTo(looked(state, actionOf(state, choice)), 9);
    const isFirst = state.throwNumber === 1 && state.phase === 'throws';
    if (!isFirst) expect(points).toBeCloseTo(throwOdds(spotAt(state), choice as 'ash').mean, 9);
  }
}

describe('what is worth throwing', () => {
  it('is what every outcome and the best after it give', () => {
    const seen = new Set<string>();
    const chosen = tables.filter(({ players, options }) => options.partnerships || players === 2);
    for (const [i, table] of chosen.entries()) {
      if (table.options.knockChance !== undefined) continue;
      for (const { before } of randomGame(createRng(`choices ${i}`), table)) {
        const { phase, throwNumber, round } = before;
        if (phase !== 'bonus' && (phase !== 'throws' || throwNumber === 1 || round < 3)) continue;
        const key = `${phase === 'bonus' ? 'bonus' : throwNumber} ${i} ${throwNumber === 5 && round === 6}`;
        if (seen.has(key)) continue;
        expectLooked(before);
        seen.add(key);
      }
    }
    const stages = new Set([...seen].map((key) => key.split(' ')[0]));
    expect([[...stages].sort(), seen.size > 15]).toEqual([['2', '3', '4', '5', 'bonus'], true]);
  });

  it('KRK-46 to KRK-50 counts the bonus boxes that are left', () => {
    const faces = 'YYR BBB RRB';
    let checked = 0;
    for (const total of [152, 99]) {
      for (const taken of [0, 1, 2, 3]) {
        const box = { marks: 1, side: 0, total } as const;
        const bonusBoxes = Array.from({ length: taken }, () => box);
        const totals = taken === 0 ? [20, total] : [total, 20];
        const state = position({ totals, thrower: 1, throwNumber: 5, bonusBoxes, faces });
        expect(spotOf(state)?.bonusBoxes).toBe(3 - taken);
        expectLooked(state);
        checked++;
      }
    }
    expect(checked).toBe(8);
  });

  it('KRK-46 [bonusBoxFrom=final-throw] counts marks of a bonus box that can be lost', () => {
    const fourth = position({ throwNumber: 4, totals: [41, 30], faces: 'YYY BBR BBB' });
    const fifth = play(fourth, 'ash YYY RRR BBB');
    expectLooked(fourth);
    expectLooked(fifth);
    const { nextMarks, total } = throwOdds(spotAt(fifth), 'lava');
    const any = play(
      krakatoa.load({ ...fourth, options: { ...fourth.options, bonusBoxFrom: 'any-throw' } }),
      'ash YYY RRR BBB',
    );
    expect(throwOdds(spotAt(any), 'lava').nextMarks[0]).toBe(0);
    expect(nextMarks[0]).toBeGreaterThan(0);
    expect(nextMarks.reduce((sum, weight) => sum + weight, 0)).toBe(total);
    const [lava] = choices(spotAt(fifth));
    expect(lava?.turn).toBeLessThan(choices(spotAt(any))[0]?.turn ?? 0);
  });

  it('KRK-19 says whether to keep throw 1 or to throw all nine again', () => {
    for (const [faces, best] of [
      ['YYY RRR BBB', 'keep'],
      ['RRR RRR BBR', 'keep'],
      ['YRB RRB BBR', 'all'],
    ] as const) {
      const start = position({ round: 2, throwNumber: 1, totals: [41, 30] });
      const state = play(start, `all ${faces}`);
      expect(choices(spotAt(state))[0]?.choice).toBe(best);
      expect(choices(spotAt(state)).find(({ choice }) => choice === 'keep')?.turn).toBeCloseTo(
        looked(state, actionOf(state, 'keep')),
        9,
      );
    }
  });

  it('KRK-19, KRK-20 of throwing all nine is the mean of what falls, and before it of keeping or not', () => {
    const faces = nine('YRB RRB BBR');
    const spot = { throwNumber: 1, faces, total: 41, marks: 1 } as const;
    const [again] = choices({ ...spot, awaitsKeep: true }).filter(({ choice }) => choice === 'all');
    const known = new Map<string, number>();
    const worthOf = (fallen: KrakatoaFaces): number => {
      const points = scoreFaces(fallen) * 2;
      const bonuses = bonusesOf(fallen, 41, 41 + points);
      const marks = Math.min(marksForNext(bonuses), 2) as 0 | 1 | 2;
      const nextMarks = marksForSecond(bonuses) as 0 | 1 | 2;
      const then = choices({ throwNumber: 2, faces: fallen, total: 41 + points, marks, nextMarks });
      return points + (then[0]?.turn ?? 0);
    };
    let sum = 0;
    let best = 0;
    for (const fallen of everyNine()) {
      const key = sets.map((set) => [...fallen[set]].sort().join('')).join();
      const kept = known.get(key) ?? worthOf(fallen);
      known.set(key, kept);
      sum += weightOf(fallen) * kept;
      best += weightOf(fallen) * Math.max(kept, again?.turn ?? 0);
    }
    expect(known.size).toBe(1000);
    expect(again?.turn).toBeCloseTo(sum / 12 ** 9, 9);
    expect(choices({ ...spot, faces: null })[0]?.turn).toBeCloseTo(best / 12 ** 9, 9);
  });

  it('KRK-28 counts dice that are knocked', () => {
    const options = { scratchChance: 0.125, knockChance: 0.25 };
    expectLooked(position({ options, round: 2, throwNumber: 5, totals: [50, 30], faces: 'YYR BBB RRB' }));
    const spot = { throwNumber: 4, faces: nine('YYR BBB RRB'), total: 50, options } as const;
    const [still] = choices({ ...spot, options: {} });
    expect(choices(spot)[0]?.turn).not.toBeCloseTo(still?.turn ?? 0, 3);
  });
});

describe('spots', () => {
  it('are none in the throw-off and at the end', () => {
    expect(spotOf(krakatoa.setup({ players: 2 }))).toBeNull();
    const last = [...randomGame(createRng('end'), { players: 2, options: {} })].at(-1);
    expect(spotOf(last?.state ?? krakatoa.setup({ players: 2 }))).toBeNull();
  });

  it.each([
    [{ throwNumber: 6 as 5, faces: nine('YYY YYY YYY') }, 'a throw number'],
    [{ throwNumber: 2, faces: null }, 'dice that lie'],
    [{ throwNumber: 2, faces: nine('YYY YY YYY') }, 'three faces'],
    [{ throwNumber: 2, faces: nine('YYY YYG YYY') }, 'three faces'],
    [{ throwNumber: 2, faces: nine('YYY YYY YYY'), total: -1 }, 'a total from 0'],
    [{ throwNumber: 2, faces: nine('YYY YYY YYY'), marks: 3 as 2 }, '0, 1 or 2 marks'],
    [{ throwNumber: 2, faces: nine('YYY YYY YYY'), awaitsKeep: true }, 'only throw 1 is kept'],
    [{ throwNumber: 'bonus', faces: nine('YYY YYY YYY') }, '0 to 2 bonus boxes'],
    [{ throwNumber: 2, faces: nine('YYY YYY YYY'), marks: 1, options: { rules: 'basic' } }, 'KRK-10'],
    [{ throwNumber: 2, faces: nine('YYY YYY YYY'), options: { knockChance: 0.0005 } }, 'steps of 0.001'],
  ] as const)('%j cannot be', (spot, message) => {
    expect(() => choices(spot)).toThrow(message);
    expect(() => throwOdds(spot, 'steam')).toThrow(RangeError);
  });

  it('allow the throws of the rules only', () => {
    const faces = nine('YYY YYY YYY');
    expect(() => throwOdds({ throwNumber: 3, faces }, 'ash')).toThrow('expected to throw steam, not ash');
    expect(() => throwOdds({ throwNumber: 1, faces: null }, 'ash')).toThrow('expected to throw all, not ash');
    expect(() => throwOdds({ throwNumber: 2, faces }, 'all')).toThrow(RangeError);
  });
});

describe('questions', () => {
  const ask = (name: string, given: Record<string, string>) => {
    const question = krakatoaQuestions.find((one) => one.name === name);
    if (question === undefined) throw new RangeError(name);
    return question.answer(given);
  };

  it('have answers with a cell for every column', () => {
    for (const [name, given] of [
      ['set', {}],
      ['throw', {}],
      ['throw', { set: 'ash', dice: 'yyb,yrr,rrr', total: '152', marks: '1', next: '1' }],
      ['throw', { set: 'lava', dice: 'YYB YRR RRR', options: '{"knockChance":0.333,"scratchChance":0.1}' }],
      ['throw', { options: '{"partnerships":true,"rules":"basic"}' }],
      ['keep', { dice: 'YYB YRR RRR' }],
      ['choose', { dice: 'YYB YRR RRR' }],
      ['choose', { dice: 'YYB YRR RRR', throw: 'bonus', boxes: '1', marks: '2' }],
      ['choose', { dice: 'YYB YRR RRR', throw: '4' }],
    ] as const) {
      const found = ask(name, given);
      expect(found.length).toBeGreaterThan(0);
      for (const { columns, rows, title } of found) {
        expect(title).not.toContain('undefined');
        expect(rows.length).toBeGreaterThan(0);
        for (const row of rows) expect(row).toHaveLength(columns.length);
      }
    }
  });

  it('tell what the functions tell', () => {
    const odds = throwOdds({ throwNumber: 2, faces: nine('YYB YRR RRR'), total: 152 }, 'ash');
    const [points] = ask('throw', { set: 'ash', dice: 'YYB YRR RRR', total: '152' });
    expect(points?.rows.map((row) => row.slice(0, 3))).toEqual(
      odds.points.map(({ value, weight }) => [value, 152 + value, { favourable: weight, total: 1728 }]),
    );
    expect(points?.rows[0]?.[3]).toEqual({ favourable: 1728, total: 1728 });
  });

  it.each([
    ['throw', { set: 'fog' }, 'set: expected one of all, steam, ash, lava, got "fog"'],
    ['throw', { set: 'ash' }, 'dice: expected dice that lie'],
    ['throw', { set: 'ash', dice: 'YYB YRR' }, 'dice: expected three letters'],
    ['throw', { total: 'x' }, 'total: expected a whole number from 0'],
    ['throw', { marks: '3' }, 'marks: expected a whole number from 0 to 2'],
    ['throw', { options: '{' }, 'options: expected JSON'],
    ['throw', { options: 'null' }, 'options: '],
    ['throw', { options: '{"luck":1}' }, 'unknown "luck"'],
    ['throw', { luck: '1' }, 'there is no "luck"'],
    ['keep', {}, 'dice is missing'],
    ['choose', { dice: 'YYB YRR RRR', throw: 'bonus' }, 'bonus boxes'],
    ['choose', { dice: 'YYB YRR RRR', throw: '1' }, 'throw: expected a whole number from 2 to 5'],
  ] as const)('%s refuses %j', (name, given, message) => {
    expect(() => ask(name, given)).toThrow(message);
    expect(() => ask(name, given)).toThrow(GameError);
  });
});
