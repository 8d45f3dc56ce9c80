import { isPlace, present } from '../../choosing/action-fields.js';
import { isRecord } from '../../kernel/plain.js';
import { definitionOf } from '../../kernel/schemas/definition.js';
import * as z from '../../kernel/schemas/zod.js';
import { isList, type Schema } from './expected.js';
import { Unreadable } from './mistakes.js';
import { placeText } from './places.js';
import { readScalar } from './read-value.js';
import { isWord, quoted } from './words.js';

/** Whether a bare word is read as this very text. */
function isReadAs(text: string, schema: Schema): boolean {
  try {
    return readScalar({ kind: 'word', value: text, line: 0, start: 0, end: 0 }, schema) === text;
  } catch (error) {
    if (error instanceof Unreadable) return false;
    throw error;
  }
}

/** A text where the schema says what stands there, in quotes where a bare word would mean another or none. */
export function textOf(text: string, schema: Schema): string {
  // Fields that may be null don't say so.
  return isWord(text) && text !== 'null' && isReadAs(text, schema) ? text : quoted(text);
}

/** Of several schemas, the one for this value. */
function optionOf(value: unknown, given: Schema): Schema {
  if (!given) return undefined;
  const schema = present(given);
  const { type, options = [] } = definitionOf(schema);
  if (type !== 'union') return schema;
  return optionOf(
    value,
    options.find((option) => z.safeParse(option, value).success),
  );
}

function pairsOf(value: Readonly<Record<string, unknown>>, schema: Schema): string {
  const shape = schema && definitionOf(schema).shape;
  const pairs = Object.entries(value).map(([key, part]) => {
    const isKnown = shape === undefined || Object.hasOwn(shape, key);
    return `${isKnown && isWord(key) ? key : quoted(key)}: ${valueText(part, isKnown ? shape?.[key] : undefined)}`;
  });
  return pairs.join(', ');
}

/** Elements of a list, each with the schema that stands at its place. */
function elementsOf(value: readonly unknown[], schema: Schema): string {
  const { element, items } = schema ? definitionOf(schema) : {};
  return value.map((one, index) => itemText(one, element ?? items?.[index])).join(' ');
}

/** A value that stands in a list, or where one item is expected. */
export function itemText(value: unknown, given: Schema): string {
  const schema = optionOf(value, given);
  if (schema && isPlace(schema)) return placeText(value);
  if (Array.isArray(value)) return `[${elementsOf(value, schema)}]`;
  if (isRecord(value)) return `(${pairsOf(value, schema)})`;
  // For texts, the schema as given: reading tries its parts in order, too.
  return typeof value === 'string' ? textOf(value, given) : JSON.stringify(value);
}

/** A value after a colon: a list of several has no brackets. */
function valueText(value: unknown, given: Schema): string {
  const schema = optionOf(value, given);
  const isWhole = !Array.isArray(value) || value.length === 0 || (schema !== undefined && isPlace(schema));
  // One item alone is itself, unless it can't be anything but a list of one.
  const hasBrackets = isWhole || (value.length === 1 && (!isList(given) || Array.isArray(value[0])));
  return hasBrackets ? itemText(value, given) : elementsOf(value, schema);
}

/** A value that ends a line: pairs have no parentheses either. */
export function wholeText(value: unknown, given: Schema): string {
  const isPairs = isRecord(value) && Object.keys(value).length > 0;
  return isPairs ? pairsOf(value, optionOf(value, given)) : valueText(value, given);
}
