import type { StateProblem } from '../../../../kernel/errors.js';
import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import { countDice } from '../../../../pyramid/board.js';
import { PYRAMID_CELLS } from '../../../../pyramid/lattice.js';
import { colourName, playerColours } from '../../../../pyramid/stock.js';
import { posesProblem } from '../../kit/positions.js';
import { turnProblem } from '../collections.js';
import { SHARE } from '../full-pyramid.js';

/** Options of Doubles, as given to `setup`. */
export interface DoublesOptions {
  /** Whether a bonus die may be left (DOU-10). Default `'may'`. */
  readonly bonus?: 'may' | 'must' | undefined;
  /** How the dice are numbered (DOU-3). Default `'right'`. */
  readonly hand?: 'right' | 'left' | undefined;
}

/** A position of Doubles. */
export interface DoublesState extends Envelope<'doubles', Resolved<DoublesOptions>> {
  /** `'build'` until the pyramid stands, `'play'` from then on. */
  readonly phase: 'build' | 'play';
  /** The pyramid: 165 letters, `r`, `g`, `k` dice, `.` empty. */
  readonly board: string;
  /** How the dice lie: 165 letters `a` to `x`, `.` empty. */
  readonly poses: string;
  /** How many dice each player has taken. */
  readonly taken: readonly number[];
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** Bonus dice that the player can still take in this turn; 0 when the die of the turn itself is still to be taken. */
  readonly left: number;
}

/** What a state from outside must fulfil besides its schema. */
export function checkState(state: DeepReadonly<DoublesState>): StateProblem {
  const { players, phase, board, poses, taken, toPlay, left } = state;
  if (taken.length !== players) return `expected ${players} numbers of dice, got ${taken.length}`;
  const all = taken.reduce((sum, dice) => sum + dice, countDice(board));
  const expected = phase === 'build' ? 0 : PYRAMID_CELLS;
  if (all !== expected) return `expected ${expected} dice in all, got ${all}`;
  const many = playerColours.find((colour) => countDice(board, colour) > SHARE);
  if (many !== undefined) return `there are ${SHARE} ${colourName(many)} dice, not ${countDice(board, many)}`;
  const problem = turnProblem(state, { free: 'DOU-5', end: 'DOU-12' }) ?? posesProblem('DOU-3', board, poses);
  if (problem !== undefined || left === 0) return problem;
  if (toPlay === null || left > countDice(board)) return 'more dice are to be taken than there are';
  // Each die taken in a turn is good for two more at most.
  const most = (taken[toPlay] ?? 0) + 1;
  return taken[toPlay] === 0 || left > most ? `expected at most ${most} bonus dice, got ${left}` : undefined;
}
