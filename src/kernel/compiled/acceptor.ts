import type { ErrorCode } from '../errors.js';
import { lazy } from '../lazy.js';
import { isRecord, type Json, plainCopy } from '../plain.js';
import { definitionOf, type SchemaDefinition } from '../schemas/definition.js';
import { parse } from '../schemas/schema.js';
import type * as z from '../schemas/zod.js';
import { type Acceptor, makersHere } from './makers.js';

type Schema = z.$ZodType;

/** Whether a schema or a check lets a value pass as it is. A promise is for the schema to refuse. */
function passes(run: (payload: z.ParsePayload) => unknown, value: unknown): boolean {
  const payload: z.ParsePayload = { value, issues: [] };
  // A schema may give another payload back; a check gives none.
  const result = (run(payload) ?? payload) as Partial<z.ParsePayload>;
  return result.issues?.length === 0 && Object.is(result.value, value);
}

const runs =
  ({ _zod }: Schema): Acceptor =>
  (value) =>
    passes((payload) => _zod.run(payload, {}), value);

const isTyped =
  (type: string): Acceptor =>
  (value) =>
    typeof value === type;

const either =
  (acceptors: readonly Acceptor[]): Acceptor =>
  (value) => {
    for (const accepts of acceptors) if (accepts(value)) return true;
    return false;
  };

function listOf(accepts: Acceptor): Acceptor {
  return (value) => {
    if (!Array.isArray(value)) return false;
    for (let i = 0; i < value.length; i++) if (!accepts(value[i])) return false;
    return true;
  };
}

/** Whether an object passes as it is without this property; it does not if something is filled in. */
export function mayBeAbsent(schema: Schema): boolean {
  return definitionOf(schema).type === 'optional' && runs(schema)(undefined);
}

function recordOf(shape: Readonly<Record<string, Schema>>): Acceptor {
  const properties = Object.entries(shape).map(([key, schema]) => ({
    key,
    accepts: acceptorOf(schema),
    isOptional: mayBeAbsent(schema),
  }));
  return (value) => {
    if (!isRecord(value)) return false;
    let at = 0;
    for (const key in value) {
      while (properties[at]?.key !== key) if (!properties[at++]?.isOptional) return false;
      if (!properties[at++]?.accepts(value[key])) return false;
    }
    while (at < properties.length) if (!properties[at++]?.isOptional) return false;
    return true;
  };
}

function kindOf(schema: Schema, definition: SchemaDefinition): Acceptor {
  const { type, check, coerce, values, innerType, element, shape, catchall, options } = definition;
  if (['number', 'string', 'boolean'].includes(type) && !check && !coerce) return isTyped(type);
  if (values) return (value) => values.includes(value);
  if (type === 'nullable' && innerType) return either([(value) => value === null, acceptorOf(innerType)]);
  if (type === 'optional' && innerType) return acceptorOf(innerType);
  if (type === 'array' && element) return listOf(acceptorOf(element));
  if (shape && catchall && definitionOf(catchall).type === 'never') return recordOf(shape);
  if (type === 'union' && options) return either(options.map(acceptorOf));
  return makersHere()?.acceptor(schema._zod) ?? runs(schema);
}

const both =
  (one: Acceptor, other: Acceptor): Acceptor =>
  (value) =>
    one(value) && other(value);

function acceptorOfCheck({ _zod }: z.$ZodCheck): Acceptor {
  // What one of our own checks asks.
  const { holds } = _zod.def as { holds?: Acceptor };
  // It is typed by the values that its schema lets pass; whatever it says of others, they don't.
  const check = _zod.check as (payload: z.ParsePayload) => unknown;
  return holds ?? makersHere()?.acceptor(_zod) ?? ((value) => passes(check, value));
}

/** What the checks on top of a schema ask. */
export function acceptorsOfChecks(schema: Schema): Acceptor[] {
  const { checks = [], decide } = definitionOf(schema);
  return checks.filter(({ _zod }) => _zod.check !== decide).map(acceptorOfCheck);
}

const acceptors = /* @__PURE__ */ new WeakMap<Schema, Acceptor>();

/** The acceptor of a schema. */
export function acceptorOf(schema: Schema): Acceptor {
  const known = acceptors.get(schema);
  if (known) return known;
  // For a schema that contains itself.
  acceptors.set(schema, (value) => accepts(value));
  const accepts = acceptorsOfChecks(schema).reduce(both, kindOf(schema, definitionOf(schema)));
  acceptors.set(schema, accepts);
  return accepts;
}

/**
 * A function that copies a value from outside and reads it by the schema; zod is only asked where the value does not
 * pass as it is.
 *
 * @param change - what is done to the copy first
 */
export function readerOf(
  schemaOf: () => Schema,
  code: ErrorCode,
  name: string,
  change: (copy: Json) => Json = (copy) => copy,
): (value: unknown) => unknown {
  const acceptor = lazy(() => acceptorOf(schemaOf()));
  return (value) => {
    const copy = change(plainCopy(value, code, name));
    return acceptor()(copy) ? copy : parse(schemaOf(), copy, code, name);
  };
}
