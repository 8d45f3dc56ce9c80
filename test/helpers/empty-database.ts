import { PGlite } from '@electric-sql/pglite';

let made: Promise<Blob> | undefined;

/** What a new database is, as a file. */
async function make(): Promise<Blob> {
  const database = await PGlite.create();
  try {
    return await database.dumpDataDir('none');
  } finally {
    await database.close();
  }
}

/** An empty database in memory. To set one up takes seconds, so that is done once in a process; the others are copies. */
export async function emptyDatabase(): Promise<PGlite> {
  made ??= make();
  return PGlite.create({ loadDataDir: await made });
}
