/**
 * What games and the kernel use of zod, under the names of `zod/mini`, made of zod's core alone: without the methods that
 * `zod/mini` gives each schema an application with one game is 0.8 kB smaller. A schema is a zod schema all the same.
 */
import {
  type $strict,
  $ZodArray,
  $ZodBoolean,
  type $ZodCheck,
  $ZodDefault,
  $ZodLiteral,
  $ZodNever,
  $ZodNullable,
  $ZodNumber,
  $ZodObject,
  $ZodOptional,
  type $ZodShape,
  $ZodString,
  $ZodTuple,
  $ZodUnknown,
  type output,
  type SomeType,
  type util,
} from 'zod/v4/core';

export type {
  $InferObjectInput,
  $InferObjectOutput,
  $ZodArray,
  $ZodCheck,
  $ZodDefault,
  $ZodIssue,
  $ZodLiteral,
  $ZodNullable,
  $ZodNumber,
  $ZodOptional,
  $ZodShape,
  $ZodString,
  $ZodType,
  $ZodTypeDiscriminable,
  input,
  output,
  ParseContext,
  ParsePayload,
  SomeType,
  util,
} from 'zod/v4/core';
export { globalConfig, safeParse, toJSONSchema } from 'zod/v4/core';

/** A schema of one of zod's classes. */
// Their constructors know nothing of the types of the schemas within: what a definition below makes is what `zod/mini`,
// which casts the same, says of a definition of these members.
const made = <S>(constr: new (def: never) => unknown, def: object): S => new constr(def as never) as S;

export const number = (...checks: $ZodCheck<number>[]): $ZodNumber<number> =>
  made($ZodNumber, { type: 'number', checks });

export const string = (...checks: $ZodCheck<string>[]): $ZodString<string> =>
  made($ZodString, { type: 'string', checks });

/** `true` or `false`. */
export const boolean = (): $ZodBoolean<boolean> => made($ZodBoolean, { type: 'boolean' });

export const unknown = (...checks: $ZodCheck<unknown>[]): $ZodUnknown => new $ZodUnknown({ type: 'unknown', checks });

/** One of the values, which are texts, numbers, `true`, `false` or `null`. */
export const literal = <const T extends util.Literal | readonly util.Literal[]>(
  values: T,
): $ZodLiteral<T extends readonly util.Literal[] ? T[number] : Extract<T, util.Literal>> =>
  made($ZodLiteral, { type: 'literal', values: [values].flat() });

/** `null`, or what the schema lets pass. */
export const nullable = <T extends SomeType>(innerType: T): $ZodNullable<T> =>
  made($ZodNullable, { type: 'nullable', innerType });

export const optional = <T extends SomeType>(innerType: T): $ZodOptional<T> =>
  made($ZodOptional, { type: 'optional', innerType });

/** An option that may be left out. Left out, it is this very value, frozen. */
export const _default = <T extends SomeType>(innerType: T, defaultValue: util.NoUndefined<output<T>>): $ZodDefault<T> =>
  made($ZodDefault, { type: 'default', innerType, defaultValue });

export const array = <T extends SomeType>(element: T, ...checks: $ZodCheck<output<T>[]>[]): $ZodArray<T> =>
  made($ZodArray, { type: 'array', element, checks });

/** A list of just these elements, each of its own schema. */
export const tuple = <const T extends readonly SomeType[]>(items: T): $ZodTuple<T, null> =>
  made($ZodTuple, { type: 'tuple', items, rest: null });

/** An object of just these properties. */
export const strictObject = <T extends $ZodShape>(
  shape: T,
  ...checks: $ZodCheck<unknown>[]
): $ZodObject<util.Writeable<T>, $strict> =>
  made($ZodObject, { type: 'object', shape, catchall: new $ZodNever({ type: 'never' }), checks: [...checks] });
