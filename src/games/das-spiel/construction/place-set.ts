import { part, setOf } from '../../../kernel/schemas/part.js';
import { checkOf } from '../../../kernel/schemas/schema.js';
import type * as z from '../../../kernel/schemas/zod.js';

// Games 28 and 29 take dice out of a block beside the pyramid: a place there is a list of its coordinates.

/** Coordinates of a place in a block. */
export type Place = readonly number[];

/** The schema of a set of `minimum` to `maximum` places: a list without repeats. */
export function placeSet<T extends z.$ZodType>(place: T, minimum: number, maximum: number): z.$ZodArray<T> {
  const different = checkOf<unknown[]>(({ value, issues }) => {
    const keys = value.map(String);
    const twice = keys.find((key, i) => keys.indexOf(key) !== i);
    if (twice === undefined) return;
    issues.push({ code: 'custom', message: `expected different places, got ${twice} twice`, input: value });
  });
  return setOf(part('place', place), maximum, minimum, different);
}

/** Places as `legalActions` lists a set of them: ascending by the first coordinate, then the next. */
export function inPlaceOrder<T extends Place>(places: readonly T[]): T[] {
  return [...places].sort((one, other) => {
    const at = one.findIndex((part, i) => part !== other[i]);
    return at < 0 ? 0 : (one[at] as number) - (other[at] as number);
  });
}
