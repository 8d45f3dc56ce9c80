import { MAX_DEPTH } from '../../kernel/plain.js';
import type { Cursor } from './lines.js';
import { fail } from './mistakes.js';
import type { Token } from './tokens.js';

/** A value as it is written, before a schema says what is meant. */
export type Item =
  | { readonly kind: 'scalar'; readonly token: Token }
  | { readonly kind: 'list'; readonly token: Token; readonly items: readonly Item[] }
  | { readonly kind: 'object'; readonly token: Token; readonly pairs: readonly Pair[] };

export interface Pair {
  readonly key: Token;
  readonly items: readonly Item[];
}

const startsItem = ({ kind, value }: Token): boolean =>
  kind === 'word' || kind === 'quoted' || (kind === 'sign' && (value === '[' || value === '('));

function readItems(cursor: Cursor, depth: number): Item[] {
  const items: Item[] = [];
  while (startsItem(cursor.peek())) items.push(readItem(cursor, undefined, depth));
  return items;
}

function readPairs(cursor: Cursor, depth: number): Pair[] {
  const pairs: Pair[] = [];
  const keys = new Set<string>(['__proto__']);
  do {
    const key = cursor.text('a name and a colon');
    if (keys.has(key.value)) fail(key, 'another name');
    keys.add(key.value);
    cursor.expect(':');
    pairs.push({ key, items: readValueItems(cursor, depth) });
  } while (cursor.skip(','));
  return pairs;
}

function readValueItems(cursor: Cursor, depth: number): Item[] {
  const items = readItems(cursor, depth);
  if (items.length === 0) fail(cursor.peek(), 'a value');
  return items;
}

/**
 * One item: a word, a text in quotes, a list in brackets, or pairs in parentheses.
 *
 * @param expected - for the message, where there is none
 */
export function readItem(cursor: Cursor, expected: readonly string[] = ['a value'], depth = 0): Item {
  const token = cursor.peek();
  if (!startsItem(token)) fail(token, ...expected);
  if (depth === MAX_DEPTH) fail(token, `at most ${MAX_DEPTH} levels`);
  cursor.next();
  if (token.kind !== 'sign') return { kind: 'scalar', token };
  if (token.value === '[') {
    const items = readItems(cursor, depth + 1);
    cursor.expect(']', 'a value', ']');
    return { kind: 'list', token, items };
  }
  const pairs = cursor.isSign(')') ? [] : readPairs(cursor, depth + 1);
  cursor.expect(')', 'a value', 'a comma', ')');
  return { kind: 'object', token, pairs };
}

/** What stands after `=` or a word that begins a line: pairs, one item, or several, which are a list. */
export function readWhole(cursor: Cursor): Item[] {
  const token = cursor.peek();
  const hasPairs = (token.kind === 'word' || token.kind === 'quoted') && cursor.isSign(':', 1);
  return hasPairs ? [{ kind: 'object', token, pairs: readPairs(cursor, 1) }] : readValueItems(cursor, 0);
}
