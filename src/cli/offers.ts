import type { Advisor } from '../advice/advice.js';
import { type Offers, offersOf } from '../analysis/offers.js';
import type { AnyGame } from '../kernel/types.js';
import { FileError, UsageError } from './errors.js';
import { catalogueIn, type WithGames } from './games-at-hand.js';
import type { CommandIo } from './io.js';
import { percentDone, progressTo, quietFlag } from './progress.js';
import { readBytes } from './read-file.js';

export async function gamesThat(offer: (offers: Offers) => boolean, at: WithGames): Promise<string[]> {
  const found: string[] = [];
  for (const entry of Object.values(catalogueIn(at))) if (offer(await offersOf(entry))) found.push(entry.id);
  return found;
}

export const tableFileFlags = {
  table: { type: 'string', value: 'FILE', kind: 'file', about: 'a table that was kept' },
  save: {
    type: 'string',
    value: 'FILE',
    kind: 'file',
    about:
      'works out the table of the whole game, which may take a minute, and keeps it; else only what the position needs',
  },
  ...quietFlag,
} as const;

export interface TableFileArgs {
  readonly table?: string | undefined;
  readonly save?: string | undefined;
  readonly quiet?: boolean | undefined;
}

/** No table is larger. */
const MAX_TABLE_BYTES = 256 * 2 ** 20;

/** Runs what a file of a table can be wrong for. */
export function withTableFile<T>(file: string | undefined, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (file !== undefined && error instanceof RangeError) throw new FileError(file, error.message, error);
    throw error;
  }
}

/**
 * The table of an advisor: from a file, or worked out, for the view alone unless it is to be saved.
 *
 * @throws UsageError, FileError (as rejections)
 */
export async function tableOf(
  advisor: Advisor,
  view: ReturnType<AnyGame['setup']>,
  { table: file, save, quiet }: TableFileArgs,
  io: CommandIo,
): Promise<unknown> {
  if (file !== undefined && save !== undefined) throw new UsageError('--table and --save: expected one of them');
  if (file !== undefined) {
    const bytes = await readBytes(file, io.readFile(file), MAX_TABLE_BYTES);
    return withTableFile(file, () => advisor.load(bytes));
  }
  const progress = progressTo(io, quiet);
  const tell = (done: number, total: number): void =>
    void progress.tell(percentDone('working out the table', done, total));
  const table = advisor.prepare(view.options as object, tell, save === undefined ? view : undefined);
  await progress.end();
  if (save !== undefined) await io.writeFile(save, advisor.save(table));
  return table;
}
