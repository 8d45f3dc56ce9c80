import { GameError } from '../kernel/errors.js';
import { read as readOf } from '../kernel/plain.js';
import { type Task, waitFor } from './flow.js';
import { isByteArray } from './line-splitter.js';
import { recordError } from './record-error.js';

/** Text, or its UTF-8 bytes. */
export type RecordPiece = string | Uint8Array;
/** Text or bytes: whole, in pieces cut anywhere, or line by line without the ends of the lines. */
export type RecordText = RecordPiece | Iterable<RecordPiece>;
/** {@link RecordText} that comes bit by bit: a file stream of Node, the lines of `node:readline`, the body of a response. */
export type RecordStream = AsyncIterable<RecordPiece> | ReadableStreamOf<RecordPiece>;

/** What is needed of a web stream, which is not iterable everywhere. */
export interface ReadableStreamOf<Piece> {
  getReader(): {
    read(): Promise<{ readonly done: boolean; readonly value?: Piece | undefined }>;
    cancel(): Promise<void>;
  };
}

// What a hostile source throws when it is looked at is no error in reading it: it doesn't count as a source.
const has = (source: unknown, key: PropertyKey): boolean =>
  typeof source === 'object' &&
  source !== null &&
  readOf(() => typeof (source as Record<PropertyKey, unknown>)[key] === 'function') === true;

const isIterable = (source: unknown): source is Iterable<RecordPiece> => has(source, Symbol.iterator);
const isAsyncIterable = (source: unknown): source is AsyncIterable<RecordPiece> => has(source, Symbol.asyncIterator);

/** Whether it comes bit by bit, so that it has to be waited for. */
export const isStream = (source: unknown): source is RecordStream =>
  !isByteArray(source) && (isAsyncIterable(source) || has(source, 'getReader'));

/** Whether it is text or bytes, however they come. */
export const isSource = (source: unknown): source is RecordText | RecordStream =>
  typeof source === 'string' || isByteArray(source) || isIterable(source) || isStream(source);

/** A source that is being read. */
export interface Pieces {
  /** The next piece; `undefined` at the end. */
  readonly next: () => Task<unknown>;
  /** Lets go of the source, wherever reading has stopped, without waiting for it. */
  readonly close: () => void;
}

/** @throws `GameError` `INVALID_RECORD` for a list that throws: what is already there should be readable */
function readable<T>(run: () => T): T {
  try {
    return run();
  } catch (cause) {
    throw new GameError('INVALID_RECORD', 'record: could not be read', { cause });
  }
}

function piecesOfList(list: Iterable<unknown>): Pieces {
  const iterator = readable(() => list[Symbol.iterator]());
  let isOver = false;
  return {
    *next() {
      isOver = true;
      const { done, value } = readable(() => {
        const { done = false, value } = iterator.next();
        return { done, value };
      });
      isOver = done;
      return isOver ? undefined : value;
    },
    close() {
      if (!isOver) readable(() => iterator.return?.());
    },
  };
}

interface Reader {
  readonly read: () => Promise<{ readonly done?: boolean | undefined; readonly value?: unknown }>;
  readonly cancel: () => Promise<unknown> | undefined;
}

function readerOf(stream: RecordStream): Reader {
  if (!isAsyncIterable(stream)) {
    const reader = stream.getReader();
    return { read: () => reader.read(), cancel: () => reader.cancel() };
  }
  const iterator = stream[Symbol.asyncIterator]();
  return { read: () => iterator.next(), cancel: () => iterator.return?.() };
}

function piecesOfStream(stream: RecordStream): Pieces {
  const { read, cancel } = readerOf(stream);
  let isOver = false;
  return {
    *next() {
      isOver = true;
      const { done = false, value } = yield* waitFor(read());
      isOver = done;
      return isOver ? undefined : value;
    },
    close() {
      if (!isOver) Promise.resolve(cancel()).catch(() => undefined);
    },
  };
}

/** @throws `GameError` `INVALID_RECORD` for anything but text, bytes or pieces of them */
export function piecesOf(source: unknown): Pieces {
  if (isStream(source)) return piecesOfStream(source);
  if (typeof source === 'string' || isByteArray(source)) return piecesOfList([source]);
  if (isIterable(source)) return piecesOfList(source);
  throw recordError('expected text or bytes, or an iterable of them');
}
