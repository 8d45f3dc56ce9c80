import { isRecord } from '../kernel/plain.js';
import { definitionOf } from '../kernel/schemas/definition.js';
import * as z from '../kernel/schemas/zod.js';
import { lettersOf } from './letters.js';
import { limitsOf } from './limits.js';

type Schema = z.$ZodType;

/**
 * The values that a schema lets pass, by numbers from 0 to `size - 1`; some may stand for none, or for one that has another.
 */
export interface Numbering {
  /** Whatever it is, even beyond the safe integers. */
  readonly size: number;
  /** -1 for what has no number. */
  readonly numberOf: (value: unknown) => number;
  /** What can be left out is `undefined`. */
  readonly valueAt: (number: number) => unknown;
}

/** As many values as the first number says, of `values`. */
const listed = (values: readonly unknown[]): Numbering => {
  const numbers = new Map(values.map((value, i) => [value, i]));
  return { size: values.length, numberOf: (value) => numbers.get(value) ?? -1, valueAt: (number) => values[number] };
};

function integers(least: number, most: number): Numbering {
  const size = most - least + 1;
  return {
    size,
    numberOf: (value) => (Number.isSafeInteger(value) && (value as number) <= most ? (value as number) - least : -1),
    valueAt: (number) => number + least,
  };
}

/** One of each, the last the quickest to change. */
function together(parts: readonly Numbering[]): { size: number } & SequenceNumbering {
  return {
    size: parts.reduce((product, { size }) => product * size, 1),
    numberOf(values) {
      let number = 0;
      for (let i = 0; i < parts.length; i++) {
        const part = parts[i] as Numbering;
        const own = part.numberOf(values[i]);
        if (own < 0) return -1;
        number = number * part.size + own;
      }
      return number;
    },
    valueAt(number) {
      let rest = number;
      const values: unknown[] = [];
      for (let i = parts.length - 1; i >= 0; i--) {
        const { size, valueAt } = parts[i] as Numbering;
        values[i] = valueAt(rest % size);
        rest = Math.floor(rest / size);
      }
      return values;
    },
  };
}

interface SequenceNumbering {
  readonly numberOf: (values: readonly unknown[]) => number;
  readonly valueAt: (number: number) => unknown[];
}

/** One of several kinds; a value shows which it is of. */
function either(kinds: readonly Numbering[], kindOf: (value: unknown) => number): Numbering {
  const starts: number[] = [0];
  for (const { size } of kinds) starts.push((starts.at(-1) as number) + size);
  return {
    size: starts.at(-1) as number,
    numberOf(value) {
      const kind = kindOf(value);
      const own = kinds[kind]?.numberOf(value) ?? -1;
      return own < 0 ? -1 : own + (starts[kind] as number);
    },
    valueAt(number) {
      const kind = starts.findIndex((start) => start > number) - 1;
      return kinds[kind]?.valueAt(number - (starts[kind] as number));
    },
  };
}

/** How many choices of `few` out of `many` there are. */
function choices(many: number, few: number): number {
  let count = 1;
  for (let i = 0; i < few; i++) count = (count * (many - i)) / (i + 1);
  return Math.round(count);
}

/**
 * `length` of the elements, in any order.
 *
 * @param again - 1 where elements can repeat: then each place counts on by the number of places before it, and none is there
 * twice
 */
function chosen(element: Numbering, length: number, again: 0 | 1): Numbering {
  const size = element.size + again * Math.max(0, length - 1);
  const below = Array.from({ length }, (_, i) => Array.from({ length: size }, (_, at) => choices(at, i + 1)));
  return {
    size: choices(size, length),
    numberOf(value) {
      const places: number[] = [];
      let isSorted = true;
      for (const one of value as readonly unknown[]) {
        const place = element.numberOf(one);
        if (place < 0) return -1;
        isSorted &&= places.length === 0 || place >= (places.at(-1) as number);
        places.push(place);
      }
      if (!isSorted) places.sort((a, b) => a - b);
      let number = 0;
      for (let i = 0; i < length; i++) {
        if (!again && places[i] === places[i - 1]) return -1;
        number += below[i]?.[(places[i] as number) + again * i] as number;
      }
      return number;
    },
    valueAt(number) {
      let rest = number;
      const values: unknown[] = [];
      for (let i = length - 1; i >= 0; i--) {
        const counts = below[i] as readonly number[];
        let place = size - 1;
        while ((counts[place] as number) > rest) place--;
        rest -= counts[place] as number;
        values.unshift(element.valueAt(place - again * i));
      }
      return values;
    },
  };
}

