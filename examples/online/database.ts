import { PGlite } from '@electric-sql/pglite';
import { type PostgresClient, type PostgresStore, postgresStore } from 'dicewright/postgres';
import pg from 'pg';

/** Where matches and seats are kept. */
export interface Database {
  readonly client: PostgresClient;
  readonly store: PostgresStore;
  readonly close: () => Promise<void>;
}

/**
 * @param url - of a PostgreSQL server, which any number of processes may share
 * @param folder - without a server: where a PostgreSQL of this process keeps its files
 */
export function openDatabase(url: string | undefined, folder: string): Database {
  if (url === undefined) {
    const client = new PGlite(folder);
    return { client, store: postgresStore(client, { listen: client }), close: () => client.close() };
  }
  const pool = new pg.Pool({ connectionString: url, max: 8 });
  const listen = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client;
  };
  return { client: pool, store: postgresStore(pool, { listen }), close: () => pool.end() };
}
