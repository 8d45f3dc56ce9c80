import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import { countDice, diceCells, emptyBoard, placeDice } from '../../../../pyramid/board.js';
import { isHeap } from '../../../../pyramid/heap.js';
import type { Jump } from '../../../../pyramid/jump.js';
import { type Axis, type Cell, cellOf, coordinate } from '../../../../pyramid/lattice.js';
import { outerFaces } from '../../../../pyramid/score.js';
import { cornerPyramid, cornerTriangle } from '../../../../pyramid/shapes.js';
import { playerAxis, playerColours } from '../../../../pyramid/stock.js';
import { hasJump, liftingJumps, restingOn } from '../../kit/jumping.js';
import { limitReached } from '../../kit/turn-limit.js';

export const PLAYERS = 2;
/** Dice of each player (FLE-2). */
export const DICE = 10;

/** The axis of corner C, where the pyramid is built (FLE-4). */
const TARGET_AXIS: Axis = 2;
/** Its cells have at least this coordinate: P(0, 0, 5). */
export const TARGET_FROM = 5;

/** Options of Flea Chase, as given to `setup`. */
export interface FleaChaseOptions {
  /** How the dice lie at the start: flat in the corner, or heaped up there (FLE-2). Default `'triangles'`. */
  readonly start?: 'triangles' | 'pyramids' | undefined;
  /** Finished turns after which the game ends (FLE-20), from 1, or `null` for no limit. Default 200. */
  readonly turnLimit?: number | null | undefined;
}

/** A position of Flea Chase. */
export interface FleaChaseState extends Envelope<'flea-chase', Resolved<FleaChaseOptions>> {
  /** 165 letters: ten `r` dice, ten `g` dice, `.` empty. */
  readonly board: string;
  /** Turns that each player has had since the other was in; those of one player at most (FLE-16). */
  readonly late: readonly number[];
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** Finished turns of both players. */
  readonly turns: number;
}

type State = DeepReadonly<FleaChaseState>;

/** The letter of a player's dice (FLE-2). */
export const letterOf = (player: number): string => playerColours[player] as string;

/** How far a cell is towards the target, at most {@link TARGET_FROM}: there it belongs to it (FLE-4). */
export const advance = (cell: Cell): number => Math.min(TARGET_FROM, coordinate(cell, TARGET_AXIS));

/** Whether the cell belongs to the target pyramid (FLE-4). */
export const isTarget = (cell: Cell): boolean => advance(cell) === TARGET_FROM;

/** The start positions (FLE-2). */
export function startBoard(start: State['options']['start']): string {
  const shape = start === 'triangles' ? cornerTriangle : cornerPyramid;
  const edge = start === 'triangles' ? 4 : 3;
  return [0, 1].reduce(
    (board, player) => placeDice(board, shape(playerAxis(player), edge), letterOf(player)),
    emptyBoard(),
  );
}

const outside = (board: string, player: number): Cell[] =>
  diceCells(board, letterOf(player)).filter((cell) => !isTarget(cell));

/** How many of a player's dice lie in the target. */
export const countIn = (board: string, player: number): number => DICE - outside(board, player).length;

/** Whether all dice of a player lie in the target (FLE-15). */
export const isIn = (board: string, player: number): boolean => countIn(board, player) === DICE;

/** Whether a player has no jump with a die outside the target (FLE-13). */
export const isHeldUp = (board: string, player: number): boolean =>
  !hasJump(board, letterOf(player), ({ from }) => !isTarget(from));

/** The jumps one of which the player must make, to give up a blockade; none for a player free to move (FLE-13, FLE-14). */
export function dueJumps(board: string, player: number): Jump[] {
  const other = 1 - player;
  if (!isHeldUp(board, other)) return [];
  const blockers = restingOn(board, letterOf(player), outside(board, other));
  return liftingJumps(board, blockers, (after) => !isHeldUp(after, other));
}

/** Whether the pyramid is complete: both are in (FLE-15). Until then one of them can go on (FLE-18). */
export const isComplete = (board: string): boolean => isIn(board, 0) && isIn(board, 1);

/** The turns that are counted against each player (FLE-16): the second player's first one is free. */
export const countedTurns = ([first = 0, second = 0]: readonly number[]): number[] => [first, Math.max(0, second - 1)];

const TARGET_TOP = /* @__PURE__ */ cellOf([0, 0, TARGET_FROM]);

/** The faces of each player's dice on the three walls of the target (FLE-17). */
export const facesOf = (board: string): number[] =>
  [0, 1].map((player) => outerFaces(board, letterOf(player), TARGET_TOP));

/** What each player scores (FLE-17). */
export function scoresOf({ board, late }: Pick<State, 'board' | 'late'>): number[] {
  const counted = countedTurns(late);
  return facesOf(board).map((faces, player) => faces - (counted[player] as number));
}

/** Why these turns can't have been played since the other was in (FLE-16). */
function lateProblem({ board, late, turns }: State): string | undefined {
  if (late.length !== PLAYERS) return `expected late turns of ${PLAYERS} players, got ${late.length}`;
  const [first = 0, second = 0] = late;
  if (first > 0 && second > 0) return 'turns are counted of one player only';
  for (const player of [0, 1]) {
    if ((late[player] as number) > 0 && !isIn(board, 1 - player)) return `Player ${1 - player + 1} is not in yet`;
  }
  if (isComplete(board) && first + second === 0) return 'one of the players came in later';
  return first + second > turns ? 'more turns are counted than were played' : undefined;
}

/** What a state from outside must meet besides its schema. */
export function checkState(state: State): StateProblem {
  const { board, toPlay, turns, options } = state;
  if (!isHeap(board)) return illegal('FLE-2', 'a die lies on nothing');
  for (const player of [0, 1]) {
    const dice = countDice(board, letterOf(player));
    if (dice !== DICE) return illegal('FLE-2', `expected ${DICE} dice of Player ${player + 1}, got ${dice}`);
  }
  const late = lateProblem(state);
  if (late !== undefined) return late;
  const over = isComplete(board) || limitReached(turns, options.turnLimit);
  if ((toPlay === null) !== over)
    return illegal('FLE-4', over ? 'somebody is to play in a game that is over' : 'nobody is to play');
  return toPlay !== null && isIn(board, toPlay) ? `Player ${toPlay + 1} is in and plays no more` : undefined;
}
