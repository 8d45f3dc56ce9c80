import { type GameRecord, readRecord } from 'dicewright/record';

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** A record as letters that can stand in an address. */
export async function packed(record: GameRecord): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(record)), new CompressionStream('deflate-raw'));
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws Error (as a rejection) for letters that are no record */
export async function unpacked(letters: string): Promise<GameRecord> {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return readRecord(await through(bytes, new DecompressionStream('deflate-raw')));
}
