import { describe, expect, it } from 'vitest';
import { seededDice } from '../../kernel/dice/dice.js';
import { createRng, uniformInt } from '../../kernel/dice/random.js';
import type { DeepReadonly, Resolved } from '../../kernel/types.js';
import { playout } from '../../play/playout.js';
import { botLaws } from '../../testing/bot-laws.js';
import { bestKeeps, fillKeeps } from './analysis/keep-lattice.js';
import {
  allParts,
  countsOf,
  FIRST_ROLL,
  KEEPS,
  keepOf,
  keeps,
  partsFrom,
  partsOf,
  ROLLS,
  withFace,
} from './analysis/keeps.js';
import { bonusFrom, type KirikiTable, sheetIndex, sheetState, solvedValues, tableSize } from './analysis/table.js';
import { TurnSolver } from './analysis/turn-solver.js';
import { kirikiAnalysis, kirikiBot, kirikiHindsight } from './kiriki.analysis.js';
import { type KirikiOptions, type KirikiState, kiriki } from './kiriki.js';
import { type KirikiPattern, type KirikiSheet, patterns, scorePattern } from './patterns.js';

type Options = Resolved<KirikiOptions>;

const OPTIONS: Options = { repeat: true, fullHouseOfFive: false, upperBonus: 35, upperBonusOver: 62 };

/** All 7776 falls of so many dice, as lists. */
function falls(dice: number): number[][] {
  if (dice === 0) return [[]];
  return falls(dice - 1).flatMap((rest) => [1, 2, 3, 4, 5, 6].map((face) => [...rest, face]));
}

/** Every choice of dice to keep, as masks over places. */
const MASKS = Array.from({ length: 32 }, (_, mask) => mask);

/**
 * What a turn is worth, by trying every choice of places and every fall of the dice that are rolled, with nothing but
 * lists of faces.
 */
function turnByHand(worth: (faces: readonly number[]) => number, rolls: number): (faces: readonly number[]) => number {
  if (rolls === 0) return worth;
  const after = turnByHand(worth, rolls - 1);
  const known = new Map<string, number>();
  const keptValues = new Map<string, number>();
  return (faces) => {
    const key = [...faces].sort().join('');
    let best = known.get(key);
    if (best !== undefined) return best;
    best = Number.NEGATIVE_INFINITY;
    for (const mask of MASKS) {
      const kept = faces.filter((_, place) => (mask >> place) & 1).sort();
      const name = kept.join('');
      let mean = keptValues.get(name);
      if (mean === undefined) {
        const outcomes = falls(5 - kept.length);
        mean = outcomes.reduce((sum, fall) => sum + after([...kept, ...fall]), 0) / outcomes.length;
        keptValues.set(name, mean);
      }
      best = Math.max(best, mean);
    }
    known.set(key, best);
    return best;
  };
}

/** A table that knows the sheets with at most so many empty lines, all of these among the given ones. */
function smallTable(lines: readonly KirikiPattern[], options: Options): KirikiTable {
  const limit = bonusFrom(options);
  const table: KirikiTable = { options, limit, values: new Float64Array(tableSize(limit)).fill(Number.NaN) };
  const solver = new TurnSolver(solvedValues(table));
  const all = (1 << patterns.length) - 1;
  const bits = lines.map((line) => 1 << patterns.indexOf(line));
  const order = Array.from({ length: 1 << bits.length }, (_, open) =>
    bits.reduce((used, bit, i) => ((open >> i) & 1 ? used & ~bit : used), all),
  );
  for (const used of order) {
    for (let upper = 0; upper <= limit; upper++) {
      for (const hasKiriki of [false, true]) {
        const sheet = { used, upper, hasKiriki };
        const turn = used === all ? () => (upper >= limit ? options.upperBonus : 0) : solver.turnOf(sheet);
        let value = turn(0);
        // Plain iteration: slow, but nothing that could go wrong.
        for (let i = 0; hasKiriki && used !== all && i < 40; i++) value = turn(value);
        table.values[sheetIndex(sheet, limit)] = value;
      }
    }
  }
  return table;
}

const sheetOf = (entries: Partial<Record<KirikiPattern, number | null>>): KirikiSheet =>
  ({ ...Object.fromEntries(patterns.map((pattern) => [pattern, 0])), ...entries }) as KirikiSheet;

