/**
 * Matches kept in PostgreSQL: a store for whatever has `query(text, values)`.
 *
 * @module dicewright/postgres
 */
export {};
