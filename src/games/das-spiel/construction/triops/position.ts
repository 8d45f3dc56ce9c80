import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import { countDice, isOccupied } from '../../../../pyramid/board.js';
import { isComplete, isHeap } from '../../../../pyramid/heap.js';
import { PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { supplyProblem } from '../supplies.js';

/** Options of Triops, as given to `setup`. */
export interface TriopsOptions {
  /** Dice that each side has, 1 to 90 (TRI-2). Default 90, its whole colour. */
  readonly dice?: number | undefined;
  /** Whether the bonus die must or may be placed (TRI-10). Default `'must'`. */
  readonly bonus?: 'must' | 'may' | undefined;
}

/** A position of Triops. */
export interface TriopsState extends Envelope<'triops', Resolved<TriopsOptions>> {
  /** The pyramid: 165 letters, `r`, `g`, `k` dice of players 0, 1, 2, `.` empty. */
  readonly board: string;
  /** Dice that each player has left. */
  readonly supply: readonly number[];
  /** The funnel of the start die, such as `'c4'`; `null` before it is placed. */
  readonly start: string | null;
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** What he does: place the start die, build, or place a bonus die. `'build'` when the game is over. */
  readonly phase: 'start' | 'build' | 'bonus';
}

/** What is wrong with the parts of a state from outside, beside whose turn it is; `undefined` when nothing is. */
export function triopsStateProblem(state: DeepReadonly<TriopsState>): string | undefined {
  const { board, supply, start, toPlay, phase, players, options } = state;
  if (!isHeap(board)) return 'a die lies on nothing';
  const supplies = supplyProblem(state, options.dice);
  if (supplies !== undefined) return supplies;
  if (playerColours.slice(players).some((colour) => countDice(board, colour) > 0)) return 'dice of a colour nobody has';
  if (toPlay !== null && toPlay >= players) return `expected one of ${players} players, got ${toPlay}`;
  if ((start === null) !== (phase === 'start')) return 'a start die lies exactly when its phase is over';
  if (start === null) return countDice(board) === 0 && toPlay !== null ? undefined : 'the start die comes first';
  if (cellNamed(start) >= PLATE_CELLS || !isOccupied(board, cellNamed(start))) return `no start die lies in ${start}`;
  if (phase === 'bonus' && (toPlay === null || supply[toPlay] === 0 || isComplete(board))) {
    return 'a bonus wants a player with a die, and a place for it';
  }
  return undefined;
}
