import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import { countDice, isEmpty, isOccupied } from '../../../../pyramid/board.js';
import { freeCells, isComplete, isHeap } from '../../../../pyramid/heap.js';
import { type Cell, PLATE_CELLS, PYRAMID_CELLS } from '../../../../pyramid/lattice.js';
import { type Colour, playerColours } from '../../../../pyramid/stock.js';
import { sideCount, sideOf, turnProblem } from '../../kit/groups.js';
import { limitReached } from '../../kit/turn-limit.js';

/** Dice of each colour in the pyramid of demolition and values (UPD-3). */
export const SHARE = 55;

/** Sides of `building` and `demolition` (UPD-1). */
export const SIDES = playerColours.length;

/** Most players of the variant `values` (UPD-1). */
export const MAX_PLAYERS = 12;

/** The three games. */
export type UpAndDownVariant = 'building' | 'demolition' | 'values';

/** Options of Up and Down, as given to `setup`. */
export interface UpAndDownOptions {
  /**
   * Which of the three games is played (UPD-1). `null`, the default, is `'building'` for three players or groups, else
   * `'values'`.
   */
  readonly variant?: UpAndDownVariant | null | undefined;
  /**
   * In `building` and `demolition`: how many members each side has, 1 to 4, where three groups play in place of players
   * (UPD-1). Default `[]`: no groups.
   */
  readonly groups?: readonly number[] | undefined;
  /** Dice of each side in `building` (UPD-2), 55 to 90. Default 90. */
  readonly dice?: number | undefined;
  /** How many dice an odd number asks for in `values` (UPD-10). Default `'rolled'`. */
  readonly addCount?: 'rolled' | 'one' | undefined;
  /** In `building`: whether a player may stop before all dice rolled are placed (UPD-6). Default `false`. */
  readonly mayPlaceFewer?: boolean | undefined;
  /** In `demolition` and `values`: whether a player may stop before all dice rolled are removed (UPD-7). Default `false`. */
  readonly mayRemoveFewer?: boolean | undefined;
  /** Whether dice that become free in a turn count as free in it, or stay until the next (UPD-7). Default `'count'`. */
  readonly freed?: 'count' | 'stay' | undefined;
  /** Finished turns after which the game ends (UPD-14), from 1, or `null`, the default. */
  readonly turnLimit?: number | null | undefined;
}

/** A position of Up and Down. */
export interface UpAndDownState extends Envelope<'up-and-down', Resolved<UpAndDownOptions>> {
  /** `'build'` until the complete pyramid stands (not in `building`), `'play'` from then on. */
  readonly phase: 'build' | 'play';
  /** The pyramid: 165 letters, `r`, `g` and `k` dice, `.` empty. */
  readonly board: string;
  /** Where the dice lay at the roll, as `board`; `null` unless some are being removed and those freed by it stay. */
  readonly atRoll: string | null;
  /** Dice that each side can place: in `building` those left, in `demolition` those removed; empty in `values`. */
  readonly supply: readonly number[];
  /** Red, green and black dice in each player's collection; empty except in `values`. */
  readonly taken: readonly (readonly [red: number, green: number, black: number])[];
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** For each group, the member who plays in its present or next turn, from 0; left out where no groups play. */
  readonly members?: readonly number[] | undefined;
  /** The number rolled in this turn, 1 to 6; `null` before the roll. */
  readonly rolled: number | null;
  /** Dice that are still to be placed or removed in this turn, as far as there are any. */
  readonly left: number;
  /** Finished turns of all players. */
  readonly turns: number;
}

type State = DeepReadonly<UpAndDownState>;
type Table = Pick<State, 'options' | 'players'>;
type Rolled = Table & Pick<State, 'rolled'>;
type Removing = Table & Pick<State, 'board' | 'atRoll'>;

/** Which of the three games is played (UPD-1). */
export const variantOf = (table: Table): UpAndDownVariant =>
  table.options.variant ?? (sideCount(table) === SIDES ? 'building' : 'values');

/** The colour that an odd number asks for in `values` (UPD-10). */
const ASKED: Readonly<Record<number, Colour>> = { 1: 'r', 3: 'g', 5: 'k' };

/** The colour's place in a collection. */
export const colourIndex = (colour: string): number => playerColours.indexOf(colour as Colour);

/** Whether the number rolled is for placing dice (UPD-8 to UPD-10); not before the roll. */
export function isPlacing(state: Rolled): boolean {
  return state.rolled !== null && (state.rolled % 2 === 0) === (variantOf(state) === 'building');
}

/** The colour of the player's side, except in `values`. */
const colourOf = (table: Table, player: number): Colour | undefined => playerColours[sideOf(table, player)];

/** The colour of the dice that the player places, when the turn is for placing. */
export function colourToPlace(state: Rolled, player: number): Colour {
  const colour = variantOf(state) === 'values' ? ASKED[state.rolled ?? 0] : colourOf(state, player);
  return colour as Colour;
}

/** The colour that the player may remove; `undefined` for any (UPD-7, UPD-10). */
export const removable = (table: Table, player: number): Colour | undefined =>
  variantOf(table) === 'values' ? undefined : colourOf(table, player);

