import { plainEqual } from '../../kernel/plain.js';
import type { AnyAction } from '../../kernel/types.js';
import type { ValuedAction } from '../search/valuation.js';

/** What is known of an action: of those that come to the same only one is valued, and they have the same words. */
export function foundIn(
  actions: readonly ValuedAction[],
  action: AnyAction,
  words: (action: AnyAction) => string,
): ValuedAction | undefined {
  const same = actions.find((one) => plainEqual(one.action, action));
  if (same) return same;
  const text = words(action);
  return actions.find((one) => one.action.type === action.type && words(one.action) === text);
}
