import { read } from '../kernel/plain.js';
import { recordError } from './record-error.js';

// Present wherever this runs, but not part of the language; a platform's types would let other things in, too.
declare const TextDecoder: new (
  label: 'utf-8',
  options: { readonly fatal: boolean },
) => { readonly decode: (bytes: Uint8Array) => string };

/** How many characters a line of a log may have. */
export const MAX_LINE = 1_000_000;
// UTF-8 needs at most three bytes for a UTF-16 unit.
export const MAX_LINE_BYTES = 3 * MAX_LINE;
const SLICE = 8192;

/** A line without its end. */
export interface Line {
  /** From 1. */
  readonly number: number;
  /** `null` when its bytes are not UTF-8. */
  readonly text: string | null;
}

/** Whether it is a byte array, even another realm's; a proxy is not, and isn't asked. */
export const isByteArray = (value: unknown): value is Uint8Array =>
  ArrayBuffer.isView(value) && (value as Partial<Uint8Array>)[Symbol.toStringTag] === 'Uint8Array';

/** The text of UTF-8 bytes; `null` when they are not UTF-8. */
export const utf8 = (bytes: Uint8Array): string | null =>
  read(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)) ?? null;

/** One character for each byte: no byte of a longer UTF-8 sequence looks like a line feed, so this can be cut. */
export function byteText(bytes: Uint8Array): string {
  // Nearly all pieces are ASCII, where each byte is a character already: decoding them at once is far faster.
  const ascii = utf8(bytes);
  if (ascii?.length === bytes.length) return ascii;
  let text = '';
  for (let from = 0; from < bytes.length; from += SLICE) {
    text += String.fromCharCode(...bytes.subarray(from, from + SLICE));
  }
  return text;
}

/** The text whose UTF-8 bytes these are; `null` when they are not UTF-8. */
function decoded(byteText: string): string | null {
  const isAscii = !/[\u0080-\u00ff]/.test(byteText);
  return isAscii ? byteText : utf8(Uint8Array.from(byteText, (byte) => byte.charCodeAt(0)));
}

/** Whether the piece is a JSON object, from its beginning to its end. */
export function isWholeObject(piece: string): boolean {
  const text = piece.length > MAX_LINE_BYTES ? '' : piece.trim();
  return text.startsWith('{') && read(() => JSON.parse(text) as unknown) !== undefined;
}

/** Cuts what comes in pieces into lines; see {@link createLineSplitter}. */
export interface LineSplitter {
  /**
   * The lines that the piece ends.
   * @throws `GameError` `INVALID_RECORD` for a piece that is neither text nor bytes, and for a line too long
   */
  readonly push: (piece: unknown) => Iterable<Line>;
  /** The last line, if it has no end. */
  readonly end: () => Iterable<Line>;
}

/**
 * Pieces are parts of a file, cut anywhere, or else lines without their ends, as line readers give them. The first two show
 * which: parts when the first is not a whole object, or the second begins with the end of the line.
 */
export function createLineSplitter(): LineSplitter {
  let framing: 'unknown' | 'one object so far' | 'parts' | 'lines' = 'unknown';
  let kind: 'text' | 'bytes' | undefined;
  let number = 1;
  let pending = '';

  function textOf(piece: unknown): string {
    const found = typeof piece === 'string' ? 'text' : isByteArray(piece) ? 'bytes' : undefined;
    kind ??= found;
    if (found !== undefined && found === kind) return typeof piece === 'string' ? piece : byteText(piece as Uint8Array);
    throw recordError(`line ${number}: expected ${kind === undefined ? 'strings or Uint8Arrays' : `only ${kind}`}`);
  }

  function assertLength(length: number, limit: number): void {
    if (length <= limit) return;
    throw recordError(`line ${number}: longer than ${MAX_LINE} characters`);
  }

  function add(part: string): void {
    assertLength(pending.length + part.length, kind === 'bytes' ? MAX_LINE_BYTES : MAX_LINE);
    pending += part;
  }

  function take(): Line {
    const text = kind === 'bytes' ? decoded(pending) : pending;
    assertLength(text?.length ?? 0, MAX_LINE);
    pending = '';
    return { number: number++, text };
  }

  function* cut(text: string): Generator<Line> {
    let from = 0;
    for (let to = text.indexOf('\n'); to >= 0; to = text.indexOf('\n', from)) {
      add(text.slice(from, to));
      yield take();
      from = to + 1;
    }
    add(text.slice(from));
  }

  return {
    *push(piece) {
      const text = textOf(piece);
      if (text === '') {
        if (framing === 'lines') number++;
        return;
      }
      if (framing === 'unknown') {
        framing = !text.includes('\n') && isWholeObject(text) ? 'one object so far' : 'parts';
      } else if (framing === 'one object so far') {
        framing = /^\s/.test(text) ? 'parts' : 'lines';
        if (framing === 'lines') yield take();
      }
      yield* cut(text);
      if (framing === 'lines' && pending !== '') yield take();
    },
    *end() {
      if (pending !== '') yield take();
    },
  };
}
