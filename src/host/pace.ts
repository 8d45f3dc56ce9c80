import { after } from '../match/deadline.js';
import type { Limits } from './limits.js';

/** How many are remembered: whoever has been quiet longest is forgotten first, and begins anew. */
const MOST_REMEMBERED = 10_000;

/**
 * Lets each do no more than the limits allow: a number of things at once, and then a number per second.
 *
 * @returns waits until all of them, each known by its text, may do one more thing; `false`, at once and without counting it,
 * where one would have to wait too long
 */
export function paced({
  burst,
  perSecond,
  debt,
}: Pick<Limits, 'burst' | 'perSecond' | 'debt'>): (...who: readonly string[]) => Promise<boolean> {
  /** When the last of what was asked for is due, in ms. */
  const due = new Map<string, number>();
  return async (...who) => {
    const now = Date.now();
    const next = who.map((one) => Math.max(due.get(one) ?? 0, now - (1_000 * burst) / perSecond) + 1_000 / perSecond);
    const wait = Math.max(...next) - now;
    if (wait > debt) return false;
    for (const [i, one] of who.entries()) {
      due.delete(one);
      due.set(one, next[i] as number);
      if (due.size > MOST_REMEMBERED) due.delete(due.keys().next().value as string);
    }
    // Stryker disable next-line ConditionalExpression,EqualityOperator: whoever waits for nothing comes at the same time
    if (wait > 0) await new Promise<void>((resolve) => after(wait, resolve));
    return true;
  };
}
