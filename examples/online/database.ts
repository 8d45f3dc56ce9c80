import { randomBytes } from 'node:crypto';
import { embeddedStore, type PostgresStore, postgresStore } from 'dicewright/postgres';
import pg from 'pg';

/** Where matches are kept. */
export interface Database {
  readonly store: PostgresStore;
  /** From which the secrets of seats follow, for all who share it. */
  readonly secret: string;
  readonly close: () => Promise<void>;
}

/** What was told, or what the first to come has drawn; who can read the database knows that, too. */
async function secretIn(client: Parameters<typeof postgresStore>[0], told: string | undefined): Promise<string> {
  if (told !== undefined) return told;
  await client.query(`do $do$ begin
    perform pg_advisory_xact_lock(7302935);
    create table if not exists online_secret (id boolean primary key check (id), secret text not null);
  end $do$`);
  const drawn = randomBytes(32).toString('base64url');
  await client.query('insert into online_secret values (true, $1) on conflict do nothing', [drawn]);
  const { rows } = await client.query('select secret from online_secret', []);
  return (rows[0] as { readonly secret: string }).secret;
}

/**
 * @param url - of a PostgreSQL server, which any number of processes may share
 * @param folder - without a server: where a PostgreSQL of this process keeps its files
 * @param secret - that of the host; without it the database has one
 * @throws where the folder is open in another process
 */
export async function openDatabase(url: string | undefined, folder: string, secret?: string): Promise<Database> {
  if (url === undefined) {
    const store = await embeddedStore(folder);
    return { store, secret: await secretIn(store.client, secret), close: store.close };
  }
  const pool = new pg.Pool({ connectionString: url, max: 8 });
  const listen = async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    await client.connect();
    return client;
  };
  const store = postgresStore(pool, { listen, onError: console.error });
  await store.migrate();
  return { store, secret: await secretIn(pool, secret), close: () => pool.end() };
}
