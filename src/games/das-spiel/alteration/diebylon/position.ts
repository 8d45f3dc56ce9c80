import { illegal, type StateProblem } from '../../../../kernel/errors.js';
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
  moveDie,
  putDie,
} from '../../../../pyramid/board.js';
import { isHeap } from '../../../../pyramid/heap.js';
import { jumpLength } from '../../../../pyramid/jump.js';
import { type Cell, cellOf } from '../../../../pyramid/lattice.js';
import { carried } from '../../../../pyramid/neighbours.js';
import { cornerPyramid, turnedCell } from '../../../../pyramid/shapes.js';
import { playerAxis, playerColours } from '../../../../pyramid/stock.js';
import { hasJump, jumpsOf } from '../../kit/jumping.js';
import { limitReached } from '../../kit/turn-limit.js';
import { countInCorner } from '../rebuilding.js';

export const PLAYERS = 3;
/** Dice of each player (DIE-2). */
export const DICE = 10;
/** Levels of a pyramid of ten. */
export const EDGE = 3;
/** The number that swaps dice (DIE-11). */
export const SWAP = 1;
/** The highest number on a die: no jump can be longer. */
const HIGHEST = 6;

/** Options of Diebylon, as given to `setup`. */
export interface DiebylonOptions {
  /** Whether the jumps of a number may be made by several dice (DIE-6). Default `false`. */
  readonly severalDice?: boolean | undefined;
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
  /** Steps of the roll that are still to be used; 0 before the roll. Less than was rolled with `severalDice` only. */
  readonly left: number;
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

/** The corners that a player can move to, the next one first (DIE-4). */
export const targetsOf = (player: number): number[] => [1, 2].map((step) => (player + step) % PLAYERS);

/** How many dice of a player lie in the pyramid of a corner. */
export const countIn = (board: BoardLike, player: number, corner: number): number =>
  countInCorner(board, letterOf(player), playerAxis(corner), EDGE);

/** The top of a corner's pyramid (DIE-14). */
export const topOf = (corner: number): Cell => turnedCell(cellOf([9 - EDGE, 0, 0]), corner);

/** Whether a player's pyramid stands in another corner, or in the fast game one of their dice on top of one (DIE-13, DIE-14). */
export function hasRebuilt(board: BoardLike, player: number, { fast }: State['options']): boolean {
  return targetsOf(player).some((corner) =>
    fast ? dieAt(board, topOf(corner)) === letterOf(player) : countIn(board, player, corner) === DICE,
  );
}

/** Who has won; `undefined` for nobody. No turn, not even a swap, can make two players win (DIE-13). */
export const winnerOf = (board: BoardLike, options: State['options']): number | undefined =>
  [0, 1, 2].find((player) => hasRebuilt(board, player, options));

/** Whether the die in one cell lies right on that in another. */
export const liesOn = (upper: Cell, lower: Cell): boolean => carried(lower).includes(upper);

/** The swaps of a player: one of their dice, and another player's that lies on it (DIE-11). */
export function* swapsOf(board: BoardLike, player: number): Generator<{ cell: Cell; with: Cell }> {
  const own = letterOf(player);
  for (const cell of diceCells(board, own)) {
    for (const above of carried(cell)) {
      if (isOccupied(board, above) && dieAt(board, above) !== own) yield { cell, with: above };
    }
  }
}

/** Whether one or several dice of a player can use exactly this many steps, jump by jump (DIE-6, DIE-9). */
export function canUseUp(board: string, player: number, steps: number): boolean {
  if (steps === 0) return true;
  for (const jump of jumpsOf(board, letterOf(player))) {
    const rest = steps - jumpLength(jump);
    if (rest >= 0 && canUseUp(moveDie(board, jump.from, jump.to), player, rest)) return true;
  }
  return false;
}

/** Whether there is any number with which a player could do something. */
function hasHope(board: BoardLike, player: number): boolean {
  for (const _ of swapsOf(board, player)) return true;
  return hasJump(board, letterOf(player), (jump) => jumpLength(jump) <= HIGHEST);
}

/** Whether no roll could help anybody (DIE-15). */
export const isStuck = (board: BoardLike): boolean => ![0, 1, 2].some((player) => hasHope(board, player));

/** Whether the game is over (DIE-13 to DIE-16). */
export function isOver({ board, turns, options }: Pick<State, 'board' | 'turns' | 'options'>): boolean {
  return winnerOf(board, options) !== undefined || isStuck(board) || limitReached(turns, options.turnLimit);
}

/** What a state from outside must meet besides its schema. */
export function checkState(state: State): StateProblem {
  const { board, toPlay, rolled, left, turns } = state;
  if (!isHeap(board)) return illegal('DIE-2', 'a die lies on nothing');
  for (const player of [0, 1, 2]) {
    const dice = countDice(board, letterOf(player));
    if (dice !== DICE) return illegal('DIE-2', `expected ${DICE} dice of Player ${player + 1}, got ${dice}`);
  }
  // A player who has used only part of a number may have what wins, and lose it again.
  const isInTurn = rolled !== null && left < rolled;
  const won = [0, 1, 2].filter(
    (player) => hasRebuilt(board, player, state.options) && !(isInTurn && player === toPlay),
  );
  if (won.length > 1) return 'more than one player has won';
  const over = isInTurn ? won.length > 0 : isOver(state);
  if ((toPlay === null) !== over)
    return illegal('DIE-13', over ? 'somebody is to play in a game that is over' : 'nobody is to play');
  if (toPlay !== null && toPlay !== turns % PLAYERS) return `it is not the turn of Player ${toPlay + 1}`;
  if (toPlay === null && rolled !== null) return 'a turn is finished, but its roll is kept';
  return leftProblem(state);
}

/** Steps that are left must be those of the roll, or what several dice can still use (DIE-6, DIE-9). */
function leftProblem({ board, toPlay, rolled, left, options }: State): string | undefined {
  if (toPlay === null || rolled === null) return left === 0 ? undefined : 'steps are to be used without a roll';
  if (left === rolled) return undefined;
  if (left > rolled || !options.severalDice) return `expected ${rolled} steps to be used, got ${left}`;
  return canUseUp(board, toPlay, left) ? undefined : `the ${left} steps left cannot be used`;
}