describe('keeps', () => {
  it('are 462, 252 of them whole rolls, each with all that can be left of it', () => {
    expect([keeps.length, KEEPS - FIRST_ROLL]).toEqual([KEEPS, ROLLS]);
    expect(new Set(keeps.map(String)).size).toBe(462);
    expect(allParts.length).toBe(partsFrom[ROLLS]);
    for (const [keep, counts] of keeps.entries()) expect(keepOf(counts)).toBe(keep);
    // A keep of fewer dice goes on to keeps of one die more.
    for (const [i, next] of withFace.entries()) {
      const counts = [...(keeps[Math.floor(i / 6)] ?? [])];
      counts[i % 6] = (counts[i % 6] ?? 0) + 1;
      expect(keeps[next]).toEqual(counts);
    }
    expect(() => keepOf([6, 0, 0, 0, 0, 0])).toThrow(RangeError);
  });

  it('can be left of a roll: as many as there are different choices', () => {
    for (const faces of [
      [1, 1, 1, 1, 1],
      [1, 2, 3, 4, 5],
      [2, 2, 3, 3, 6],
    ]) {
      const roll = keepOf(countsOf(faces)) - FIRST_ROLL;
      const choices = new Set(
        MASKS.map((mask) =>
          faces
            .filter((_, place) => (mask >> place) & 1)
            .sort()
            .join(''),
        ),
      );
      expect((partsFrom[roll + 1] as number) - (partsFrom[roll] as number)).toBe(choices.size);
    }
  });
});

describe('the lattice of keeps', () => {
  const rng = createRng('lattice');
  const values = Float64Array.from({ length: KEEPS }, () => uniformInt(rng, 0, 1e6));

  it('gathers the best of all that can be left of a roll', () => {
    const before = new Float64Array(KEEPS);
    bestKeeps(values, before);
    for (let roll = 0; roll < ROLLS; roll++) {
      expect(before[FIRST_ROLL + roll]).toBe(Math.max(...partsOf(roll).map((keep) => values[keep] as number)));
    }
  });

  it('gathers the mean over all falls of the dice that are missing', () => {
    const filled = values.slice();
    fillKeeps(filled);
    for (const kept of [[], [3], [1, 6], [2, 2, 5], [1, 2, 3, 4], [6, 6, 6, 6, 6]]) {
      const ends = falls(5 - kept.length).map((fall) => values[keepOf(countsOf([...kept, ...fall]))] as number);
      const mean = ends.reduce((sum, value) => sum + value, 0) / ends.length;
      expect(filled[keepOf(countsOf(kept))]).toBeCloseTo(mean, 6);
    }
  });
});

describe('the last line of a sheet', () => {
  it.each(['sixes', 'threeOfAKind', 'fullHouse', 'largeStraight', 'chance', 'kiriki'] as const)(
    '%s is worth what trying everything gives',
    (pattern) => {
      const options = { ...OPTIONS, repeat: false };
      const table = smallTable([pattern], options);
      const sheet = sheetState(sheetOf({ [pattern]: null }), options);
      const byHand = turnByHand((faces) => scorePattern(faces, pattern, options), 2);
      const outcomes = falls(5);
      const expected = outcomes.reduce((sum, faces) => sum + byHand(faces), 0) / outcomes.length;
      expect(table.values[sheetIndex(sheet, table.limit)]).toBeCloseTo(expected, 9);
    },
  );

  it('counts the bonus when the upper sum gets there', () => {
    const options = { ...OPTIONS, repeat: false };
    const table = smallTable(['sixes'], options);
    const at = (upper: number): number => {
      const used = (1 << patterns.length) - 1 - (1 << 5);
      return table.values[sheetIndex({ used, upper, hasKiriki: false }, table.limit)] as number;
    };
    const withBonus = turnByHand((faces) => {
      const points = scorePattern(faces, 'sixes', options);
      return points + (45 + points > 62 ? 35 : 0);
    }, 2);
    const outcomes = falls(5);
    expect(at(45)).toBeCloseTo(outcomes.reduce((sum, faces) => sum + withBonus(faces), 0) / outcomes.length, 9);
    expect(at(63) - at(0)).toBeCloseTo(35, 9);
  });

  it('is worth more where another kiriki counts: the fixed point of its turn', () => {
    const table = smallTable(['chance'], OPTIONS);
    const own = sheetState(sheetOf({ chance: null, kiriki: 50 }), OPTIONS);
    expect(own.hasKiriki).toBe(true);
    const value = table.values[sheetIndex(own, table.limit)] as number;
    const byHand = turnByHand((faces) => {
      const chance = scorePattern(faces, 'chance');
      return new Set(faces).size === 1 ? Math.max(chance, 50 + value) : chance;
    }, 2);
    const outcomes = falls(5);
    expect(value).toBeCloseTo(outcomes.reduce((sum, faces) => sum + byHand(faces), 0) / outcomes.length, 9);
    expect(value).toBeGreaterThan(table.values[sheetIndex({ ...own, hasKiriki: false }, table.limit)] as number);
  });
});

