import type { Resolved } from 'dicewright';
import type { FarkleOptions, FarkleState } from './farkle.js';
import { type FarkleValues, pointsOf } from './scoring.js';

const DICE = 6;
/** Points are reckoned in steps of this size, which is exact where all combinations are multiples of it. */
const STEP = 50;
/** With more at risk nobody rolls on: reckoned so far. */
const MOST = 15_000;

/** Dice to keep of a roll: what they are worth, and how many they are. */
interface Keep {
  readonly points: number;
  readonly dice: number;
}

/** All rolls of which the same is worth keeping; nothing of a farkle. */
interface Roll {
  readonly chance: number;
  readonly keeps: readonly Keep[];
}

/** What a player aims at in a turn. */
export interface FarkleAim {
  /** How far he has to get to be level with the best, in the final round; `null` while he only collects points. */
  readonly level: number | null;
  /** Points that a farkle costs beside those at risk. */
  readonly cost: number;
  /** Least points that can be banked. */
  readonly least: number;
}

/** What it is worth to bank so many points: as many, or in the final round the chance to win. */
export function bankWorth({ level }: FarkleAim, points: number): number {
  if (level === null) return points;
  return points > level ? 1 : points === level ? 0.5 : 0;
}

/** What the best play is worth from here to the end of the turn, in the units of the aim. */
export interface FarkleExpectation {
  /** Rolling so many dice with so many points at risk. */
  readonly roll: (dice: number, points: number) => number;
  /** Rolling these dice or banking, whichever is better, after some were kept; `dice` is 6 for hot dice. */
  readonly decide: (dice: number, points: number) => number;
}

/** Every subset of the dice that scores: for each number of dice the most that so many can bring. */
function keepsOf(dice: readonly number[], values: FarkleValues): Keep[] {
  const best = new Map<number, number>();
  for (let subset = 1; subset < 2 ** dice.length; subset++) {
    const kept = dice.filter((_, place) => (subset >> place) & 1);
    const points = pointsOf(kept, values);
    if (points !== null) best.set(kept.length, Math.max(points, best.get(kept.length) ?? 0));
  }
  return [...best].map(([count, points]) => ({ dice: count, points }));
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** What so many dice can show, told apart by what is worth keeping, with probabilities. */
function rollsOf(count: number, values: FarkleValues): Roll[] {
  const rolls = new Map<string, Roll>();
  const add = (dice: readonly number[], least: number): void => {
    if (dice.length < count) {
      for (let face = least; face <= 6; face++) add([...dice, face], face);
      return;
    }
    const alike = [1, 2, 3, 4, 5, 6].map((face) => dice.filter((die) => die === face).length);
    const ways = alike.reduce((ways, same) => ways / factorial(same), factorial(count));
    const keeps = keepsOf(dice, values);
    const key = JSON.stringify(keeps);
    rolls.set(key, { chance: ways / 6 ** count + (rolls.get(key)?.chance ?? 0), keeps });
  };
  add([], 1);
  return [...rolls.values()];
}

type Rolls = readonly (readonly Roll[])[];

const known = new Map<string, Rolls>();

/** The rolls of one to six dice, by their number: what an expectation is reckoned from. Made once for the same values. */
export function allRolls({ threeOnes, kinds, straight, threePairs, twoTriplets }: FarkleValues): Rolls {
  const values = { threeOnes, kinds, straight, threePairs, twoTriplets };
  const key = JSON.stringify(values);
  const rolls =
    known.get(key) ?? Array.from({ length: DICE + 1 }, (_, count) => (count === 0 ? [] : rollsOf(count, values)));
  known.set(key, rolls);
  return rolls;
}

/**
 * The expectation of a turn that is played as well as can be, worked out backwards from many points to few: a roll leads
 * only to more of them.
 *
 * @param rolls - of {@link allRolls}, for the values of the game
 */
export function expectationOf(
  rolls: Rolls,
  { hotDice }: Pick<Resolved<FarkleOptions>, 'hotDice'>,
  aim: FarkleAim,
): FarkleExpectation {
  const bank = (points: number): number => bankWorth(aim, points);
  const farkle = 0 - aim.cost;
  const steps = MOST / STEP;
  const rolling = rolls.map(() => new Float64Array(steps));
  const roll = (dice: number, points: number): number => rolling[dice]?.[Math.floor(points / STEP)] ?? bank(points);
  const decide = (dice: number, points: number): number => {
    const isForced = points < aim.least || (dice === DICE && hotDice === 'must');
    return isForced ? roll(dice, points) : Math.max(bank(points), roll(dice, points));
  };
  for (let step = steps - 1; step >= 0; step--) {
    for (let dice = 1; dice <= DICE; dice++) {
      let sum = 0;
      for (const { chance, keeps } of rolls[dice] ?? []) {
        let best = keeps.length === 0 ? farkle : Number.NEGATIVE_INFINITY;
        for (const keep of keeps) best = Math.max(best, decide(dice - keep.dice || DICE, step * STEP + keep.points));
        sum += chance * best;
      }
      (rolling[dice] as Float64Array)[step] = sum;
    }
  }
  return { roll, decide };
}

/** What the player whose turn it is aims at: points, and in the final round to be ahead of all others. */
export function aimOf({ banked, farkles, closer, options }: FarkleState, player: number): FarkleAim {
  const own = banked[player] ?? 0;
  const others = banked.filter((_, other) => other !== player);
  return {
    level: closer === null ? null : Math.max(...others) - own,
    cost: closer === null && farkles[player] === 2 ? Math.min(own, options.threeFarkles) : 0,
    least: own === 0 ? options.entry : 0,
  };
}
