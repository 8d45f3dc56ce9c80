/**
 * Tournaments and simulations on many machines, by pg-boss. `pg-boss` is a peer.
 *
 * @module dicewright/queue
 */
export type { QueueSettings } from './context.js';
export type { Teller } from './database.js';
export type { FollowOptions, RunProgress } from './follow.js';
export type { HandInOptions } from './hand-in.js';
export type { OwnFiles } from './own-files.js';
export {
  openQueue,
  type QueuedSimulation,
  type QueuedTournament,
  type QueueOptions,
  type RunHeader,
  type RunQueue,
} from './queue.js';
export type { RunResult } from './run.js';
export type { PlannedRange } from './tables.js';
export type { WorkOptions } from './work.js';
