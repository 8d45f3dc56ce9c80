import { embeddedStore, type PostgresStore, postgresStore } from 'dicewright/postgres';
import pg from 'pg';

/** Where matches and seats are kept. */
export interface Database {
  readonly client: Parameters<typeof postgresStore>[0];
  readonly store: PostgresStore;
  readonly close: () => Promise<void>;
}

/**
 * @param url - of a PostgreSQL server, which any number of processes may share
 * @param folder - without a server: where a PostgreSQL of this process keeps its files
 * @throws where the folder is open in another process
 */
export async function openDatabase(url: string | undefined, folder: string): Promise<Database> {
  if (url === undefined) {
    const store = await embeddedStore(folder);
    return { client: store.client, store, close: store.close };
  }
  const pool = new pg.Pool({ connectionString: url, max: 8 });
  const listen = async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    await client.connect();
    return client;
  };
  const store = postgresStore(pool, { listen, onError: console.error });
  await store.migrate();
  return { client: pool, store, close: () => pool.end() };
}