describe('advice', () => {
  const table = smallTable(['fours', 'fullHouse', 'chance'], OPTIONS);
  const start = kiriki.setup({ players: 1 });
  const position = (faces: string, rolls: number, entries: Partial<Record<KirikiPattern, number | null>>) =>
    kiriki.load({
      ...start,
      sheets: [sheetOf(entries)],
      dice: [...faces].map(Number),
      rolls,
    }) as DeepReadonly<KirikiState>;

  it('values every action as its outcomes say, weighed exactly', () => {
    const rng = createRng('advice');
    let compared = 0;
    for (let i = 0; i < 3; i++) {
      const faces = Array.from({ length: 5 }, () => uniformInt(rng, 1, 6)).join('');
      const view = position(faces, 2, { fours: null, chance: null });
      const advice = kirikiAnalysis.advise(table, view);
      for (const { action, value } of advice?.actions ?? []) {
        expect(kiriki.check(view, action)).toBeNull();
        if (action.type !== 'roll' || action.dice.length > 2) continue;
        let sum = 0;
        let total = 0;
        for (const { outcome, weight } of kiriki.chance(view, action)?.outcomes() ?? []) {
          const next = kiriki.reduce(view, { ...action, outcome: outcome as number[] });
          sum += weight * (kirikiAnalysis.advise(table, next)?.value ?? 0);
          total += weight;
        }
        expect(value).toBeCloseTo(sum / total, 8);
        compared++;
      }
      expect(advice?.value).toBe(Math.max(...(advice?.actions.map(({ value }) => value) ?? [])));
    }
    expect(compared).toBeGreaterThan(15);
  });

  it('takes the sure thing, and goes on where it pays', () => {
    const full = position('33555', 1, { fullHouse: null });
    expect(kirikiAnalysis.advise(table, full)?.action).toEqual({ type: 'score', player: 0, pattern: 'fullHouse' });
    const four = position('44441', 2, { fours: null });
    expect(kirikiAnalysis.advise(table, four)?.action).toEqual({ type: 'roll', player: 0, dice: [4] });
    const again = position('44444', 1, { fours: null, kiriki: 50 });
    expect(kirikiAnalysis.advise(table, again)?.action).toEqual({ type: 'score', player: 0, pattern: 'kiriki' });
  });

  it('begins with all dice, ends with null, and refuses other options', () => {
    const first = kiriki.load({ ...start, sheets: [sheetOf({ chance: null })] });
    expect(kirikiAnalysis.advise(table, first)?.action).toEqual({ type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] });
    const over = kiriki.load({ ...start, sheets: [sheetOf({})], toPlay: null });
    expect(kirikiAnalysis.advise(table, over)).toBeNull();
    const other = kiriki.setup({ players: 1, options: { upperBonus: 50 } });
    expect(() => kirikiAnalysis.advise(table, other)).toThrow('another upperBonus');
  });

  it('is what the bot does, in turn after turn of different sheets', () => {
    const bot = kirikiBot(table);
    const from = kiriki.load({
      ...kiriki.setup({ players: 3 }),
      sheets: [
        sheetOf({ fours: null, chance: null }),
        sheetOf({ fullHouse: null, kiriki: 50 }),
        sheetOf({ chance: null }),
      ],
    });
    let decisions = 0;
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      playout(kiriki, {
        from,
        seed,
        choose(view, player) {
          const action = bot(view, player);
          expect(action).toEqual(kirikiAnalysis.advise(table, view)?.action);
          decisions++;
          return action;
        },
      });
    }
    expect(decisions).toBeGreaterThan(50);
  });

  it('is a function of what is seen and nothing else, under all options', () => {
    for (const options of kiriki.variants) {
      const whole = kiriki.setup({ players: 1, options }).options;
      const limit = bonusFrom(whole);
      // What a bot knows of the sheets to come is nothing to its laws.
      const values = new Float64Array(tableSize(limit)).map((_, at) => (at * 7919) % 50);
      const laws = botLaws(kiriki, () => kirikiBot({ options: whole, limit, values }), {
        variants: [options],
        runs: 6,
      });
      for (const law of laws) expect(law.run().checks).toBeGreaterThan(20);
    }
  });

  it('is refused to whoever is not to act', () => {
    const bot = kirikiBot(table);
    const two = kiriki.load({
      ...kiriki.setup({ players: 2 }),
      sheets: [sheetOf({ chance: null }), sheetOf({ chance: null })],
    });
    expect(() => bot(two, 1)).toThrow(expect.objectContaining({ name: 'GameError', code: 'NOT_YOUR_TURN' }));
    const over = kiriki.load({ ...start, sheets: [sheetOf({})], toPlay: null });
    expect(() => bot(over, 0)).toThrow(expect.objectContaining({ name: 'GameError', code: 'GAME_OVER' }));
    expect(() => bot(start, 0)).toThrow('another sheet');
  });

  it('is saved and loaded, and refused when it is cut short or something else', () => {
    const bytes = kirikiAnalysis.save(table);
    const loaded = kirikiAnalysis.load(bytes);
    expect(loaded.options).toEqual(table.options);
    const unknown = kirikiAnalysis.load.bind(null, new Uint8Array(3));
    expect(unknown).toThrow(RangeError);
    const view = position('33555', 1, { fullHouse: null });
    expect(kirikiAnalysis.advise(loaded, view)).toEqual(kirikiAnalysis.advise(table, view));
    for (const cut of [bytes.length - 1, bytes.length - 8, 40]) {
      expect(() => kirikiAnalysis.load(bytes.subarray(0, cut))).toThrow(RangeError);
    }
    expect(() => kirikiAnalysis.load(new TextEncoder().encode('dicewright/1 kiriki table\n{"repeat":1}\n'))).toThrow(
      'options of Kiriki',
    );
  });
});

