import pg from 'pg';
import type { PostgresClient, PostgresListener } from '../../../src/adapters/postgres/clients.js';
import { emptyDatabase } from '../../helpers/empty-database.js';
import { type Postgres, startPostgres } from '../../helpers/postgres.js';

/** A database for a file of tests. */
export interface Database {
  readonly client: PostgresClient;
  /** What connects something that listens. */
  readonly listen: () => Promise<PostgresListener>;
  readonly end: () => Promise<void>;
}

/** A connection of its own to a server. */
export async function connected(address: string): Promise<pg.Client> {
  const client = new pg.Client(address);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Connections to a server, which may end before they do. */
export function poolAt(address: string, max = 10): pg.Pool {
  const pool = new pg.Pool({ connectionString: address, max });
  return pool.on('error', () => undefined);
}

/** A server's database; the server ends with it. */
function databaseOf({ address, remove }: Postgres): Database {
  const pool = poolAt(address);
  return {
    client: pool,
    listen: () => connected(address),
    async end() {
      await pool.end();
      await remove();
    },
  };
}

export const databases: Readonly<Record<string, () => Promise<Database>>> = {
  async PGlite() {
    const database = await emptyDatabase();
    return { client: database, listen: async () => database, end: () => database.close() };
  },
  PostgreSQL: async () => databaseOf(await startPostgres()),
};
