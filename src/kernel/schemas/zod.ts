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

export const number = (...checks: $ZodCheck<number>[]): $ZodNumber<number> =>
  new $ZodNumber({ type: 'number', checks }) as never;

export const string = (...checks: $ZodCheck<string>[]): $ZodString<string> =>
  new $ZodString({ type: 'string', checks }) as never;

/** `true` or `false`. */
export const boolean = (): $ZodBoolean<boolean> => new $ZodBoolean({ type: 'boolean' }) as never;

export const unknown = (...checks: $ZodCheck<unknown>[]): $ZodUnknown => new $ZodUnknown({ type: 'unknown', checks });

/** One of the values, which are texts, numbers, `true`, `false` or `null`. */
export function literal<const T extends util.Literal | readonly util.Literal[]>(
  values: T,
): $ZodLiteral<T extends readonly util.Literal[] ? T[number] : Extract<T, util.Literal>> {
  return new $ZodLiteral({ type: 'literal', values: [values].flat() as util.Literal[] }) as never;
}

/** `null`, or what the schema lets pass. */
export const nullable = <T extends SomeType>(innerType: T): $ZodNullable<T> =>
  new $ZodNullable({ type: 'nullable', innerType } as never) as never;

export const optional = <T extends SomeType>(innerType: T): $ZodOptional<T> =>
  new $ZodOptional({ type: 'optional', innerType } as never) as never;

/** An option that may be left out. Left out, it is this very value, frozen. */
export const _default = <T extends SomeType>(innerType: T, defaultValue: util.NoUndefined<output<T>>): $ZodDefault<T> =>
  new $ZodDefault({ type: 'default', innerType, defaultValue } as never) as never;

export const array = <T extends SomeType>(element: T, ...checks: $ZodCheck<output<T>[]>[]): $ZodArray<T> =>
  new $ZodArray({ type: 'array', element, checks } as never) as never;

/** A list of just these elements, each of its own schema. */
export const tuple = <const T extends readonly SomeType[]>(items: T): $ZodTuple<T, null> =>
  new $ZodTuple({ type: 'tuple', items, rest: null } as never) as never;

/** An object of just these properties. */
export const strictObject = <T extends $ZodShape>(
  shape: T,
  ...checks: $ZodCheck<unknown>[]
): $ZodObject<util.Writeable<T>, $strict> =>
  new $ZodObject({
    type: 'object',
    shape,
    catchall: new $ZodNever({ type: 'never' }),
    checks: [...checks],
  } as never) as never;
