import type { ErasedAction, ErasedActionSpec, ErasedFields } from '../definition.js';
import { declared, type PartFacts } from './part.js';
import { list } from './schema.js';
import type * as z from './zod.js';

/** What a schema changes in the action that has it as a field. */
export interface Arranging {
  readonly arranged?: (spec: ErasedActionSpec, field: string) => void;
  /** Where it may be left out. */
  readonly innerType?: { readonly _zod: { readonly def: Arranging } };
}

const keyOf = (value: unknown): string => JSON.stringify(value) ?? '';

/** Numbers by their size, those of a tuple one after the other, all else by its text. */
function order(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (Array.isArray(one) && Array.isArray(other)) {
    const at = one.findIndex((value, i) => order(value, other[i]) !== 0);
    return at < 0 ? one.length - other.length : order(one[at], other[at]);
  }
  const [a, b] = [keyOf(one), keyOf(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}

const isInOrder = (values: readonly unknown[]): boolean =>
  values.every((value, i) => i === 0 || order(values[i - 1], value) <= 0);

/** What the functions of the action are given, and what they list, has the bag in its one order. */
function arranged(spec: ErasedActionSpec, field: string): void {
  function sorted<F extends ErasedFields>(fields: F): F {
    const values = fields[field];
    if (!Array.isArray(values) || isInOrder(values)) return fields;
    return { ...fields, [field]: [...values].sort(order) };
  }
  function* sortedAll<F extends ErasedFields | null>(all: Iterable<F>): Iterable<F> {
    for (const fields of all) yield fields && sorted(fields);
  }
  const { candidates, completions, sample, canonical, check, chance, reveals, describe, apply } = spec;
  const ofAction =
    <Before, Rest extends unknown[], R>(ask: (before: Before, action: ErasedAction, ...rest: Rest) => R) =>
    (before: Before, action: ErasedAction, ...rest: Rest): R =>
      ask(before, sorted(action), ...rest);
  const effect = ofAction(apply);
  // Whether an effect takes `before` is seen by it.
  Object.defineProperty(effect, 'length', { value: apply.length });
  Object.assign(spec, {
    apply: effect,
    canonical: (fields: ErasedFields) => sorted(canonical?.(sorted(fields)) ?? fields),
    ...(candidates && { candidates: (...asked: Parameters<typeof candidates>) => sortedAll(candidates(...asked)) }),
    ...(completions && { completions: (...asked: Parameters<typeof completions>) => sortedAll(completions(...asked)) }),
    ...(sample && {
      sample(...asked: Parameters<typeof sample>) {
        const fields = sample(...asked);
        return fields && sorted(fields);
      },
    }),
    ...(check && { check: ofAction(check) }),
    ...(chance && { chance: ofAction(chance) }),
    ...(typeof reveals === 'function' && { reveals: ofAction(reveals) }),
    ...(describe && { describe: ofAction(describe) }),
  });
}

/**
 * A field of an action that holds several of something whose order means nothing and which may be there twice, such as two
 * columns that may be the same: a multiset. Its elements are pointed at in any order, each as often as it is there. The
 * action's functions are given them in one order, ascending, whatever the order in which they came, and
 * what they list is brought into it; a record keeps the order in which they were told.
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
  return declared(list(element, maximum, minimum), { isBag: true, arranged } satisfies Arranging & PartFacts);
}
