import type { Resolved } from '../../../kernel/types.js';
import type { KirikiOptions } from '../kiriki.js';
import { KIRIKI_POINTS, type KirikiPattern, type KirikiSheet, patterns, scorePattern } from '../patterns.js';
import { bestKeeps, FIRST_ROLL, fillKeeps, KEEPS, keeps, ROLLS } from './keeps.js';

const LINES = patterns.length;
const SHEETS = 1 << LINES;
const UPPER_LINES = 6;
/** More than the six upper lines can hold. */
const BEYOND_UPPER = 106;
const KIRIKI_LINE = patterns.indexOf('kiriki');
const KIRIKI_BIT = 1 << KIRIKI_LINE;

type Options = KirikiTable['options'];

/** What a sheet is worth depends on: the lines that are used, the sum of the upper ones, whether kiriki can repeat. */
export interface SheetState {
  /** A bit for each used line, in the order of `patterns`. */
  readonly used: number;
  /** The sum of the upper lines, 0 to `limit`; what is beyond that makes no difference. */
  readonly upper: number;
  /** Whether the kiriki line holds points. */
  readonly hasKiriki: boolean;
}

/** The values of all sheets under some options. */
export interface KirikiTable {
  readonly options: Resolved<KirikiOptions>;
  /** From this upper sum on there is the bonus; or the least sum that can't be reached. */
  readonly limit: number;
  /**
   * Expected points that are still to come, of each sheet; `NaN` for what can't come about, or not
   * from where the table begins.
   */
  readonly values: Float64Array;
}

/** From this upper sum on there is the bonus (KIR-14). */
export const bonusFrom = ({ upperBonusOver }: Options): number => Math.min(upperBonusOver + 1, BEYOND_UPPER);

/** A sheet's place among the values. */
export function sheetIndex({ used, upper, hasKiriki }: SheetState, limit: number): number {
  return ((hasKiriki ? SHEETS : 0) + used) * (limit + 1) + upper;
}

/** How many values a table has. */
export const tableSize = (limit: number): number => 2 * SHEETS * (limit + 1);

/** What a player's sheet comes to. */
export function sheetState(sheet: KirikiSheet, options: Options): SheetState {
  let used = 0;
  let upper = 0;
  for (const [line, pattern] of patterns.entries()) {
    const entry = sheet[pattern];
    if (entry === null) continue;
    used |= 1 << line;
    if (line < UPPER_LINES) upper += entry;
  }
  return { used, upper: Math.min(upper, bonusFrom(options)), hasKiriki: options.repeat && (sheet.kiriki ?? 0) > 0 };
}

/** Which upper sums each set of used upper lines can hold, up to the limit, if these are added to those of a sheet. */
function reachableSums(from: SheetState, limit: number): readonly (readonly number[])[] {
  const sums: Set<number>[] = Array.from({ length: 1 << UPPER_LINES }, () => new Set<number>());
  const first = from.used & (sums.length - 1);
  sums[first]?.add(from.upper);
  for (let used = first + 1; used < sums.length; used++) {
    if ((used & first) !== first) continue;
    const line = 31 - Math.clz32(used & ~first);
    for (const sum of sums[used ^ (1 << line)] ?? []) {
      for (let dice = 0; dice <= 5; dice++) sums[used]?.add(Math.min(sum + dice * (line + 1), limit));
    }
  }
  return sums.map((set) => [...set].sort((one, other) => one - other));
}

/** All sheets that can come of this one, itself included, each before those that it can come of. */
function sheetsFrom(from: SheetState, { repeat }: Options, limit: number): SheetState[] {
  const sums = reachableSums(from, limit);
  const sheets: SheetState[] = [];
  for (let used = SHEETS - 1; used >= from.used; used--) {
    if ((used & from.used) !== from.used) continue;
    const fillsKiriki = repeat && (used & ~from.used & KIRIKI_BIT) !== 0;
    for (const upper of sums[used & ((1 << UPPER_LINES) - 1)] ?? []) {
      if (!from.hasKiriki) sheets.push({ used, upper, hasKiriki: false });
      if (from.hasKiriki || fillsKiriki) sheets.push({ used, upper, hasKiriki: true });
    }
  }
  return sheets;
}

/** Points of each roll in each line, `LINES` in a row. */
function pointsOfRolls(options: Options): Uint8Array {
  return Uint8Array.from(
    keeps.slice(FIRST_ROLL).flatMap((counts) => {
      const dice = counts.flatMap((count, face) => new Array<number>(count).fill(face + 1));
      return patterns.map((pattern) => scorePattern(dice, pattern, options));
    }),
  );
}

const isFiveAlike = keeps.slice(FIRST_ROLL).map((counts) => counts.includes(5));

/** Works out turns with a table. */
export class TurnSolver {
  readonly #table: KirikiTable;
  readonly #points: Uint8Array;
  /** What keeps are worth with two, one and no rolls to come; the last are whole rolls that must be scored. */
  readonly keepValues: readonly [twoRolls: Float64Array, oneRoll: Float64Array, scoring: Float64Array];

