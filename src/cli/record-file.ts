import { fromText } from '../record/by-catalogue.js';
import { NotationError } from '../record/notation/notation-error.js';
import { RECORD_FORMAT } from '../record/types.js';
import { FileError, messageOf } from './errors.js';
import { catalogueIn, type WithGames } from './games-at-hand.js';
import type { CommandIo } from './io.js';

/** What is no log is read as a whole, so what it may take of the memory has to end somewhere. */
const MAX_WHOLE_BYTES = 32 * 2 ** 20;
/** A first line that is longer is no header of a log. */
const MAX_HEADER_BYTES = 1_000_000;
const LINE_FEED = 10;

/** A record file: JSON or notation, read as a whole, or a log of lines that is still to be read. */
export type RecordFile =
  | { readonly kind: 'whole'; readonly value: unknown }
  | {
      readonly kind: 'lines';
      readonly source: AsyncIterable<Uint8Array>;
      /** Closes the file, if `source` is not read. */
      readonly close: () => Promise<unknown>;
    };

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function decoded(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileError(file, 'it is not a text file (UTF-8)');
  }
}

/** Where JSON breaks off or goes wrong, as far as Node tells. */
function jsonProblem(text: string, { message }: Error): string {
  if (!/^\s*[[{]/.test(text)) return 'it is not JSON';
  const position = / at position (\d+)/.exec(message)?.[1];
  const at = position === undefined ? undefined : Number(position);
  if (/end of JSON|Unterminated/.test(message) || (at !== undefined && at >= text.trimEnd().length)) {
    return 'it is cut off: the JSON has no end';
  }
  if (at === undefined) return 'it is not JSON';
  return `it is not JSON: line ${text.slice(0, at).split('\n').length} can’t be read`;
}

function parsedJson(text: string, file: string): unknown {
  if (text.trim() === '') throw new FileError(file, 'it is empty');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FileError(file, jsonProblem(text, error as Error));
  }
}

/** What stands in a file of at most so many bytes. @throws FileError (as a rejection) that gives the advice, too */
export async function readBytes(
  file: string,
  pieces: AsyncIterable<Uint8Array>,
  most: number,
  advice = '',
): Promise<Uint8Array> {
  const read: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    if (size > most) throw new FileError(file, `it is larger than ${most / 2 ** 20} MiB${advice}`);
    read.push(piece);
  }
  return joined(read);
}

/** Text of moderate size. @throws FileError (as a rejection) */
async function readWhole(file: string, pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const advice = '; a record so long is read as a log of lines (newline-delimited JSON)';
  return decoded(await readBytes(file, pieces, MAX_WHOLE_BYTES, advice), file);
}

/** JSON of moderate size. @throws FileError (as a rejection) */
export async function readJson(io: CommandIo, file: string, pieces = io.readFile(file)): Promise<unknown> {
  return parsedJson(await readWhole(file, pieces), file);
}

/** Whether it is to be read as notation: by how it begins, else by its name. */
const isNotation = (start: string, file: string): boolean =>
  /^[\uFEFF\s]*dicewright\//.test(start) || (/\.dice$/i.test(file) && !/^[\uFEFF\s]*(\{|$)/.test(start));

/** The record that a text in notation writes down. @throws FileError (as a rejection) that shows every mistake */
async function readNotation(io: WithGames, file: string, pieces: AsyncIterable<Uint8Array>): Promise<unknown> {
  try {
    return await fromText(await readWhole(file, pieces), { games: catalogueIn(io) });
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const [count = '', ...lines] = error.message.split('\n');
    throw new FileError(file, messageOf({ message: count }), error, lines);
  }
}

/** Whether the first line that is not blank has its end in these bytes. */
function hasFirstLine(bytes: Uint8Array): boolean {
  const first = bytes.findIndex((byte) => byte > 32);
  return first >= 0 && bytes.indexOf(LINE_FEED, first) >= 0;
}

interface Beginning {
  /** At least the first line that is not blank, unless that is too long for a header. */
  readonly start: Uint8Array;
  /** The whole file, from its beginning. */
  readonly all: AsyncIterable<Uint8Array>;
  /** Closes the file, if `all` is not read. */
  readonly close: () => Promise<unknown>;
}

async function beginningOf(pieces: AsyncIterable<Uint8Array>): Promise<Beginning> {
  const iterator = pieces[Symbol.asyncIterator]();
  let start: Uint8Array = new Uint8Array();
  while (start.length <= MAX_HEADER_BYTES && !hasFirstLine(start)) {
    const next = await iterator.next();
    if (next.done) break;
    start = joined([start, next.value]);
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    try {
      if (start.length > 0) yield start;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return { start, all: all(), close: async () => iterator.return?.() };
}

/** The first line, if it is a whole object without actions: then it can only be the header of a log. */
function headerOf(start: string): unknown {
  try {
    const first: unknown = JSON.parse(start.split('\n').find((line) => line.trim() !== '') ?? '');
    const isHeader =
      typeof first === 'object' && first !== null && !Array.isArray(first) && !Object.hasOwn(first, 'actions');
    return isHeader ? first : undefined;
  } catch {
    return undefined;
  }
}

/** Refuses early what is no record at all, so that the message is about that and not about the first odd property. */
function assertFormat(value: unknown, file: string): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new FileError(file, 'it is JSON, but not a record');
  }
  const format: unknown = Object.hasOwn(value, 'format') ? (value as { readonly format: unknown }).format : undefined;
  if (format === RECORD_FORMAT) return;
  const got =
    typeof format === 'string' && format.length <= 40 ? `has the format ${JSON.stringify(format)}` : 'has none';
  throw new FileError(
    file,
    `it is not a record of this version: a record has the format "${RECORD_FORMAT}", this ${got}`,
  );
}

async function openBeginning(io: CommandIo, file: string, { start, all, close }: Beginning): Promise<RecordFile> {
  if (start.includes(0)) throw new FileError(file, 'it is not a text file');
  const text = new TextDecoder().decode(start);
  if (isNotation(text, file)) return { kind: 'whole', value: await readNotation(io, file, all) };
  if (!/^\s*(\{|$)/.test(text)) {
    throw new FileError(file, `it is not a record: it does not begin with a JSON object or ${RECORD_FORMAT}`);
  }
  const header = headerOf(text);
  const value = header === undefined ? await readJson(io, file, all) : header;
  assertFormat(value, file);
  return header === undefined ? { kind: 'whole', value } : { kind: 'lines', source: all, close };
}

/**
 * Opens a record file; JSON, notation and logs of lines are told apart by what stands in them.
 *
 * @throws FileError (as a rejection) for what is no record at all
 */
export async function openRecordFile(io: CommandIo, file: string): Promise<RecordFile> {
  const beginning = await beginningOf(io.readFile(file));
  try {
    return await openBeginning(io, file, beginning);
  } catch (error) {
    await beginning.close();
    throw error;
  }
}

/** What to say about a log whose last line was cut off. */
export const TORN = 'the last line is torn off and left out';
