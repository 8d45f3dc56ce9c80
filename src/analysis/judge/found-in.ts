import { engineOf } from '../../kernel/engine/engine.js';
import { plainEqual } from '../../kernel/plain.js';
import type { AnyAction, AnyGame } from '../../kernel/types.js';
import type { ValuedAction } from '../search/valuation.js';

/**
 * What is known about an action: of those that come to the same only one is valued, and they have the same words. Not so
 * where a type can't list all of its actions: then words say what was found in time, and may be another one's.
 */
export function foundIn(
  game: AnyGame,
  actions: readonly ValuedAction[],
  action: AnyAction,
  words: (action: AnyAction) => string,
): ValuedAction | undefined {
  const same = actions.find((one) => plainEqual(one.action, action));
  if (same || engineOf(game).definition.actions[action.type]?.completions) return same;
  const text = words(action);
  return actions.find((one) => one.action.type === action.type && words(one.action) === text);
}