/** Where a table has values. */
function knownPlaces({ values }: KirikiTable): number[] {
  const places: number[] = [];
  for (let at = 0; at < values.length; at++) if (!Number.isNaN(values[at])) places.push(at);
  return places;
}

describe('a whole table', () => {
  it('has the published value of ordinary Yahtzee without extra bonus and joker, tells how far it is, and is no oracle', () => {
    const told: number[] = [];
    let total = 0;
    const table = kirikiAnalysis.solve({ repeat: false }, (done, of) => {
      told.push(done);
      total = of;
    });
    // Published with six digits: 245.870775.
    expect(kirikiAnalysis.expectedScore(table).toFixed(9)).toBe('245.870774514');
    expect(knownPlaces(table)).toHaveLength(total);
    expect(told.length).toBeGreaterThan(50);
    expect([told[0], told.at(-1)]).toEqual([0, total]);
    for (const [i, done] of told.entries()) if (i > 0) expect(done).toBeGreaterThan(told[i - 1] as number);

    // Who knows the rolls makes more of them than whoever plays for the best mean.
    const from = kiriki.setup({ players: 1, options: table.options });
    for (let game = 0; game < 20; game++) {
      const seed = `known ${game}`;
      const { result } = playout(kiriki, { from, seed, choose: kirikiBot(table) });
      expect(kirikiHindsight(seededDice(seed), from).points).toBeGreaterThan(result?.scores?.[0] ?? Number.NaN);
    }
  });
});

