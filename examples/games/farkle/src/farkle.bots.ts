import type { Bot, NamedBot } from 'dicewright/analysis';
import { d6 } from 'dicewright/define';
import { type FarkleAction, type FarkleOptions, type FarkleState, farkle } from './farkle.js';
import { type FarkleValues, pointsOf } from './scoring.js';

type View = FarkleState;

const DICE = 6;
/** Points are reckoned in steps of this size, which is exact where all combinations are multiples of it. */
const STEP = 50;
/** With more at risk nobody rolls on: reckoned so far. */
const MOST = 15_000;
/** What a turn brings, played well (`farkleExpectation`). */
const AVERAGE_TURN = 540;
/** So many aims are remembered: outside the final round there are only a few. */
const REMEMBERED = 32;

/**
 * What a player has, with an average turn for whoever is still to play in this round; of a turn that has begun what is at
 * risk, if that is more.
 */
function standing({ players, banked, atRisk, toPlay, closer }: View, player: number): number {
  const own = banked[player] ?? 0;
  if (toPlay === null) return own;
  const turnsOn = (other: number): number => (other - toPlay + players) % players;
  const isToCome = turnsOn(player) < (turnsOn(closer ?? 0) || players);
  return own + (isToCome ? Math.max(AVERAGE_TURN, player === toPlay ? atRisk : 0) : 0);
}

/** How far a player leads the best of the others: the fewer turns are to come, the more a lead counts. */
export function farkleWorth(view: View, player: number): number {
  const { banked, closer, options } = view;
  const others = banked.map((_, other) => (other === player ? 0 : standing(view, other)));
  const turns = closer === null ? 1 + Math.max(0, options.goal - Math.max(...banked)) / AVERAGE_TURN : 1 / 4;
  const lead = (standing(view, player) - Math.max(...others)) / (AVERAGE_TURN * Math.sqrt(turns));
  return Math.min(1, Math.max(0, 0.5 + lead / 40));
}

/** What can be kept of a roll: for each number of dice the most points that so many bring. */
type Keeps = readonly (readonly [dice: number, points: number])[];

function keepsOf(dice: readonly number[], values: FarkleValues): Keeps {
  const best = new Map<number, number>();
  for (let subset = 1; subset < 2 ** dice.length; subset++) {
    const kept = dice.filter((_, place) => (subset >> place) & 1);
    const points = pointsOf(kept, values);
    if (points !== null) best.set(kept.length, Math.max(points, best.get(kept.length) ?? 0));
  }
  return [...best];
}

/** What so many dice can show, in any order, with probabilities. */
function rollsOf(count: number, values: FarkleValues): { readonly chance: number; readonly keeps: Keeps }[] {
  const ways = new Map<string, number>();
  for (const { outcome } of d6(count).outcomes()) {
    const faces = [...outcome].sort().join('');
    ways.set(faces, (ways.get(faces) ?? 0) + 1);
  }
  return [...ways].map(([faces, n]) => ({ chance: n / 6 ** count, keeps: keepsOf([...faces].map(Number), values) }));
}

type Rolls = readonly ReturnType<typeof rollsOf>[];

const known = new Map<string, Rolls>();

/** The rolls of one to six dice, by their number. Made once for the same values. */
function allRolls({ threeOnes, kinds, straight, threePairs, twoTriplets }: FarkleValues): Rolls {
  const values = { threeOnes, kinds, straight, threePairs, twoTriplets };
  const key = JSON.stringify(values);
  const rolls = known.get(key) ?? [0, 1, 2, 3, 4, 5, 6].map((count) => rollsOf(count, values));
  known.set(key, rolls);
  return rolls;
}

/** What a player aims at in a turn: points, and in the final round to be ahead of all others. */
function aimOf({ banked, farkles, closer, options }: View, player: number) {
  const own = banked[player] ?? 0;
  const others = banked.filter((_, other) => other !== player);
  return {
    /** How far they have to get to be level with the best, in the final round. */
    level: closer === null ? null : Math.max(...others) - own,
    /** Points that a farkle costs beside those at risk. */
    cost: closer === null && farkles[player] === 2 ? Math.min(own, options.threeFarkles) : 0,
    /** Least points that can be banked. */
    least: own === 0 ? options.entry : 0,
  };
}

type Aim = ReturnType<typeof aimOf>;

