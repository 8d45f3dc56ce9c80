import { isPlace, present } from '../../choosing/action-fields.js';
import type { Json } from '../../kernel/plain.js';
import * as z from '../../kernel/schemas/zod.js';
import { definedBy, elementOf, expectedOf, isList, isNullable, optionsOf, type Schema, valuesOf } from './expected.js';
import { fail, firstOf } from './mistakes.js';
import type { Item, Pair } from './nodes.js';
import { readPlace } from './places.js';
import type { Token } from './tokens.js';
import { plainWord } from './words.js';

const isText = (value: string, schema: z.$ZodType): boolean => z.safeParse(present(schema), value).success;

/**
 * What a word means. Text in quotes is taken as it stands, and numbers aren't checked against their bounds: what a game
 * would refuse can be written down, too.
 *
 * @throws Unreadable
 */
export function readScalar(token: Token, schema: Schema): Json {
  const { kind, value } = token;
  if (kind === 'quoted') return value;
  const plain = plainWord(value);
  if (!schema || (plain === null && isNullable(schema))) return plain;
  const options = optionsOf(schema);
  if (options) return firstOf(options.map((option) => () => readScalar(token, option)));
  const values = valuesOf(schema);
  if (values?.has(plain)) return plain;
  if (values?.has(value)) return value;
  const { type = 'unknown' } = definedBy(schema);
  if (type === 'string') return isText(value, schema) ? value : fail(token, ...expectedOf(schema));
  const isOpen = !values && !['number', 'boolean', 'array', 'tuple', 'object'].includes(type);
  return isOpen || typeof plain === type ? plain : fail(token, ...expectedOf(schema));
}

function readPairs(pairs: readonly Pair[], schema: Schema): Json {
  const { shape } = definedBy(schema);
  const object: { [key: string]: Json } = {};
  for (const { key, items } of pairs) {
    const { kind, value: name } = key;
    const isKnown = shape === undefined || Object.hasOwn(shape, name);
    if (!isKnown && kind === 'word') fail(key, ...(Object.keys(shape).length > 0 ? Object.keys(shape) : ['nothing']));
    object[name] = readValue(items, isKnown ? shape?.[name] : undefined);
  }
  return object;
}

/** Whether the schema can be one of lists, or of objects. */
function takes(form: 'list' | 'object', schema: Schema): boolean {
  const { type = 'unknown' } = definedBy(schema);
  if (valuesOf(schema) || ['string', 'number', 'boolean'].includes(type)) return false;
  return form === 'list' ? type !== 'object' : !isList(schema);
}

const isNothing = (item: Item, schema: Schema): boolean =>
  item.kind === 'scalar' && item.token.kind === 'word' && item.token.value === 'null' && isNullable(schema);

/** One item, as it stands in a list. @throws Unreadable */
export function readItemAs(item: Item, schema: Schema): Json {
  if (isNothing(item, schema)) return null;
  const options = optionsOf(schema);
  if (options) return firstOf(options.map((option) => () => readItemAs(item, option)));
  if (schema && isPlace(schema)) return readPlace(item.token, schema);
  if (item.kind === 'scalar') return readScalar(item.token, schema);
  if (!takes(item.kind, schema)) return fail(item.token, ...expectedOf(schema));
  if (item.kind === 'object') return readPairs(item.pairs, schema);
  return item.items.map((one, index) => readItemAs(one, elementOf(schema, index)));
}

/**
 * A whole value: several items are a list; one is itself, or a list of one where the schema says list.
 *
 * @throws Unreadable
 */
export function readValue(items: readonly Item[], schema: Schema): Json {
  const [first, second] = items as readonly [Item, ...Item[]];
  if (!second && isNothing(first, schema)) return null;
  const itself = () => readItemAs(first, schema);
  const options = optionsOf(schema);
  if (options) {
    const anyOption = () => firstOf(options.map((option) => () => readValue(items, option)));
    return second ? anyOption() : firstOf([itself, anyOption]);
  }
  const asList = () => items.map((one, index) => readItemAs(one, elementOf(schema, index)));
  if (second) return takes('list', schema) ? asList() : fail(second.token, 'one value');
  if (!isList(schema)) return itself();
  return first.kind === 'list' ? firstOf([itself, asList]) : asList();
}