  constructor(table: KirikiTable) {
    this.#table = table;
    this.#points = pointsOfRolls(table.options);
    this.keepValues = [new Float64Array(KEEPS), new Float64Array(KEEPS), new Float64Array(KEEPS)];
  }

  /** What a roll, numbered from 0, is worth in a line: its points, and the sheet after it. `-Infinity` where it is used. */
  lineValue(sheet: SheetState, roll: number, line: number, own: number = this.valueOf(sheet)): number {
    const { limit, values } = this.#table;
    const { used, upper, hasKiriki } = sheet;
    const bit = 1 << line;
    if ((used & bit) !== 0) {
      const repeats = line === KIRIKI_LINE && hasKiriki && isFiveAlike[roll];
      return repeats ? KIRIKI_POINTS + own : Number.NEGATIVE_INFINITY;
    }
    const points = this.#points[roll * LINES + line] as number;
    const sum = line < UPPER_LINES ? Math.min(upper + points, limit) : upper;
    const holds = hasKiriki || (line === KIRIKI_LINE && points > 0 && this.#table.options.repeat);
    return points + (values[((holds ? SHEETS : 0) + (used | bit)) * (limit + 1) + sum] as number);
  }

  /** What a roll, numbered from 0, scores in a line. */
  pointsOf(roll: number, line: number): number {
    return this.#points[roll * LINES + line] as number;
  }

  /** The sheet after points are entered in an empty line. */
  sheetAfter({ used, upper, hasKiriki }: SheetState, line: number, points: number): SheetState {
    const { limit, options } = this.#table;
    return {
      used: used | (1 << line),
      upper: line < UPPER_LINES ? Math.min(upper + points, limit) : upper,
      hasKiriki: hasKiriki || (line === KIRIKI_LINE && points > 0 && options.repeat),
    };
  }

  /** The value of a sheet as the table has it. */
  valueOf(sheet: SheetState): number {
    return this.#table.values[sheetIndex(sheet, this.#table.limit)] as number;
  }

  /**
   * The value of a turn from its beginning.
   *
   * @param own - what the sheet itself is taken to be worth where a kiriki is repeated
   */
  turn(sheet: SheetState, own: number = this.valueOf(sheet)): number {
    const [twoRolls, oneRoll, scoring] = this.keepValues;
    for (let roll = 0; roll < ROLLS; roll++) {
      let best = Number.NEGATIVE_INFINITY;
      for (let line = 0; line < LINES; line++) {
        const value = this.lineValue(sheet, roll, line, own);
        if (value > best) best = value;
      }
      scoring[FIRST_ROLL + roll] = best;
    }
    fillKeeps(scoring);
    bestKeeps(scoring, oneRoll);
    fillKeeps(oneRoll);
    bestKeeps(oneRoll, twoRolls);
    fillKeeps(twoRolls);
    return twoRolls[0] as number;
  }
}

/** Told now and then while a table is made: sheets done, and all of them. */
export type KirikiProgress = (done: number, total: number) => void;

const PROGRESS_EVERY = 4096;

/** A sheet with nothing written on it. */
export const EMPTY_SHEET: SheetState = { used: 0, upper: 0, hasKiriki: false };

/**
 * The expected points of optimal play alone, of every sheet that can come about: dynamic programming from full sheets to
 * the empty one. Where kiriki lines take another (KIR-22) a turn can lead back to the sheet it began with, so the value
 * of such a sheet is the fixed point of its own turn.
 *
 * @param from - only sheets that can come of this one
 */
export function solveTable(options: Options, progress?: KirikiProgress, from: SheetState = EMPTY_SHEET): KirikiTable {
  const limit = bonusFrom(options);
  const values = new Float64Array(tableSize(limit)).fill(Number.NaN);
  const table: KirikiTable = { options, limit, values };
  const solver = new TurnSolver(table);
  const sheets = sheetsFrom(from, options, limit);
  for (const [done, sheet] of sheets.entries()) {
    if (done % PROGRESS_EVERY === 0) progress?.(done, sheets.length);
    values[sheetIndex(sheet, limit)] = valueOfSheet(solver, sheet, limit, options.upperBonus);
  }
  progress?.(sheets.length, sheets.length);
  return table;
}

/** Sheets on which kiriki repeats are worth what their turn gives if they are worth that. */
const PRECISION = 1e-12;

function valueOfSheet(solver: TurnSolver, sheet: SheetState, limit: number, bonus: number): number {
  if (sheet.used === SHEETS - 1) return sheet.upper >= limit && limit < BEYOND_UPPER ? bonus : 0;
  if (!sheet.hasKiriki) return solver.turn(sheet, 0);
  // The turn's value is convex in the sheet's own, with a slope below 1: secants meet the fixed point at once.
  let low = 0;
  let atLow = solver.turn(sheet, low);
  let high = atLow;
  for (;;) {
    const atHigh = solver.turn(sheet, high);
    if (Math.abs(atHigh - high) <= PRECISION * Math.max(1, high)) return atHigh;
    const slope = (atHigh - atLow) / (high - low);
    [low, atLow] = [high, atHigh];
    high = (atHigh - slope * high) / (1 - slope);
  }
}

/** The line's pattern. */
export const patternOf = (line: number): KirikiPattern => patterns[line] as KirikiPattern;
