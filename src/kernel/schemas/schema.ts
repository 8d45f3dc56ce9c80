import { type ErrorCode, GameError, type GameErrorDetails, type Path } from '../errors.js';
import { isInteger, isRecord, isTree, type Json, oneLine, pathText } from '../plain.js';
import { definitionOf } from './definition.js';
import * as z from './zod.js';

type Schema = z.$ZodType;
/** The properties of an object schema. */
export type Shape = z.$ZodShape;

/**
 * A check; `bag` is what a JSON Schema says of it, in zod's words.
 *
 * @param holds - the same as a question, where that is quicker
 */
export function checkOf<T>(
  check: (payload: z.ParsePayload<T>) => void,
  bag: object = {},
  holds?: (value: T) => boolean,
): z.$ZodCheck<T> {
  const def = { check: 'custom', holds };
  return { _zod: { def, onattach: [({ _zod }) => Object.assign(_zod.bag, bag)], check } };
}

/** A check with one message; `bag` is what a JSON Schema says of it, in zod's words. */
function limit<T>(holds: (value: T) => boolean, expected: () => string, bag: object): z.$ZodCheck<T> {
  const check = ({ value, issues }: z.ParsePayload<T>): void => {
    if (holds(value)) return;
    issues.push({ code: 'custom', message: inWords.error({ expected: expected(), input: value }), input: value });
  };
  return checkOf(check, bag, holds);
}

/**
 * An integer from `minimum` to `maximum`, both included. Does what `z.int()` with two checks would, in one, which makes
 * the bundle of a game smaller.
 */
export function integer(minimum: number, maximum: number): z.$ZodNumber<number> {
  const holds = (value: number) => isInteger(value, minimum, maximum);
  const bag = { format: 'safeint', minimum, maximum };
  return z.number(limit(holds, () => `an integer from ${minimum} to ${maximum}`, bag));
}

/**
 * A list of `minimum` (0, unless given) to `maximum` elements. Does what `z.array()` with `z.minLength` and `z.maxLength`
 * would, in less code, as `integer`.
 */
export function list<T extends z.SomeType>(
  element: T,
  maximum: number,
  minimum: number = 0,
  ...checks: z.$ZodCheck<z.output<T>[]>[]
): z.$ZodArray<T> {
  const holds = (value: { readonly length: number }) => isInteger(value.length, minimum, maximum);
  const least = minimum === 0 ? 'at most' : minimum === maximum ? 'exactly' : `${minimum} to`;
  const bag = { maximum, ...(minimum > 0 && { minimum }) };
  return z.array(
    element,
    limit(holds, () => `${least} ${maximum} values`, bag),
    ...checks,
  );
}

/** A list that nobody may change, such as the default of an option; see {@link list}. */
export function readonlyList<O>(
  element: z.$ZodType<O>,
  maximum: number,
  minimum?: number,
): z.$ZodType<readonly O[], readonly O[]> {
  return list(element, maximum, minimum) as z.$ZodType<readonly O[], readonly O[]>;
}

/**
 * A text of a pattern that says how long it may be. Does what `z.string()` with `z.regex` would, in less code, as
 * `integer`.
 *
 * @param expected - what it is, for the message
 */
export function text(pattern: RegExp, expected: string): z.$ZodString<string> {
  return z.string(
    limit(
      (value) => pattern.test(value),
      () => expected,
      { patterns: new Set([pattern]) },
    ),
  );
}

/** A natural number up to `maximum` (of the safe integers, unless given). */
export function natural(maximum: number = Number.MAX_SAFE_INTEGER): z.$ZodNumber<number> {
  return integer(0, maximum);
}

/** A probability that a Chance can weigh exactly: from 0 to 1 in steps of 0.001. */
export function probability(): z.$ZodNumber<number> {
  // Not `multipleOf`, which forgives rounding errors: they would make two options of one probability.
  const isThousandth = (value: number) => Math.round(value * 1000) / 1000 === value;
  const holds = (value: number) => value >= 0 && value <= 1 && isThousandth(value);
  return z.number(limit(holds, () => 'a multiple of 0.001 from 0 to 1', { minimum: 0, maximum: 1 }));
}

