import { definitionOf, type SchemaDefinition } from '../schemas/definition.js';
import type * as z from '../schemas/zod.js';
import type { Acceptor, Asked } from './makers.js';

/** What checks say of themselves: zod's own, and those of `integer` and `list`. */
export interface Bounds {
  readonly check?: unknown;
  readonly holds?: unknown;
  readonly format?: unknown;
  readonly value?: unknown;
  readonly inclusive?: boolean;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
}

/** All that is asked of a value beyond its type; `z.int()` is a check itself. */
export function boundsAsked(schema: z.$ZodType): readonly Bounds[] {
  const { check, checks = [] } = definitionOf(schema);
  const own = checks.map(({ _zod }): Bounds => _zod.def);
  return check === undefined ? own : [definitionOf(schema), ...own];
}

type Sized = { readonly length: number };

/**
 * What zod's integers, enumerations and bounds ask, without zod, which takes several times as long: for games written
 * with them.
 */
export function quickAcceptor({ def, values }: Asked): Acceptor | undefined {
  const { type = 'number', coerce } = def as Partial<SchemaDefinition>;
  const { check, format, value, inclusive, minimum, maximum } = def as Bounds;
  if (type === 'enum' && values) return (given) => values.has(given);
  if (check === 'number_format' && format === 'safeint' && type === 'number' && !coerce) return Number.isSafeInteger;
  if (typeof value === 'number' && inclusive) {
    if (check === 'less_than') return (given) => (given as number) <= value;
    if (check === 'greater_than') return (given) => (given as number) >= value;
  }
  if (check === 'max_length' && typeof maximum === 'number') return (given) => (given as Sized).length <= maximum;
  if (check === 'min_length' && typeof minimum === 'number') return (given) => (given as Sized).length >= minimum;
  return undefined;
}
