import { isRecord, type Json, plainCopy, read } from '../kernel/plain.js';
import { footerFields } from './footer-fields.js';
import { createLineSplitter, type Line } from './line-splitter.js';
import { readRemark } from './notes.js';
import { asAction, plainHeader, readAction, readFooter, readHeader, refuse } from './open.js';
import type { Pieces } from './source.js';
import { type Ending, lineError, type Telling, type Told } from './told.js';
import { NOTED_FORMAT, type RecordHeader } from './types.js';

function parsed({ number, text }: Line): unknown {
  // A byte order mark may stand before the header; trim() takes it for a space.
  return text === null ? undefined : read(() => JSON.parse(number === 1 ? text.trim() : text) as unknown);
}

export const isBlank = ({ text }: Line): boolean => text !== null && text.trim() === '';

/**
 * Reads a log piece by piece. Blank lines mean nothing. A last line that can't be read was torn off; the same line with
 * others after it is an error.
 */
function createLogReader() {
  const splitter = createLineSplitter();
  let header: RecordHeader | undefined;
  let isClosed = false;
  let unreadable: number | undefined;
  let isEnded = true;

  /** An action, and what is said about it. */
  function noted(line: number, { action, ...said }: Readonly<Record<string, unknown>>): Told {
    const where = `record: line ${line}`;
    return { kind: 'action', line, action: readAction(action, where), note: readRemark(said, where) };
  }

  function meaningOf(line: number, parsed: Readonly<Record<string, unknown>>): Told {
    const where = `record: line ${line}`;
    if (!header) {
      header = readHeader(plainHeader(parsed, where), where, refuse) as RecordHeader;
      return { kind: 'header', header };
    }
    if (isClosed) throw lineError(line, 'nothing may follow the footer');
    if (header.format === NOTED_FORMAT && isRecord(parsed.action)) return noted(line, parsed);
    const value = plainCopy(parsed, 'INVALID_RECORD', where) as { readonly [key: string]: Json };
    if (Object.hasOwn(value, 'type')) return { kind: 'action', line, action: asAction(value, where) };
    const keys = Object.keys(value);
    if (keys.length === 1 && value.undo === 1) return { kind: 'undo', line };
    if (keys.length > 0 && keys.every((key) => Object.hasOwn(footerFields, key))) {
      isClosed = true;
      return { kind: 'footer', line, footer: readFooter(value, where, refuse, header) };
    }
    throw lineError(line, 'expected an action, {"undo":1}, or a footer { ended, result, seed, links }');
  }

  function readOne(line: Line): Told | undefined {
    if (isBlank(line)) return undefined;
    if (unreadable !== undefined) throw lineError(unreadable, 'it can’t be read, though it is not the last');
    const value = parsed(line);
    if (value === undefined) {
      if (isClosed) throw lineError(line.number, 'nothing may follow the footer');
      unreadable = line.number;
      return undefined;
    }
    if (isRecord(value)) return meaningOf(line.number, value);
    throw lineError(line.number, 'expected an object');
  }

  function* readAll(lines: Iterable<Line>): Generator<Told, void, unknown> {
    for (const line of lines) {
      const meaning = readOne(line);
      if (meaning) yield meaning;
    }
  }

  return {
    push: (piece: unknown) => readAll(splitter.push(piece)),
    *end(): Generator<Told, void, unknown> {
      for (const line of splitter.end()) {
        isEnded = false;
        yield* readAll([line]);
      }
    },
    /** After the end: how it ends. @throws `GameError` when there is not even a header */
    ending(): Ending {
      if (header) return { torn: unreadable !== undefined, isEnded };
      const found = unreadable === undefined ? 'it is empty; ' : '';
      throw lineError(unreadable ?? 1, `${found}expected the header { format, game, rules, players, … }`);
    },
  };
}

/** Yields what a log says, line by line, as its pieces come. */
export function* toldByLog({ next, close }: Pieces): Telling {
  const reader = createLogReader();
  try {
    for (let piece = yield* next(); piece !== undefined; piece = yield* next()) yield* reader.push(piece);
    yield* reader.end();
    return reader.ending();
  } finally {
    close();
  }
}

/** The last line of a log that says something; the others are not looked at. */
export function* lastLine({ next, close }: Pieces) {
  const splitter = createLineSplitter();
  let last: Line | undefined;
  const look = (lines: Iterable<Line>): void => {
    for (const line of lines) if (!isBlank(line)) last = line;
  };
  try {
    for (let piece = yield* next(); piece !== undefined; piece = yield* next()) look(splitter.push(piece));
    look(splitter.end());
    return last;
  } finally {
    close();
  }
}
