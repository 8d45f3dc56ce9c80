import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import {
  type BoardLike,
  boardText,
  countDice,
  dieAt,
  editBoard,
  emptyBoard,
  putDie,
} from '../../../../pyramid/board.js';
import { isHeap } from '../../../../pyramid/heap.js';
import { type Axis, cellOf, levelOf } from '../../../../pyramid/lattice.js';
import { cornerPyramid, pyramidUnder } from '../../../../pyramid/shapes.js';
import { playerAxis, playerColours } from '../../../../pyramid/stock.js';
import { hasJump } from '../../kit/jumping.js';
import { limitReached } from '../../kit/turn-limit.js';
import { countInCorner } from '../rebuilding.js';

export const PLAYERS = 3;
/** Dice of each player (MOU-2). */
export const DICE = 20;
/** Blue dice in the middle, where they stand (MOU-12). */
const BLUE_DICE = 10;
/** Levels of a pyramid of 20. */
export const EDGE = 4;

/** Options of Mound Mover, as given to `setup`. */
export interface MoundMoverOptions {
  /** Whether a roll decides how many jumps a turn has (MOU-11). Default `false`. */
  readonly rolled?: boolean | undefined;
  /** What a player does with the rest of a roll once their pyramid stands (MOU-11). Default `'made'`. */
  readonly restOfRoll?: 'made' | 'lost' | undefined;
  /** Whether a pyramid of ten blue dice stands in the middle (MOU-12). Default `false`. */
  readonly blue?: boolean | undefined;
  /** Whether the pyramids are built of layers in the players' three colours (MOU-13). Default `false`. */
  readonly mixed?: boolean | undefined;
  /** Who shares a draw when several have arrived in the same round (MOU-15). Default `'arrived'`. */
  readonly drawBetween?: 'arrived' | 'all' | undefined;
  /** Finished turns after which the game ends (MOU-17), from 1, or `null`, the default. */
  readonly turnLimit?: number | null | undefined;
}

/** A position of Mound Mover. */
export interface MoundMoverState extends Envelope<'mound-mover', Resolved<MoundMoverOptions>> {
  /** 165 letters: twenty each of `r`, `g`, `k`, maybe ten `b`, `.` empty. */
  readonly board: string;
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** The number rolled in this turn, 1 to 6; `null` before the roll, and where nobody rolls. */
  readonly rolled: number | null;
  /** Jumps of a roll that are still to be made; 0 where nobody has rolled. */
  readonly left: number;
  /** Finished turns of all players. */
  readonly turns: number;
}

type State = DeepReadonly<MoundMoverState>;

/** The letter of a player's dice (MOU-2). */
export const letterOf = (player: number): string => playerColours[player] as string;

/** The axis of the corner that a player's pyramid is to move to (MOU-4). */
export const targetAxis = (player: number): Axis => playerAxis((player + 1) % PLAYERS);

/** Whose colour a level of the pyramid in a corner has at the start (MOU-2, MOU-13). */
const colourAtStart = (corner: number, level: number, mixed: boolean): string =>
  letterOf(mixed ? (corner + level) % PLAYERS : corner);

/** The board at the start. */
export function startBoard({ mixed, blue }: State['options']): string {
  const buffer = editBoard(emptyBoard());
  for (let corner = 0; corner < PLAYERS; corner++) {
    for (const cell of cornerPyramid(playerAxis(corner), EDGE))
      putDie(buffer, cell, colourAtStart(corner, levelOf(cell), mixed));
  }
  if (blue) for (const cell of pyramidUnder(cellOf([2, 2, 2]))) putDie(buffer, cell, 'b');
  return boardText(buffer);
}

/** How many of a player's dice lie in their target (MOU-4). */
export const countIn = (board: BoardLike, player: number): number =>
  countInCorner(board, letterOf(player), targetAxis(player), EDGE);

/** Whether a player's pyramid stands in the next corner (MOU-4). */
export const hasMoved = (board: BoardLike, player: number): boolean => countIn(board, player) === DICE;

/** The players whose pyramids stand in the next corners. */
export const moved = (board: BoardLike): number[] => [0, 1, 2].filter((player) => hasMoved(board, player));

/** Whether a player can jump. */
export const canMove = (board: BoardLike, player: number): boolean => hasJump(board, letterOf(player));

/** Whether the game is over after its turns so far, the last of which is finished (MOU-14, MOU-16, MOU-17). */
export function isOver({ board, turns, options }: Pick<State, 'board' | 'turns' | 'options'>): boolean {
  const roundIsOver = turns % PLAYERS === 0;
  if (roundIsOver && moved(board).length > 0) return true;
  return limitReached(turns, options.turnLimit) || ![0, 1, 2].some((player) => canMove(board, player));
}

/** Whether the rest of a roll is made although the pyramid stands (MOU-11). */
export const goesOn = ({ rolled, options }: Pick<State, 'rolled' | 'options'>): boolean =>
  rolled !== null && options.restOfRoll === 'made';

/** Why the dice are not those of the game. */
function diceProblem({ board, options }: State): StateProblem {
  if (!isHeap(board)) return illegal('MOU-2', 'a die lies on nothing');
  for (const player of [0, 1, 2]) {
    const dice = countDice(board, letterOf(player));
    if (dice !== DICE) return illegal('MOU-2', `expected ${DICE} dice of Player ${player + 1}, got ${dice}`);
  }
  const blue = options.blue ? pyramidUnder(cellOf([2, 2, 2])) : [];
  const stands = blue.every((cell) => dieAt(board, cell) === 'b');
  if (!stands || countDice(board, 'b') !== blue.length)
    return illegal('MOU-12', `expected ${options.blue ? BLUE_DICE : 'no'} blue dice, where they were built`);
  return undefined;
}

/** What a state from outside must meet besides its schema. */
export function checkState(state: State): StateProblem {
  const { board, toPlay, rolled, left, turns, options } = state;
  const dice = diceProblem(state);
  if (dice !== undefined) return dice;
  const isInTurn = rolled !== null;
  const over = !isInTurn && isOver(state);
  if ((toPlay === null) !== over) return over ? 'somebody is to play in a game that is over' : 'nobody is to play';
  const before = turns % PLAYERS;
  if (toPlay !== null && toPlay !== before) return illegal('MOU-3', `it is not the turn of Player ${toPlay + 1}`);
  // In the middle of a roll a pyramid can stand, and be broken up again.
  const late = moved(board).filter((player) => player > before || (player === before && !goesOn(state)));
  if ((before > 0 || isInTurn) && late.length > 0) return illegal('MOU-14', 'the game was over a round ago');
  if (rolled === null) return left > 0 ? 'jumps are to be made without a roll' : undefined;
  if (!options.rolled || toPlay === null) return 'there is no roll to be used';
  if (left === 0 || left > rolled) return `expected 1 to ${rolled} jumps, got ${left}`;
  return canMove(board, toPlay) ? undefined : `Player ${toPlay + 1} has no jump for the roll`;
}
