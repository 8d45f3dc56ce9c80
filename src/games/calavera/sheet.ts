import { illegal, type StateProblem } from '../../kernel/errors.js';
/** The rows of a sheet from top to bottom (CAL-2), and the faces that mark in one row only. */
export const colours = Object.freeze(['orange', 'green', 'pink', 'black'] as const);

/** The colour of a row. */
export type CalaveraColour = (typeof colours)[number];

/** Boxes in a row (CAL-2). */
export const BOXES = 13;
const FIRST_SCORING_BOX = 6;
const LAST_SCORING_BOX = 10;

/** The values of the boxes 1 to 13, unless the option `values` says otherwise (CAL-3). */
export const boxValues: readonly number[] = Object.freeze([0, 0, 0, 0, 0, 4, 5, 6, 8, 10, 4, 0, -3]);

/** One row of a sheet. */
export interface CalaveraRow {
  /** Crosses made, 0 to 13: they fill the boxes from the first on, so this is the box of the last cross, too (CAL-2). */
  readonly crosses: number;
  /** Whether the last cross is final (CAL-22, CAL-23). */
  readonly frozen: boolean;
}

/** A player's sheet. */
export interface CalaveraSheet {
  readonly rows: { readonly [colour in CalaveraColour]: CalaveraRow };
  /** Points got at each of the three bonus lines, `null` where the player has not got there (CAL-30 to CAL-32). */
  readonly bonuses: readonly (number | null)[];
}

/** A part of a row (CAL-3): `start` has no value, `scoring` counts frozen or not, what gets into `death` is frozen. */
export type CalaveraZone = 'start' | 'scoring' | 'death';

/** The zone of a box, 1 to 13; a row without crosses (0) is at the start (CAL-3). */
export function zoneOf(box: number): CalaveraZone {
  if (box < FIRST_SCORING_BOX) return 'start';
  return box <= LAST_SCORING_BOX ? 'scoring' : 'death';
}

/** From this many points on a freeze takes three jokers, below two (CAL-21). */
const POINTS_FOR_THREE_JOKERS = 8;

/**
 * How many jokers freeze a row, 2 or 3; `null` when no number does, because it is frozen already or its last cross is
 * not in the scoring zone (CAL-20, CAL-21).
 *
 * @param row - the row
 * @param values - the game's option `values`, where it differs
 */
export function jokersToFreeze(row: CalaveraRow, values: readonly number[] = boxValues): number | null {
  if (row.frozen || zoneOf(row.crosses) !== 'scoring') return null;
  return (values[row.crosses - 1] as number) >= POINTS_FOR_THREE_JOKERS ? 3 : 2;
}

/** What a row scores at the end of the game (CAL-34); `values` is the game's option, where it differs. */
export function rowScore(row: CalaveraRow, values: readonly number[] = boxValues): number {
  const counts = row.frozen || zoneOf(row.crosses) === 'scoring';
  return counts ? (values[row.crosses - 1] as number) : 0;
}

/** What a sheet scores (CAL-34, CAL-35). */
export interface CalaveraScores {
  /** Points of each row, open or frozen. */
  readonly rows: { readonly [colour in CalaveraColour]: number };
  /** Sum of the bonus points. */
  readonly bonus: number;
  /** Sum of both; may be negative. */
  readonly total: number;
}

/**
 * What a sheet scores as it is, at the end of the game or before (CAL-34, CAL-35).
 *
 * @param sheet - the sheet
 * @param options - the game's option `values`, where it differs
 */
export function scores(
  { rows, bonuses }: CalaveraSheet,
  { values = boxValues }: { readonly values?: readonly number[] | undefined } = {},
): CalaveraScores {
  const orange = rowScore(rows.orange, values);
  const green = rowScore(rows.green, values);
  const pink = rowScore(rows.pink, values);
  const black = rowScore(rows.black, values);
  const bonus = bonuses.reduce<number>((sum, points) => sum + (points ?? 0), 0);
  return { rows: { orange, green, pink, black }, bonus, total: orange + green + pink + black + bonus };
}

/** Whether all rows are frozen, that of `but` left aside (CAL-33). */
export function isComplete({ rows }: CalaveraSheet, but?: CalaveraColour): boolean {
  for (const colour of colours) if (colour !== but && !rows[colour].frozen) return false;
  return true;
}

/** Whether each row has a cross in the box, `row` counted as if it had `crosses` (CAL-30). */
function reaches({ rows }: CalaveraSheet, box: number, row?: CalaveraColour, crosses = 0): boolean {
  for (const colour of colours) if ((colour === row ? crosses : rows[colour].crosses) < box) return false;
  return true;
}

/** The options that concern the bonus lines: three numbers each. */
interface BonusRule {
  readonly bonusAfter: readonly number[];
  readonly bonusFirst: readonly number[];
  readonly bonusLater: readonly number[];
}

/**
 * A player's bonuses when they bring `row` to `crosses` (CAL-30 to CAL-32); `null` when they reach no new line.
 */
export function bonusesAfter(
  sheets: readonly CalaveraSheet[],
  player: number,
  row: CalaveraColour,
  crosses: number,
  { bonusAfter, bonusFirst, bonusLater }: BonusRule,
): (number | null)[] | null {
  const sheet = sheets[player] as CalaveraSheet;
  let bonuses: (number | null)[] | null = null;
  for (let line = 0; line < bonusAfter.length; line++) {
    if (sheet.bonuses[line] !== null || !reaches(sheet, bonusAfter[line] as number, row, crosses)) continue;
    const isFirst = sheets.every((other) => other.bonuses[line] === null);
    bonuses ??= [...sheet.bonuses];
    bonuses[line] = (isFirst ? bonusFirst : bonusLater)[line] as number;
  }
  return bonuses;
}

/**
 * What is wrong with the rows of sheets from outside (CAL-20, CAL-23), or `undefined`. Whether their bonuses are those
 * that a game would have given is not asked: a position may be set up by hand.
 */
export function sheetsProblem(sheets: readonly CalaveraSheet[]): StateProblem {
  for (const { rows } of sheets) {
    for (const colour of colours) {
      const { crosses, frozen } = rows[colour];
      const zone = zoneOf(crosses);
      if (zone === 'death' && !frozen) return illegal('CAL-23', `a row with ${crosses} crosses is frozen`);
      if (zone === 'start' && frozen) return illegal('CAL-20', `a row with ${crosses} crosses can't be frozen`);
    }
  }
  return undefined;
}
