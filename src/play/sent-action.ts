import { plainCopy } from '../kernel/plain.js';
import type { AnyAction } from '../kernel/types.js';

/** What was sent for an action, with an outcome or without. */
export type SentAction = AnyAction & { readonly outcome?: unknown };

/**
 * A copy of what was sent as plain data. That it is an action is for the game to say, which takes anything for one.
 *
 * @throws GameError `INVALID_ACTION` for what is no plain data
 */
export function sentAction({ id }: { readonly id: string }, input: unknown): SentAction {
  const copy: unknown = plainCopy(input, 'INVALID_ACTION', `${id}: action`);
  return copy as SentAction;
}
