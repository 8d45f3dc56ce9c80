import { type ActionField, present } from '../../choosing/action-fields.js';
import { isInteger, type Json, MAX_NODES } from '../../kernel/plain.js';
import { definitionOf } from '../../kernel/schemas/definition.js';
import type * as z from '../../kernel/schemas/zod.js';
import { expectedPlace, type Schema } from './expected.js';
import { fail } from './mistakes.js';
import type { Token } from './tokens.js';

type Place = number | number[];

/** Numbers of a place: several of a tuple. */
const PLACE = /^[1-9]\d{0,14}(\.[1-9]\d{0,14})*$/;
const RUN = /^([1-9]\d{0,14})-([1-9]\d{0,14})$/;
/** Runs are written from this many places on. */
const SHORTEST_RUN = 3;

interface Bounds {
  readonly minimum: number;
  readonly maximum: number;
}

/** Where a number's schema has both bounds, and no more between them than a record may hold. */
function boundsOf(schema: Schema): Bounds | undefined {
  const { minimum, maximum } = (schema?._zod.bag ?? {}) as Partial<Bounds>;
  if (!isInteger(minimum, 0) || !isInteger(maximum, minimum)) return undefined;
  return maximum - minimum < MAX_NODES ? { minimum, maximum } : undefined;
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** All places that a schema allows; `undefined` where there is no end of them. */
function allPlaces(given: z.$ZodType): Place[] | undefined {
  const schema = present(given);
  const { items } = definitionOf(schema);
  if (!items) {
    const bounds = boundsOf(schema);
    return bounds && range(bounds.minimum, bounds.maximum);
  }
  let all: number[][] = [[]];
  for (const item of items) {
    const bounds = boundsOf(present(item));
    if (!bounds || all.length * (bounds.maximum - bounds.minimum + 1) > MAX_NODES) return undefined;
    const next = range(bounds.minimum, bounds.maximum);
    all = all.flatMap((place) => next.map((one) => [...place, one]));
  }
  return all;
}

/** One place. @throws Unreadable */
export function readPlace(token: Token, schema: z.$ZodType): Json {
  const { items } = definitionOf(present(schema));
  const numbers = token.value.split('.').map((digits) => Number(digits) - 1);
  if (token.kind !== 'word' || !PLACE.test(token.value) || numbers.length !== (items?.length ?? 1)) {
    return fail(token, expectedPlace(schema));
  }
  return items ? numbers : (numbers[0] as number);
}

function readRun(token: Token, schema: z.$ZodType, first: number, last: number): number[] {
  const bounds = boundsOf(schema);
  if (!bounds) return fail(token, 'single places, since nothing says where they end');
  const { minimum, maximum } = bounds;
  if (first - 1 >= minimum && first <= last && last - 1 <= maximum) return range(first - 1, last - 1);
  return fail(token, `a run of places within ${minimum + 1}-${maximum + 1}`);
}

/** An element of a list of places: one, a run such as `1-5`, or `all`. @throws Unreadable */
export function readPlaces(token: Token, field: ActionField): readonly Json[] {
  const { schema, how } = field;
  const isNumber = definitionOf(present(schema)).type === 'number';
  const run = token.kind === 'word' && isNumber ? RUN.exec(token.value) : null;
  if (run) return readRun(token, present(schema), Number(run[1]), Number(run[2]));
  if (how === 'set' && token.kind === 'word' && token.value === 'all') {
    return allPlaces(schema) ?? fail(token, 'places, since nothing says where they end');
  }
  return [readPlace(token, schema)];
}

/** A place as people count; anything else is written so that it can't be read. */
export const placeText = (place: unknown): string =>
  place === null
    ? 'null'
    : [place]
        .flat()
        .map((number) => (isInteger(number, 0) ? number + 1 : '?'))
        .join('.');

/** Places in their order, three or more in a row as a run. */
export function placesText(places: readonly unknown[], schema: z.$ZodType): string {
  const bounds = boundsOf(present(schema));
  const isKnown = (place: unknown): boolean => bounds !== undefined && isInteger(place, bounds.minimum, bounds.maximum);
  const words: string[] = [];
  for (let i = 0; i < places.length; ) {
    let end = i + 1;
    while (isKnown(places[end]) && places[end] === (places[end - 1] as number) + 1) end++;
    if (end - i < SHORTEST_RUN || !isKnown(places[i])) end = i + 1;
    words.push(end > i + 1 ? `${placeText(places[i])}-${placeText(places[end - 1])}` : placeText(places[i]));
    i = end;
  }
  return words.join(' ');
}
