import type { Entry } from '../entry/entry.js';
import type { AnyGame } from '../kernel/types.js';
import { entryOfRecord, loadGame } from '../record/given.js';
import type { GameRecord } from '../record/types.js';
import { complainOfFile } from './complain.js';
import { FileError } from './errors.js';
import { exitCodes } from './exit-codes.js';
import { catalogueIn } from './games-at-hand.js';
import type { CommandIo } from './io.js';
import { judgingRecord } from './position.js';

/** A record that was read, and its game under the rules by which it was played. */
export interface ReadRecord {
  readonly file: string;
  readonly record: GameRecord;
  readonly entry: Entry;
  readonly game: AnyGame;
}

/** Which files were of use. */
export interface ReadFiles {
  readonly counted: number;
  /** Those that aren't records, or don't hold. */
  readonly broken: readonly string[];
  readonly code: number;
}

/**
 * Does something with each recorded game, one file after another. A file that is no record, or breaks the rules, is reported
 * by name, and the others are gone through anyway.
 *
 * @param run - its GameErrors are blamed on the file
 */
export async function eachRecord(
  io: CommandIo,
  files: readonly string[],
  signal: AbortSignal,
  run: (read: ReadRecord) => Promise<void>,
): Promise<ReadFiles> {
  let counted = 0;
  const broken: string[] = [];
  for (const file of files) {
    if (signal.aborted) break;
    try {
      await judgingRecord(io, file, async (record) => {
        const entry = entryOfRecord(record, catalogueIn(io));
        await run({ file, record, entry, game: await loadGame(record, entry) });
      });
      counted++;
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      await complainOfFile(io, error);
      broken.push(file);
    }
  }
  return { counted, broken, code: broken.length > 0 ? exitCodes.badFile : exitCodes.well };
}
