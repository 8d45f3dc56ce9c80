import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import { countDice, dieAt, isEmpty } from '../../../../pyramid/board.js';
import { isHeap } from '../../../../pyramid/heap.js';
import { PYRAMID_CELLS } from '../../../../pyramid/lattice.js';
import { cellName } from '../../../../pyramid/names.js';
import type { Pose } from '../../../../pyramid/pose.js';
import { evenShare } from '../../../../pyramid/stock.js';
import { coatCells, fitsAsItLies, isCoatCell } from './coat.js';

/** Options of The Vain Guinea Fowl, as given to `setup`. */
export interface TheVainGuineaFowlOptions {
  /** Whether a die that fits an open place as it lies may be placed or must be (VGF-7). Default `'must'`. */
  readonly fitting?: 'may' | 'must' | undefined;
  /** How the dice are numbered (VGF-4). Default `'right'`. */
  readonly hand?: 'right' | 'left' | undefined;
  /** After this many rolls the fewest dice win (VGF-14). Default `null`: no limit. */
  readonly turnLimit?: number | null | undefined;
}

/** A position of The Vain Guinea Fowl. */
export interface TheVainGuineaFowlState extends Envelope<'the-vain-guinea-fowl', Resolved<TheVainGuineaFowlOptions>> {
  /** The pyramid: 165 letters, `g` the naked fowl, `k` its coat, `r` the reminder in corner A. */
  readonly board: string;
  /** How coat and reminder lie: 165 letters `a` to `x`; `.` elsewhere, as the fowl's own numbers don't matter. */
  readonly poses: string;
  /** Dice that each player has left, the rolled one included. */
  readonly supply: readonly number[];
  /** How each player's die has fallen, `null` where none was rolled. */
  readonly rolled: readonly (Pose | null)[];
  /** Rolls so far, of all players. */
  readonly turns: number;
}

type State = DeepReadonly<TheVainGuineaFowlState>;

/** Fowl and reminder are as at the start, the coat shows the right numbers, and nothing lies elsewhere (VGF-2 to VGF-10). */
function boardProblem({ board, poses, options }: State, start: Pick<State, 'board' | 'poses'>): StateProblem {
  for (let cell = 0; cell < PYRAMID_CELLS; cell++) {
    const [die, pose] = [dieAt(board, cell), dieAt(poses, cell)];
    const isStart = die === dieAt(start.board, cell) && pose === dieAt(start.poses, cell);
    if (isStart) continue;
    const isCoat = isCoatCell(cell) && die === 'k' && !isEmpty(poses, cell);
    if (!isCoat) return illegal('VGF-3', `unexpected "${die}" in ${cellName(cell)}, lying as "${pose}"`);
    if (!fitsAsItLies(pose, cell, options.hand))
      return illegal('VGF-7', `the die in ${cellName(cell)} shows a wrong number`);
  }
  return isHeap(board) ? undefined : illegal('VGF-10', 'a die lies on nothing');
}

/** What a state from outside must fulfil besides its schema; the start has fowl and reminder. */
export function checkState(state: State, start: Pick<State, 'board' | 'poses'>): StateProblem {
  const { players, supply, rolled, turns, options, board } = state;
  if (supply.length !== players || rolled.length !== players) return `expected ${players} supplies and rolls`;
  const problem = boardProblem(state, start);
  if (problem !== undefined) return problem;
  const share = evenShare(coatCells.length, players);
  if (supply.some((dice) => dice > share)) return `each player has ${share} dice at most`;
  const placed = countDice(board, 'k');
  const left = supply.reduce((sum, dice) => sum + dice, 0);
  if (placed + left !== players * share)
    return illegal('VGF-5', `expected ${players * share} dice in the coat and with the players`);
  const empty = supply.filter((dice) => dice === 0).length;
  if (empty > 1) return illegal('VGF-12', 'the first without dice ends the game');
  if (supply.some((dice, player) => dice === 0 && rolled[player] !== null)) return 'a die is rolled that nobody has';
  if (placed + rolled.filter((pose) => pose !== null).length > turns) return 'more dice lie than were rolled';
  if (options.turnLimit !== null && turns > options.turnLimit) return `there are ${options.turnLimit} rolls`;
  return undefined;
}
