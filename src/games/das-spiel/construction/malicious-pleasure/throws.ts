import { type Chance, combined, mapped, reported } from '../../../../kernel/dice/chance.js';
import { list } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { poseRoll } from '../../../../pyramid/deal.js';
import { isPlaceable } from '../../../../pyramid/heap.js';
import { PYRAMID_CELLS } from '../../../../pyramid/lattice.js';
import { anyCell } from '../../../../pyramid/names.js';
import { anyPose, type Pose, poses } from '../../../../pyramid/pose.js';
import {
  hasKeys,
  keptChances,
  landing,
  pushing,
  reportedCell,
  reportedCells,
  tried,
  withoutPushed,
} from '../../kit/skill-model.js';

/** How a throw came out (MAL-4). */
export interface MaliciousPleasureThrow {
  /** Where the die came to rest, such as `'c4'` or `'3a2'`; `null` when it fell off (MAL-5). */
  readonly cell: string | null;
  /** How it lies there; `null` when it fell off. */
  readonly pose: Pose | null;
  /** The cells of dice that it pushed off the base plate, in the order in which they went (MAL-6). */
  readonly knockedOff: readonly string[];
}

/** The schema of a throw. */
export const throwSchema = () =>
  z.strictObject({
    cell: z.nullable(anyCell()),
    pose: z.nullable(anyPose()),
    knockedOff: list(anyCell(), PYRAMID_CELLS),
  });

const KEYS = ['cell', 'pose', 'knockedOff'] as const;

/** Whether a throw at the board can have come out like this (MAL-4 to MAL-6). */
function isPossible(board: string, outcome: unknown): boolean {
  if (!hasKeys(outcome, KEYS)) return false;
  const pushed = reportedCells(outcome.knockedOff);
  const rest = pushed && withoutPushed(board, pushed);
  if (rest === undefined) return false;
  if (outcome.cell === null) return outcome.pose === null;
  const cell = reportedCell(outcome.cell);
  return cell !== undefined && isPlaceable(rest, cell) && poses.includes(outcome.pose as Pose);
}

/** For models: what a table reports is judged by {@link isPossible}, so nothing need be taken back. */
const oneWay = (): undefined => undefined;

/**
 * A throw at the board with the skill, 0 to 1 (MAL-8). A table may report more than the model draws: any die that lies
 * where it can, and any dice that can have been pushed off.
 */
export const throwAt: (board: string, skill: number) => Chance<MaliciousPleasureThrow> = keptChances(
  (board: string, skill: number) => {
    const lies = mapped(
      combined({ cell: landing(board), pose: poseRoll() }),
      ({ cell, pose }): MaliciousPleasureThrow => ({ cell, pose, knockedOff: [] }),
      oneWay,
      throwSchema,
    );
    const falls = mapped(
      pushing(board),
      (knockedOff): MaliciousPleasureThrow => ({ cell: null, pose: null, knockedOff }),
      oneWay,
      throwSchema,
    );
    return reported(tried(skill, lies, falls), (outcome) => isPossible(board, outcome), throwSchema);
  },
);
