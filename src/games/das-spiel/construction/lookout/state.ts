import type { Envelope, Resolved } from '../../../../kernel/types.js';
import type { LookoutThrow } from './throws.js';

/** Options of Lookout, as given to `setup`. */
export interface LookoutOptions {
  /** Whether each of the others, or all together, may place what was left at the stop (LOO-12). Default `'each'`. */
  readonly late?: 'each' | 'together' | undefined;
  /** Which dice can be placed after the stop: allowed ones, or any that were thrown (LOO-13). Default `'allowed'`. */
  readonly lateDice?: 'allowed' | 'any' | undefined;
  /** After this many rounds the game ends (LOO-17). Default `null`: it doesn't. */
  readonly turnLimit?: number | null | undefined;
}

/** A position of Lookout. */
export interface LookoutState extends Envelope<'lookout', Resolved<LookoutOptions>> {
  /** The pyramid: 165 letters, `r`, `g`, `k` dice, `.` empty. */
  readonly board: string;
  /** Dice of their own colour that each player has left, those on the table among them. */
  readonly supply: readonly number[];
  /** Who has the golden die; `null` when the game is over. */
  readonly gold: number | null;
  /** Before a throw; while all place dice; after a stop that left dice unplaced. */
  readonly phase: 'throw' | 'build' | 'late';
  /** What was thrown in this round; `null` before the throw. */
  readonly rolled: LookoutThrow | null;
  /** Dice that each player has placed in this round. */
  readonly placed: readonly number[];
  /** How many dice each player may place after the stop, as far as they have any; 0 before it, and after giving up. */
  readonly late: readonly number[];
  /** Finished rounds. */
  readonly turns: number;
}
