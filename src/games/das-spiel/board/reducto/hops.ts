import { type BoardLike, countDice, diceCells, isEmpty, isOccupied } from '../../../../pyramid/board.js';
import type { Cell } from '../../../../pyramid/lattice.js';
import { type Pose, poses } from '../../../../pyramid/pose.js';
import { movesOfAnyPose, type PointedMove, type PointingRules, pointedMoves } from '../pointing.js';
import { rememberLast } from '../remember.js';

/** With this many dice on the plate, or fewer, a player without a jump may do more (RED-11). */
export const FEW = 15;
/** With this many dice on the plate, or fewer, everybody may do still more (RED-13). */
export const LAST = 5;

/** The options that say how dice jump (RED-2, RED-8). */
export interface HopRules extends PointingRules {
  readonly crossing: 'move' | 'hop';
}

/** What a die in the air meets: the funnel where it lay is empty. */
const lies = (board: BoardLike, start: Cell, cell: Cell): boolean => cell !== start && isOccupied(board, cell);

/** Whether a hop passes over a die (RED-8). */
const crosses = (board: BoardLike, start: Cell, { over }: PointedMove): boolean =>
  over.some((cell) => lies(board, start, cell));

/** A move by hops: of which die, by which rules, how many hops at most. */
interface Hopping {
  readonly board: BoardLike;
  readonly start: Cell;
  readonly rules: HopRules;
  readonly hops: number;
}

/** Whether the hop passes over a die; `undefined` when it can't be made after `made` others. (RED-6 to RED-8, RED-11) */
function passing({ board, start, rules }: Hopping, hop: PointedMove, made: number): boolean | undefined {
  if (lies(board, start, hop.to)) return undefined;
  if (hop.number === 1 && made > 0) return undefined;
  const passes = crosses(board, start, hop);
  return rules.crossing === 'hop' && hop.number > 1 && !passes ? undefined : passes;
}

/** The moves of one die by at most `hops` hops, each as the funnels in which it lands. (RED-6 to RED-8, RED-11) */
export function pathsFrom(board: BoardLike, start: Cell, pose: string, rules: HopRules, hops: number): Cell[][] {
  const hopping: Hopping = { board, start, rules, hops };
  const paths: Cell[][] = [];
  const goOn = (path: readonly Cell[], hasCrossed: boolean): void => {
    for (const hop of pointedMoves(path.at(-1) ?? start, pose, rules)) {
      const passes = passing(hopping, hop, path.length);
      if (passes === undefined) continue;
      const next = [...path, hop.to];
      const hasPassed = hasCrossed || passes;
      if (hasPassed) paths.push(next);
      if (next.length < hops) goOn(next, hasPassed);
    }
  };
  goOn([], false);
  return paths;
}

/** Whether the die has a move of at most `hops` hops. Asked for every die in every position, so no paths are made. */
export function canMove(board: BoardLike, start: Cell, pose: string, rules: HopRules, hops: number): boolean {
  const hopping: Hopping = { board, start, rules, hops };
  const canFrom = (from: Cell, made: number): boolean => {
    for (const hop of pointedMoves(from, pose, rules)) {
      const passes = passing(hopping, hop, made);
      if (passes || (passes === false && made + 1 < hops && canFrom(hop.to, made + 1))) return true;
    }
    return false;
  };
  return canFrom(start, 0);
}

/** What jumps depend on, for questions asked of one position again and again. */
const keysOf = (board: string, lying: string, { crossing, hand }: HopRules) => [board, lying, crossing, hand] as const;

/** Whether any die can jump as it lies, with a single hop (RED-10). */
export const anyJump = /* @__PURE__ */ rememberLast(keysOf, (board, lying, rules) =>
  diceCells(board).some((cell) => canMove(board, cell, lying.charAt(cell), rules, 1)),
);

/** The most hops of a die that was rolled anew, by the number of dice on the plate (RED-12, RED-14). */
export const hopsAfterRoll = (dice: number): 1 | 2 => (dice > LAST ? 1 : 2);

/** The most hops that anyone may make, by the number of dice on the plate (RED-6, RED-11, RED-13). */
export function mostHops(dice: number): 1 | 2 | 3 {
  if (dice > FEW) return 1;
  return dice > LAST ? 2 : 3;
}

const canJumpInSomePose = /* @__PURE__ */ rememberLast(keysOf, (board, _, rules) => {
  const cells = diceCells(board);
  const single = (cell: Cell): boolean =>
    movesOfAnyPose(cell).some((hop) => isEmpty(board, hop.to) && crosses(board, cell, hop));
  if (cells.some(single)) return true;
  const hops = mostHops(countDice(board));
  if (hops === 1) return false;
  return cells.some((cell) => poses.some((pose: Pose) => canMove(board, cell, pose, rules, hops)));
});

/** Whether any die could jump if it lay in the right pose (RED-15). */
export const canEverJump = (board: string, rules: HopRules): boolean => canJumpInSomePose(board, '', rules);
