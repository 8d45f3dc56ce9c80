import { GameError } from '../kernel/errors.js';
import { type Json, plainCopy, read } from '../kernel/plain.js';
import type { AnyAction } from '../kernel/types.js';
import { createLineSplitter, isByteArray, type Line } from './line-splitter.js';
import { asAction, readFooter, readHeader, refuse } from './open.js';
import type { RecordFooter, RecordHeader } from './types.js';

/** What a line of a log says. */
export type LogLine =
  | { readonly kind: 'header'; readonly number: number; readonly header: RecordHeader }
  | { readonly kind: 'action'; readonly number: number; readonly action: AnyAction }
  | { readonly kind: 'undo'; readonly number: number }
  | { readonly kind: 'footer'; readonly number: number; readonly footer: RecordFooter };

/** How a log ends. */
export interface LogEnding {
  /** The last line could not be read, as after a crash. */
  readonly torn: boolean;
  /** The last line has its line end, or came without, as all did. */
  readonly isEnded: boolean;
}

/** Text or bytes in pieces, or lines without their ends; a string or a Uint8Array is a whole log. */
export type LogSource = string | Uint8Array | Iterable<string | Uint8Array>;
/** {@link LogSource} that comes bit by bit, for instance a file stream of Node or the lines of `node:readline`. */
export type AsyncLogSource = AsyncIterable<string | Uint8Array>;

// What a hostile source throws when it is looked at is no error of reading it: such a source is none.
const isIterable = (source: object | null, key: symbol): boolean =>
  source !== null && read(() => key in source) === true;

export const isAsync = (source: LogSource | AsyncLogSource): source is AsyncLogSource =>
  typeof source === 'object' && isIterable(source, Symbol.asyncIterator);

/** @throws `GameError` `INVALID_RECORD` for what is neither text nor bytes nor pieces of them */
export function piecesOf(source: LogSource): Iterable<string | Uint8Array> {
  if (typeof source === 'string' || isByteArray(source)) return [source];
  if (typeof source === 'object' && isIterable(source, Symbol.iterator)) return source;
  throw new GameError('INVALID_RECORD', 'record: expected text or bytes, or an iterable of them');
}

export function lineError(number: number, what: string): GameError {
  return new GameError('INVALID_RECORD', `record: line ${number}: ${what}`);
}

function parsed({ number, text }: Line): unknown {
  if (text === null) return undefined;
  try {
    // A byte order mark may stand before the header; trim() takes it for a space.
    return JSON.parse(number === 1 ? text.trim() : text);
  } catch {
    return undefined;
  }
}

export const isBlank = ({ text }: Line): boolean => text !== null && text.trim() === '';

/**
 * Reads a log piece by piece. Blank lines mean nothing. A last line that can't be read was torn off; the same line with
 * others after it is an error.
 */
export function createLogReader() {
  const splitter = createLineSplitter();
  let header: RecordHeader | undefined;
  let isClosed = false;
  let unreadable: number | undefined;
  let isEnded = true;

  function meaningOf(number: number, value: { readonly [key: string]: Json }): LogLine {
    const where = `record: line ${number}`;
    if (!header) {
      header = readHeader(value, where, refuse) as RecordHeader;
      return { kind: 'header', number, header };
    }
    if (isClosed) throw lineError(number, 'nothing may follow the footer');
    if (Object.hasOwn(value, 'type')) return { kind: 'action', number, action: asAction(value, where) };
    const keys = Object.keys(value);
    if (keys.length === 1 && value.undo === 1) return { kind: 'undo', number };
    if (keys.length > 0 && keys.every((key) => key === 'result' || key === 'seed')) {
      isClosed = true;
      return { kind: 'footer', number, footer: readFooter(value, where, refuse, header) };
    }
    throw lineError(number, 'expected an action, {"undo":1}, or a footer { result, seed }');
  }

  function readOne(line: Line): LogLine | undefined {
    if (isBlank(line)) return undefined;
    if (unreadable !== undefined) throw lineError(unreadable, 'it can’t be read, though it is not the last');
    const value = parsed(line);
    if (value === undefined) {
      if (isClosed) throw lineError(line.number, 'nothing may follow the footer');
      unreadable = line.number;
      return undefined;
    }
    const plain = plainCopy(value, 'INVALID_RECORD', `record: line ${line.number}`);
    if (typeof plain === 'object' && plain !== null && !Array.isArray(plain)) return meaningOf(line.number, plain);
    throw lineError(line.number, 'expected an object');
  }

  function* readAll(lines: Iterable<Line>): Generator<LogLine> {
    for (const line of lines) {
      const meaning = readOne(line);
      if (meaning) yield meaning;
    }
  }

  return {
    push: (piece: unknown) => readAll(splitter.push(piece)),
    *end(): Generator<LogLine> {
      for (const line of splitter.end()) {
        isEnded = false;
        yield* readAll([line]);
      }
    },
    /** After the end: how it ends. @throws `GameError` when there is not even a header */
    ending(): LogEnding {
      if (header) return { torn: unreadable !== undefined, isEnded };
      throw lineError(unreadable ?? 1, 'expected the header { format, game, rules, players, … }');
    },
  };
}

/** Reads a log to its end and tells of each line. */
export function readLog(source: LogSource, tell: (line: LogLine) => void): LogEnding {
  const reader = createLogReader();
  for (const piece of piecesOf(source)) for (const line of reader.push(piece)) tell(line);
  for (const line of reader.end()) tell(line);
  return reader.ending();
}

/** {@link readLog} of one that comes bit by bit; waits where it is asked to. */
export async function readLogAsync(
  source: LogSource | AsyncLogSource,
  tell: (line: LogLine) => void | Promise<void>,
): Promise<LogEnding> {
  const reader = createLogReader();
  async function tellAll(lines: Iterable<LogLine>): Promise<void> {
    for (const line of lines) {
      const told = tell(line);
      // Not at every line: that would take longer than to read it.
      if (told) await told;
    }
  }
  for await (const piece of isAsync(source) ? source : piecesOf(source)) await tellAll(reader.push(piece));
  await tellAll(reader.end());
  return reader.ending();
}
