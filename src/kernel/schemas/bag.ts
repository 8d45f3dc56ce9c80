import type { PartFacts } from './definition.js';
import { declared } from './part.js';
import { checkOf, list } from './schema.js';
import type * as z from './zod.js';

/** Numbers by size, those of a tuple one after the other, everything else by its text. */
function order(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (Array.isArray(one) && Array.isArray(other)) {
    const at = one.findIndex((value, i) => order(value, other[i]) !== 0);
    return at < 0 ? one.length - other.length : order(one[at], other[at]);
  }
  const [a = '', b = ''] = [JSON.stringify(one), JSON.stringify(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}

const isInOrder = (values: readonly unknown[]): boolean =>
  values.every((value, i) => i === 0 || order(values[i - 1], value) <= 0);

/**
 * A field of an action that holds several things whose order means nothing and which may repeat, such as two columns that
 * may be the same: a multiset. Its elements are pointed at in any order, each as often as it is there, and any order is
 * legal: what is read is sorted, ascending, before the rules see it. Candidates list it sorted.
 *
 * @param element - a number, a text, a {@link place}
 * @param minimum - 0, unless given
 * @example
 * ```ts
 * import { bagOf, integer, part } from 'dicewright/define';
 *
 * // [7, 7] and [4, 8], which is the same as [8, 4].
 * export const fields = { columns: bagOf(part('column', integer(2, 12)), 2, 1) };
 * ```
 */
export function bagOf<T extends z.SomeType>(element: T, maximum: number, minimum?: number): z.$ZodArray<T> {
  // The list is a copy that nobody else holds: zod makes one of what it reads.
  const sort = checkOf<z.output<T>[]>(({ value }) => void value.sort(order), {}, isInOrder);
  return declared(list(element, maximum, minimum, sort), { isBag: true } satisfies PartFacts);
}