describe('a table from a sheet on', () => {
  const whole = smallTable(['fives', 'kiriki', 'chance'], OPTIONS);
  const open = { sixes: 24, fives: null, chance: null };

  it.each([
    ['to come', null],
    ['that repeats', 50],
    ['closed', 0],
  ])('knows what the sheets that come of it are worth, and no others: kiriki %s', (_, entry) => {
    const sheet = sheetOf({ ...open, kiriki: entry });
    const progress: number[] = [];
    const table = kirikiAnalysis.solve({}, (done, total) => progress.push(done / total), sheet);
    expect([table.options, table.limit, progress.at(-1)]).toEqual([OPTIONS, whole.limit, 1]);
    const known = knownPlaces(table);
    for (const at of known) expect(table.values[at]).toBeCloseTo(whole.values[at] as number, 9);
    expect(known).toContain(sheetIndex(sheetState(sheet, OPTIONS), table.limit));
    // With fives open one upper sum, else six; and each with and without chance.
    expect(known).toHaveLength(entry === null ? 42 : 14);
    expect(kirikiAnalysis.expectedScore(table)).toBeNaN();
  });

  it.each([
    ['for 63 or more', {}],
    ['for 60 or more', { upperBonusOver: 59 }],
    ['out of reach', { upperBonusOver: 200 }],
    ['of nothing', { upperBonus: 0 }],
  ])('tells sums apart where the bonus can still come, and only there: a bonus %s', (_, change) => {
    const options = { ...OPTIONS, ...change };
    const byIteration = smallTable(['fives', 'sixes', 'kiriki'], options);
    const sheet = sheetOf({ fours: 20, fives: null, sixes: null, kiriki: null });
    const table = kirikiAnalysis.solve(change, undefined, sheet);
    const known = knownPlaces(table);
    // With both lines open one sum, with one of them six, with none at least 16; and each with kiriki open, 0 or 50.
    expect(known.length).toBeGreaterThan(3 * (1 + 6 + 6 + 16));
    for (const at of known) expect(table.values[at]).toBeCloseTo(byIteration.values[at] as number, 9);
    const fivesOpen = sheetState({ ...sheet, sixes: 0, kiriki: 0 }, options);
    const worth = (upper: number) => table.values[sheetIndex({ ...fivesOpen, upper }, table.limit)] as number;
    // 38 and five fives are 63.
    const [least, more] = [worth(32), worth(38)];
    expect(worth(20)).toBe(least);
    if (options.upperBonus > 0 && options.upperBonusOver < 100) expect(more).toBeGreaterThan(least);
    else expect(more).toBe(least);
  });

  it('gives the same advice as a whole one, and none for other sheets', () => {
    const sheet = sheetOf(open);
    const table = kirikiAnalysis.load(kirikiAnalysis.save(kirikiAnalysis.solve({}, undefined, sheet)));
    const start = kiriki.setup({ players: 1 });
    const view = kiriki.load({ ...start, sheets: [sheet], dice: [5, 5, 2, 2, 1], rolls: 1 });
    expect(kirikiAnalysis.advise(table, view)).toEqual(kirikiAnalysis.advise(whole, view));
    expect(() => kirikiAnalysis.advise(table, start)).toThrow('another sheet');
  });
});

