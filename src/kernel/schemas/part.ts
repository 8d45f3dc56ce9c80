import type { PartFacts } from './definition.js';
import { list, natural } from './schema.js';
import type * as z from './zod.js';

/**
 * What a person points at, as text: a kind, a colon and a name, such as `die:2`, `cell:3c2`, `action:roll`. The name is
 * the value as the action has it, so a {@link place} counts from 0.
 */
export type Part = string;

/** The schema with facts, such as {@link PartFacts}, in its definition. */
export function declared<S extends z.$ZodType>({ _zod: { constr, def } }: S, facts: object): S {
  return new constr({ ...def, ...facts }) as S;
}

/**
 * The schema, with what a person points at to choose a value of it: `part('column', integer(2, 12))` makes parts
 * `column:2` to `column:12`, shown, said and written as those numbers; what counts places is a {@link place}. Without a
 * kind numbers are parts such as `number:4`, places `place:4`, and everything else is named after its field: `value:colour=r`.
 *
 * @param kind - a word: a letter, then letters and digits
 * @example
 * ```ts
 * import { part, place, setOf } from 'dicewright/define';
 *
 * // Any of five dice: choosing offers `die:0` to `die:4`, a record says `1-5`.
 * export const fields = { dice: setOf(part('die', place(4)), 5) };
 * ```
 */
export function part<S extends z.$ZodType>(kind: string, schema: S): S {
  return declared(schema, { part: kind } satisfies PartFacts);
}

/**
 * A place among others, such as that of a die in a row: a value from 0 to `maximum`, which people count from 1, so that
 * it is shown, said and written one higher. Several in a tuple are one place with several numbers.
 *
 * @example
 * ```ts
 * import { part, place } from 'dicewright/define';
 * import * as z from 'zod/mini';
 *
 * // A record says `4` for the die 3, `1.3` for the field [0, 2].
 * export const fields = { die: part('die', place(4)), field: part('field', z.tuple([place(7), place(7)])) };
 * ```
 */
export function place(maximum?: number): z.$ZodNumber<number> {
  return declared(natural(maximum), { isPlace: true } satisfies PartFacts);
}

/**
 * A list whose order means nothing and in which nothing stands twice, such as the dice of a roll: its elements are pointed
 * at in any order. Every other list is a path, which is pointed at in its order. The checks say what is refused by the
 * schema; what stands twice may as well be for the `check` of the action.
 */
export function setOf<T extends z.SomeType>(
  element: T,
  maximum: number,
  minimum?: number,
  ...checks: z.$ZodCheck<z.output<T>[]>[]
): z.$ZodArray<T> {
  return declared(list(element, maximum, minimum, ...checks), { isSet: true } satisfies PartFacts);
}
