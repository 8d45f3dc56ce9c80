import type { ExactChance } from '../../../advice/advice.js';
import type { DeepReadonly } from '../../../kernel/types.js';
import type { CalaveraAction } from '../calavera.js';
import { ALL_PLACES, type CalaveraChoice, type CalaveraFace, countOf, faces, isCursed } from '../dice.js';
import { type CalaveraState, canFreeze, canMark } from '../position.js';
import {
  BOXES,
  bonusesAfter,
  type CalaveraColour,
  type CalaveraSheet,
  colours,
  jokersToFreeze,
  scores,
  zoneOf,
} from '../sheet.js';
import {
  type Counts,
  countsOf,
  FALLS,
  FIRST_ROLL,
  fillKeeps,
  JOKER,
  KEEPS,
  keepOf,
  keeps,
  partsOf,
  SKULL,
} from './keeps.js';
import { curseOdds } from './skulls.js';

/**
 * What is to be as much as possible: crosses made in this turn, or the growth of the player's own score as the sheet
 * would count now. Early on marks score nothing yet, so points are of use later in the game.
 */
export type CalaveraGoal = 'crosses' | 'points';

/** An action, and what it is worth. */
export interface CalaveraPlay {
  readonly action: CalaveraAction;
  /** The expected crosses or points of the turn, if the rest of it is played for them. */
  readonly value: number;
  /** The value as a fraction of two integers: `sum / total`. */
  readonly sum: number;
  /** 46,656 for each roll that is left. */
  readonly total: number;
  /** The chance of the third skull with this roll; `null` for anything but a roll. */
  readonly curse: ExactChance | null;
  /** The chance that the turn ends under the curse, if the rest of it is played for the goal. */
  readonly cursedInTurn: ExactChance;
}

type View = DeepReadonly<CalaveraState>;

const CURSE = 3;

/** What marking `count` crosses in a row brings. */
function markingGain(
  { sheets, options }: View,
  player: number,
  row: CalaveraColour,
  count: number,
  goal: CalaveraGoal,
): number {
  const sheet = sheets[player] as CalaveraSheet;
  const crosses = Math.min(BOXES, sheet.rows[row].crosses + count);
  if (goal === 'crosses') return crosses - sheet.rows[row].crosses;
  const marked = { crosses, frozen: zoneOf(crosses) === 'death' };
  const bonuses = bonusesAfter(sheets, player, row, crosses, options) ?? sheet.bonuses;
  const after = { rows: { ...sheet.rows, [row]: marked }, bonuses };
  return scores(after, options).total - scores(sheet, options).total;
}

/** What a player does best with dice of each kind and number; `null` where they can't take them. */
function gainsOf(view: View, player: number, goal: CalaveraGoal): (number | null)[][] {
  const { rows } = view.sheets[player] as CalaveraSheet;
  const open = colours.filter((row) => !rows[row].frozen);
  const needed = colours.flatMap((row) => jokersToFreeze(rows[row], view.options.values) ?? []);
  const leastToFreeze = Math.min(...needed, Number.POSITIVE_INFINITY);
  return faces.slice(0, SKULL).map((face, i) =>
    Array.from({ length: 7 }, (_, count) => {
      const targets = count === 0 ? [] : i === JOKER ? open : open.filter((row) => row === face);
      const gains = targets.map((row) => markingGain(view, player, row, count, goal));
      // Freezing makes no cross, and an open row in the scoring zone counts all the same.
      if (i === JOKER && count >= leastToFreeze) gains.push(0);
      return gains.length === 0 ? null : Math.max(...gains);
    }),
  );
}

/** Values and chances of the curse of all keeps, in integers. */
interface Level {
  readonly values: Float64Array;
  readonly cursed: Float64Array;
}

/** What whole rolls are worth when no roll is left, a pass included, and how likely the curse is: certain, or not. */
function lastLevel(gains: readonly (readonly (number | null)[])[], mustUse: boolean): Level {
  const values = new Float64Array(KEEPS);
  const cursed = new Float64Array(KEEPS);
  for (let roll = FIRST_ROLL; roll < KEEPS; roll++) {
    const counts = keeps[roll] as Counts;
    if ((counts[SKULL] ?? 0) >= CURSE) {
      cursed[roll] = 1;
      continue;
    }
    const possible = gains.map((byCount, face) => byCount[counts[face] ?? 0] ?? null).filter((gain) => gain !== null);
    values[roll] = Math.max(...possible, ...(mustUse && possible.length > 0 ? [] : [0]));
  }
  return { values, cursed };
}

/** The keep that is best rolled on with; `null` where stopping is as good. */
function bestKeep(roll: number, next: Level, stopping: number): number | null {
  let best: number | null = null;
  let value = stopping;
  for (const keep of partsOf(roll)) {
    if ((next.values[keep] as number) <= value) continue;
    value = next.values[keep] as number;
    best = keep;
  }
  return best;
}

