import { Net } from '../../advice/net.js';
import { GameError } from '../../kernel/errors.js';
import { optionsIn, read } from '../../kernel/plain.js';
import type { Worth } from '../../kernel/purpose.js';
import { type Learning, outcomesAtLoss, valuing } from './learn.js';

/** What was learnt, as `dicewright learn` writes it. */
export interface LearntWeights {
  /** How many played; for 1, points were learnt. */
  readonly players: number;
  /** Units of the network. */
  readonly hidden: number;
  /** With blanks between them. */
  readonly weights: string;
}

/**
 * Values positions by what `dicewright learn` has learnt, for the `worth` of an entry, with the same `<game>Learning` by
 * which it was learnt. A lone player is valued in points: divide them for a worth of 0 to 1.
 *
 * @throws GameError `INVALID_SETUP` for anything else, and for weights of another learning, when the first position is valued
 */
export function learntWorth<View>(learning: Learning<View, never>, learnt: LearntWeights): Worth<View> {
  const { features, outcomes, sure, opposite } = optionsIn(learning, 'learning');
  const { players, hidden, weights } = optionsIn(learnt, 'learnt');
  if (typeof features !== 'function') throw new GameError('INVALID_SETUP', 'learning.features: expected a function');
  if (typeof weights !== 'string') throw new GameError('INVALID_SETUP', 'learnt.weights: expected a text');
  const outputs = read(() => outcomesAtLoss({ outcomes }).length) ?? 0;
  const numbers = weights.split(' ').map(Number);
  let net: Net | undefined;
  const netFor = (inputs: number): Net => {
    try {
      return new Net({ inputs, hidden, outputs, gives: players === 1 ? 'points' : 'shares' }, numbers);
    } catch (cause) {
      throw new GameError('INVALID_SETUP', `these weights were learnt otherwise: ${(cause as Error).message}`, {
        cause,
      });
    }
  };
  return valuing({ features, sure, opposite }, (inputs) => {
    net ??= netFor(inputs.length);
    return net.of(inputs);
  });
}
