import { illegal, type StateProblem } from '../../kernel/errors.js';
import type { Envelope, Resolved } from '../../kernel/types.js';
import { type CalaveraChoice, type CalaveraFace, countOf, DICE, isCursed } from './dice.js';
import {
  BOXES,
  type CalaveraColour,
  type CalaveraSheet,
  colours,
  isComplete,
  jokersToFreeze,
  sheetsProblem,
  zoneOf,
} from './sheet.js';

/** Options of Calavera, as given to `setup`. */
export interface CalaveraOptions {
  /** The values of the boxes 1 to 13 (CAL-3), integers from -1000 to 1000. Default: `boxValues`. */
  readonly values?: readonly number[] | undefined;
  /** The boxes that the three bonus lines follow (CAL-30), 1 to 13, ascending. Default `[3, 6, 9]`. */
  readonly bonusAfter?: readonly number[] | undefined;
  /** Points of the first player at each line (CAL-31), integers from -1000 to 1000. Default `[4, 5, 6]`. */
  readonly bonusFirst?: readonly number[] | undefined;
  /** Points of each later player at each line (CAL-32), integers from -1000 to 1000. Default `[2, 3, 4]`. */
  readonly bonusLater?: readonly number[] | undefined;
  /** A fourth frozen row ends the game at once; otherwise with the turn (CAL-33). Default `true`. */
  readonly endsAtOnce?: boolean | undefined;
  /** The third skull ends rolling; otherwise the active player goes on until they pass (CAL-11). Default `true`. */
  readonly curseEndsRolling?: boolean | undefined;
  /** The active player uses the dice if possible; otherwise they may pass after any roll (CAL-16). Default `true`. */
  readonly mustUse?: boolean | undefined;
}

/** Who decides: the active player (`rolling`), the opponents one by one (`choosing`), nobody any more (`over`). */
export type CalaveraPhase = 'rolling' | 'choosing' | 'over';

/** A position of Calavera. When the game is over, the dice of its last turn still lie (CAL-33). */
export interface CalaveraState extends Envelope<'calavera', Resolved<CalaveraOptions>> {
  /** One sheet per player. */
  readonly sheets: readonly CalaveraSheet[];
  /** Whose turn it is, even while their opponents choose. */
  readonly active: number;
  /** Rolls made in this turn, 0 to 3. */
  readonly rolls: number;
  /** The six faces on the table; empty before the first roll of a turn. */
  readonly dice: readonly CalaveraFace[];
  /** What the active player took of the dice in this turn; `null` when they have taken nothing (yet). */
  readonly used: CalaveraChoice | null;
  /** Opponents who still have to choose, in their order; empty unless `phase` is `choosing`. */
  readonly choosing: readonly number[];
  readonly phase: CalaveraPhase;
}

/** Whether a player may mark the row with these dice (CAL-13 to CAL-15, CAL-25). */
export function canMark(
  { sheets, dice, used }: CalaveraState,
  player: number,
  choice: CalaveraChoice,
  row: CalaveraColour,
): boolean {
  const isFitting = (choice === row || choice === 'joker') && choice !== used;
  return isFitting && countOf(dice, choice) > 0 && sheets[player]?.rows[row].frozen === false;
}

/** Whether dice lie with which the sheet can be marked when `used` are taken (CAL-16, CAL-25). */
export function canUse(
  sheet: CalaveraSheet,
  dice: readonly CalaveraFace[],
  used: CalaveraChoice | null = null,
): boolean {
  for (const face of dice) {
    if (face === 'skull' || face === used) continue;
    if (face === 'joker' ? !isComplete(sheet) : !sheet.rows[face].frozen) return true;
  }
  return false;
}

/** Whether the jokers that lie suffice to freeze the row (CAL-20, CAL-21). */
export function canFreeze({ sheets, dice, options }: CalaveraState, player: number, row: CalaveraColour): boolean {
  const needed = jokersToFreeze((sheets[player] as CalaveraSheet).rows[row], options.values);
  return needed !== null && countOf(dice, 'joker') >= needed;
}

/** The opponents who can choose something, clockwise from the active player's left (CAL-26). */
export function choosersOf(
  sheets: readonly CalaveraSheet[],
  active: number,
  dice: readonly CalaveraFace[],
  used: CalaveraChoice | null,
): number[] {
  const choosing: number[] = [];
  for (let step = 1; step < sheets.length; step++) {
    const player = (active + step) % sheets.length;
    if (canUse(sheets[player] as CalaveraSheet, dice, used)) choosing.push(player);
  }
  return choosing;
}

