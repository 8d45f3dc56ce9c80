import { type BoardLike, countDice, diceCells, isEmpty, isOccupied } from '../../../../pyramid/board.js';
import type { Cell } from '../../../../pyramid/lattice.js';
import { type Pose, poses } from '../../../../pyramid/pose.js';
import { movesOfAnyPose, type PointedMove, type PointingRules, pointedMoves } from '../pointing.js';

/** With so many dice on the plate, or fewer, who has no jump may do more (RED-11). */
export const FEW = 15;
/** With so many dice on the plate, or fewer, everybody may do still more (RED-13). */
export const LAST = 5;

/** The options by which dice jump (RED-5, RED-8). */
export interface HopRules extends PointingRules {
  readonly crossing: 'move' | 'hop';
}

/** What a die in the air meets: where it lay the funnel is empty. */
const lies = (board: BoardLike, start: Cell, cell: Cell): boolean => cell !== start && isOccupied(board, cell);

/** Whether a hop passes over a die (RED-8). */
const crosses = (board: BoardLike, start: Cell, { over }: PointedMove): boolean =>
  over.some((cell) => lies(board, start, cell));

/** The moves of one die by hops, at most so many; each as the funnels in which it lands. (RED-6 to RED-8, RED-11) */
export function* pathsFrom(
  board: BoardLike,
  start: Cell,
  pose: string,
  rules: HopRules,
  hops: number,
): Generator<Cell[]> {
  function* onward(path: readonly Cell[], hasCrossed: boolean): Generator<Cell[]> {
    for (const hop of pointedMoves(path.at(-1) ?? start, pose, rules)) {
      if (lies(board, start, hop.to)) continue;
      if (hop.number === 1 && (path.length > 0 || hops === 1)) continue;
      const passes = crosses(board, start, hop);
      if (rules.crossing === 'hop' && hop.number > 1 && !passes) continue;
      const next = [...path, hop.to];
      const hasPassed = hasCrossed || passes;
      if (hasPassed) yield next;
      if (next.length < hops) yield* onward(next, hasPassed);
    }
  }
  yield* onward([], false);
}

/** Whether the die has a move of at most so many hops. */
export function canMove(board: BoardLike, start: Cell, pose: string, rules: HopRules, hops: number): boolean {
  return !pathsFrom(board, start, pose, rules, hops).next().done;
}

/** What was found out last, since many questions are asked about one position. */
function remembered(find: (board: string, lying: string, rules: HopRules) => boolean) {
  let last = '';
  let found = false;
  return (board: string, lying: string, rules: HopRules): boolean => {
    const key = `${board}${lying}${rules.pointing}${rules.crossing}${rules.hand}`;
    if (key !== last) {
      found = find(board, lying, rules);
      last = key;
    }
    return found;
  };
}

/** Whether any die can jump as it lies, with a single hop (RED-10). */
export const anyJump = /* @__PURE__ */ remembered((board, lying, rules) =>
  diceCells(board).some((cell) => canMove(board, cell, lying.charAt(cell), rules, 1)),
);

/** The most hops that anybody may make with so many dice on the plate (RED-6, RED-11, RED-13). */
export function mostHops(dice: number): 1 | 2 | 3 {
  if (dice > FEW) return 1;
  return dice > LAST ? 2 : 3;
}

const canJumpInSomePose = /* @__PURE__ */ remembered((board, _, rules) => {
  const cells = diceCells(board);
  const single = (cell: Cell): boolean =>
    movesOfAnyPose(cell, rules.pointing).some((hop) => isEmpty(board, hop.to) && crosses(board, cell, hop));
  if (cells.some(single)) return true;
  const hops = mostHops(countDice(board));
  if (hops === 1) return false;
  return cells.some((cell) => poses.some((pose: Pose) => canMove(board, cell, pose, rules, hops)));
});

/** Whether any die could jump if it lay in the right pose (RED-15). */
export const canEverJump = (board: string, rules: HopRules): boolean => canJumpInSomePose(board, '', rules);
