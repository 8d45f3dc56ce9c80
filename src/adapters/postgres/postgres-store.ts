import { read } from '../../kernel/plain.js';
import { DEADLINE, isLateness } from '../../match/deadline.js';
import { onErrorOf } from '../../match/settings.js';
import type { Entry, MatchHeader, MatchStore, SnapshotData, StoredEntry, Wake } from '../../match/store.js';
import type { OnError } from '../../match/subscriptions.js';
import type { ListeningClient, PostgresClient } from './clients.js';
import { type RunStatement, statementsOf } from './connections.js';
import { folderIsFree } from './folders.js';
import { listeningOf, type Reached } from './listening.js';
import { migrate, tablesOf } from './schema.js';
import {
  checkClient,
  checkListener,
  hasFunction,
  knownOptions,
  millisecondsOf,
  type PostgresStoreOptions,
} from './settings.js';
import { statementsFor } from './statements.js';
import { wakingOf } from './waking.js';

/** Matches in PostgreSQL. */
export interface PostgresStore extends MatchStore {
  /**
   * Creates missing tables: one statement, which any number of processes may run at once.
   *
   * @throws (as a rejection) `GameError` `INVALID_SETUP` for tables of an older or newer version, which stay as they are;
   * what the client throws passes through
   */
  readonly migrate: () => Promise<void>;
}

/** How often, in milliseconds, to check whether all is well, unless given. */
const HEARTBEAT = 5_000;

/** The error that a pool emits for a connection lost while idle would end the process if nothing listened. */
function hearErrorsOf(client: PostgresClient, onError: OnError): void {
  if (!hasFunction(client, 'on') || !hasFunction(client, 'listenerCount')) return;
  const emitter = client as ListeningClient & { listenerCount(event: string): number };
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
 * it, so that it may go through a pool. What the client throws passes through. A `Pool` of `pg`, unless configured, connects
 * within half of the deadline.
 *
 * Whoever can read the tables knows every secret and every die to come.
 *
 * @param client - a `Pool` or `Client` of `pg`, or a PGlite, which is PostgreSQL in the process
 * @throws `GameError` `INVALID_SETUP` for what can't run statements or listen, and for names that aren't plain identifiers;
 * as a rejection of every call for a PGlite whose folder `embeddedStore` has, here or in another process
 */
export function postgresStore(client: PostgresClient, options: PostgresStoreOptions = {}): PostgresStore {
  checkClient(client);
  const { listen: source, schema, prefix, ...given } = knownOptions(options);
  if (source !== undefined && typeof source !== 'function') checkListener(source);
  const deadline = millisecondsOf(given.deadline, 'deadline', DEADLINE);
  const heartbeat = millisecondsOf(given.heartbeat, 'heartbeat', HEARTBEAT);
  const tables = tablesOf(schema, prefix);
  const sql = statementsFor(tables);
  const heard = onErrorOf(given.onError);
  const onError = (error: unknown): unknown => read(() => heard(error));
  hearErrorsOf(client, onError);
  const isFree = folderIsFree(client);
  // Reported to whoever asks first, and to nobody else.
  isFree?.catch(() => undefined);
  const runOn = statementsOf(client, Math.ceil(deadline / 2));
  const run: RunStatement = async (...statement) => {
    if (isFree) await isFree;
    return runOn(...statement);
  };

  const reached = (ids: readonly string[], milliseconds: number) =>
    run<Reached>('a look at the open matches', sql.reached, [JSON.stringify(ids)], milliseconds);
  const listening = source && listeningOf(source, { channel: tables.channel, heartbeat, onError, reached });
  const waking =
    source && wakingOf((payloads) => ask('waking', sql.wake, [tables.channel, JSON.stringify(payloads)]), onError);

  async function ask<Row>(what: string, text: string, values: unknown[] = [], milliseconds = deadline) {
    const rows = await run<Row>(what, text, values, milliseconds);
    listening?.onAnswer();
    return rows;
  }

  /** A query that changes nothing is repeated once when it is late: mostly it was the connection. */
  async function askTwice<Row>(what: string, text: string, values: unknown[]): Promise<readonly Row[]> {
    const half = Math.ceil(deadline / 2);
    try {
      return await ask<Row>(what, text, values, half);
    } catch (error) {
      if (!isLateness(error)) throw error;
      return ask<Row>(what, text, values, half);
    }
  }

  return Object.freeze({
    deadline,
    migrate: () => migrate(ask, tables),
    async create(id: string, header: MatchHeader) {
      return (await ask('create', sql.create, [id, JSON.stringify(header)])).length === 1;
    },
    async append(id: string, version: number, entry: Entry) {
      const { seat, key = null, incarnation } = entry;
      const own = incarnation === undefined ? null : `"incarnation":${JSON.stringify(incarnation)}`;
      const rows = await ask('append', sql.append, [id, version, seat, key, JSON.stringify(entry), own]);
      if (rows.length === 1) waking?.tell(id, version + 1);
      return rows.length === 1;
    },
    async read(id: string, from: number, limit: number) {
      return (await askTwice<EntryRow>('read', sql.read, [id, from, limit])).map(storedEntry);
    },
    async find(id: string, seat: number, key: string) {
      const [row] = await askTwice<EntryRow>('find', sql.find, [id, seat, key]);
      return row ? storedEntry(row) : null;
    },
    snapshot: (id: string, version: number, data: SnapshotData) =>
      ask('snapshot', sql.snapshot, [id, version, JSON.stringify(data)]),
    async latest(id: string, atMost?: number) {
      const [row] = await askTwice<LatestRow>('latest', sql.latest, [id, atMost ?? null]);
      if (!row) return null;
      const { version, data } = row;
      return {
        header: JSON.parse(row.header) as MatchHeader,
        ...(version !== null && data !== null && { snapshot: { version, data: JSON.parse(data) as SnapshotData } }),
      };
    },
    remove: (id: string) => ask('remove', sql.remove, [id]),
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
