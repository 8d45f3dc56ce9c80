import { PGlite } from '@electric-sql/pglite';
import type { PostgresClient, PostgresListener } from 'dicewright/postgres';
import pg from 'pg';
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

/** @param server - ends with it; the caller has started it */
export function poolOf({ address, remove }: Postgres): Database {
  const pool = new pg.Pool({ connectionString: address, max: 10 });
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
    const database = await PGlite.create();
    return { client: database, listen: async () => database, end: () => database.close() };
  },
  PostgreSQL: async () => poolOf(await startPostgres()),
};
