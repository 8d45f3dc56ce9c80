import * as z from 'zod/mini';
import { type ErrorCode, GameError, type Path } from './errors.js';
import { type Json, oneLine, pathText, plainCopy } from './plain.js';

type Schema = z.core.$ZodType;
/** The properties of an object schema. */
export type Shape = z.core.$ZodShape;

/**
 * An integer from `minimum` to `maximum`, both included.
 *
 * One check with one message, where `z.int()` with its bounds takes three: games are bundled into pages.
 *
 * @example
 * ```ts
 * import { integer } from 'dicewright';
 * import * as z from 'zod/mini';
 *
 * const face = integer(1, 6);
 * console.log(z.safeParse(face, 7).error?.issues[0]?.message); // → expected an integer from 1 to 6, got 7
 * ```
 */
export function integer(minimum: number, maximum: number): z.ZodMiniNumber<number> {
  const inRange = z.check<number>(({ value, issues }) => {
    if (Number.isInteger(value) && value >= minimum && value <= maximum) return;
    const message = `expected an integer from ${minimum} to ${maximum}, got ${value}`;
    issues.push({ code: 'custom', message, input: value });
  });
  // What a JSON Schema of it says.
  inRange._zod.onattach.push(({ _zod }) => Object.assign(_zod.bag, { format: 'safeint', minimum, maximum }));
  return z.number().check(inRange);
}

/** A natural number up to `maximum` (of the safe integers, unless given). */
export function natural(maximum: number = Number.MAX_SAFE_INTEGER): z.ZodMiniNumber<number> {
  return integer(0, maximum);
}

/** A probability that a Chance can weigh exactly: from 0 to 1 in steps of 0.001. */
export function probability(): z.ZodMiniNumber<number> {
  // Not `multipleOf`, which forgives rounding errors: they would make two options of one probability.
  const isThousandth = (value: number) => Math.round(value * 1000) / 1000 === value;
  return z.number().check(z.minimum(0), z.maximum(1), z.refine(isThousandth, 'expected a multiple of 0.001'));
}

/** The shape without its defaults: what options look like once they are resolved. */
export function withoutDefaults(shape: Shape): Shape {
  return Object.fromEntries(
    Object.entries(shape).map(([key, schema]) => {
      const { def } = schema._zod as unknown as { def: { type: string; innerType?: Schema } };
      return [key, def.type === 'default' && def.innerType ? def.innerType : schema];
    }),
  );
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return `an array of ${value.length}`;
  switch (typeof value) {
    case 'object':
      return 'an object';
    case 'string':
      return value.length > 40 ? 'a long string' : oneLine(JSON.stringify(value));
    case 'undefined':
      return 'nothing';
    default:
      return String(value);
  }
}

function bound(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): string {
  const limit = issue.code === 'too_big' ? issue.maximum : issue.minimum;
  const strict = issue.inclusive === false ? (issue.code === 'too_big' ? 'less than ' : 'more than ') : '';
  const side = strict || (issue.code === 'too_big' ? 'at most ' : 'at least ');
  const unit = issue.origin === 'array' ? ' values' : issue.origin === 'string' ? ' characters' : '';
  return `expected ${issue.exact ? 'exactly ' : side}${limit}${unit}`;
}

function oneOf(values: readonly unknown[]): string {
  return `expected ${values.slice(0, 24).map(kindOf).join(' | ')}`;
}

// zod/mini's own messages say only "Invalid input"; these say what was expected.
function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${issue.expected === 'int' ? 'integer' : issue.expected}`;
    case 'too_big':
    case 'too_small':
      return bound(issue);
    case 'not_multiple_of':
      return `expected a multiple of ${issue.divisor}`;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      return 'options' in issue && issue.options ? oneOf(issue.options) : 'is not valid';
    case 'unrecognized_keys':
      return `unknown ${issue.keys.slice(0, 3).map(kindOf).join(', ')}`;
    case 'custom':
      return issue.message || 'is not valid';
    default:
      return 'is not valid';
  }
}

function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const key of path) value = (value as Record<string | number, unknown> | null | undefined)?.[key];
  return value;
}

/** One line about the first thing that is wrong: where, what was expected, what came. Never the whole input. */
export function explain(issue: z.core.$ZodIssue, root: unknown): string {
  const path = issue.path as Path;
  const where = path.length > 0 ? `${pathText(path)}: ` : '';
  const got =
    issue.code === 'custom' || issue.code === 'unrecognized_keys' ? '' : `, got ${kindOf(valueAt(root, path))}`;
  return `${where}${expectation(issue)}${got}`;
}

/**
 * Parses plain data.
 * @throws {@link GameError} with the code, saying what is wrong
 */
export function parse(schema: Schema, value: Json, code: ErrorCode, name: string): unknown {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const issue = result.error.issues[0] as z.core.$ZodIssue;
  throw new GameError(code, `${name}: ${explain(issue, value)}`, { path: issue.path as Path });
}

/** {@link plainCopy}, then {@link parse}. */
export function parseForeign(schema: Schema, value: unknown, code: ErrorCode, name: string): unknown {
  return parse(schema, plainCopy(value, code, name), code, name);
}
