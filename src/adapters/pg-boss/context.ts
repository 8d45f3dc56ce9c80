import type { Teller } from './database.js';
import type { RunJobs } from './jobs.js';
import type { RunTables } from './tables.js';

/** How a queue behaves; times in seconds. */
export interface QueueSettings {
  /**
   * After so long without a word of its worker a range is given to another one, as that may have come to an end without
   * saying so. Default 120.
   */
  readonly expireInSeconds: number;
  /** How often it is looked for what has been played. Default 0.5. */
  readonly lookInSeconds: number;
}

export interface QueueContext {
  readonly tables: RunTables;
  readonly jobs: RunJobs;
  readonly settings: QueueSettings;
  readonly tell: Teller;
}
