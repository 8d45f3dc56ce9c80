import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import { diceCells } from '../../../../pyramid/board.js';
import { meetingNumbers } from '../../../../pyramid/funnel.js';
import { isHeap } from '../../../../pyramid/heap.js';
import { type Cell, PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { cellName } from '../../../../pyramid/names.js';
import type { Handedness, Pose } from '../../../../pyramid/pose.js';
import { posesProblem } from '../../kit/positions.js';
import { limitReached } from '../../kit/turn-limit.js';
import { eyesOutside, ownPyramid } from '../corners.js';
import { ownerOf } from '../filling.js';
import { supplyProblem } from '../supplies.js';

export const PLAYERS = 3;

/** Levels of each pyramid, and its dice (MUC-2). */
export const LEVELS = 4;
export const DICE = 20;

/** Points that a counted round costs (MUC-13). */
const COST = 2;

/** Options of Mucho, as given to `setup`. */
export interface MuchoOptions {
  /** `'domino'` plays the variant with matching numbers (MUC-9). Default `'plain'`. */
  readonly variant?: 'plain' | 'domino' | undefined;
  /** Which number of the funnel a lower face must show: of the face it lies against, or any (MUC-9). Default `'any'`. */
  readonly match?: 'facing' | 'any' | undefined;
  /** What counts once the first has finished: rounds after it, or every turn after it (MUC-13). Default `'round'`. */
  readonly lateFrom?: 'round' | 'turn' | undefined;
  /** Finished rounds after which the game ends (MUC-11), from 1, or `null`, the default. */
  readonly turnLimit?: number | null | undefined;
  /** How 1, 2, 3 run round their corner on the dice: `'right'`, counter-clockwise, the default, or `'left'` (MUC-2). */
  readonly hand?: Handedness | undefined;
}

/** A position of Mucho. */
export interface MuchoState extends Envelope<'mucho', Resolved<MuchoOptions>> {
  /** The pyramids: 165 letters, `r`, `g` and `k` dice, `.` empty. */
  readonly board: string;
  /** How their dice lie: a pose `a` to `x` for each, `.` where none lies. */
  readonly poses: string;
  /** Dice that each player has left, the one that is rolled among them. */
  readonly supply: readonly number[];
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** How the die lies that was rolled and is to be placed; `null` when none is. */
  readonly rolled: Pose | null;
  /** Finished rounds. */
  readonly rounds: number;
  /** The round, from 1, in which each player completed their pyramid; `null` while they have not. */
  readonly finished: readonly (number | null)[];
}

type State = DeepReadonly<MuchoState>;

/**
 * The numbers of the funnel that match where a die in the pose would lie on others, one for each die below that shows
 * such a number (MUC-9).
 */
export function dominoes(
  { poses, options }: Pick<State, 'poses' | 'options'>,
  cell: Cell,
  pose: string,
): { cell: Cell; number: number }[] {
  const meeting = meetingNumbers(poses, cell, pose, options.hand);
  const lower = meeting.map(({ own }) => own);
  return meeting
    .filter(({ own, other }) => (options.match === 'facing' ? own === other : lower.includes(other)))
    .map(({ cell: below, other }) => ({ cell: below, number: other }));
}

/** Whether the numbers let a die lie in the cell: anywhere on the plate, above it only as a domino (MUC-9). */
export function fits(state: State, cell: Cell, pose: string): boolean {
  if (state.options.variant === 'plain' || cell < PLATE_CELLS) return true;
  return dominoes(state, cell, pose).length > 0;
}

/** Turns that a player has had so far, in finished rounds and in this one (MUC-3, MUC-10). */
const turnsOf = ({ rounds, toPlay }: State, player: number): number => rounds + (player < (toPlay ?? 0) ? 1 : 0);

/**
 * What counts against each player once the first has finished: rounds that they need after that one, or all their turns
 * after that of the first (MUC-13).
 */
export function lateRounds(state: State): number[] {
  const { finished, rounds, options } = state;
  const first = Math.min(...finished.map((round) => round ?? Number.POSITIVE_INFINITY));
  if (options.variant === 'domino' && options.lateFrom === 'turn') {
    // In the first finisher's round, the players who sit after them have their turns later.
    const who = finished.indexOf(first);
    return finished.map((round, player) => {
      const before = player > who ? first - 1 : first;
      return player === who ? 0 : Math.max(0, (round ?? turnsOf(state, player)) - before);
    });
  }
  return finished.map((round) => Math.max(0, (round ?? rounds) - first));
}

/** Eyes on the outside of each pyramid, less what counted rounds cost (MUC-12, MUC-13). */
export function pointsOf(state: State): number[] {
  const { poses, options } = state;
  return lateRounds(state).map((late, player) => eyesOutside(poses, player, LEVELS, options.hand) - COST * late);
}

/** What is wrong with a single die: it lies in its owner's pyramid, above the plate as a domino (MUC-5, MUC-9). */
function dieProblem(state: State, cell: Cell): StateProblem {
  const { board, poses } = state;
  const owner = ownerOf(board, cell);
  if (!ownPyramid(owner, LEVELS).includes(cell))
    return illegal('MUC-5', `${cellName(cell)} is not in the pyramid of Player ${owner + 1}`);
  return fits(state, cell, poses.charAt(cell))
    ? undefined
    : illegal('MUC-9', `the die in ${cellName(cell)} matches none below it`);
}

/** What is wrong with rounds and turns (MUC-3, MUC-8, MUC-10, MUC-11). */
function turnProblem(state: State): StateProblem {
  const { supply, finished, toPlay, rolled, rounds, options } = state;
  if (finished.length !== PLAYERS) return `expected ${PLAYERS} players to have finished or not, got ${finished.length}`;
  for (const [player, round] of finished.entries()) {
    if ((round !== null) !== (supply[player] === 0))
      return `Player ${player + 1} has finished exactly when they have no dice`;
    const turns = round ?? turnsOf(state, player);
    if (round !== null && (round < DICE || round > turnsOf(state, player)))
      return `Player ${player + 1} has not finished in round ${round}`;
    const placed = DICE - (supply[player] as number);
    if (options.variant === 'plain' ? placed !== turns : placed > turns)
      return illegal('MUC-8', `Player ${player + 1} has placed ${placed} dice in ${turns} turns`);
  }
  const isOver = finished.every((round) => round !== null) || limitReached(rounds, options.turnLimit);
  if (isOver !== (toPlay === null))
    return illegal('MUC-11', 'somebody is to play exactly until all have finished or the limit is reached');
  if (toPlay === null) return rolled === null ? undefined : 'nobody has rolled after the end';
  return supply[toPlay] === 0 ? illegal('MUC-10', `Player ${toPlay + 1} has finished`) : undefined;
}

/** What a state from outside must fulfil besides its schema. */
export function checkState(state: State): StateProblem {
  const { board, poses } = state;
  if (!isHeap(board)) return illegal('MUC-6', 'a die lies on nothing');
  const wrong = posesProblem('MUC-7', board, poses) ?? supplyProblem('MUC-2', state, DICE);
  if (wrong !== undefined) return wrong;
  for (const cell of diceCells(board)) {
    const problem = dieProblem(state, cell);
    if (problem !== undefined) return problem;
  }
  return turnProblem(state);
}
