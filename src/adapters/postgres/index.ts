/**
 * Matches kept in PostgreSQL: a store for whatever has `query(text, values)`.
 *
 * @module dicewright/postgres
 */
export type { ListeningClient, ListeningDatabase, PostgresClient, PostgresListener } from './clients.js';
export { type PostgresStore, postgresStore } from './postgres-store.js';
export type { ListenerSource, PostgresStoreOptions } from './settings.js';
