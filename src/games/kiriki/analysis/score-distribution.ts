import { KIRIKI_POINTS } from '../patterns.js';
import { allParts, FIRST_ROLL, KEEPS, partsFrom, ROLLS, withFace } from './keeps.js';
import type { KirikiProgress } from './solver.js';
import { KIRIKI_LINE, type KirikiTable, LINES, SHEETS, type SheetState, sheetIndex, solvedValues } from './table.js';
import { TurnSolver } from './turn-solver.js';

const FACES = 6;
/** A line takes 0 to 50 points at a time. */
const ENTRIES = KIRIKI_POINTS + 1;
/** What is less likely is left out at the ends: kiriki can repeat without end. */
const NEGLIGIBLE = 1e-20;

/** Probabilities of point sums; those outside of the list are 0. */
class Sums {
  low: number;
  values: Float64Array;

  constructor(low: number, values: Float64Array) {
    this.low = low;
    this.values = values;
  }

  /** Adds another's probabilities times `share`, at sums that are higher by `points`. */
  add(other: Sums, points: number, share: number): void {
    const start = other.low + points;
    const end = start + other.values.length;
    if (start < this.low || end > this.low + this.values.length) {
      const low = Math.min(start, this.low);
      const values = new Float64Array(Math.max(end, this.low + this.values.length) - low);
      values.set(this.values, this.low - low);
      [this.low, this.values] = [low, values];
    }
    const { values } = other;
    const shift = start - this.low;
    for (let i = 0; i < values.length; i++)
      this.values[shift + i] = (this.values[shift + i] as number) + share * (values[i] as number);
  }

  /** Without what is negligible at its ends; `null` when all of it is. */
  trimmed(): Sums | null {
    let from = 0;
    let to = this.values.length;
    while (to > from && (this.values[to - 1] as number) < NEGLIGIBLE) to--;
    while (from < to && (this.values[from] as number) < NEGLIGIBLE) from++;
    return from < to ? new Sums(this.low + from, this.values.subarray(from, to)) : null;
  }
}

/** Lets the missing dice fall: the probability of each keep of fewer dice goes on to keeps of one die more. */
function fall(held: Float64Array): void {
  for (let keep = 0; keep < FIRST_ROLL; keep++) {
    const share = (held[keep] as number) / FACES;
    if (share === 0) continue;
    for (let at = keep * FACES; at < (keep + 1) * FACES; at++) {
      const next = withFace[at] as number;
      held[next] = (held[next] as number) + share;
    }
  }
}

const firstRolls: Float64Array = /* @__PURE__ */ (() => {
  const held = new Float64Array(KEEPS);
  held[0] = 1;
  fall(held);
  return held;
})();

/**
 * With what rolls optimal turns end. The choice between equal values is that of `advise`: a line before another throw.
 *
 * @param solver - has worked out the turn
 * @returns a probability for each roll, from 0
 */
function endsOfTurn({ keepValues: [, oneRoll, scoring] }: TurnSolver): Float64Array {
  const ends = new Float64Array(ROLLS);
  let rolled = firstRolls;
  for (const values of [oneRoll, scoring]) {
    const held = new Float64Array(KEEPS);
    for (let roll = 0; roll < ROLLS; roll++) {
      const probability = rolled[FIRST_ROLL + roll] as number;
      if (probability === 0) continue;
      let best = scoring[FIRST_ROLL + roll] as number;
      let choice = -1;
      const end = partsFrom[roll + 1] as number;
      // The first part of a roll is all of it.
      for (let at = (partsFrom[roll] as number) + 1; at < end; at++) {
        const keep = allParts[at] as number;
        if ((values[keep] as number) > best) [best, choice] = [values[keep] as number, keep];
      }
      if (choice < 0) ends[roll] = (ends[roll] as number) + probability;
      else held[choice] = (held[choice] as number) + probability;
    }
    fall(held);
    rolled = held;
  }
  for (let roll = 0; roll < ROLLS; roll++) ends[roll] = (ends[roll] as number) + (rolled[FIRST_ROLL + roll] as number);
  return ends;
}

