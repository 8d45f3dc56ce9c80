import { KIRIKI_POINTS, type KirikiPattern, patterns, scorePattern } from '../patterns.js';
import { bestKeeps, fillKeeps } from './keep-lattice.js';
import { FIRST_ROLL, KEEPS, keeps } from './keeps.js';
import { KIRIKI_LINE, type KirikiTable, type SheetState, type SheetValues, UPPER_LINES } from './table.js';

/** Points of each roll in each line: a list of all rolls for each line. */
export function pointsOfRolls(options: KirikiTable['options']): Uint8Array[] {
  const rolls = keeps
    .slice(FIRST_ROLL)
    .map((counts) => counts.flatMap((count, face) => new Array<number>(count).fill(face + 1)));
  return patterns.map((pattern) => Uint8Array.from(rolls, (dice) => scorePattern(dice, pattern, options)));
}

/** The keeps that are five equal dice, by the face. */
const kirikis: readonly number[] = /* @__PURE__ */ (() =>
  keeps.flatMap((counts, keep) => (counts.includes(5) ? [keep] : [])))();

/** Works out turns, where it is known what sheets are worth after them. */
export class TurnSolver {
  readonly #sheets: SheetValues;
  readonly #points: readonly Uint8Array[];
  /** What can be entered in each line, each number once. */
  readonly #entries: readonly (readonly number[])[];
  /** What entering each number of points in the line being looked at is worth, 0 to 50. */
  readonly #worth = new Float64Array(KIRIKI_POINTS + 1);
  /** What keeps are worth with two, one and no rolls to come; the last are whole rolls that must be scored. */
  readonly keepValues: readonly [twoRolls: Float64Array, oneRoll: Float64Array, scoring: Float64Array];

  constructor(sheets: SheetValues) {
    this.#sheets = sheets;
    this.#points = pointsOfRolls(sheets.options);
    this.#entries = this.#points.map((points) => [...new Set(points)]);
    this.keepValues = [new Float64Array(KEEPS), new Float64Array(KEEPS), new Float64Array(KEEPS)];
  }

  /** What a roll, numbered from 0, is worth in a line: its points, and the sheet after it. `-Infinity` where it is used. */
  lineValue(sheet: SheetState, roll: number, line: number): number {
    if (((sheet.used >> line) & 1) === 0) return this.#entryValue(sheet, line, this.pointsOf(roll, line));
    const repeats = line === KIRIKI_LINE && sheet.hasKiriki && kirikis.includes(FIRST_ROLL + roll);
    return repeats ? KIRIKI_POINTS + this.valueOf(sheet) : Number.NEGATIVE_INFINITY;
  }

  /** What a roll, numbered from 0, scores in a line. */
  pointsOf(roll: number, line: number): number {
    return this.#points[line]?.[roll] as number;
  }

  /** The sheet after points are entered in an empty line. */
  sheetAfter({ used, upper, hasKiriki }: SheetState, line: number, points: number): SheetState {
    const { limit, options } = this.#sheets;
    return {
      used: used | (1 << line),
      upper: line < UPPER_LINES ? Math.min(upper + points, limit) : upper,
      hasKiriki: hasKiriki || (line === KIRIKI_LINE && points > 0 && options.repeat),
    };
  }

  /** The points that a sheet can still be expected to bring. */
  valueOf(sheet: SheetState): number {
    return this.#sheets.toCome(sheet);
  }

  #entryValue(sheet: SheetState, line: number, points: number): number {
    return points + this.valueOf(this.sheetAfter(sheet, line, points));
  }

  /** Fills in what rolls are worth in the best of the empty lines. */
  #enterRolls(sheet: SheetState, scoring: Float64Array): void {
    const worth = this.#worth;
    const rolls = scoring.subarray(FIRST_ROLL);
    rolls.fill(Number.NEGATIVE_INFINITY);
    for (const [line, points] of this.#points.entries()) {
      if (((sheet.used >> line) & 1) === 1) continue;
      // A line takes few different numbers of points, and only after these a sheet is valued.
      for (const entry of this.#entries[line] ?? []) worth[entry] = this.#entryValue(sheet, line, entry);
      for (let roll = 0; roll < points.length; roll++) {
        const value = worth[points[roll] as number] as number;
        if (value > (rolls[roll] as number)) rolls[roll] = value;
      }
    }
  }

  /**
   * The value of a turn from its beginning, as a function of what the sheet itself is taken to be worth where a kiriki is
   * repeated. It holds until another turn is asked for, and leaves what it worked out in {@link keepValues}.
   */
  turnOf(sheet: SheetState): (own: number) => number {
    const [twoRolls, oneRoll, scoring] = this.keepValues;
    this.#enterRolls(sheet, scoring);
    const entered = kirikis.map((keep) => scoring[keep] as number);
    return (own) => {
      if (sheet.hasKiriki) {
        for (const [i, keep] of kirikis.entries()) scoring[keep] = Math.max(entered[i] as number, KIRIKI_POINTS + own);
      }
      fillKeeps(scoring);
      bestKeeps(scoring, oneRoll);
      fillKeeps(oneRoll);
      bestKeeps(oneRoll, twoRolls);
      fillKeeps(twoRolls);
      return twoRolls[0] as number;
    };
  }

  /** The value of a turn from its beginning. */
  turn(sheet: SheetState): number {
    return this.turnOf(sheet)(this.valueOf(sheet));
  }
}

/** The line's pattern. */
export const patternOf = (line: number): KirikiPattern => patterns[line] as KirikiPattern;