/** Whether the sheet can be one that was marked with some of the dice (CAL-13, CAL-23). */
function canHaveMarked({ rows }: CalaveraSheet, dice: readonly CalaveraFace[], used: CalaveraChoice | null): boolean {
  const hasCrosses = (row: CalaveraColour, face: CalaveraChoice): boolean =>
    face !== used && dice.includes(face) && rows[row].crosses >= Math.min(BOXES, countOf(dice, face));
  return colours.some((row) => {
    const { crosses, frozen } = rows[row];
    return (!frozen || zoneOf(crosses) === 'death') && (hasCrosses(row, row) || hasCrosses(row, 'joker'));
  });
}

function rollingProblem({ sheets, active, dice, used, choosing, options }: CalaveraState): StateProblem {
  if (used !== null || choosing.length > 0) return `Player ${active + 1} rolls, so nothing is used and nobody chooses`;
  if (sheets.some((sheet) => isComplete(sheet)))
    return illegal('CAL-33', 'a player has four frozen rows, so the game is over');
  return isCursed(dice) && options.curseEndsRolling ? illegal('CAL-11', 'three skulls end rolling') : undefined;
}

function choosingProblem(state: CalaveraState): StateProblem {
  const { sheets, players, active, dice, used, choosing, options } = state;
  if (!dice.includes('skull')) return 'without a skull nobody chooses';
  const seatOf = (player: number) => (player - active + players) % players;
  const due = choosersOf(sheets, active, dice, used).filter(
    (player) => seatOf(player) >= seatOf(choosing[0] as number),
  );
  if (choosing.length === 0 || due.join() !== choosing.join()) {
    return illegal('CAL-26', 'those who choose are not the opponents who can, in their order');
  }
  const hasChosen = (player: number) => seatOf(player) > 0 && seatOf(player) < seatOf(choosing[0] as number);
  const skipped = sheets.findIndex(
    (sheet, player) => hasChosen(player) && canUse(sheet, dice, used) && !canHaveMarked(sheet, dice, used),
  );
  if (skipped >= 0) return illegal('CAL-26', `Player ${skipped + 1} can choose and has marked nothing`);
  if (used === null && options.mustUse && !isCursed(dice) && canUse(sheets[active] as CalaveraSheet, dice)) {
    return `Player ${active + 1} has passed, but can use the dice`;
  }
  // Only those who have marked in this turn can have frozen their last row in it.
  const isLate = (player: number) => !options.endsAtOnce && seatOf(player) < seatOf(choosing[0] as number);
  return sheets.some((sheet, player) => isComplete(sheet) && !isLate(player))
    ? illegal('CAL-33', 'a player has four frozen rows, so the game is over')
    : undefined;
}

function endProblem({ sheets, rolls, choosing, options }: CalaveraState): StateProblem {
  if (rolls === 0 || choosing.length > 0)
    return illegal('CAL-33', 'the game ends in a turn, and nobody chooses after it');
  const complete = sheets.filter((sheet) => isComplete(sheet)).length;
  if (complete === 0) return illegal('CAL-33', 'the game is over, but nobody has four frozen rows');
  return complete > 1 && options.endsAtOnce
    ? illegal('CAL-33', 'the first player with four frozen rows ends the game')
    : undefined;
}

/** What is wrong with a position that the schema has passed, or `undefined`. */
export function positionProblem(state: CalaveraState): StateProblem {
  const { players, sheets, active, rolls, dice, used, phase } = state;
  const lying = rolls === 0 ? 0 : DICE;
  if (sheets.length !== players) return `expected ${players} sheets, got ${sheets.length}`;
  if (active >= players) return `expected an active player from 0 to ${players - 1}, got ${active}`;
  if (dice.length !== lying) return illegal('CAL-7', `expected ${lying} dice after ${rolls} rolls, got ${dice.length}`);
  if (used !== null && (!dice.includes(used) || isCursed(dice))) return `${used} can't have been used`;
  const ofPhase = { rolling: rollingProblem, choosing: choosingProblem, over: endProblem };
  return sheetsProblem(sheets) ?? ofPhase[phase](state);
}
