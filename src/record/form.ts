import type { GameError } from '../kernel/errors.js';
import { isRecord, read } from '../kernel/plain.js';
import type { Task } from './flow.js';
import { byteText, isByteArray, isWholeObject, MAX_LINE_BYTES, utf8 } from './line-splitter.js';
import { recordError } from './record-error.js';
import { isStream, type Pieces, piecesOf } from './source.js';
import { lineError } from './told.js';

/** What is not a log is read as a whole, so the memory that a stream may take has to end somewhere. */
const MAX_WHOLE = 32 * 2 ** 20;

/** A source whose form is known: a log still to be read, or something that was read as a whole. */
export type Opened =
  | { readonly form: 'log'; readonly pieces: Pieces }
  | { readonly form: 'value'; readonly value: unknown }
  | { readonly form: 'notation'; readonly text: string };

/** Without the byte order mark, which as bytes is three characters. */
const withoutMark = (text: string): string => text.replace(/^(?:\uFEFF|\u00EF\u00BB\u00BF)/, '');

/** Whether the line can only be the header of a log. */
function isHeader(line: string): boolean {
  const value = read(() => JSON.parse(line) as unknown);
  return isRecord(value) && !Object.hasOwn(value, 'actions');
}

/**
 * What a text is, by how it begins; `undefined` while that isn't clear. Bytes are there as one character each, which is
 * enough.
 *
 * @param isLine - whether all of the first line is there
 */
function formOf(start: string, isLine: boolean): Opened['form'] | undefined {
  const text = withoutMark(start).trimStart();
  // A byte order mark that has begun.
  if (/^\u00EF\u00BB?$/.test(start) && !isLine) return undefined;
  if (text === '') return isLine ? 'log' : undefined;
  if (!text.startsWith('{')) return 'notation';
  if (isLine || text.includes('\n')) return isHeader(text.split('\n', 1)[0] as string) ? 'log' : 'value';
  return start.length > MAX_LINE_BYTES ? 'value' : undefined;
}

/** Reads as far as is needed to recognise the form. */
function* beginningOf(pieces: Pieces): Task<{ readonly form: Opened['form']; readonly begun: unknown[] }> {
  const begun: unknown[] = [];
  let start = '';
  let blanks = 0;
  for (;;) {
    const piece = yield* pieces.next();
    if (piece === undefined) return { form: formOf(start, true) as Opened['form'], begun };
    begun.push(piece);
    const text = typeof piece === 'string' ? piece : isByteArray(piece) ? byteText(piece) : undefined;
    // What it should have been is reported where lines are read.
    if (text === undefined) return { form: 'log', begun };
    if (start === '' && text.trim() === '') {
      blanks += text.length;
      if (blanks > MAX_LINE_BYTES) return { form: 'log', begun };
      continue;
    }
    start += text;
    const isTold = text.includes('\n') || start === text || start.length > MAX_LINE_BYTES;
    const form = isTold ? formOf(start, start === text && isWholeObject(withoutMark(text))) : undefined;
    if (form) return { form, begun };
  }
}

/** The pieces from the beginning, some of which were read already. */
const again = (begun: unknown[], { next, close }: Pieces): Pieces => ({
  *next() {
    return begun.length > 0 ? begun.shift() : yield* next();
  },
  close,
});

/** @throws `GameError` `INVALID_RECORD` for bytes that are not UTF-8, and for text and bytes mixed */
export function textOf(pieces: readonly unknown[], isByLines = false): string {
  if (pieces.every((piece) => typeof piece === 'string')) return pieces.join(isByLines ? '\n' : '');
  if (!pieces.every(isByteArray)) throw recordError('expected only text, or only bytes');
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  const text = utf8(bytes);
  if (text !== null) return text;
  throw recordError('it is not a text file (UTF-8)');
}

/** All that is left to read. */
function* wholeOf({ next, close }: Pieces, most: number, isNotation: boolean): Task<string> {
  const read: unknown[] = [];
  let size = 0;
  let hasFeed = false;
  try {
    for (let piece = yield* next(); piece !== undefined; piece = yield* next()) {
      if (typeof piece !== 'string' && !isByteArray(piece)) throw lineError(1, 'expected strings or Uint8Arrays');
      size += piece.length;
      if (size > most) {
        const message = `it is larger than ${most / 2 ** 20} MiB; so long a record is read as a log of lines`;
        throw recordError(message);
      }
      read.push(piece);
      hasFeed ||= typeof piece !== 'string' || piece.includes('\n');
    }
  } finally {
    close();
  }
  return textOf(read, isNotation && !hasFeed);
}

/** What is wrong with a text that is not JSON: where it breaks off or goes wrong, as far as the platform says. */
function jsonProblem(text: string, { message }: Error): GameError {
  const position = / at position (\d+)/.exec(message)?.[1];
  const at = position === undefined ? undefined : Number(position);
  const isCut = /end of JSON|Unterminated|unexpected EOF/i.test(message) || (at ?? 0) >= text.trimEnd().length;
  const before = (isCut ? text.trimEnd() : text.slice(0, at ?? 0)).split('\n');
  if (isCut) return lineError(before.length, 'it is cut off: the JSON has no end');
  if (at === undefined) return recordError('it is not JSON');
  return lineError(before.length, `column ${[...(before.at(-1) as string)].length + 1}: it is not JSON`);
}

/** @throws `GameError` `INVALID_RECORD`, naming line and column, for what is not JSON */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw jsonProblem(text, error as Error);
  }
}

/** Reads as far as is needed: what is not a log, as a whole. @throws `GameError` `INVALID_RECORD` */
export function* opened(source: unknown): Task<Opened> {
  const pieces = piecesOf(source);
  const { form, begun } = yield* beginningOf(pieces);
  const all = again(begun, pieces);
  if (form === 'log') return { form, pieces: all };
  const text = yield* wholeOf(all, isStream(source) ? MAX_WHOLE : Number.POSITIVE_INFINITY, form === 'notation');
  if (form === 'notation') return { form, text };
  return { form, value: jsonOf(text.replace(/^\uFEFF/, '')) };
}
