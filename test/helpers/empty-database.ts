import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { copyFolder } from './copy-folder.js';

/** What the folder of an empty database is. To set one up takes seconds, so the first of a run is kept for the others. */
async function keptFolder(): Promise<string> {
  const kept = join(inject('compiled'), 'pglite');
  if (existsSync(kept)) return kept;
  const own = `${kept}-${process.pid}`;
  await (await PGlite.create(own)).close();
  // Another process may have been first.
  await rename(own, kept).catch(() => rm(own, { recursive: true }));
  return kept;
}

/** Makes a folder that is not there yet the folder of an empty database. */
export async function makeEmptyFolder(folder: string): Promise<void> {
  await copyFolder(await keptFolder(), folder);
}

let made: Promise<Blob> | undefined;

/** What a new database is, as a file. */
async function make(): Promise<Blob> {
  const own = join(inject('compiled'), `pglite-read-${process.pid}`);
  await makeEmptyFolder(own);
  const database = await PGlite.create(own);
  try {
    return await database.dumpDataDir('none');
  } finally {
    await database.close();
    await rm(own, { recursive: true });
  }
}

/** An empty database in memory: a copy of one that is made once in a process. */
export async function emptyDatabase(): Promise<PGlite> {
  made ??= make();
  return PGlite.create({ loadDataDir: await made });
}
