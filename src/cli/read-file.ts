import { GameError } from '../kernel/errors.js';
import { jsonOf, textOf } from '../record/form.js';
import { FileError, judging } from './errors.js';
import type { CommandIo } from './io.js';

const MAX_JSON_BYTES = 32 * 2 ** 20;

/** The content of a file of at most `most` bytes. @throws FileError, GameError (as rejections) */
export async function readBytes(file: string, pieces: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array> {
  const read: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    if (size > most) throw new FileError(file, `it is larger than ${most / 2 ** 20} MiB`);
    read.push(piece);
  }
  return Buffer.concat(read);
}

/** JSON of moderate size. @throws FileError (as a rejection) */
export const readJson = (io: CommandIo, file: string): Promise<unknown> =>
  judging(file, async () => {
    const text = textOf([await readBytes(file, io.readFile(file), MAX_JSON_BYTES)]);
    if (text.trim() === '') throw new GameError('INVALID_RECORD', 'it is empty');
    return jsonOf(text);
  });
