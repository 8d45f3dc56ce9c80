import { mostToCome, sheetsFrom } from './sheets.js';
import {
  bonusFrom,
  bonusOf,
  EMPTY_SHEET,
  type KirikiTable,
  SHEETS,
  type SheetState,
  sheetIndex,
  solvedValues,
  tableSize,
} from './table.js';
import { TurnSolver } from './turn-solver.js';

/** Called now and then while a table is made: sheets done, and all of them. */
export type KirikiProgress = (done: number, total: number) => void;

const PROGRESS_EVERY = 4096;

/**
 * The expected points of optimal lone play, from every sheet that can arise: backward induction from full sheets to the
 * empty one. Where kiriki lines take another (KIR-22) a turn can lead back to the sheet it began with, so the value of such
 * a sheet is the fixed point of its own turn.
 *
 * @param from - only sheets that this one can lead to
 */
export function solveTable(
  options: KirikiTable['options'],
  progress?: KirikiProgress,
  from: SheetState = EMPTY_SHEET,
): KirikiTable {
  const limit = bonusFrom(options);
  const table: KirikiTable = { options, limit, values: new Float64Array(tableSize(limit)).fill(Number.NaN) };
  const rows = sheetsFrom(from, table);
  const total = rows.reduce((sum, { sums }) => sum + sums.length, 0);
  const solver = new TurnSolver(solvedValues(table));
  let done = 0;
  let toTell = 0;
  for (const { used, hasKiriki, sums } of rows) {
    if (done >= toTell) {
      progress?.(done, total);
      toTell = done + PROGRESS_EVERY;
    }
    const start = sheetIndex({ used, upper: 0, hasKiriki }, limit);
    const noBonusBelow = limit - mostToCome(used);
    let value = 0;
    for (const [i, upper] of sums.entries()) {
      // With no bonus to hope for the sum makes no difference, and the value is that of the sum before.
      if (i === 0 || upper >= noBonusBelow) value = valueOfSheet(solver, { used, upper, hasKiriki }, table, value);
      table.values[start + upper] = value;
    }
    done += sums.length;
  }
  progress?.(total, total);
  return table;
}

/** How far what a turn gives may be from what it is given, as a share of it; what it gives is nearer by its slope, 0.046. */
const PRECISION = 1e-14;

/** @param guess - what the sheet may be worth: the nearer, the sooner its fixed point is met */
function valueOfSheet(solver: TurnSolver, sheet: SheetState, { options }: KirikiTable, guess: number): number {
  if (sheet.used === SHEETS - 1) return bonusOf(sheet.upper, options);
  const turn = solver.turnOf(sheet);
  return sheet.hasKiriki ? fixedPoint(turn, guess) : turn(0);
}

/** Where a turn gives back what it is given. It is convex with a slope below 1, so secants meet that at once. */
function fixedPoint(turn: (own: number) => number, guess: number): number {
  let own = guess;
  let given = turn(own);
  let next = given;
  while (Math.abs(given - own) > PRECISION * Math.max(1, own)) {
    const [ownBefore, givenBefore] = [own, given];
    own = next;
    given = turn(own);
    const slope = (given - givenBefore) / (own - ownBefore);
    next = (given - slope * own) / (1 - slope);
  }
  return given;
}
