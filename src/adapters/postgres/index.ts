/**
 * Matches kept in PostgreSQL: a store for whatever has `query(text, values)`.
 *
 * @module dicewright/postgres
 */
export type { ListeningClient, ListeningDatabase, PostgresClient, PostgresListener } from './clients.js';
export type { ListenerSource } from './listening.js';
export { type PostgresStore, type PostgresStoreOptions, postgresStore } from './postgres-store.js';
