import type { Envelope, Resolved } from '../../../../kernel/types.js';

/** Options of Malicious Pleasure, as given to `setup`. */
export interface MaliciousPleasureOptions {
  /** How close a die placed must lie to another of the turn (MAL-14). Default `'edge'`, which is by an edge or a face. */
  readonly contact?: 'edge' | 'corner' | undefined;
  /** Whether dice placed lie as the player wants or are rolled (MAL-15). Default `'chosen'`. */
  readonly poses?: 'chosen' | 'rolled' | undefined;
  /** Whether players may place fewer dice than they have a right to (MAL-16). Default `false`. */
  readonly mayPlaceFewer?: boolean | undefined;
  /** How the dice are numbered (MAL-10). Default `'right'`. */
  readonly hand?: 'right' | 'left' | undefined;
  /**
   * The players' skill in their order, 0 to 1 in steps of 0.001, for play without a table (MAL-8). Default `[]`: 0.5 for
   * everybody who is not named.
   */
  readonly skill?: readonly number[] | undefined;
  /** After this many finished turns the game ends (MAL-20). Default `null`: it doesn't. */
  readonly turnLimit?: number | null | undefined;
}

/** A position of Malicious Pleasure. */
export interface MaliciousPleasureState extends Envelope<'malicious-pleasure', Resolved<MaliciousPleasureOptions>> {
  /** The pyramid: 165 letters, `r`, `g`, `k` dice, `.` empty. */
  readonly board: string;
  /** How its dice lie: a pose `a` to `x` for each, `.` for an empty cell. */
  readonly poses: string;
  /** Dice that each player has left. */
  readonly supply: readonly number[];
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** What the player does now: throw a die, choose a number (MAL-11), place dice (MAL-13). */
  readonly phase: 'throw' | 'choose' | 'place';
  /** Cells of the dice of this turn, 0 to 164: the thrown one, then those placed; none while a throw is due. */
  readonly laid: readonly number[];
  /** How many dice the player still places this turn, 0 to 5, as far as there are places; never more than they have. */
  readonly left: number;
  /** Finished turns of all players. */
  readonly turns: number;
}
