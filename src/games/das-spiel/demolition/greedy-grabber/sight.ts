import { pick, type RandomGenerator } from '../../../../kernel/random.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { dieAt, EMPTY, isEmpty } from '../../../../pyramid/board.js';
import { isOpenFace } from '../../../../pyramid/heap.js';
import type { Axis } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { numberOn, type Pose, poses as poseLetters, posesWith } from '../../../../pyramid/pose.js';
import { playerAxis } from '../../../../pyramid/stock.js';
import type { GreedyGrabberState, GreedyGrabberView } from './position.js';

/** The digit of a die of which no number is seen. */
const UNSEEN = '0';

/** The numbers that a player sees: those on open faces that look to his side (GRE-5); a spectator sees none. */
export function numbersSeen(
  { board, poses, options }: DeepReadonly<GreedyGrabberState>,
  player: number | null,
): string {
  const axis = player === null ? null : playerAxis(player);
  let seen = '';
  for (let cell = 0; cell < board.length; cell++) {
    if (isEmpty(board, cell)) seen += EMPTY;
    else if (axis === null || !isOpenFace(board, cell, axis)) seen += UNSEEN;
    else seen += numberOn(dieAt(poses, cell), axis, options.hand);
  }
  return seen;
}

/** Poses at random that show what the player, or a spectator, sees and what all have been shown. */
export function posesBehind(
  { board, poses, shown, options }: DeepReadonly<GreedyGrabberView>,
  player: number | null,
  rng: RandomGenerator,
): string {
  const ownOf = (digit: string) => (digit === UNSEEN || player === null ? {} : { [playerAxis(player)]: Number(digit) });
  const known = new Map<number, Partial<Record<Axis, number>>>();
  for (const { cell, side, number } of shown) {
    const at = cellNamed(cell);
    known.set(at, { ...known.get(at), [side]: number });
  }
  // Most dice have nothing known of them but the digit, of which there are few.
  const byDigit = new Map<string, readonly Pose[]>();
  let completed = '';
  for (let cell = 0; cell < board.length; cell++) {
    const digit = dieAt(poses, cell);
    if (digit === EMPTY) {
      completed += EMPTY;
      continue;
    }
    const more = known.get(cell);
    const usual = byDigit.get(digit) ?? posesWith(ownOf(digit), options.hand);
    byDigit.set(digit, usual);
    completed += pick(rng, more ? posesWith({ ...more, ...ownOf(digit) }, options.hand) : usual) ?? poseLetters[0];
  }
  return completed;
}