/** The schemas that the values of an object are turned into. */
export function mapShape<T>(values: Readonly<Record<string, T>>, change: (value: T) => Schema): Shape {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}

/** The shape without its defaults: what options look like once they are resolved. */
export function withoutDefaults(shape: Shape): Shape {
  return mapShape(shape, (schema) => {
    const { type, innerType } = definitionOf(schema);
    return type === 'default' && innerType ? innerType : schema;
  });
}

type Payload = z.ParsePayload;

/** A union that `decide` parses. */
function unionOf(options: readonly Schema[], decide: (payload: Payload) => void, more: object = {}): Schema {
  const union = z.unknown(checkOf(decide));
  // For what reads definitions, such as JSON Schema.
  Object.assign(union._zod.def, { type: 'union', options, decide, ...more });
  return union;
}

const tried = ({ _zod }: Schema, value: unknown): Payload => _zod.run({ value, issues: [] }, {}) as Payload;

/**
 * What `z.discriminatedUnion(key, …)` gives, in a quarter of the code.
 *
 * @param options - by the value of the key
 */
export function unionBy<O>(key: string, options: ReadonlyMap<z.util.Primitive, z.$ZodType<O>>): z.$ZodType<O> {
  const decide = (payload: Payload): void => {
    const input = payload.value as Readonly<Record<string, z.util.Primitive>> | null;
    const option = options.get(input?.[key]);
    if (option) {
      const { value, issues } = tried(option, input);
      payload.value = value;
      payload.issues.push(...issues);
    } else {
      payload.issues.push(
        isRecord(input)
          ? {
              code: 'invalid_union',
              errors: [],
              options: [...options.keys()] as string[],
              discriminator: key,
              input,
              path: [key],
            }
          : { code: 'invalid_type', expected: 'object', input },
      );
    }
  };
  const union = unionOf([...new Set(options.values())], decide, { discriminator: key, inclusive: false });
  // Another discriminated union of zod asks its options for it.
  union._zod.propValues = { [key]: new Set(options.keys()) };
  return union as z.$ZodType<O>;
}

/** The schema with the methods that `zod/mini` gives. */
export function withMethods<S extends Schema>(schema: S): S {
  type Params = z.ParseContext<z.$ZodIssue>;
  const safeParse = (value: unknown, params?: Params) => z.safeParse(schema, value, params);
  // zod's own `parse` would bring 0.1 kB along.
  const parse = (value: unknown, params?: Params) => {
    const { data, error } = safeParse(value, params);
    if (error) throw error;
    return data;
  };
  return Object.assign(schema, { safeParse, parse });
}

/** What any of the schemas lets pass, as `z.union`, in less code; for an empty list of schemas, anything. */
export function anyOf<const Options extends readonly Schema[]>(
  schemas: Options,
): z.$ZodType<z.output<Options[number]>, z.input<Options[number]>> {
  const options: readonly Schema[] = [...new Set(schemas)];
  const [only = z.unknown(), ...others] = options;
  const decide = ({ value, issues }: Payload): void => {
    if (options.some((option) => tried(option, value).issues.length === 0)) return;
    issues.push({ code: 'invalid_union', errors: [], input: value });
  };
  const union = others.length > 0 ? unionOf(options, decide) : only;
  return union as z.$ZodType<z.output<Options[number]>, z.input<Options[number]>>;
}

/**
 * The schema of these values, plain JSON: exactly these for text, numbers and the like. For lists and objects, of which
 * there can be thousands, it says what can stand at each place, not what goes with what.
 */
