import { definitionOf, present, type SchemaDefinition } from '../../kernel/action-fields.js';
import type { Json } from '../../kernel/plain.js';
import { explain } from '../../kernel/schema.js';
import * as z from '../../kernel/zod.js';
import { fail, Unreadable } from './mistakes.js';
import type { Item, Pair } from './nodes.js';
import type { Token } from './tokens.js';
import { isNumber, plainWord } from './words.js';

/** What says which value is meant; `undefined` where nothing is declared, and every value says itself what it is. */
export type Schema = z.core.$ZodType | undefined;

/** What a schema says of what stands there, if anything does. */
const definedBy = (schema: Schema): Partial<SchemaDefinition> => (schema ? definitionOf(present(schema)) : {});

/** Whether null stands for nothing there. */
function isNullable(schema: Schema): boolean {
  if (!schema) return false;
  const { type, innerType } = definitionOf(schema);
  return type === 'nullable' || isNullable(innerType);
}

/** What comes of the first reading that succeeds; else the mistake that stands last: it is of what was meant. */
export function firstOf<T>(readings: readonly (() => T)[]): T {
  let farthest: Unreadable | undefined;
  for (const read of readings) {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const { line, start } = error.token;
      const { line: lastLine = -1, start: lastStart = -1 } = farthest?.token ?? {};
      if (line > lastLine || (line === lastLine && start > lastStart)) farthest = error;
    }
  }
  throw farthest;
}

/** The word as the schema has it. @throws Unreadable where it doesn't know the word */
function checked(token: Token, value: Json, schema: z.core.$ZodType): Json {
  const { error } = z.safeParse(schema, value);
  const [issue] = error?.issues ?? [];
  if (issue) throw new Unreadable(token, explain(issue, value));
  return value;
}

/**
 * What a word means. Text in quotes is taken as it stands, and numbers aren't held against their bounds: what a game
 * would refuse can be written down, too.
 *
 * @throws Unreadable
 */
export function readScalar(token: Token, schema: Schema): Json {
  const { kind, value } = token;
  if (kind === 'quoted') return value;
  const plain = plainWord(value);
  if (!schema || (plain === null && isNullable(schema))) return plain;
  const declared = present(schema);
  const { values } = declared._zod;
  if (values) return values.has(plain) ? plain : checked(token, value, declared);
  const { type, options = [] } = definitionOf(declared);
  switch (type) {
    case 'union':
      return firstOf(options.map((option) => () => readScalar(token, option)));
    case 'string':
      return checked(token, value, declared);
    case 'number':
      return isNumber(value) ? plain : fail(token, 'a number');
    case 'boolean':
      return typeof plain === 'boolean' ? plain : fail(token, 'true or false');
    case 'array':
    case 'tuple':
      return fail(token, '[ and a list');
    case 'object':
      return fail(token, '( and pairs');
    default:
      return plain;
  }
}

/** The schema of what stands at a place in a list. */
function elementOf(schema: Schema, index: number): Schema {
  const { element, items } = definedBy(schema);
  return element ?? items?.[index];
}

const isList = (schema: Schema): boolean => ['array', 'tuple'].includes(definedBy(schema).type ?? '');

function readPairs(pairs: readonly Pair[], schema: Schema): Json {
  const shape = definedBy(schema).shape;
  const object: { [key: string]: Json } = {};
  for (const { key, items } of pairs) {
    const { kind, value: name } = key;
    const isKnown = shape === undefined || Object.hasOwn(shape, name);
    if (!isKnown && kind === 'word') fail(key, Object.keys(shape).join(', ') || 'nothing');
    object[name] = readValue(items, isKnown ? shape?.[name] : undefined);
  }
  return object;
}

/** What is expected where a schema takes no value of this form; `undefined` where it can. */
function expectedFor(form: 'list' | 'object', schema: Schema): string | undefined {
  const { type = 'unknown' } = definedBy(schema);
  if (isList(schema)) return form === 'list' ? undefined : 'a list';
  if (type === 'object') return form === 'object' ? undefined : 'pairs';
  return ['string', 'number', 'boolean', 'literal', 'enum'].includes(type) ? `one ${type}` : undefined;
}

/** Any of several schemas; `undefined` where it is one. */
const optionsOf = (schema: Schema): readonly z.core.$ZodType[] | undefined => {
  const { type, options } = definedBy(schema);
  return type === 'union' ? options : undefined;
};

/** One item, as it stands in a list. @throws Unreadable */
export function readItemAs(item: Item, schema: Schema): Json {
  const options = optionsOf(schema);
  if (options) return firstOf(options.map((option) => () => readItemAs(item, option)));
  if (item.kind === 'scalar') return readScalar(item.token, schema);
  const expected = expectedFor(item.kind, schema);
  if (expected) return fail(item.token, expected);
  if (item.kind === 'object') return readPairs(item.pairs, schema);
  return item.items.map((one, index) => readItemAs(one, elementOf(schema, index)));
}

const isNothing = (item: Item, schema: Schema): boolean =>
  item.kind === 'scalar' && item.token.kind === 'word' && item.token.value === 'null' && isNullable(schema);

/** A whole value: several items are a list; one is itself, or a list of one where the schema says list. */
export function readValue(items: readonly Item[], schema: Schema): Json {
  const options = optionsOf(schema);
  if (options) return firstOf(options.map((option) => () => readValue(items, option)));
  const [first, second] = items as readonly [Item, ...Item[]];
  const asList = () => items.map((one, index) => readItemAs(one, elementOf(schema, index)));
  if (second) return expectedFor('list', schema) ? fail(second.token, 'one value') : asList();
  const itself = () => readItemAs(first, schema);
  if (!isList(schema) || isNothing(first, schema)) return itself();
  return first.kind === 'list' ? firstOf([itself, asList]) : asList();
}
