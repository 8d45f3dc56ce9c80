import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import { countDice, diceCells, dieAt, isOccupied } from '../../../../pyramid/board.js';
import { type Axis, axes, type Cell, coordinate, levelCells, pointOf } from '../../../../pyramid/lattice.js';
import { numberOn, type Pose } from '../../../../pyramid/pose.js';
import { cornerTriangle } from '../../../../pyramid/shapes.js';
import type { Colour } from '../../../../pyramid/stock.js';
import { posesProblem } from '../../kit/positions.js';
import { limitReached } from '../../kit/turn-limit.js';

/** The colours of the players (RAC-2). */
export const COLOURS: readonly Colour[] = ['r', 'g', 'k', 'b'];
/** Dice of each player (RAC-2). */
export const diceFor = (players: number): number => (players === 3 ? 5 : 4);

/** Rows of the finish area (RAC-3). */
export const ROWS = 5;
/** The row of the finish area that is nearest to the start: its funnels have this x. */
export const FIRST_ROW = 4;

/** The two rows in which dice are placed (RAC-5). */
export const START: readonly Cell[] = /* @__PURE__ */ (() =>
  Object.freeze(levelCells(0).filter((cell) => coordinate(cell, 0) < 2)))();

/** A face on the border of the finish area that looks out of it (RAC-10). */
interface OutwardFace {
  readonly cell: Cell;
  readonly axis: Axis;
  /** The row of the finish area, 0 nearest to the start. */
  readonly row: number;
}

const looksOut = (cell: Cell, axis: Axis): boolean => coordinate(cell, axis) === (axis === 0 ? FIRST_ROW : 0);

/** All outward faces: one on each border funnel, two on the corners. */
export const OUTWARD: readonly OutwardFace[] = /* @__PURE__ */ (() =>
  Object.freeze(
    cornerTriangle(0, ROWS).flatMap((cell) =>
      axes.filter((axis) => looksOut(cell, axis)).map((axis) => ({ cell, axis, row: pointOf(cell)[0] - FIRST_ROW })),
    ),
  ))();

/** The twelve funnels on the border of the finish area (RAC-3). */
export const BORDER: readonly Cell[] = /* @__PURE__ */ (() =>
  Object.freeze([...new Set(OUTWARD.map(({ cell }) => cell))]))();

/** Options of Race, as given to `setup`. */
export interface RaceOptions {
  /** Whether dice are placed as they were rolled, the default, or as their owner likes (RAC-5). */
  readonly poses?: 'rolled' | 'chosen' | undefined;
  /** Whether a player who can move a die must (RAC-7). Default `true`. */
  readonly mustMove?: boolean | undefined;
  /** How many times the numbers count in each of the five rows, beginning nearest the start (RAC-11). Default `[1, 2, 3, 4, 4]`. */
  readonly factors?: readonly number[] | undefined;
  /** The finished turns after which the game is scored as it stands (RAC-13), from 1, or `null` for no limit. Default 300. */
  readonly turnLimit?: number | null | undefined;
  /** How 1, 2, 3 run round their corner on the dice: `'right'`, counter-clockwise, the default, or `'left'` (RAC-2). */
  readonly hand?: 'right' | 'left' | undefined;
}

/** A position of Race. */
export interface RaceState extends Envelope<'race', Resolved<RaceOptions>> {
  /** The base plate: 45 letters, `r`, `g`, `k` and `b` dice, `.` empty. */
  readonly board: string;
  /** How its dice lie: a pose `a` to `x` for each, `.` where none lies. */
  readonly poses: string;
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** How the die lies that was rolled and must be placed; `null` when there is none. */
  readonly rolled: Pose | null;
  /** Finished turns of all players. */
  readonly turns: number;
}

type State = DeepReadonly<RaceState>;

/** Whether dice are still to be placed (RAC-5, RAC-6). */
export const isPlacing = ({ board, players }: Pick<State, 'board' | 'players'>): boolean =>
  countDice(board) < players * diceFor(players);

/** Whether the border of the finish area is full (RAC-9). */
export const isFinished = (board: string): boolean => BORDER.every((cell) => isOccupied(board, cell));

/** What everybody's numbers count (RAC-10, RAC-11). */
export function scoresOf({ board, poses, players, options }: State): number[] {
  const scores = new Array<number>(players).fill(0);
  for (const { cell, axis, row } of OUTWARD) {
    const player = COLOURS.indexOf(dieAt(board, cell) as Colour);
    if (player < 0) continue;
    const points = numberOn(dieAt(poses, cell), axis, options.hand) * (options.factors[row] ?? 0);
    scores[player] = (scores[player] ?? 0) + points;
  }
  return scores;
}

/** What a state from outside must meet besides its schema (RAC-2, RAC-4 to RAC-6, RAC-9, RAC-13). */
export function checkState(state: State): StateProblem {
  const { board, poses, players, toPlay, rolled, turns, options } = state;
  const problem = posesProblem('RAC-5', board, poses);
  if (problem !== undefined) return problem;
  const placed = countDice(board);
  for (const [player, colour] of COLOURS.entries()) {
    const expected = player < players ? Math.floor((placed + players - 1 - player) / players) : 0;
    const lying = countDice(board, colour);
    if (lying !== expected || lying > diceFor(players))
      return `expected ${expected} dice of Player ${player + 1}, got ${lying}`;
  }
  if (isPlacing(state)) {
    if (turns !== placed) return `expected ${placed} finished turns, got ${turns}`;
    if (diceCells(board).some((cell) => !START.includes(cell))) return 'dice are placed in the first two rows';
  } else if (turns < placed) return `expected at least ${placed} finished turns, got ${turns}`;
  if (rolled !== null && (!isPlacing(state) || options.poses === 'chosen' || toPlay === null))
    return 'no die is rolled now';
  const isOver = isFinished(board) || limitReached(turns, options.turnLimit);
  if (isOver) return toPlay === null ? undefined : illegal('RAC-9', 'somebody is to play in a game that is over');
  return toPlay === turns % players ? undefined : `expected Player ${(turns % players) + 1} to play`;
}