/** At most this many elements are looked at one by one. */
const MOST_ELEMENTS = 1_000;

function lists(schema: Schema): Numbering | null {
  const { element, isSet, isBag } = definitionOf(schema);
  const { least, most } = limitsOf(schema);
  const one = element ? numberingOf(element) : null;
  if (!one || one.size > MOST_ELEMENTS || most > MOST_ELEMENTS) return null;
  const kinds: Numbering[] = [];
  for (let length = least; length <= most; length++) {
    if (isSet || isBag) kinds.push(chosen(one, length, isBag ? 1 : 0));
    else kinds.push(together(Array.from({ length }, () => one)) as Numbering);
    if ((kinds.at(-1)?.size ?? 0) > Number.MAX_SAFE_INTEGER) return null;
  }
  return either(kinds, (value) => (Array.isArray(value) ? value.length - least : -1));
}

/** Objects of these fields, which may be left out where `undefined` is a value. */
function records(shape: Readonly<Record<string, Schema>>, frame: readonly string[] = []): Numbering | null {
  const names = Object.keys(shape).filter((name) => !frame.includes(name));
  const parts = all(names.map((name) => numberingOf(shape[name] as Schema)));
  if (!parts) return null;
  const { size, numberOf, valueAt } = together(parts);
  return {
    size,
    numberOf: (value) => (isRecord(value) ? numberOf(names.map((name) => value[name])) : -1),
    valueAt(number) {
      const values = valueAt(number);
      const fields: Record<string, unknown> = {};
      names.forEach((name, i) => {
        if (values[i] !== undefined) fields[name] = values[i];
      });
      return fields;
    },
  };
}

/** All of them, or `null` where one is missing. */
const all = (parts: readonly (Numbering | null)[]): readonly Numbering[] | null =>
  parts.every((part) => part !== null) ? parts : null;

const nothing = (absent: null | undefined, inner: Numbering | null): Numbering | null =>
  inner && either([listed([absent]), inner], (value) => (value === absent ? 0 : 1));

/** Numbers for what a schema lets pass, from the schema alone; `null` where there is no end of it, or that isn't known. */
export function numberingOf(schema: Schema): Numbering | null {
  const { type, innerType, items = [], shape = {}, options = [], values = [], entries = {} } = definitionOf(schema);
  switch (type) {
    case 'literal':
      return listed(values);
    case 'enum':
      return listed(Object.values(entries));
    case 'boolean':
      return listed([false, true]);
    case 'number': {
      const { isInteger, least, most } = limitsOf(schema);
      return isInteger ? integers(least, most) : null;
    }
    case 'string': {
      const letters = lettersOf(schema);
      if (!letters) return null;
      const { size, numberOf, valueAt } = together(letters.places.map(listed));
      return {
        size,
        numberOf: (value) => numberOf((typeof value === 'string' && letters.cut(value)) || [undefined]),
        valueAt: (number) => valueAt(number).join(''),
      };
    }
    case 'nullable':
      return nothing(null, numberingOf(innerType as Schema));
    case 'optional':
      return nothing(undefined, numberingOf(innerType as Schema));
    case 'default':
    case 'readonly':
      return numberingOf(innerType as Schema);
    case 'tuple': {
      const parts = all(items.map(numberingOf));
      return parts && (together(parts) as Numbering);
    }
    case 'array':
      return lists(schema);
    case 'object':
      return records(shape);
    case 'union': {
      const kinds = all(options.map(numberingOf));
      return kinds && either(kinds, (value) => options.findIndex((option) => z.safeParse(option, value).success));
    }
    default:
      return null;
  }
}

/** For the actions of one type, without player and outcome. */
export const numberingOfFields = (shape: Readonly<Record<string, Schema>>): Numbering | null =>
  records(shape, ['type', 'player', 'outcome']);
