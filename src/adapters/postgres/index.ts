/**
 * Matches kept in PostgreSQL: a store for whatever has `query(text, values)`.
 *
 * @module dicewright/postgres
 */
export { embeddedStore } from './embedded.js';
export { type PostgresStore, postgresStore } from './postgres-store.js';
