import type { RandomGenerator } from '../kernel/dice/random.js';
import { GameError } from '../kernel/errors.js';
import type { AnyGame } from '../kernel/types.js';

/** The state of a game of unknown types. */
export type State = ReturnType<AnyGame['setup']>;

/**
 * What the player may know of the state, or of the view that they hold, as a copy that shares nothing with it: what they are
 * shown during a playout changes afterwards, and thinking about it must not freeze it.
 */
export function sightOf(game: AnyGame, given: State, player: number): State {
  return game.loadView(game.view(given, player));
}

/**
 * A state that the player's view allows: the view itself in a game that hides nothing, else a random one.
 *
 * @throws `GameError` `INVALID_SETUP` when the game hides something and does not say how to complete a view
 */
export function worldOf(game: AnyGame, sight: State, player: number, rng: RandomGenerator): State {
  if (!game.traits.hiddenInformation) return sight;
  if (game.complete) return game.complete(sight, player, rng);
  throw new GameError('INVALID_SETUP', `${game.id}: what is hidden cannot be imagined: the game has no complete`);
}

/** A natural number from `least` for the option, or the default. @throws RangeError for anything else */
export function countOf(name: string, given: number | undefined, fallback: number, least: 0 | 1 = 1): number {
  const count = given ?? fallback;
  if (Number.isSafeInteger(count) && count >= least) return count;
  throw new RangeError(`expected ${name} to be an integer from ${least}`);
}