/** How likely an optimal turn writes each number of points in each line: `ENTRIES` numbers per line. */
function entriesOfTurn(solver: TurnSolver, sheet: SheetState): Float64Array {
  solver.turn(sheet);
  const entries = new Float64Array(LINES * ENTRIES);
  const ends = endsOfTurn(solver);
  for (let roll = 0; roll < ROLLS; roll++) {
    const probability = ends[roll] as number;
    if (probability === 0) continue;
    let best = Number.NEGATIVE_INFINITY;
    let choice = 0;
    for (let line = 0; line < LINES; line++) {
      const value = solver.lineValue(sheet, roll, line);
      if (value > best) [best, choice] = [value, line];
    }
    const at = choice * ENTRIES + solver.pointsOf(roll, choice);
    entries[at] = (entries[at] as number) + probability;
  }
  return entries;
}

/** The same after any number of kirikis that are scored again, each with this probability. */
function repeated({ low, values }: Sums, probability: number): Sums {
  const times = Math.ceil(Math.log(NEGLIGIBLE) / Math.log(probability));
  const all = new Float64Array(values.length + times * KIRIKI_POINTS);
  all.set(values);
  for (let i = KIRIKI_POINTS; i < all.length; i++) {
    all[i] = (all[i] as number) + probability * (all[i - KIRIKI_POINTS] as number);
  }
  return new Sums(low, all).trimmed() ?? new Sums(low, values);
}

type Reach = (sheet: SheetState, sums: Sums, points: number, share: number) => void;

/** Carries what a sheet has on to the sheets that an optimal turn makes of it. */
function playTurn(solver: TurnSolver, sheet: SheetState, own: Sums, reach: Reach): void {
  const entries = entriesOfTurn(solver, sheet);
  const again = sheet.hasKiriki ? (entries[KIRIKI_LINE * ENTRIES + KIRIKI_POINTS] as number) : 0;
  const sums = again > 0 ? repeated(own, again) : own;
  for (const [at, probability] of entries.entries()) {
    const line = Math.floor(at / ENTRIES);
    if (probability === 0 || (sheet.used >> line) & 1) continue;
    reach(solver.sheetAfter(sheet, line, at % ENTRIES), sums, at % ENTRIES, probability);
  }
}

const linesUsed = (used: number): number => {
  let count = 0;
  for (let rest = used; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/**
 * How the grand total of optimal play is distributed: probability is carried from sheet to sheet, from the one with the
 * fewest lines to the full ones, with the points so far beside it.
 *
 * @param points - that `from` holds
 * @param progress - called with how many of the choices of used lines are done
 * @returns the probability of each grand total, from 0
 */
export function scoreDistribution(
  table: KirikiTable,
  from: SheetState,
  points: number,
  progress?: KirikiProgress,
): Float64Array {
  const { limit } = table;
  if (Number.isNaN(table.values[sheetIndex(from, limit)]))
    throw new RangeError('the table was made from another sheet');
  const solver = new TurnSolver(solvedValues(table));
  // By used lines, then by what else a sheet is.
  const reached = new Map<number, Map<number, { sheet: SheetState; sums: Sums }>>();
  const reach: Reach = (sheet, other, more, share) => {
    let alike = reached.get(sheet.used);
    if (alike === undefined) {
      alike = new Map();
      reached.set(sheet.used, alike);
    }
    const key = sheet.upper * 2 + Number(sheet.hasKiriki);
    const known = alike.get(key);
    if (known !== undefined) known.sums.add(other, more, share);
    else
      alike.set(key, {
        sheet,
        sums: new Sums(
          other.low + more,
          other.values.map((value) => share * value),
        ),
      });
  };
  reach(from, new Sums(points, Float64Array.of(1)), 0, 1);
  const total = new Sums(0, new Float64Array(1));
  const choices = Array.from({ length: SHEETS }, (_, used) => used)
    .filter((used) => (used & from.used) === from.used)
    .sort((one, other) => linesUsed(one) - linesUsed(other));
  for (const [done, used] of choices.entries()) {
    progress?.(done, choices.length);
    const alike = reached.get(used);
    reached.delete(used);
    for (const { sheet, sums } of alike?.values() ?? []) {
      const own = sums.trimmed();
      if (own === null) continue;
      if (used === SHEETS - 1) total.add(own, solver.valueOf(sheet), 1);
      else playTurn(solver, sheet, own, reach);
    }
  }
  progress?.(choices.length, choices.length);
  const result = new Float64Array(total.low + total.values.length);
  result.set(total.values, total.low);
  return result;
}
