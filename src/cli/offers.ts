import type { Advisor } from '../advice/advice.js';
import type { AnyGame } from '../kernel/types.js';
import { FileError, UsageError } from './errors.js';
import type { CommandIo } from './io.js';
import { percentDone, progressTo, quietFlag } from './progress.js';
import { readBytes } from './read-file.js';

/** The flags that say where a table comes from and where it goes. */
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

/** What {@link tableFileFlags} give. */
export interface TableFileArgs {
  readonly table?: string | undefined;
  readonly save?: string | undefined;
  readonly quiet?: boolean | undefined;
}

type View = ReturnType<AnyGame['setup']>;

/** No table is larger. */
const MAX_TABLE_BYTES = 256 * 2 ** 20;

/** Runs something that a bad table file makes fail. */
export function withTableFile<T>(file: string | undefined, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (file !== undefined && error instanceof RangeError) throw new FileError(file, error.message, error);
    throw error;
  }
}

/** The bytes of a saved table. @throws FileError (as a rejection) */
export const tableIn = (file: string, io: CommandIo): Promise<Uint8Array> =>
  readBytes(file, io.readFile(file), MAX_TABLE_BYTES);

/** Works out a table: for the whole game, or for the view alone. */
async function worked(advisor: Advisor, view: View, isWhole: boolean, quiet: boolean | undefined, io: CommandIo) {
  const progress = progressTo(io, quiet);
  const tell = (done: number, total: number): void =>
    void progress.tell(percentDone('working out the table', done, total));
  const table = advisor.prepare(view.options as object, tell, isWhole ? undefined : view);
  await progress.end();
  return table;
}

/** Works out the table of the whole game, and saves it. @throws FileError (as a rejection) */
export async function savedTable(
  advisor: Advisor,
  view: View,
  { save, quiet }: TableFileArgs & { readonly save: string },
  io: CommandIo,
): Promise<Uint8Array> {
  const bytes = advisor.save(await worked(advisor, view, true, quiet, io));
  await io.writeFile(save, bytes);
  return bytes;
}

/**
 * The table of an advisor: from a file, or worked out, for the view alone unless it is to be saved.
 *
 * @throws UsageError, FileError (as rejections)
 */
export async function tableOf(
  advisor: Advisor,
  view: View,
  { table: file, save, quiet }: TableFileArgs,
  io: CommandIo,
): Promise<unknown> {
  if (file !== undefined && save !== undefined) throw new UsageError('--table and --save: expected one of them');
  if (file !== undefined) {
    const bytes = await tableIn(file, io);
    return withTableFile(file, () => advisor.load(bytes));
  }
  if (save !== undefined) return advisor.load(await savedTable(advisor, view, { save, quiet }, io));
  return worked(advisor, view, false, quiet, io);
}
