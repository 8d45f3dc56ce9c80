import { platformHere } from '../../analysis/here.js';
import { GameError } from '../../kernel/errors.js';
import { optionsIn } from '../../kernel/plain.js';
import type { ListeningDatabase, PostgresClient } from './clients.js';
import { ownClients } from './folders.js';
import { type PostgresStore, postgresStore } from './postgres-store.js';
import type { PostgresStoreOptions } from './settings.js';

/** What is used of a PGlite. */
interface Embedded extends PostgresClient, ListeningDatabase {
  close(): Promise<void>;
}

/**
 * Opens a PostgreSQL in this process (PGlite, from the package `@electric-sql/pglite`) that keeps its files in a folder, for
 * this process alone: two at once would destroy it. A folder whose process has ended without a word is taken over.
 *
 * @param folder - created if missing; beside it lies a file that says whose it is
 * @returns the store, with its tables; `client` runs other statements, and `close` ends it and gives the folder back
 * @throws (as a rejection) `GameError` `INVALID_SETUP`, before anything is written, where the folder is open in another process
 * or in this one, and for anything but a path; what `migrate` throws; what PGlite throws
 */
export async function embeddedStore(
  folder: string,
  options?: Omit<PostgresStoreOptions, 'listen'>,
): Promise<
  PostgresStore & {
    readonly client: {
      /** Runs another statement. */
      query(text: string, values?: unknown[]): PromiseLike<{ readonly rows: readonly unknown[] }>;
    };
    /** Closes the database, and gives the folder back. */
    readonly close: () => Promise<void>;
  }
> {
  if (typeof folder !== 'string' || folder === '' || folder.includes('\0')) {
    throw new GameError('INVALID_SETUP', 'embedded store: expected the path of a folder');
  }
  const told = optionsIn(options, 'embedded store');
  const giveBack = await (await platformHere()).holdFolder(folder);
  let client: Embedded | undefined;
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    client = await PGlite.create(folder);
    ownClients.add(client);
    const store = postgresStore(client, { ...told, listen: client });
    await store.migrate();
    const opened = client;
    return Object.freeze({
      ...store,
      client: opened,
      async close() {
        await opened.close();
        giveBack();
      },
    });
  } catch (error) {
    await client?.close().catch(() => undefined);
    giveBack();
    throw error;
  }
}
