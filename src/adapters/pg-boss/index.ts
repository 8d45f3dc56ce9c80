/**
 * Tournaments and simulations on many machines, by pg-boss. `pg-boss` is a peer.
 *
 * @module dicewright/queue
 */
export { openQueue, type RunQueue } from './queue.js';
