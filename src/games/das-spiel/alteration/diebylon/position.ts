import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import {
  type BoardLike,
  boardText,
  countDice,
  diceCells,
  dieAt,
  editBoard,
  emptyBoard,
  isOccupied,
  putDie,
} from '../../../../pyramid/board.js';
import { isFree, isHeap } from '../../../../pyramid/heap.js';
import { jumpLength } from '../../../../pyramid/jump.js';
import { type Cell, cellOf } from '../../../../pyramid/lattice.js';
import { carried } from '../../../../pyramid/neighbours.js';
import { cornerPyramid, turnedCell } from '../../../../pyramid/shapes.js';
import { playerAxis, playerColours } from '../../../../pyramid/stock.js';
import { hasJump } from '../../jumping.js';
import { limitReached } from '../../turn-limit.js';
import { countInCorner, worthOf } from '../rebuilding.js';

export const PLAYERS = 3;
/** Dice of each player (DIE-2). */
export const DICE = 10;
/** Levels of a pyramid of ten. */
const EDGE = 3;
/** The number that swaps dice (DIE-11). */
export const SWAP = 1;
/** The highest number of a die: no longer jump can be made. */
const HIGHEST = 6;

/** Options of Diebylon, as given to `setup`. */
export interface DiebylonOptions {
  /** Whether a die on the top of a pyramid of any colours wins (DIE-14). Default `false`. */
  readonly fast?: boolean | undefined;
  /** Finished turns after which the game is a draw (DIE-16), from 1, or `null`, the default. */
  readonly turnLimit?: number | null | undefined;
}

/** A position of Diebylon. */
export interface DiebylonState extends Envelope<'diebylon', Resolved<DiebylonOptions>> {
  /** 165 letters: ten each of `r`, `g`, `k`, `.` empty. */
  readonly board: string;
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** The number rolled in this turn, 1 to 6; `null` before the roll. */
  readonly rolled: number | null;
  /** Finished turns of all players. */
  readonly turns: number;
}

type State = DeepReadonly<DiebylonState>;

/** The letter of a player's dice (DIE-2). */
export const letterOf = (player: number): string => playerColours[player] as string;

/** The board at the start (DIE-2). */
export function startBoard(): string {
  const buffer = editBoard(emptyBoard());
  for (const player of [0, 1, 2]) {
    for (const cell of cornerPyramid(playerAxis(player), EDGE)) putDie(buffer, cell, letterOf(player));
  }
  return boardText(buffer);
}

/** The corners to which a player can move, the next one first (DIE-4). */
export const targetsOf = (player: number): number[] => [1, 2].map((step) => (player + step) % PLAYERS);

/** How many dice of a player lie in the pyramid of a corner. */
export const countIn = (board: BoardLike, player: number, corner: number): number =>
  countInCorner(board, letterOf(player), playerAxis(corner), EDGE);

/** The top of a corner's pyramid. */
const topOf = (corner: number): Cell => turnedCell(cellOf([9 - EDGE, 0, 0]), corner);

/** Whether a player's pyramid stands in another corner, or in the fast game his die on top of one (DIE-13, DIE-14). */
export function hasRebuilt(board: BoardLike, player: number, { fast }: State['options']): boolean {
  return targetsOf(player).some((corner) =>
    fast ? dieAt(board, topOf(corner)) === letterOf(player) : countIn(board, player, corner) === DICE,
  );
}

/** Who has won; `undefined` for nobody. A turn, a swap too, can't do it for two (DIE-13). */
export const winnerOf = (board: BoardLike, options: State['options']): number | undefined =>
  [0, 1, 2].find((player) => hasRebuilt(board, player, options));

/** Whether the die in one cell lies right on that in another. */
export const liesOn = (upper: Cell, lower: Cell): boolean => carried(lower).includes(upper);

/** The swaps of a player: an own die, and another player's that lies on it (DIE-11). */
export function* swapsOf(board: BoardLike, player: number): Generator<{ cell: Cell; with: Cell }> {
  const own = letterOf(player);
  for (const cell of diceCells(board, own)) {
    for (const above of carried(cell)) {
      if (isOccupied(board, above) && dieAt(board, above) !== own) yield { cell, with: above };
    }
  }
}

/** Whether there is any number with which a player could do something. */
function hasHope(board: BoardLike, player: number): boolean {
  for (const _ of swapsOf(board, player)) return true;
  return hasJump(board, letterOf(player), (jump) => jumpLength(jump) <= HIGHEST);
}

/** Whether no roll could help anybody (DIE-15). */
export const isStuck = (board: BoardLike): boolean => ![0, 1, 2].some((player) => hasHope(board, player));

/** The player's dice that can jump, as they carry none. */
export const freeDice = (board: BoardLike, player: number): Cell[] =>
  diceCells(board, letterOf(player)).filter((cell) => isFree(board, cell));

/** How well a die of the player lies in the cell on the way to the next corner, for random play. */
export const worth = (board: BoardLike, cell: Cell, player: number): number =>
  worthOf(board, cell, letterOf(player), playerAxis((player + 1) % PLAYERS), EDGE, '.');

/** Whether the game is over (DIE-13 to DIE-16). */
export function isOver({ board, turns, options }: Pick<State, 'board' | 'turns' | 'options'>): boolean {
  return winnerOf(board, options) !== undefined || isStuck(board) || limitReached(turns, options.turnLimit);
}

/** What a state from outside must fulfil beside its schema. */
export function checkState(state: State): string | undefined {
  const { board, toPlay, rolled, turns } = state;
  if (!isHeap(board)) return 'a die lies on nothing';
  for (const player of [0, 1, 2]) {
    const dice = countDice(board, letterOf(player));
    if (dice !== DICE) return `expected ${DICE} dice of player ${player}, got ${dice}`;
  }
  const won = [0, 1, 2].filter((player) => hasRebuilt(board, player, state.options));
  if (won.length > 1) return 'more than one player has won';
  const over = isOver(state);
  if ((toPlay === null) !== over) return over ? 'somebody is to play in a game that is over' : 'nobody is to play';
  if (toPlay !== null && toPlay !== turns % PLAYERS) return `it is not the turn of player ${toPlay}`;
  return toPlay === null && rolled !== null ? 'a turn is finished, but its roll is kept' : undefined;
}
