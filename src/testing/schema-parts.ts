import * as z from 'zod/mini';

/** What the parts of a schema are called in its definition. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly keyType?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly items?: readonly z.core.$ZodType[];
  readonly rest?: z.core.$ZodType | null;
  readonly in?: z.core.$ZodType;
  readonly getter?: () => z.core.$ZodType;
  readonly entries?: Readonly<Record<string, string | number>>;
  readonly values?: readonly unknown[];
}

export const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def as unknown as Definition;

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
