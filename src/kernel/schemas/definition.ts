import type * as z from './zod.js';

type Schema = z.$ZodType;

/** What a schema says about pointing, besides what passes. */
export interface PartFacts {
  /** The kind of thing a person points at for a value: `die`, `line`. */
  readonly part?: string;
  /** The order of a list means nothing, and nothing stands in it twice. */
  readonly isSet?: boolean;
  /** The order of a list means nothing, and the same may stand in it more than once. */
  readonly isBag?: boolean;
  /** A number that people count from 1, and actions from 0. */
  readonly isPlace?: boolean;
}

/** The members of zod's definitions that are read here; which of them a schema has depends on its type. */
export interface SchemaDefinition extends PartFacts {
  readonly type: string;
  readonly checks?: readonly z.$ZodCheck[];
  /** In place where a schema is a check itself, such as `z.int()`. */
  readonly check?: unknown;
  readonly coerce?: unknown;
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, string | number>>;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly items?: readonly Schema[];
  readonly rest?: Schema | null;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly catchall?: Schema;
  readonly keyType?: Schema;
  readonly valueType?: Schema;
  readonly options?: readonly Schema[];
  readonly discriminator?: string;
  /** The check that does what `options` say. */
  readonly decide?: unknown;
  readonly in?: Schema;
  readonly getter?: () => Schema;
}

export const definitionOf = (schema: Schema): SchemaDefinition => schema._zod.def;
