/**
 * What a sheet is worth: which sheets are told apart, and the list that holds their values.
 *
 * @module
 */
import type { Resolved } from '../../../kernel/types.js';
import type { KirikiOptions } from '../kiriki.js';
import { type KirikiSheet, patterns } from '../patterns.js';

/** Lines of a sheet. */
export const LINES = patterns.length;
/** Choices of used lines, as sets of bits in the order of `patterns`. */
export const SHEETS = 1 << LINES;
/** The first lines are the upper ones, of ones to sixes. */
export const UPPER_LINES = 6;
/** The line of kiriki. */
export const KIRIKI_LINE = patterns.indexOf('kiriki');
/** More than the six upper lines can hold. */
const BEYOND_UPPER = 106;

/** What a sheet is worth depends on: the lines that are used, the sum of the upper ones, whether kiriki can repeat. */
export interface SheetState {
  /** A bit for each used line, in the order of `patterns`. */
  readonly used: number;
  /** The sum of the upper lines, 0 to `limit`; what is beyond that makes no difference. */
  readonly upper: number;
  /** Whether the kiriki line holds points. */
  readonly hasKiriki: boolean;
}

/** A sheet with nothing written on it. */
export const EMPTY_SHEET: SheetState = { used: 0, upper: 0, hasKiriki: false };

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
export const bonusFrom = ({ upperBonusOver }: KirikiTable['options']): number =>
  Math.min(upperBonusOver + 1, BEYOND_UPPER);

/** The bonus of an upper sum, as {@link SheetState} has it. */
export function bonusOf(upper: number, options: KirikiTable['options']): number {
  const limit = bonusFrom(options);
  return upper >= limit && limit < BEYOND_UPPER ? options.upperBonus : 0;
}

/** A sheet's place among the values. */
export function sheetIndex({ used, upper, hasKiriki }: SheetState, limit: number): number {
  return ((hasKiriki ? SHEETS : 0) + used) * (limit + 1) + upper;
}

/** What sheets are taken to be worth: solved, or estimated. */
export interface SheetValues extends Pick<KirikiTable, 'options' | 'limit'> {
  /** The points that are still to come; `NaN` where nothing is known of the sheet. */
  readonly toCome: (sheet: SheetState) => number;
}

/** What a table says. */
export const solvedValues = ({ options, limit, values }: KirikiTable): SheetValues => ({
  options,
  limit,
  toCome: (sheet) => values[sheetIndex(sheet, limit)] as number,
});

/** How many values a table has. */
export const tableSize = (limit: number): number => 2 * SHEETS * (limit + 1);

/** What a player's sheet comes to. */
export function sheetState(sheet: KirikiSheet, options: KirikiTable['options']): SheetState {
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
