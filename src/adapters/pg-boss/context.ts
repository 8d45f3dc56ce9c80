import type { Teller } from './database.js';
import type { RunJobs } from './jobs.js';
import type { RunTables } from './tables.js';

/** How a queue behaves; times in seconds. */
export interface QueueSettings {
  /**
   * After this long without a sign of its worker a range is given to another, since the worker may have ended silently.
   * Default 120.
   */
  readonly expireInSeconds: number;
  /** How often to look for what has been played. Default 0.5. */
  readonly lookInSeconds: number;
}

export interface QueueContext {
  readonly tables: RunTables;
  readonly jobs: RunJobs;
  readonly settings: QueueSettings;
  readonly tell: Teller;
}
