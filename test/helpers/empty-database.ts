import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
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

/** The same as a file, kept in the same way. */
async function keptFile(): Promise<string> {
  const kept = join(inject('compiled'), 'pglite.tar');
  if (existsSync(kept)) return kept;
  const own = `${kept}-${process.pid}`;
  const folder = `${own}-read`;
  await makeEmptyFolder(folder);
  const database = await PGlite.create(folder);
  try {
    await writeFile(own, Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer()));
  } finally {
    await database.close();
    await rm(folder, { recursive: true });
  }
  await rename(own, kept);
  return kept;
}

/** An empty database in memory: a copy of one that is made once in a run. */
export async function emptyDatabase(): Promise<PGlite> {
  return PGlite.create({ loadDataDir: new Blob([await readFile(await keptFile())]) });
}
