import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import { countDice, dieAt, emptyBoard, placeDie } from '../../../../pyramid/board.js';
import { type Axis, type Cell, cellOf, PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { rowNeighbours } from '../../../../pyramid/neighbours.js';
import { numberOn } from '../../../../pyramid/pose.js';
import { corners } from '../../../../pyramid/shapes.js';
import type { Colour } from '../../../../pyramid/stock.js';
import { posesProblem } from '../../kit/positions.js';
import { limitReached } from '../../kit/turn-limit.js';
import { adjacentFaces } from '../plate.js';

/** Explorers (PHA-1). */
export const EXPLORERS = 3;
/** The colours of the explorers (PHA-2). */
const COLOURS: readonly Colour[] = ['r', 'b', 'k'];
/** The middle of the edge of the plate opposite a player's corner (PHA-2). */
const middleOpposite = (player: number): Cell => {
  const along = (axis: Axis): number => (axis === player ? 0 : 4);
  return cellOf([along(0), along(1), along(2)]);
};

/** The plate when it is filled (PHA-2). */
export const FULL_BOARD: string = /* @__PURE__ */ (() =>
  COLOURS.reduce(
    (board, colour, player) => placeDie(board, middleOpposite(player), colour),
    'g'.repeat(PLATE_CELLS),
  ))();

/** Options of The Pharaoh's Curse, as given to `setup`. */
export interface ThePharaohsCurseOptions {
  /** Whether a player does one thing in a turn, the default, or may both swap and turn (PHA-4). */
  readonly actions?: 'either' | 'both' | undefined;
  /** The finished turns after which the game is a draw (PHA-10). Default `null`: no limit. */
  readonly turnLimit?: number | null | undefined;
  /** How 1, 2, 3 run round their corner on the dice: `'right'`, counter-clockwise, the default, or `'left'` (PHA-2). */
  readonly hand?: 'right' | 'left' | undefined;
}

/** A position of The Pharaoh's Curse. */
export interface ThePharaohsCurseState extends Envelope<'the-pharaohs-curse', Resolved<ThePharaohsCurseOptions>> {
  /** The base plate: 45 letters, explorers `r`, `b`, `k`, green dice `g`; all `.` before it is filled. */
  readonly board: string;
  /** How the dice lie: 45 letters `a` to `x`; all `.` before the plate is filled. */
  readonly poses: string;
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** What the player on turn has done in this turn, if the other thing may be done, too; else `null`. */
  readonly acted: 'swap' | 'turn' | null;
  /** Finished turns of all players. */
  readonly turns: number;
}

type State = DeepReadonly<ThePharaohsCurseState>;

export const colourOf = (player: number): Colour => COLOURS[player] ?? 'r';
/** Where a player's explorer is. */
export const explorerCell = (board: string, player: number): Cell => board.indexOf(colourOf(player));
/** The corner that a player wants to reach (PHA-3). */
export const goalOf = (player: number): Cell => corners[player as Axis] as Cell;
/** Whether the plate is filled (PHA-2). */
export const isBuilt = ({ board }: Pick<State, 'board'>): boolean => countDice(board) > 0;
/** The player who has reached their corner; `undefined` for nobody (PHA-9). */
export function arrived(board: string): number | undefined {
  return COLOURS.map((_, player) => player).find((player) => dieAt(board, goalOf(player)) === colourOf(player));
}

/** The numbers that look at each other between an explorer and a neighbour (PHA-5). */
export function facing({ poses, options }: State, own: Cell, other: Cell): { own: number; other: number } | undefined {
  const faces = adjacentFaces(own, other);
  if (faces === undefined) return undefined;
  const number = (cell: Cell, face: typeof faces.own): number => numberOn(dieAt(poses, cell), face, options.hand);
  return { own: number(own, faces.own), other: number(other, faces.other) };
}

/** The green dice with which a player can change places (PHA-5, PHA-8). */
export function partnersOf(view: State, player: number): Cell[] {
  const own = explorerCell(view.board, player);
  return rowNeighbours(own).filter((cell) => {
    const numbers = facing(view, own, cell);
    return dieAt(view.board, cell) === 'g' && numbers?.own === numbers?.other;
  });
}

/** What a state from outside must meet besides its schema (PHA-2, PHA-4, PHA-9, PHA-10). */
export function checkState(state: State): StateProblem {
  const { board, poses, toPlay, acted, turns, options } = state;
  const problem = posesProblem('PHA-2', board, poses);
  if (problem !== undefined) return problem;
  if (!isBuilt(state)) {
    if (board !== emptyBoard(PLATE_CELLS)) return illegal('PHA-2', 'expected an empty plate');
    const isFirst = turns === 0 && toPlay === 0 && acted === null;
    return isFirst ? undefined : 'Player 1 fills the plate before all turns';
  }
  const hasAll = COLOURS.every((colour) => countDice(board, colour) === 1);
  if (!hasAll || countDice(board) !== PLATE_CELLS)
    return illegal('PHA-2', 'expected three explorers among 42 green dice');
  const home = COLOURS.filter((_, player) => dieAt(board, goalOf(player)) === colourOf(player));
  if (home.length > 1) return illegal('PHA-9', 'the first player in their corner ends the game');
  const isOver = home.length > 0 || limitReached(turns, options.turnLimit);
  if (isOver && toPlay !== null) return illegal('PHA-9', 'somebody is to play in a game that is over');
  const next = turns % EXPLORERS;
  if (!isOver && toPlay !== next) return `expected Player ${next + 1} to play`;
  const canGoOn = options.actions === 'both' && !isOver && (acted === 'swap' || partnersOf(state, next).length > 0);
  return acted === null || canGoOn ? undefined : `the turn is over, whatever Player ${next + 1} did`;
}
