import type { BoardLike } from '../../../../pyramid/board.js';
import { funnelNumbers } from '../../../../pyramid/funnel.js';
import { type Axis, axes, type Cell, type Face } from '../../../../pyramid/lattice.js';
import { supports } from '../../../../pyramid/neighbours.js';
import { type Handedness, numberOn, type Pose, poses } from '../../../../pyramid/pose.js';
import { diceRound, ownerOf } from '../filling.js';

/** What the three dice round a funnel say of its filler. */
export interface Verdict {
  /** Who fills it; `null` when it is whoever placed the last of the three (DOR-10). */
  readonly owner: number | null;
  /** The numbers that the funnel shows, by the axis of the die that shows them (DOR-7). */
  readonly numbers: readonly [number, number, number];
  /** The axes of the dice against which the filler may lie: more than one where its owner chooses (DOR-12). */
  readonly deciding: readonly Axis[];
}

/** The dice of a table, all that the funnels' verdicts depend on. */
export interface Table {
  readonly board: BoardLike;
  readonly poses: BoardLike;
  readonly players: number;
  readonly hand: Handedness;
}

/** Reads a funnel made of three dice (DOR-7 to DOR-11). */
export function readFunnel({ board, poses: lying, players, hand }: Table, cell: Cell): Verdict {
  const numbers = funnelNumbers(lying, cell, hand);
  const showing = (number: number): Axis[] => axes.filter((axis) => numbers[axis] === number);
  const highest = showing(Math.max(...numbers));
  const only = diceRound(board, cell, players).indexOf(3);
  if (only >= 0) return { owner: (only + 1) % players, numbers, deciding: highest };
  const single = axes.filter((axis) => showing(numbers[axis]).length === 1);
  // All alike (DOR-10); one that differs from two (DOR-9); otherwise the highest of three (DOR-8).
  if (single.length === 0) return { owner: null, numbers, deciding: axes };
  const [deciding = 0] = single.length === 1 ? single : highest;
  return { owner: ownerOf(board, supports(cell)[deciding] as Cell), numbers, deciding: [deciding] };
}

/** The face with which a filler touches the die of the axis. */
export const faceTo = (axis: Axis): Face => (axis + 3) as Face;

/** The axes of the deciding dice that a filler in the pose touches with their own number (DOR-12). */
export function matches({ numbers, deciding }: Verdict, pose: string, hand: Handedness): Axis[] {
  return deciding.filter((axis) => numberOn(pose, faceTo(axis), hand) === numbers[axis]);
}

/** All poses in which a filler can lie, in order (DOR-12, DOR-13). */
export function fittingPoses(verdict: Verdict, hand: Handedness): Pose[] {
  return poses.filter((pose) => matches(verdict, pose, hand).length > 0);
}
