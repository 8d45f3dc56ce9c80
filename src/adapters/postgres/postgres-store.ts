import { GameError } from '../../kernel/errors.js';
import { isRecord, read } from '../../kernel/plain.js';
import { onErrorOf } from '../../match/settings.js';
import type { Entry, MatchHeader, MatchStore, SnapshotData, StoredEntry, Wake } from '../../match/store.js';
import type { OnError } from '../../match/subscriptions.js';
import type { ListeningClient, PostgresClient } from './clients.js';
import { type ListenerSource, listeningOf } from './listening.js';
import { migrate, tablesOf } from './schema.js';
import { statementsFor } from './statements.js';
import { wakingOf } from './waking.js';

/** See {@link postgresStore}. */
export interface PostgresStoreOptions {
  /**
   * A connection of its own, by which processes wake each other: a connected `Client` of `pg`, a PGlite, or a function that
   * connects one. A lost connection can only be replaced where it is a function: it is called when the first match is
   * opened, and again after a loss. It may take its time; when it fails, it is called again as soon as the database has
   * answered something else. After that every open match reads on. What it has connected is ended when the last match is
   * closed.
   *
   * Without it nothing is woken, neither this process by others nor others by this one.
   */
  readonly listen?: ListenerSource | undefined;
  /** The schema of the tables, which `migrate` makes if it is not there. The first of the search path, unless given. */
  readonly schema?: string | undefined;
  /** With what the names of the tables begin. Default `'dicewright_'`. */
  readonly prefix?: string | undefined;
  /**
   * Hears what fails while nobody waits for it: waking, connecting again, connections that a pool loses while they are idle
   * and nobody else hears of. Nobody hears of it, unless given.
   */
  readonly onError?: ((error: unknown) => unknown) | undefined;
}

/** Matches in PostgreSQL. */
export interface PostgresStore extends MatchStore {
  /**
   * Makes the tables where there are none: one statement, which any number of processes may run at once.
   *
   * @throws (as a rejection) `GameError` `INVALID_SETUP` for tables of an older or newer version, which stay as they are;
   * what the client throws passes through
   */
  readonly migrate: () => Promise<void>;
}

const KNOWN = ['listen', 'schema', 'prefix', 'onError'];

/** The options as they are. @throws `GameError` `INVALID_SETUP` for others */
function knownOptions(options: unknown): PostgresStoreOptions {
  const given = read(() => (isRecord(options) ? { ...(options as PostgresStoreOptions) } : undefined));
  const isKnown = isRecord(given) && Object.keys(given).every((name) => KNOWN.includes(name));
  if (isKnown) return given;
  throw new GameError('INVALID_SETUP', `postgres: expected options { ${KNOWN.join(', ')} }`);
}

const hasFunction = (value: unknown, name: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  read(() => typeof (value as Record<string, unknown>)[name]) === 'function';

/** @throws `GameError` `INVALID_SETUP` for what neither listens nor connects what does */
function checkListener(listen: unknown): void {
  if (typeof listen === 'function' || hasFunction(listen, 'listen')) return;
  if (['query', 'on', 'end'].every((name) => hasFunction(listen, name))) return;
  throw new GameError(
    'INVALID_SETUP',
    'postgres: listen: expected a Client of pg, a PGlite, or a function that connects one',
  );
}

/** What a pool tells of a connection that it has lost while idle would end the process if nobody heard it. */
function hearErrorsOf(client: PostgresClient, onError: OnError): void {
  if (!hasFunction(client, 'on') || !hasFunction(client, 'listenerCount')) return;
  const emitter = client as unknown as ListeningClient & { listenerCount(event: string): number };
  if (emitter.listenerCount('error') === 0) emitter.on('error', onError);
}

interface EntryRow {
  readonly version: number;
  readonly entry: string;
}

interface LatestRow {
  readonly header: string;
  readonly version: number | null;
  readonly data: string | null;
}

const storedEntry = ({ version, entry }: EntryRow): StoredEntry => ({ version, entry: JSON.parse(entry) as Entry });

/**
 * A store of matches in PostgreSQL, for any number of processes: each call is one statement, without a transaction around
 * it, so that it may go through a pool. What the client throws passes through.
 *
 * Whoever can read the tables knows every secret and every die to come.
 *
 * @param client - a `Pool` or `Client` of `pg`, or a PGlite, which is PostgreSQL in the process
 * @throws `GameError` `INVALID_SETUP` for what can't run statements or listen, and for names that are no plain identifiers
 * @example
 * ```ts
 * import { PGlite } from '@electric-sql/pglite';
 * import { kiriki } from 'dicewright/kiriki';
 * import { createMatch, openMatch } from 'dicewright/match';
 * import { postgresStore } from 'dicewright/postgres';
 *
 * const database = new PGlite();
 * const store = postgresStore(database, { listen: database });
 * await store.migrate();
 * const match = await createMatch(kiriki, { id: 'friday', players: 2, store });
 * await match.submit(0, { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] });
 * await match.close();
 * console.log((await openMatch(store, 'friday')).version); // → 1
 * ```
 */
export function postgresStore(client: PostgresClient, options: PostgresStoreOptions = {}): PostgresStore {
  if (!hasFunction(client, 'query')) {
    throw new GameError('INVALID_SETUP', 'postgres: expected a client with query(text, values)');
  }
  const { listen: source, schema, prefix, ...given } = knownOptions(options);
  if (source !== undefined) checkListener(source);
  const tables = tablesOf(schema, prefix);
  const sql = statementsFor(tables);
  const heard = onErrorOf(given.onError);
  const onError = (error: unknown): unknown => read(() => heard(error));
  hearErrorsOf(client, onError);

  const listening = source && listeningOf(source, tables.channel, onError);
  const waking = source && wakingOf((payloads) => ask(sql.wake, [tables.channel, JSON.stringify(payloads)]), onError);

  async function ask<Row>(text: string, values: unknown[]): Promise<readonly Row[]> {
    const { rows } = await client.query(text, values);
    listening?.onAnswer();
    return rows as readonly Row[];
  }

  return Object.freeze({
    migrate: () => migrate(client, tables),
    async create(id: string, header: MatchHeader) {
      return (await ask(sql.create, [id, JSON.stringify(header)])).length === 1;
    },
    async append(id: string, version: number, entry: Entry) {
      const { seat, key = null } = entry;
      const isAppended = (await ask(sql.append, [id, version, seat, key, JSON.stringify(entry)])).length === 1;
      if (isAppended) waking?.tell(id, version + 1);
      return isAppended;
    },
    async read(id: string, from: number, limit: number) {
      return (await ask<EntryRow>(sql.read, [id, from, limit])).map(storedEntry);
    },
    async find(id: string, seat: number, key: string) {
      const [row] = await ask<EntryRow>(sql.find, [id, seat, key]);
      return row ? storedEntry(row) : null;
    },
    snapshot: (id: string, version: number, data: SnapshotData) =>
      ask(sql.snapshot, [id, version, JSON.stringify(data)]),
    async latest(id: string, atMost?: number) {
      const [row] = await ask<LatestRow>(sql.latest, [id, atMost ?? null]);
      if (!row) return null;
      const { version, data } = row;
      return {
        header: JSON.parse(row.header) as MatchHeader,
        ...(version !== null && data !== null && { snapshot: { version, data: JSON.parse(data) as SnapshotData } }),
      };
    },
    remove: (id: string) => ask(sql.remove, [id]),
    ...(listening && {
      async listen(wake: Wake, id?: string) {
        const stop = await listening.listen(wake, id);
        return async () => {
          await waking?.settled();
          await stop();
        };
      },
    }),
  });
}
