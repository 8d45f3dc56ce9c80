import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import { countDice, diceCells, dieAt } from '../../../../pyramid/board.js';
import { type Cell, coordinate, pointOf } from '../../../../pyramid/lattice.js';
import { cellName } from '../../../../pyramid/names.js';
import { rowNeighbours } from '../../../../pyramid/neighbours.js';
import { isPlateBorder, plateEdge } from '../../../../pyramid/shapes.js';
import { limitReached } from '../../kit/turn-limit.js';
import { rowSteps } from '../plate.js';

/** Options of Smuggling, as given to `setup`. */
export interface SmugglingOptions {
  /** Whether a side that can move must (SMU-11). Default `true`. */
  readonly mustMove?: boolean | undefined;
  /** Finished turns of both after which the game is a draw (SMU-14), from 1, or `null`, the default. */
  readonly turnLimit?: number | null | undefined;
}

/** A position of Smuggling. */
export interface SmugglingState extends Envelope<'smuggling', Resolved<SmugglingOptions>> {
  /** The base plate: 45 letters, `g` the border, `r` officers, `k` smugglers (on the border's edge: through), `.` empty. */
  readonly board: string;
  /** Whose turn it is: 0 the smugglers, 1 the officers; `null` when the game is over. */
  readonly toPlay: number | null;
  /** Finished turns of both. */
  readonly turns: number;
}

type State = DeepReadonly<SmugglingState>;

export const SMUGGLERS = 0;
export const OFFICERS = 1;
/** Smugglers who must get through (SMU-12). */
export const GOAL = 4;
/** Smugglers at the start (SMU-4), officers (SMU-3). */
export const BAND = 10;
export const PATROL = 2;

/** Whether a funnel lies on the edge along which the border runs. */
const isOnBorder = (cell: Cell): boolean => coordinate(cell, 0) === 0;

/** The funnels of the border: an edge without its two corners (SMU-2). */
export const borderCells = (): Cell[] => plateEdge(0).slice(1, -1);

/** The dice of the side that can still move: officers, or smugglers who are not through (SMU-8). */
export function active(board: string, player: number): Cell[] {
  return player === OFFICERS ? diceCells(board, 'r') : diceCells(board, 'k').filter((cell) => !isOnBorder(cell));
}

/** Whether a smuggler who is not through lies in the cell. */
export const isSmuggler = (board: string, cell: Cell): boolean => dieAt(board, cell) === 'k' && !isOnBorder(cell);

/** How many smugglers are through. */
export const through = (board: string): number => countDice(board, 'k') - active(board, SMUGGLERS).length;

/** Where a smuggler can go: to empty neighbours off the edges, and to green ones (SMU-6 to SMU-8). */
export function smugglerTargets(board: string, from: Cell): Cell[] {
  const steps = rowSteps(board, from).filter((cell) => !isPlateBorder(cell));
  return [...steps, ...rowNeighbours(from).filter((cell) => dieAt(board, cell) === 'g')];
}

/** Who wins with this board: smugglers through, or too few left; `null` while it is open (SMU-12, SMU-13). */
export function winner(board: string): number | null {
  if (through(board) >= GOAL) return SMUGGLERS;
  return countDice(board, 'k') < GOAL ? OFFICERS : null;
}

/** What is wrong with the dice of a state from outside; `undefined` when nothing is. */
function diceProblem(board: string): StateProblem {
  const border = borderCells();
  const other = border.find((cell) => !['g', 'k'].includes(dieAt(board, cell)));
  if (other !== undefined) return illegal('SMU-2', `the border has a gap in ${cellName(other)}`);
  if (countDice(board, 'g') + through(board) !== border.length)
    return illegal('SMU-2', 'a green die lies off the border, or a smuggler in its corner');
  if (countDice(board, 'r') !== PATROL)
    return illegal('SMU-3', `expected ${PATROL} officers, got ${countDice(board, 'r')}`);
  if (countDice(board, 'k') > BAND) return `expected at most ${BAND} smugglers, got ${countDice(board, 'k')}`;
  const lost = active(board, SMUGGLERS).find((cell) => pointOf(cell).includes(0));
  return lost === undefined ? undefined : illegal('SMU-7', `a smuggler lies on the edge, in ${cellName(lost)}`);
}

/** What a state from outside must meet besides its schema. */
export function smugglingStateProblem({ board, toPlay, turns, options }: State): StateProblem {
  const problem = diceProblem(board);
  if (problem !== undefined) return problem;
  if (through(board) > GOAL) return `${through(board)} smugglers are through, more than it takes`;
  const isOver = winner(board) !== null || limitReached(turns, options.turnLimit);
  if ((toPlay === null) !== isOver)
    return illegal('SMU-13', isOver ? 'somebody is to play in a game that is over' : 'nobody is to play');
  return undefined;
}
