import type { AnyAction, AnyGame, Envelope } from '../kernel/types.js';

/**
 * Whether an action can't be taken back: something in it was random, it has shown someone something new, or the end that it
 * brought makes a seed public.
 */
export function isFinal(
  game: AnyGame,
  before: Envelope,
  action: AnyAction,
  after: Envelope,
  hasSeed: boolean,
): boolean {
  const revealsSeed = hasSeed && game.result(after) !== null;
  return revealsSeed || 'outcome' in action || game.reveals(before, action);
}
