import * as z from 'zod/mini';

/** The part of JSON Schema that bounds numbers, lists and texts. */
export interface Bounds {
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

const knownBounds = new WeakMap<z.core.$ZodType, Bounds>();

/** What bounds numbers, lists or texts: from the JSON Schema, because a schema can say it in several ways. */
export function boundsOf(schema: z.core.$ZodType): Bounds {
  const bounds = knownBounds.get(schema) ?? (z.toJSONSchema(schema, { unrepresentable: 'any' }) as Bounds);
  knownBounds.set(schema, bounds);
  return bounds;
}
