import * as z from 'zod/mini';
import { pick, type RandomGenerator, uniformInt } from '../kernel/dice/random.js';
import { definitionOf } from '../kernel/schemas/definition.js';
import { type Bounds, boundsOf } from './schema-parts.js';

interface Range {
  readonly least: number;
  readonly most: number;
}

/** Which integers a schema of numbers lets pass; the end of the safe integers is not a bound that anyone has set. */
function rangeOf(schema: z.core.$ZodType): Range {
  const {
    minimum = Number.NEGATIVE_INFINITY,
    exclusiveMinimum = Number.NEGATIVE_INFINITY,
    maximum = Number.POSITIVE_INFINITY,
    exclusiveMaximum = Number.POSITIVE_INFINITY,
  } = boundsOf(schema);
  const least = Math.ceil(Math.max(minimum, exclusiveMinimum + 1));
  const most = Math.floor(Math.min(maximum, exclusiveMaximum - 1));
  return {
    least: least > Number.MIN_SAFE_INTEGER ? least : Number.NEGATIVE_INFINITY,
    most: most < Number.MAX_SAFE_INTEGER ? most : Number.POSITIVE_INFINITY,
  };
}

/** Numbers without bounds are drawn from the neighbourhood of 0, where the rules are. */
const FAR = 12;
/** Lists without bounds stay short. */
const LONG = 4;

function numberOf(schema: z.core.$ZodType, rng: RandomGenerator): number {
  const { least, most } = rangeOf(schema);
  const low = Number.isFinite(least) ? least : Math.min(-FAR, most - FAR);
  const high = Math.min(most, Number.isFinite(most - low) && most - low <= 2 ** 31 ? most : low + FAR);
  // The ends of a range are where a rule goes wrong; the whole range is drawn from as often as its lower end.
  const top = uniformInt(rng, 0, 1) === 0 ? Math.min(high, low + FAR) : high;
  return uniformInt(rng, low, Math.max(low, top));
}

function listOf(schema: z.core.$ZodType, rng: RandomGenerator): unknown[] {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = boundsOf(schema);
  const length = uniformInt(rng, minItems, Math.max(minItems, Math.min(maxItems, minItems + LONG)));
  const { element } = definitionOf(schema);
  const list: unknown[] = [];
  for (let i = 0; i < length; i++) list.push(wellFormed(element as z.core.$ZodType, rng));
  return list;
}

/** A character or a class of them, and how often it comes. */
const PIECE = /\[([^\]^\\][^\]\\]*)\]|([^\\[\](){}|?*+^$])/y;
const TIMES = /\?|\*|\+|\{(\d+)(?:(,)(\d*))?\}/y;

function matched(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The characters of a class such as `a-i1`. */
function charactersOf(text: string): string[] {
  const found: string[] = [];
  for (let i = 0; i < text.length; i++) {
    const isRange = text[i + 1] === '-' && i + 2 < text.length;
    const last = text.charCodeAt(isRange ? i + 2 : i);
    for (let code = text.charCodeAt(i); code <= last; code++) found.push(String.fromCharCode(code));
    if (isRange) i += 2;
  }
  return found;
}

/** How often at least and at most; without an end, a little more. */
function timesOf([text, least = '0', range, most]: readonly (string | undefined)[]): Range & { endless: boolean } {
  if (text === '?') return { least: 0, most: 1, endless: false };
  const low = text === '+' ? 1 : Number(least);
  const endless = text === '*' || text === '+' || (range !== undefined && !most);
  if (endless) return { least: low, most: low + LONG, endless };
  return { least: low, most: Math.max(low, most ? Number(most) : low), endless };
}

const ONCE = { least: 1, most: 1, endless: false };

/**
 * A text for a pattern that is a row of characters and classes of them; `null` for any other pattern. Where the pattern ends
 * in something that may come any number of times, the text gets as long as it has to be, and no longer than it may.
 */
function textFor(bounds: Bounds, rng: RandomGenerator): string | null {
  const { pattern = '', minLength = 0, maxLength = Number.POSITIVE_INFINITY } = bounds;
  if (!(pattern.startsWith('^') && pattern.endsWith('$'))) return null;
  const row = pattern.slice(1, -1);
  let text = '';
  for (let at = 0; at < row.length; ) {
    const piece = matched(PIECE, row, at);
    if (piece === null) return null;
    at += piece[0].length;
    const times = matched(TIMES, row, at);
    at += times?.[0].length ?? 0;
    const range = times ? timesOf(times) : ONCE;
    let { least, most } = range;
    if (range.endless && at === row.length) {
      least = Math.max(least, minLength - text.length);
      most = Math.max(least, Math.min(least + LONG, maxLength - text.length));
    }
    const characters = piece[1] === undefined ? [piece[0]] : charactersOf(piece[1]);
    for (let i = least === most ? least : uniformInt(rng, least, most); i > 0; i--) text += pick(rng, characters);
  }
  return text;
}

/** A pattern may allow more than the schema does: this many texts are tried. */
const TEXTS = 12;

function stringOf(schema: z.core.$ZodType, rng: RandomGenerator): string {
  const bounds = boundsOf(schema);
  for (let i = 0; bounds.pattern !== undefined && i < TEXTS; i++) {
    const text = textFor(bounds, rng);
    if (text === null) break;
    if (i === TEXTS - 1 || z.safeParse(schema, text).success) return text;
  }
  return pick(rng, ['', 'a', 'b', 'ab']) as string;
}

/**
 * A random value in the form that a schema describes, so that rules are asked about what a schema lets pass and no player
 * would think of. It reads the schema's structure, but doesn't know refinements and rarer schemas, so what it gives need not
 * parse.
 */
export function wellFormed(schema: z.core.$ZodType, rng: RandomGenerator): unknown {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(definition.shape ?? {}).flatMap(([key, child]) => {
          const value = wellFormed(child, rng);
          return value === undefined ? [] : [[key, value]];
        }),
      );
    case 'array':
      return listOf(schema, rng);
    case 'tuple':
      return (definition.items ?? []).map((item) => wellFormed(item, rng));
    case 'record': {
      const count = uniformInt(rng, 0, LONG);
      const keys = Array.from({ length: count }, () => wellFormed(definition.keyType as z.core.$ZodType, rng));
      return Object.fromEntries(
        keys.map((key) => [String(key), wellFormed(definition.valueType as z.core.$ZodType, rng)]),
      );
    }
    case 'number':
      return numberOf(schema, rng);
    case 'boolean':
      return uniformInt(rng, 0, 1) === 1;
    case 'enum':
      return pick(rng, Object.values(definition.entries ?? {}));
    case 'literal':
      return pick(rng, definition.values ?? []);
    case 'union': {
      const option = pick(rng, definition.options ?? []);
      return option && wellFormed(option, rng);
    }
    case 'nullable':
      return uniformInt(rng, 0, 3) === 0 ? null : wellFormed(definition.innerType as z.core.$ZodType, rng);
    case 'optional':
      return uniformInt(rng, 0, 3) === 0 ? undefined : wellFormed(definition.innerType as z.core.$ZodType, rng);
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return wellFormed(definition.innerType as z.core.$ZodType, rng);
    case 'string':
      return stringOf(schema, rng);
    case 'null':
      return null;
    default:
      return undefined;
  }
}
