import type { RandomGenerator } from '../../kernel/dice/random.js';
import type { Position, Trial } from '../bots/trial.js';
import type { State } from '../worlds.js';
import { positionKey } from './position-key.js';

/** A position that a player's view allows, and how likely it is. */
export interface World {
  readonly position: Position;
  /** The weights of all worlds sum to 1. */
  readonly weight: number;
}

/**
 * This many are drawn for each world that was found, where there are few: with fewer, the one that came most often by chance
 * would look likelier than it is, and guessing it better than asking.
 */
const DRAWN = 30;

/**
 * What may be the case for a player who sees this: the one position where nothing is hidden, else different worlds, each as
 * likely as often it was drawn.
 *
 * @param most - different worlds, at most
 * @throws GameError `INVALID_SETUP` when the game hides something and does not say how to complete a view
 */
export function imagined(trial: Trial, sight: State, player: number, rng: RandomGenerator, most: number): World[] {
  if (!trial.traits.hiddenInformation) return [{ position: trial.copyOf(sight), weight: 1 }];
  const found = new Map<string, { readonly position: Position; count: number }>();
  let drawn = 0;
  while (found.size < most && drawn < DRAWN * Math.max(1, found.size)) {
    const position = trial.imagine(sight, player, rng);
    const key = positionKey(position);
    const known = found.get(key);
    if (known) known.count++;
    else found.set(key, { position, count: 1 });
    drawn++;
  }
  return [...found.values()].map(({ position, count }) => ({ position, weight: count / drawn }));
}
