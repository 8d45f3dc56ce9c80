import { type ActionField, type ActionShape, isPlace } from '../../choosing/action-fields.js';
import type { Json } from '../../kernel/plain.js';
import { expectedOf, optionsOf } from './expected.js';
import type { Cursor } from './lines.js';
import { fail, naming } from './mistakes.js';
import { readItem } from './nodes.js';
import { placesText, readPlaces } from './places.js';
import { readItemAs } from './read-value.js';
import { isWord, quoted } from './words.js';
import { itemText } from './write-value.js';

/** Whether all its elements are places, so that there are runs of them. */
const holdsPlaces = ({ schema }: ActionField): boolean => !optionsOf(schema) && isPlace(schema);

const requiredOf = ({ fields }: ActionShape): ActionField[] => fields.filter(({ isOptional }) => !isOptional);
const optionalOf = ({ fields }: ActionShape): ActionField[] => fields.filter(({ isOptional }) => isOptional);

/** Goes on behind a null, if one comes next. */
function skipNull(cursor: Cursor): boolean {
  const { kind, value } = cursor.peek();
  const isThere = kind === 'word' && value === 'null';
  if (isThere) cursor.next();
  return isThere;
}

/** One value of the field. */
function readOne(cursor: Cursor, field: ActionField): Json {
  if (skipNull(cursor)) return null;
  return readItemAs(readItem(cursor, expectedOf(field.schema)), field.schema);
}

function addElement(list: Json[], cursor: Cursor, field: ActionField): void {
  if (!holdsPlaces(field)) list.push(readItemAs(readItem(cursor, expectedOf(field.schema)), field.schema));
  else if (skipNull(cursor)) list.push(null);
  else for (const place of readPlaces(cursor.next(), field)) list.push(place);
}

function readBracketed(cursor: Cursor, field: ActionField): Json {
  if (skipNull(cursor)) return null;
  const list: Json[] = [];
  cursor.expect('[');
  while (!cursor.skip(']')) addElement(list, cursor, field);
  return list;
}

/** Whether a list ends here, or `ahead` tokens on: with the line, before `/`, `=`, or a field that is named. */
function endsList(cursor: Cursor, names: readonly string[], ahead = 0): boolean {
  const { kind, value } = cursor.peek(ahead);
  if (kind === 'word') return names.includes(value) && cursor.isSign('=', ahead + 1);
  return kind === 'end' || (kind === 'sign' && (value === '/' || value === '='));
}

/** A list as it stands in the line. */
function readOpenList(cursor: Cursor, field: ActionField, names: readonly string[]): Json {
  // Elements may be lists themselves, or null.
  if (cursor.isSign('[') && cursor.isSign(']', 1)) return readBracketed(cursor, field);
  if (endsList(cursor, names, 1) && skipNull(cursor)) return null;
  const list: Json[] = [];
  while (!endsList(cursor, names)) addElement(list, cursor, field);
  return list.length > 0 ? list : fail(cursor.peek(), ...(holdsPlaces(field) ? ['places'] : expectedOf(field.schema)));
}

type Fields = { [name: string]: Json };

function readRequired(cursor: Cursor, shape: ActionShape, fields: Fields): void {
  const required = requiredOf(shape);
  const names = optionalOf(shape).map(({ name }) => name);
  for (const [index, field] of required.entries()) {
    const next = required[index + 1];
    // What is left out was not shown to the viewer.
    if (cursor.skip('?')) {
      if (field.how !== 'single') cursor.skip('/');
      continue;
    }
    const value = naming(field.name, () =>
      field.how === 'single' ? readOne(cursor, field) : readOpenList(cursor, field, names),
    );
    fields[field.name] = value;
    const isOpen = field.how !== 'single' && Array.isArray(value) && next !== undefined;
    if (isOpen && !cursor.skip('/')) fail(cursor.peek(), `/ and then ${next.name}`);
  }
}

function readNamed(cursor: Cursor, shape: ActionShape, fields: Fields): void {
  const optional = optionalOf(shape);
  for (;;) {
    const key = cursor.peek();
    const field = optional.find(({ name }) => name === key.value);
    if (!field || key.kind === 'sign' || !cursor.isSign('=', 1)) return;
    if (Object.hasOwn(fields, field.name)) fail(key, `${field.name}= once`);
    cursor.next();
    cursor.next();
    fields[field.name] = naming(field.name, () =>
      field.how === 'single' ? readOne(cursor, field) : readBracketed(cursor, field),
    );
  }
}

/** The fields of an action, in the order of its schema. @throws Unreadable */
export function readFields(cursor: Cursor, shape: ActionShape): Fields {
  const read: Fields = {};
  readRequired(cursor, shape, read);
  readNamed(cursor, shape, read);
  const told = shape.fields.filter(({ name }) => Object.hasOwn(read, name));
  return Object.fromEntries(told.map(({ name }) => [name, read[name] as Json]));
}

/** What may follow the fields that are required. */
export function moreOf(shape: ActionShape): readonly string[] {
  const names = optionalOf(shape).map(({ name }) => `${name}=`);
  return shape.outcome ? [...names, '='] : names;
}

/** @param names - of fields; no element may be read as one */
function listText(list: readonly unknown[], field: ActionField, names: readonly string[] = []): string {
  if (holdsPlaces(field)) return placesText(list, field.schema);
  const words = list.map((one) => itemText(one, field.schema));
  return words.map((word) => (names.includes(word) ? quoted(word) : word)).join(' ');
}

/** The fields of an action, each after a blank. */
export function fieldsText(action: Readonly<Record<string, unknown>>, shape: ActionShape): string {
  const required = requiredOf(shape);
  const names = optionalOf(shape).map(({ name }) => name);
  const words: string[] = [];
  for (const [index, field] of required.entries()) {
    const value = action[field.name];
    if (value === undefined) words.push('?');
    else if (Array.isArray(value) && field.how !== 'single') {
      words.push(listText(value, field, names) || '[]');
      if (index < required.length - 1) words.push('/');
    } else words.push(itemText(value, field.schema));
  }
  for (const field of optionalOf(shape)) {
    const value = action[field.name];
    if (value === undefined) continue;
    const isList = Array.isArray(value) && field.how !== 'single';
    const name = isWord(field.name) ? field.name : quoted(field.name);
    words.push(`${name}=${isList ? `[${listText(value, field)}]` : itemText(value, field.schema)}`);
  }
  return words.map((word) => ` ${word}`).join('');
}
