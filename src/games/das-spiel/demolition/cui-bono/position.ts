import type { StateProblem } from '../../../../kernel/errors.js';
import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import { collectionProblem } from '../collections.js';
import { THREE_SHARES } from '../full-pyramid.js';
import { putCells } from './putting.js';

/** Options of Cui Bono, as given to `setup`. */
export interface CuiBonoOptions {
  /**
   * After this many turns running in which the die was put back, the next die must be kept (CUI-14): 1 to 1000, or `null`
   * for no limit. Default 30.
   */
  readonly putsInRow?: number | null | undefined;
}

/** A position of Cui Bono. */
export interface CuiBonoState extends Envelope<'cui-bono', Resolved<CuiBonoOptions>> {
  /** What is to be done: `'build'` until the pyramid stands, then to take a die, and to put it back or keep it. */
  readonly phase: 'build' | 'take' | 'put';
  /** The pyramid: 165 letters, `r`, `g`, `k` dice, `.` empty. */
  readonly board: string;
  /** How many red, green and black dice each player has kept. */
  readonly taken: readonly (readonly number[])[];
  /** The colour of the die that was taken and can be put back; `null` but in the phase `put`. */
  readonly held: 'r' | 'g' | 'k' | null;
  /** How many turns running ended with a die put back. */
  readonly puts: number;
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
}

/** Whether a die that is taken now may be put back somewhere (CUI-14). */
export const mayPut = ({ options, puts }: Pick<DeepReadonly<CuiBonoState>, 'options' | 'puts'>): boolean =>
  options.putsInRow === null || puts < options.putsInRow;

/** What a state from outside must fulfil besides its schema. */
export function checkState(state: DeepReadonly<CuiBonoState>): StateProblem {
  const { phase, board, held, puts, toPlay, options } = state;
  const problem = collectionProblem(state, THREE_SHARES, { dice: 'CUI-2', free: 'CUI-5', end: 'CUI-15' }, held ?? '');
  if (problem !== undefined) return problem;
  if ((held === null) !== (phase !== 'put')) return 'a die is held exactly while it can be put back';
  if (puts > 0 && (phase === 'build' || toPlay === null)) return 'nothing was put back last';
  if (options.putsInRow !== null && puts > options.putsInRow)
    return `expected at most ${options.putsInRow} puts, got ${puts}`;
  if (held === null) return undefined;
  const isPossible = mayPut(state) && putCells(board, held).next().done !== true;
  return isPossible ? undefined : 'a die that cannot be put back is kept';
}
