import { isRecord } from '../kernel/plain.js';
import { definitionOf } from '../kernel/schemas/definition.js';
import * as z from '../kernel/schemas/zod.js';
import { lettersOf } from './letters.js';
import { limitsOf } from './limits.js';

type Schema = z.$ZodType;

/** Writes a value as a fixed number of numbers into a list of zeros. */
export interface Observer {
  readonly size: number;
  readonly write: (value: unknown, numbers: number[], at: number) => void;
}

const TRUTH: Observer = {
  size: 1,
  write(value, numbers, at) {
    numbers[at] = Number(value);
  },
};

const NOTHING: Observer = { size: 0, write: () => undefined };

/** A number without bounds is half way to 1 here. */
const HALF_WAY = 16;

/** A 1 at the place of the value; what can only be one thing needs none. */
function oneHot(values: readonly unknown[]): Observer {
  if (values.length < 2) return NOTHING;
  const places = new Map(values.map((value, i) => [value, i]));
  return {
    size: values.length,
    write(value, numbers, at) {
      const place = places.get(value);
      if (place !== undefined) numbers[at + place] = 1;
    },
  };
}

/** From 0 to 1 between its bounds; without bounds from -1 to 1, small numbers far apart and large ones close together. */
function scaled(least: number, most: number): Observer {
  const range = most - least;
  const isBounded = range < 2 ** 31;
  if (range === 0) return NOTHING;
  return {
    size: 1,
    write(value, numbers, at) {
      const number = value as number;
      numbers[at] = isBounded ? (number - least) / range : number / (HALF_WAY + Math.abs(number));
    },
  };
}

/** One after the other. */
function inOrder(parts: readonly Observer[], valuesOf: (value: unknown) => readonly unknown[]): Observer {
  return {
    size: parts.reduce((sum, { size }) => sum + size, 0),
    write(value, numbers, at) {
      const values = valuesOf(value);
      let place = at;
      for (let i = 0; i < parts.length; i++) {
        const part = parts[i] as Observer;
        part.write(values[i], numbers, place);
        place += part.size;
      }
    },
  };
}

/** Whether it is there, then it, or zeros. */
function perhaps(inner: Observer): Observer {
  return {
    size: 1 + inner.size,
    write(value, numbers, at) {
      if (value === null || value === undefined) return;
      numbers[at] = 1;
      inner.write(value, numbers, at + 1);
    },
  };
}

/** As many numbers as the longest list has. */
function listed(schema: Schema): Observer {
  const { least, most } = limitsOf(schema);
  const { size, write } = observerOf(definitionOf(schema).element as Schema);
  const isFixed = least === most;
  const step = isFixed ? size : 1 + size;
  const one = isFixed ? { size, write } : perhaps({ size, write });
  return {
    size: step * most,
    write(value, numbers, at) {
      const values = value as readonly unknown[];
      for (let i = 0; i < values.length; i++) one.write(values[i], numbers, at + i * step);
    },
  };
}

/** Which of the schemas it belongs to, then its value, at the place for that schema. */
function oneOf(options: readonly Schema[]): Observer {
  const kinds = options.map((option) => observerOf(option));
  const which = oneHot(options.map((_, i) => i));
  return {
    size: kinds.reduce((sum, { size }) => sum + size, which.size),
    write(value, numbers, at) {
      const found = options.findIndex((option) => z.safeParse(option, value).success);
      which.write(found, numbers, at);
      const before = kinds.slice(0, found).reduce((sum, { size }) => sum + size, which.size);
      kinds[found]?.write(value, numbers, at + before);
    },
  };
}

/**
 * Numbers for what a schema lets pass, always equally many. Words without end are left out; unbounded lists make it
 * infinitely many.
 */
export function observerOf(schema: Schema): Observer {
  const { type, innerType, items = [], shape = {}, options = [], values = [], entries = {} } = definitionOf(schema);
  switch (type) {
    case 'literal':
      return oneHot(values);
    case 'enum':
      return oneHot(Object.values(entries));
    case 'boolean':
      return TRUTH;
    case 'number': {
      const { least, most } = limitsOf(schema);
      return scaled(least, most);
    }
    case 'string': {
      const letters = lettersOf(schema);
      if (!letters) return NOTHING;
      return inOrder(letters.places.map(oneHot), (value) => letters.cut(value as string) ?? []);
    }
    case 'nullable':
    case 'optional':
      return perhaps(observerOf(innerType as Schema));
    case 'default':
    case 'readonly':
      return observerOf(innerType as Schema);
    case 'tuple':
      return inOrder(
        items.map((item) => observerOf(item)),
        (value) => value as readonly unknown[],
      );
    case 'array':
      return listed(schema);
    case 'object': {
      const names = Object.keys(shape);
      const parts = names.map((name) => observerOf(shape[name] as Schema));
      return inOrder(parts, (value) => names.map((name) => (isRecord(value) ? value[name] : undefined)));
    }
    case 'union':
      return oneOf(options);
    default:
      return NOTHING;
  }
}