describe('the distribution of the grand total', () => {
  const moments = (probabilities: Float64Array) => {
    const sum = (of: (total: number) => number) => probabilities.reduce((all, p, total) => all + p * of(total), 0);
    const mean = sum((total) => total);
    return { all: sum(() => 1), mean, variance: sum((total) => (total - mean) ** 2) };
  };

  it.each([
    ['threeOfAKind', { sixes: 24, fives: 20 }],
    ['sixes', { fives: 25, fours: 20 }],
    ['chance', {}],
  ] as const)('of %s alone is that of trying everything', (pattern, entries) => {
    const sheet = sheetOf({ ...entries, [pattern]: null });
    const table = kirikiAnalysis.solve({}, undefined, sheet);
    const written = patterns.reduce((sum, line) => sum + (sheet[line] ?? 0), 0);
    const total = (faces: readonly number[]): number => {
      const points = scorePattern(faces, pattern);
      return written + points + (pattern === 'sixes' && 45 + points > 62 ? 35 : 0);
    };
    const expected = (worth: (faces: readonly number[]) => number): number => {
      const byHand = turnByHand(worth, 2);
      const outcomes = falls(5);
      return outcomes.reduce((sum, faces) => sum + byHand(faces), 0) / outcomes.length;
    };
    const mean = expected(total);
    // A millionth of the square decides between equal values only, so it comes out with its own mean.
    const [most = 0, least = 0] = [1e-6, -1e-6].map(
      (share) => (expected((faces) => total(faces) + share * total(faces) ** 2) - mean) / share,
    );
    const found = moments(kirikiAnalysis.scoreDistribution(table, undefined, sheet));
    expect(found.all).toBeCloseTo(1, 12);
    expect(found.mean).toBeCloseTo(mean, 9);
    expect(found.variance).toBeGreaterThan(least - mean ** 2 - 1e-4);
    expect(found.variance).toBeLessThan(most - mean ** 2 + 1e-4);
    // Only for three of a kind some choices are worth the same.
    if (pattern !== 'threeOfAKind') expect(most - least).toBeLessThan(1e-4);
  });

  it('has the mean that the table says, also where kiriki repeats', () => {
    for (const entries of [{ kiriki: 50, fives: 25 }, { kiriki: null }, { kiriki: 0 }]) {
      const sheet = sheetOf({ sixes: null, fullHouse: null, chance: null, fours: 12, ...entries });
      const table = kirikiAnalysis.solve({}, undefined, sheet);
      const progress: number[] = [];
      const found = moments(kirikiAnalysis.scoreDistribution(table, (done, of) => progress.push(done / of), sheet));
      const view = kiriki.load({ ...kiriki.setup({ players: 1 }), sheets: [sheet] });
      expect(found.all).toBeCloseTo(1, 12);
      expect(found.mean).toBeCloseTo(kirikiAnalysis.advise(table, view)?.value as number, 9);
      expect(progress.at(-1)).toBe(1);
    }
    const table = kirikiAnalysis.solve({}, undefined, sheetOf({ chance: null }));
    expect(() => kirikiAnalysis.scoreDistribution(table)).toThrow('another sheet');
  });
});

describe('odds of patterns', () => {
  it.each([
    [[1, 2, 3, 4, 6], 1],
    [[3, 3, 5, 6, 6], 1],
    [[2, 2, 2, 2, 5], 0],
  ])('of %j with %i rolls left are those of trying everything', (dice, rolls) => {
    const odds = kirikiAnalysis.patternOdds(dice, rolls);
    for (const pattern of [
      'threeOfAKind',
      'fullHouse',
      'smallStraight',
      'largeStraight',
      'kiriki',
      'chance',
    ] as const) {
      const byHand = turnByHand((faces) => (scorePattern(faces, pattern) > 0 ? 1 : 0), rolls)(dice);
      expect(odds[pattern].favourable / odds[pattern].total).toBeCloseTo(byHand, 12);
      expect(Number.isInteger(odds[pattern].favourable)).toBe(true);
      expect(odds[pattern].total).toBe(7776 ** rolls);
    }
  });

  it('say what to keep', () => {
    const odds = kirikiAnalysis.patternOdds([3, 3, 5, 6, 6], 2);
    expect(odds.fullHouse).toEqual({ favourable: 33_592_320, total: 60_466_176, keep: [3, 3, 6, 6] });
    expect(odds.kiriki.keep).toEqual([3, 3]);
    expect(odds.chance).toMatchObject({ favourable: odds.chance.total, keep: [3, 3, 5, 6, 6] });
    for (const rolls of [3, -1, 0.5])
      expect(() => kirikiAnalysis.patternOdds([1, 1, 1, 1, 1], rolls)).toThrow(RangeError);
    expect(() => kirikiAnalysis.patternOdds([1, 1], 1)).toThrow(RangeError);
    for (const rolls of [0, 4]) expect(() => kirikiAnalysis.patternOdds([], rolls)).toThrow('1, 2, 3 rolls');
  });

  it('begin before the first roll, with the published chances', () => {
    // Five alike within three rolls: 347,897 of 7,558,272 in lowest terms.
    const { favourable, total, keep } = kirikiAnalysis.patternOdds([], 3).kiriki;
    expect([favourable * 7_558_272, keep]).toEqual([total * 347_897, []]);
    const { largeStraight, fullHouse, kiriki } = kirikiAnalysis.patternOdds([], 1);
    expect([largeStraight, fullHouse, kiriki].map((odds) => [odds.favourable, odds.total])).toEqual([
      [240, 7776],
      [300, 7776],
      [6, 7776],
    ]);
  });
});
