import { type GameRecord, readRecord } from 'dicewright/record';
import { recordHash, type Seat } from './address.js';
import type { GameSession } from './game-session.js';

/** A link may have so many letters, and hold so many bytes: a page that opens one mustn't be held up by it. */
const BOUNDS = { letters: 400_000, bytes: 8_000_000 } as const;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > BOUNDS.bytes) {
      await reader.cancel();
      throw new Error('This link holds more than a game.');
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

/**
 * What is JSON as letters that can stand in an address.
 *
 * @throws Error (as a rejection) where it is too long for one
 */
export async function packed(value: object): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(value)), new CompressionStream('deflate-raw'));
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  const letters = btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  if (letters.length > BOUNDS.letters) throw new Error('This is too long for a link: save it as a file.');
  return letters;
}

/** @throws Error (as a rejection) for letters that hold nothing, or too much */
async function bytesOf(letters: string): Promise<Uint8Array> {
  if (letters.length > BOUNDS.letters) throw new Error('This link is longer than any game.');
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return through(bytes, new DecompressionStream('deflate-raw'));
}

/** @throws Error (as a rejection) for letters that are no record */
export const unpacked = async (letters: string): Promise<GameRecord> => readRecord(await bytesOf(letters));

/** @throws Error (as a rejection) for letters that are no JSON */
export const unpackedValue = async (letters: string): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await bytesOf(letters)));

/**
 * A link under which the game opens, whole.
 *
 * @param module - that the game is from
 * @param at - the position that is shown first: after so many actions; `null` for the last
 * @throws Error (as a rejection) where it is too long for one
 */
export async function gameLink(
  session: GameSession,
  seats: readonly Seat[],
  module: string | null,
  at: number | null = null,
): Promise<string> {
  const url = new URL(location.href);
  url.hash = recordHash(await packed(session.record), seats, module, { at });
  return url.href;
}
