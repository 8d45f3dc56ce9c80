import { after, lateness } from '../../match/deadline.js';
import type { PostgresClient } from './clients.js';
import { hasFunction } from './settings.js';

/** A connection that a pool lends. */
interface LentClient extends PostgresClient {
  /** Gives it back; with a reason it is ended instead. */
  release(reason?: Error): void;
  on(event: 'error', listener: (error: Error) => void): unknown;
  removeListener(event: 'error', listener: (error: Error) => void): unknown;
}

/** What lends connections: a `Pool` of `pg`. */
interface Pool extends PostgresClient {
  connect(): PromiseLike<LentClient>;
  on(event: 'connect', listener: (client: LentClient) => void): unknown;
  readonly totalCount: number;
  readonly options?: { connectionTimeoutMillis?: number | undefined };
}

const isPool = (client: PostgresClient): client is Pool =>
  hasFunction(client, 'connect') && hasFunction(client, 'on') && typeof (client as Pool).totalCount === 'number';

/**
 * Runs a statement within a number of milliseconds. @throws (as a rejection) an Error when it is late; what the client
 * throws
 */
export type RunStatement = <Row>(
  what: string,
  text: string,
  values: unknown[],
  milliseconds: number,
) => Promise<readonly Row[]>;

interface Statement {
  /** Ends what it waits for. */
  drop: (reason: Error) => void;
  isLate: boolean;
}

type Ask = (statement: Statement, text: string, values: unknown[]) => Promise<readonly unknown[]>;

const askAnybody =
  (client: PostgresClient): Ask =>
  async (_, text, values) =>
    (await client.query(text, values)).rows;

/**
 * Uses connections of a pool. One that does not answer in time is ended, and so is each that has not answered since, before
 * it is used again: what has silenced one may have silenced all.
 */
function poolAsking(pool: Pool, patience: number): Ask {
  // Else one that never connects would hold its place in the pool forever.
  if (pool.options && !pool.options.connectionTimeoutMillis) pool.options.connectionTimeoutMillis = patience;
  /** Counts what is asked and answered, in the order in which it happens. */
  let moment = 0;
  let suspectBefore = 0;
  const answered = new WeakMap<LentClient, number>();
  const hasAnswered = (client: LentClient): unknown => answered.set(client, ++moment);
  pool.on('connect', hasAnswered);

  async function lend(): Promise<LentClient> {
    for (;;) {
      const client = await pool.connect();
      if ((answered.get(client) ?? 0) >= suspectBefore) return client;
      client.release(new Error('it has not answered for a while'));
    }
  }

  return async (statement, text, values) => {
    const begun = ++moment;
    statement.drop = () => {
      suspectBefore = begun;
    };
    const client = await lend();
    // A pool reports what happens to the connections that it has not lent.
    const ignore = (): void => undefined;
    client.on('error', ignore);
    let isGiven = false;
    const giveBack = (reason?: Error): void => {
      if (isGiven) return;
      isGiven = true;
      client.release(reason);
      if (!reason) client.removeListener('error', ignore);
    };
    if (statement.isLate) {
      giveBack();
      return [];
    }
    statement.drop = (reason) => {
      suspectBefore = begun;
      giveBack(reason);
    };
    try {
      const { rows } = await client.query(text, values);
      hasAnswered(client);
      giveBack();
      return rows;
    } catch (error) {
      giveBack(error instanceof Error ? error : new Error('a statement has failed'));
      throw error;
    }
  };
}

/** Stores that share a pool share what they know of its connections. */
const pools = new WeakMap<Pool, Ask>();

function askPool(pool: Pool, patience: number): Ask {
  const ask = pools.get(pool) ?? poolAsking(pool, patience);
  pools.set(pool, ask);
  return ask;
}

/** @param patience - milliseconds in which a pool connects, unless it is configured */
export function statementsOf(client: PostgresClient, patience: number): RunStatement {
  const ask = isPool(client) ? askPool(client, patience) : askAnybody(client);
  return <Row>(what: string, text: string, values: unknown[], milliseconds: number) =>
    new Promise<readonly Row[]>((resolve, reject) => {
      const statement: Statement = { drop: () => undefined, isLate: false };
      const stop = after(milliseconds, () => {
        statement.isLate = true;
        const late = lateness(what, milliseconds);
        reject(late);
        statement.drop(late);
      });
      ask(statement, text, values)
        .then((rows) => resolve(rows as readonly Row[]), reject)
        .finally(stop);
    });
}