/** The levels with 0 to `rolls` rolls left, keeps filled in: what they are worth before they are rolled. */
function levelsOf(gains: readonly (readonly (number | null)[])[], rolls: number, mustUse: boolean): Level[] {
  const last = lastLevel(gains, mustUse);
  let level = last;
  const filled: Level[] = [];
  for (let left = 1; left <= rolls; left++) {
    // As multiples of all falls, so that means stay integers.
    const next = {
      values: level.values.map((value) => value * FALLS),
      cursed: level.cursed.map((value) => value * FALLS),
    };
    fillKeeps(next.values);
    fillKeeps(next.cursed);
    filled.push(next);
    const before = { values: new Float64Array(KEEPS), cursed: new Float64Array(KEEPS) };
    const total = FALLS ** left;
    for (let roll = FIRST_ROLL; roll < KEEPS; roll++) {
      const stopping = (last.values[roll] as number) * total;
      const isOver = last.cursed[roll] === 1;
      const keep = isOver ? null : bestKeep(roll, next, stopping);
      before.values[roll] = keep === null ? stopping : (next.values[keep] as number);
      before.cursed[roll] = isOver ? total : keep === null ? 0 : (next.cursed[keep] as number);
    }
    level = before;
  }
  return filled;
}

/** The places of dice to roll so that the keep stays; the first of equal dice stay. */
function placesToRoll(dice: readonly CalaveraFace[], keep: number): number[] {
  const left = [...(keeps[keep] as Counts)];
  return dice.flatMap((shown, place) => {
    const face = faces.indexOf(shown);
    const stays = (left[face] ?? 0) > 0;
    if (stays) left[face] = (left[face] ?? 0) - 1;
    return stays ? [] : [place];
  });
}

/** All uses of the dice as they lie: what they bring, and the action. */
function usesOf(view: View, player: number, goal: CalaveraGoal): { action: CalaveraAction; gain: number }[] {
  const uses: { action: CalaveraAction; gain: number }[] = [];
  for (const dice of new Set(view.dice)) {
    if (dice === 'skull') continue;
    const choice: CalaveraChoice = dice;
    for (const row of colours) {
      if (!canMark(view, player, choice, row)) continue;
      const gain = markingGain(view, player, row, countOf(view.dice, choice), goal);
      uses.push({ action: { type: 'mark', player, dice: choice, row }, gain });
    }
  }
  if (view.phase === 'rolling') {
    for (const row of colours) {
      if (canFreeze(view, player, row)) uses.push({ action: { type: 'freeze', player, row }, gain: 0 });
    }
  }
  return uses;
}

const ROLLS_PER_TURN = 3;

/**
 * What the player to act can do, and what it is worth for the goal, the best first; nothing when the game is over.
 *
 * @throws RangeError where the values of the options are so large that weights would not be safe integers
 */
export function playsIn(view: View, goal: CalaveraGoal = 'crosses'): readonly CalaveraPlay[] {
  const { phase, rolls, dice, active, choosing, options } = view;
  if (goal !== 'crosses' && goal !== 'points') throw new RangeError("expected the goal 'crosses' or 'points'");
  if (phase === 'over') return [];
  const player = phase === 'rolling' ? active : (choosing[0] as number);
  const left = phase === 'rolling' ? ROLLS_PER_TURN - rolls : 0;
  const total = FALLS ** left;
  const isOver = phase === 'rolling' && isCursed(dice);
  const sure = (action: CalaveraAction, gain: number): CalaveraPlay => {
    const cursedInTurn = { favourable: isOver ? total : 0, total };
    return { action, value: gain, sum: gain * total, total, curse: null, cursedInTurn };
  };
  const gains = gainsOf(view, player, goal);
  const largest = Math.max(...gains.flat().map((gain) => Math.abs(gain ?? 0)));
  if (!Number.isSafeInteger(largest * total)) {
    throw new RangeError('the values of these options are too large for exact weights before the first roll');
  }
  const plays = rolls === 0 || isOver ? [] : usesOf(view, player, goal).map(({ action, gain }) => sure(action, gain));
  // Players pass under the curse (CAL-11), and where there is nothing to use, or nothing has to be used (CAL-16).
  if (phase === 'rolling' && rolls > 0 && (plays.length === 0 || !options.mustUse))
    plays.push(sure({ type: 'pass', player }, 0));
  if (left > 0) {
    const level = levelsOf(gains, left, options.mustUse)[left - 1] as Level;
    const counts = countsOf(dice);
    for (const keep of rolls === 0 ? [0] : partsOf(keepOf(counts))) {
      const places = rolls === 0 ? ALL_PLACES : placesToRoll(dice, keep);
      const skulls = counts[SKULL] ?? 0;
      const sum = isOver ? 0 : (level.values[keep] as number);
      plays.push({
        action: { type: 'roll', player, dice: [...places] },
        value: sum / total,
        sum,
        total,
        curse: isOver ? null : curseOdds(skulls, places.length),
        cursedInTurn: { favourable: isOver ? total : (level.cursed[keep] as number), total },
      });
    }
  }
  return plays.sort((one, other) => other.value - one.value);
}
