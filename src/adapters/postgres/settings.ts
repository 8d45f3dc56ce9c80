import { GameError } from '../../kernel/errors.js';
import { isRecord, read } from '../../kernel/plain.js';
import { isDeadline } from '../../match/deadline.js';
import type { Awaitable } from '../../match/store.js';
import type { PostgresListener } from './clients.js';

/** A listener, or a function that connects one. */
export type ListenerSource = PostgresListener | (() => Awaitable<PostgresListener>);

/** See {@link postgresStore}. */
export interface PostgresStoreOptions {
  /**
   * A separate connection, by which processes wake each other: a connected `Client` of `pg`, a PGlite, or a function that
   * connects one. Only a function can replace a lost connection: it is called when the first match is opened, and again
   * after a loss. It may take its time; when it fails, it is called again as soon as the database has answered something
   * else, and at every heartbeat. After that every open match reads on. What it has connected is ended when the last match
   * is closed.
   *
   * Without it nothing is woken.
   */
  readonly listen?: ListenerSource | undefined;
  /** The schema of the tables, which `migrate` makes if it is not there. The first of the search path, unless given. */
  readonly schema?: string | undefined;
  /** How the names of the tables begin. Default `'dicewright_'`. */
  readonly prefix?: string | undefined;
  /**
   * Milliseconds in which a statement is answered; a later one fails, or is repeated where that does no harm, and a pool
   * drops the connection. Default 10,000.
   */
  readonly deadline?: number | undefined;
  /**
   * How often, in milliseconds, to check that the listener still receives, and how far the open matches are, whatever was
   * received. Default 5,000.
   */
  readonly heartbeat?: number | undefined;
  /**
   * Receives failures that nobody is waiting for: waking, reconnecting, connections that a pool loses while they are idle
   * and that are reported nowhere else. Without it, these are dropped.
   */
  readonly onError?: ((error: unknown) => unknown) | undefined;
}

const KNOWN = ['listen', 'schema', 'prefix', 'deadline', 'heartbeat', 'onError'];

/** The options as they are. @throws `GameError` `INVALID_SETUP` for others */
export function knownOptions(options: unknown): PostgresStoreOptions {
  const given = read(() => (isRecord(options) ? { ...(options as PostgresStoreOptions) } : undefined));
  const isKnown = isRecord(given) && Object.keys(given).every((name) => KNOWN.includes(name));
  if (isKnown) return given;
  throw new GameError('INVALID_SETUP', `postgres: expected options { ${KNOWN.join(', ')} }`);
}

/** @throws `GameError` `INVALID_SETUP` for anything but milliseconds */
export function millisecondsOf(value: unknown, name: string, usual: number): number {
  if (value === undefined) return usual;
  if (isDeadline(value)) return value;
  throw new GameError('INVALID_SETUP', `postgres: ${name}: expected milliseconds, an integer from 1`, { path: [name] });
}

export const hasFunction = (value: unknown, name: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  read(() => typeof (value as Record<string, unknown>)[name]) === 'function';

/** @throws `GameError` `INVALID_SETUP` for what neither listens nor connects a listener */
export function checkListener(listen: unknown): void {
  if (hasFunction(listen, 'listen')) return;
  if (['query', 'on', 'end'].every((name) => hasFunction(listen, name))) return;
  throw new GameError(
    'INVALID_SETUP',
    'postgres: listen: expected a Client of pg, a PGlite, or a function that connects one',
  );
}

/** @throws `GameError` `INVALID_SETUP` for what can't run statements */
export function checkClient(client: unknown): void {
  if (hasFunction(client, 'query')) return;
  throw new GameError('INVALID_SETUP', 'postgres: expected a client with query(text, values)');
}