/**
 * The best play from here to the end of the turn, worked out backwards from many points to few: a roll leads only to more of
 * them. What it is worth to bank, to roll so many dice, and to do the better of both: in points, or in the final round as
 * the chance to be ahead.
 */
function expectationOf({ level, cost, least }: Aim, options: View['options']) {
  const rolls = allRolls(options);
  const bank = (points: number): number => (level === null ? points : points > level ? 1 : points === level ? 0.5 : 0);
  const rolling = rolls.map(() => new Float64Array(MOST / STEP));
  const roll = (dice: number, points: number): number => rolling[dice]?.[Math.floor(points / STEP)] ?? bank(points);
  const decide = (dice: number, points: number): number => {
    const isForced = points < least || (dice === DICE && options.hotDice === 'must');
    return isForced ? roll(dice, points) : Math.max(bank(points), roll(dice, points));
  };
  for (let points = MOST - STEP; points >= 0; points -= STEP) {
    for (const [dice, worths] of rolling.entries()) {
      let sum = 0;
      for (const { chance, keeps } of rolls[dice] ?? []) {
        let best = keeps.length === 0 ? -cost : Number.NEGATIVE_INFINITY;
        for (const [kept, more] of keeps) best = Math.max(best, decide(dice - kept || DICE, points + more));
        sum += chance * best;
      }
      worths[points / STEP] = sum;
    }
  }
  return { bank, roll, decide };
}

type Rate = (view: View, action: FarkleAction, player: number) => number;

/** Takes what is rated highest; of equals the last: banking stands behind rolling. */
function choosing(rate: Rate): Bot<FarkleAction, View> {
  return (view, player) => {
    const rated = [...farkle.legalActions(view, player)].map((action) => ({
      action,
      rate: rate(view, action, player),
    }));
    const [first, ...others] = rated;
    if (!first) throw new RangeError(`player ${player} can’t act in this position`);
    return others.reduce((best, one) => (one.rate >= best.rate ? one : best), first).action;
  };
}

/**
 * A bot that makes the most of every turn: it rolls on exactly as long as that brings more points on average than banking,
 * and in the final round as long as it is the better chance to be ahead of all who have played.
 */
export function farkleBot(): Bot<FarkleAction, View> {
  const remembered = new Map<string, ReturnType<typeof expectationOf>>();
  return choosing((view, action, player) => {
    const { atRisk, kept, dice, offered, phase, options } = view;
    const aim = aimOf(view, player);
    const key = JSON.stringify([aim, options]);
    const { bank, roll, decide } = remembered.get(key) ?? expectationOf(aim, options);
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(key, { bank, roll, decide });
    if (action.type === 'bank') return bank(atRisk);
    if (action.type === 'takeOver') return roll(DICE - kept.length, offered);
    if (action.type === 'roll') return phase === 'begin' ? roll(DICE, 0) : roll(DICE - kept.length, atRisk);
    const faces = action.dice.flatMap((place) => dice[place] ?? []);
    return decide(dice.length - faces.length || DICE, atRisk + (pointsOf(faces, options) ?? 0));
  });
}

/**
 * The points of a turn on average, played as well as can be, of somebody who has points already.
 *
 * @param options - of Farkle; those left out have their defaults
 */
export const farkleExpectation = (options: FarkleOptions = {}): number =>
  expectationOf({ level: null, cost: 0, least: 0 }, farkle.setup({ players: 1, options }).options).roll(DICE, 0);

/** By the rule of thumb. */
const thumb: Rate = ({ atRisk, kept }, action) => {
  const left = DICE - kept.length;
  if (action.type === 'keep') return action.dice.length;
  if (action.type === 'bank') return atRisk >= 300 && left < 4 ? 2 : 0;
  return action.type === 'takeOver' && left >= 4 ? 2 : 1;
};

const named = (about: string, create: () => Bot<FarkleAction, View>): NamedBot => ({
  about,
  parameters: [],
  create: create as NamedBot['create'],
});

/** Bots of Farkle by name, for the command, the table and workers. */
export const farkleBots: Readonly<Record<string, NamedBot>> = {
  expectation: named('rolls on as long as that brings more points on average than banking', farkleBot),
  thumb: named(
    'Keep every die that scores, and bank from 300 points on when fewer than four dice are left to roll.',
    () => choosing(thumb),
  ),
};
