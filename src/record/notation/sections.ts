import type { Json } from '../../kernel/plain.js';
import { isRecord, MAX_NODES, read } from '../../kernel/plain.js';
import { integer, list } from '../../kernel/schemas/schema.js';
import * as z from '../../kernel/schemas/zod.js';
import { COMMITMENT, headerFields, isName, MAX_NAME, noted } from '../fields.js';
import { footerFields } from '../footer-fields.js';
import type { Schema } from './expected.js';
import type { Cursor } from './lines.js';
import { fail } from './mistakes.js';
import { readWhole } from './nodes.js';
import { readValue } from './read-value.js';
import type { Token } from './tokens.js';
import { isKeyword, isNumber, quoted } from './words.js';

/** What has been read of a text besides its actions. */
export interface Draft {
  players?: number;
  names?: string[];
  options?: Json;
  dice?: Json;
  match?: Json;
  lot?: Json;
  commitment?: Json;
  commitments?: Json;
  headers?: { [name: string]: string };
  from?: Json;
  ended?: Json;
  result?: Json;
  seed?: Json;
  links?: Json;
}

function readName(cursor: Cursor): string {
  const token = cursor.text('a name');
  if (token.kind === 'word' && isNumber(token.value)) fail(token, 'a name; a number that is one stands in quotes');
  return token.value.length <= MAX_NAME ? token.value : fail(token, `a name of at most ${MAX_NAME} characters`);
}

function readPlayers(cursor: Cursor, draft: Draft): void {
  const token = cursor.peek();
  if (token.kind === 'word' && isNumber(token.value) && !cursor.isSign(',', 1)) {
    cursor.next();
    const players = Number(token.value);
    draft.players = headerFields.players?.accepts(players, {}) ? players : fail(token, 'the number of players');
    return;
  }
  const names = [readName(cursor)];
  while (cursor.skip(',')) {
    if (names.length === MAX_NODES) fail(cursor.peek(), `at most ${MAX_NODES} players`);
    names.push(readName(cursor));
  }
  draft.names = names;
  draft.players = names.length;
}

const fieldOf = (key: keyof Draft) => headerFields[key] ?? footerFields[key];
const expectedAs = (key: keyof Draft): string => String(fieldOf(key)?.expected);

/** A value as the fields of a record have it. @throws Unreadable */
function accepted(
  token: Token,
  value: Json,
  key: keyof Draft,
  { players }: Draft,
  expected: string = expectedAs(key),
): Json {
  return fieldOf(key)?.accepts(value, { players }) ? value : fail(token, expected);
}

/** A number, counted from `first`. */
function readNumber(cursor: Cursor, draft: Draft, key: 'dice' | 'lot', first: number): void {
  const expected = first === 0 ? expectedAs(key) : 'a player, from 1';
  const token = cursor.text(expected);
  draft[key] = accepted(token, Number(token.value) - first, key, draft, expected);
}

function readText(cursor: Cursor, draft: Draft, key: 'match' | 'seed', expected: string): void {
  const token = cursor.text(expected);
  draft[key] = accepted(token, token.value, key, draft);
}

function commitmentText(cursor: Cursor): string {
  const name = cursor.text(COMMITMENT);
  cursor.expect(':', COMMITMENT);
  return `${name.value}:${cursor.text(COMMITMENT).value}`;
}

function readCommitment(cursor: Cursor, draft: Draft): void {
  const token = cursor.peek();
  draft.commitment = accepted(token, commitmentText(cursor), 'commitment', draft);
}

/** What each has shared, one after the other. */
function readShared(
  cursor: Cursor,
  draft: Draft,
  key: 'commitments' | 'links',
  readOne: (cursor: Cursor) => string,
): void {
  const token = cursor.peek();
  const all: string[] = [];
  while (cursor.peek().kind !== 'end' && all.length <= MAX_NODES) all.push(readOne(cursor));
  draft[key] = accepted(token, all, key, draft);
}

function readOptions(cursor: Cursor, draft: Draft, options: Schema): void {
  const token = cursor.peek();
  const value = readValue(readWhole(cursor), options);
  draft.options = accepted(token, value, 'options', draft, 'pairs such as name: value');
}

function readEnded(cursor: Cursor, draft: Draft): void {
  const token = cursor.peek();
  const told = readValue(readWhole(cursor), undefined);
  const ended = isRecord(told) && typeof told.seat === 'number' ? { ...told, seat: told.seat - 1 } : told;
  draft.ended = accepted(token, ended, 'ended', draft);
}

/** Built when asked for; winners as people count them. */
export const resultSchema = (): z.$ZodType =>
  z.strictObject({
    winners: list(integer(1, Number.MAX_SAFE_INTEGER), MAX_NODES),
    scores: z.nullable(list(z.number(), MAX_NODES)),
    reason: z.string(),
  });

const RESULT = 'winners from 1, ascending; scores, one number a player or null; and a reason';

function readResult(cursor: Cursor, draft: Draft): void {
  const token = cursor.peek();
  const told = readValue(readWhole(cursor), resultSchema());
  const fromZero = (winner: unknown): number => (winner as number) - 1;
  const result =
    isRecord(told) && Array.isArray(told.winners) ? { ...told, winners: told.winners.map(fromZero) } : told;
  draft.result = accepted(token, result, 'result', draft, RESULT);
}

/** A state as JSON: what its tokens say, blanks between them. */
function readFrom(cursor: Cursor, draft: Draft): void {
  const first = cursor.peek();
  const tokens: Token[] = [];
  while (cursor.peek().kind !== 'end') tokens.push(cursor.next());
  const texts = tokens.map(({ kind, value }) => (kind === 'quoted' ? quoted(value) : value));
  const state = read(() => JSON.parse(texts.join(' ')) as Json);
  draft.from = accepted(first, state ?? null, 'from', draft, 'a state as JSON');
}

/** A line before the players: a name and its value. @throws Unreadable */
export function readNamed(cursor: Cursor, draft: Draft): void {
  const name = cursor.text('a name');
  const headers = draft.headers ?? {};
  if (!isName(name.value) || name.value === '__proto__') fail(name, `a name of 1 to ${MAX_NAME} characters`);
  if (Object.hasOwn(headers, name.value)) fail(name, 'another name');
  headers[name.value] = cursor.text('a text, in quotes where it has several words').value;
  cursor.expectEnd();
  draft.headers = headers;
}

/** Reads what follows a word that begins a line that is no action. @throws Unreadable */
export type ReadSection = (cursor: Cursor, draft: Draft, options: Schema) => void;

/** By the word that begins the line. */
export const sections: Readonly<Record<string, ReadSection>> = {
  players: readPlayers,
  options: readOptions,
  dice: (cursor, draft) => readNumber(cursor, draft, 'dice', 0),
  match: (cursor, draft) => readText(cursor, draft, 'match', expectedAs('match')),
  lot: (cursor, draft) => readNumber(cursor, draft, 'lot', 1),
  commitment: readCommitment,
  commitments: (cursor, draft) => readShared(cursor, draft, 'commitments', commitmentText),
  from: readFrom,
  ended: readEnded,
  result: readResult,
  seed: (cursor, draft) => readText(cursor, draft, 'seed', 'the seed in quotes'),
  links: (cursor, draft) => readShared(cursor, draft, 'links', (one) => one.text(expectedAs('links')).value),
};

/** Whether the line is no action. */
export function isSection(cursor: Cursor, isNoted: boolean): boolean {
  const { kind, value } = cursor.peek();
  return kind === 'word' && isKeyword(value) && (isNoted || !noted.includes(value));
}