export function literally<O>(values: readonly O[]): z.$ZodType<O> {
  const leaves = values.filter((value) => !isTree(value)) as z.util.Literal[];
  const lists = values.filter((value) => Array.isArray(value));
  const records = values.filter((value) => isRecord(value));
  const schemas: Schema[] = [];
  if (leaves.length > 0) schemas.push(z.literal([...new Set(leaves)]));
  if (lists.length > 0) {
    const lengths = lists.map(({ length }) => length);
    schemas.push(list(literally(lists.flat()), Math.max(...lengths), Math.min(...lengths)));
  }
  if (records.length > 0) {
    const shape: Record<string, Schema> = {};
    for (const key of new Set(records.flatMap(Object.keys))) {
      const having = records.filter((record) => Object.hasOwn(record, key));
      const schema = literally(having.map((record) => record[key]));
      shape[key] = having.length < records.length ? z.optional(schema) : schema;
    }
    schemas.push(z.strictObject(shape));
  }
  return anyOf(schemas) as z.$ZodType<O>;
}

/** A value in a message: never the whole of a large one. */
export function kindOf(value: unknown): string {
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

const oneOf = (values: readonly unknown[]): string => values.slice(0, 24).map(kindOf).join(' | ');

/** What zod says about an issue, whatever its code. */
interface Told {
  readonly expected?: string;
  readonly values?: readonly unknown[];
  readonly options?: readonly unknown[];
  readonly origin?: string;
  readonly format?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly divisor?: number;
  readonly exact?: boolean;
  readonly inclusive?: boolean;
  readonly keys?: readonly unknown[];
  readonly input?: unknown;
  readonly discriminator?: string;
  /** The schema that refused. */
  readonly inst?: { readonly _zod: { readonly def: { readonly shape?: object }; readonly bag?: Told } };
}

const integerFrom = ({ minimum, maximum }: Told): string => `an integer from ${minimum} to ${maximum}`;

/** What a schema expected; zod/mini's own messages say only "Invalid input". */
function expectation(told: Told): string | undefined {
  const { values = told.options, minimum, maximum = minimum, inclusive, divisor, inst } = told;
  if (values) return oneOf(values);
  if (divisor) return `a multiple of ${divisor}`;
  if (maximum === undefined) return inst?._zod.bag?.format ? integerFrom(inst._zod.bag) : told.expected;
  const side = minimum === undefined ? ['at most', 'less than'] : ['at least', 'more than'];
  const unit = { array: ' values', string: ' characters' }[told.origin as string] ?? '';
  return `${told.exact ? 'exactly' : side[inclusive === false ? 1 : 0]} ${maximum}${unit}`;
}

/** For `safeParse`: the words of {@link explain}, where a schema has none of its own. */
export const inWords = {
  error(issue: unknown): string {
    const told = issue as Told;
    const { keys, input, discriminator, inst } = told;
    if (keys) {
      const known = Object.keys(inst?._zod.def.shape ?? {}).join(', ') || 'none';
      return `unknown ${kindOf(keys[0])}, expected ${known}`;
    }
    const expected = expectation(told);
    const given = discriminator === undefined ? input : (input as Readonly<Record<string, unknown>>)[discriminator];
    return `${expected ? `expected ${expected}` : 'Invalid input'}, got ${kindOf(given)}`;
  },
};

/** One line about what is wrong, from an issue put {@link inWords}: where, what was expected, what came. Never the whole input. */
export function explain({ path, message }: z.$ZodIssue): string {
  return `${path.length > 0 ? `${pathText(path as Path)}: ` : ''}${message}`;
}

/**
 * Parses plain data.
 * @throws {@link GameError} with the code, saying what is wrong
 */
export function parse(schema: Schema, value: Json, code: ErrorCode, name: string): unknown {
  const result = z.safeParse(schema, value, inWords);
  if (result.success) return result.data;
  const issue = result.error.issues[0] as z.$ZodIssue;
  // It has the path, and the clause where `checkState` named one.
  throw new GameError(code, `${name}: ${explain(issue)}`, issue as GameErrorDetails);
}