/** The dice that the player may remove, by colour, and that are free (UPD-7). */
export function removableCells(state: Removing, player: number): Cell[] {
  const { board, atRoll } = state;
  const cells = freeCells(atRoll ?? board, removable(state, player));
  return atRoll === null ? cells : cells.filter((cell) => isOccupied(board, cell));
}

/** How many dice the number rolled lets the player place or remove on this board, 0 to 6 (UPD-6, UPD-7). */
export function countToDo(state: DeepReadonly<UpAndDownState>, player: number): number {
  const { options, board, atRoll, supply, taken } = state;
  const rolled = state.rolled as number;
  if (!isPlacing(state)) {
    const free = removableCells(state, player).length;
    if (atRoll === null) return free > 0 ? rolled : 0;
    return Math.min(rolled - (countDice(atRoll) - countDice(board)), free);
  }
  const room = PYRAMID_CELLS - countDice(board);
  if (variantOf(state) !== 'values') return Math.min(rolled, supply[sideOf(state, player)] as number, room);
  const own = taken[player]?.[colourIndex(colourToPlace(state, player))] ?? 0;
  return Math.min(options.addCount === 'one' ? 1 : rolled, own, room);
}

/** Dice of a side's colour on the pyramid. */
export const onPyramid = (board: string, side: number): number => countDice(board, playerColours[side]);

/** What a collection counts (UPD-13). */
export const collectionValue = ([red, , black]: readonly number[]): number => (red ?? 0) - (black ?? 0);

/** Whether the aim of the variant is reached (UPD-11 to UPD-13). */
export function isOver(state: Table & Pick<State, 'board' | 'phase'>): boolean {
  const { board, phase } = state;
  if (phase === 'build') return false;
  const variant = variantOf(state);
  if (variant === 'building') return isComplete(board);
  if (variant === 'values') return countDice(board.slice(0, PLATE_CELLS)) === 0;
  return [0, 1, 2].some((side) => onPyramid(board, side) === 0);
}

/** Why the dice on the board and off it are not those of the game; `undefined` when they are. */
function checkDice(state: State): StateProblem {
  const { options, phase, board, supply, taken, players } = state;
  const variant = variantOf(state);
  const isValues = variant === 'values';
  if (supply.length !== (isValues ? 0 : 3)) return `expected ${isValues ? 0 : 3} supplies, got ${supply.length}`;
  const collections = isValues ? players : 0;
  if (taken.length !== collections) return `expected ${collections} collections, got ${taken.length}`;
  const dealt = variant === 'building' ? options.dice : phase === 'build' ? 0 : SHARE;
  for (const [index, colour] of playerColours.entries()) {
    const off = isValues ? taken.reduce((sum, dice) => sum + (dice[index] ?? 0), 0) : (supply[index] as number);
    const all = off + countDice(board, colour);
    if (all !== dealt) return illegal('UPD-3', `expected ${dealt} dice of the letter ${colour}, got ${all}`);
  }
  return undefined;
}

/** Whether the board at the roll is kept (UPD-7). */
export const keepsRoll = (state: Rolled): boolean =>
  state.options.freed === 'stay' && state.rolled !== null && !isPlacing(state);

/** Why the board can't follow from that at the roll in this turn; `undefined` when it can (UPD-7). */
function checkRemoved(state: State, player: number): string | undefined {
  const { board, atRoll } = state;
  if (atRoll === null) return undefined;
  const could = freeCells(atRoll, removable(state, player));
  const isRight = [...board].every(
    (die, cell) => die === atRoll[cell] || (isEmpty(board, cell) && could.includes(cell)),
  );
  return isRight ? undefined : 'since the roll only free dice of the player’s can have gone';
}

/** What a state from outside must meet besides its schema. */
export function checkState(state: State): StateProblem {
  const { options, phase, board, atRoll, toPlay, rolled, left, turns, players } = state;
  if (!isHeap(board)) return illegal('UPD-6', 'a die lies on nothing');
  const wrong = checkDice(state);
  if (wrong !== undefined) return wrong;
  if (toPlay !== null && toPlay >= players) return `there is no Player ${toPlay + 1}`;
  const noTurn = turnProblem(state);
  if (noTurn !== undefined) return noTurn;
  if (phase === 'build' && (variantOf(state) === 'building' || toPlay !== 0 || rolled !== null || turns > 0))
    return 'Player 1 builds the pyramid first, where it is built';
  const over = isOver(state) || limitReached(turns, options.turnLimit);
  if ((toPlay === null) !== over)
    return illegal('UPD-13', over ? 'somebody is to play in a game that is over' : 'nobody is to play');
  if ((atRoll !== null) !== (keepsRoll(state) && toPlay !== null))
    return 'where the dice lay at the roll is kept exactly while dice are removed and those freed by it stay';
  if (rolled === null || toPlay === null)
    return left > 0 || rolled !== null ? 'dice are to be moved without a roll' : undefined;
  const gone = checkRemoved(state, toPlay);
  if (gone !== undefined) return gone;
  const most = countToDo(state, toPlay);
  return left === 0 || left > most ? `expected 1 to ${most} dice to be moved, got ${left}` : undefined;
}
