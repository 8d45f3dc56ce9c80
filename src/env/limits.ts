import * as z from '../kernel/schemas/zod.js';

/** The bounds of a schema, where it has any: of a number, of a text, of a list. */
export interface Limits {
  readonly isInteger: boolean;
  readonly least: number;
  readonly most: number;
  readonly pattern: string | undefined;
}

interface Told {
  readonly type?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** As JSON Schema gives them: whatever made them, and whichever zod. */
export function limitsOf(schema: z.$ZodType): Limits {
  const told = z.toJSONSchema(schema, { unrepresentable: 'any' }) as Told;
  const isNumber = told.type === 'number' || told.type === 'integer';
  const { minLength = 0, minItems = minLength, maxLength = Number.POSITIVE_INFINITY, maxItems = maxLength } = told;
  const { exclusiveMinimum = Number.NEGATIVE_INFINITY, exclusiveMaximum = Number.POSITIVE_INFINITY } = told;
  const isInteger = told.type === 'integer';
  const beside = isInteger ? 1 : 0;
  return {
    isInteger,
    least: isNumber ? (told.minimum ?? exclusiveMinimum + beside) : minItems,
    most: isNumber ? (told.maximum ?? exclusiveMaximum - beside) : maxItems,
    pattern: told.pattern,
  };
}
