import type { Teller } from './database.js';
import type { RunJobs } from './jobs.js';
import type { RunTables } from './tables.js';

/** How a queue behaves; times in seconds. */
export interface QueueSettings {
  /**
   * After so long a range is given to another worker, as its own may have come to an end without saying so. Default 120; a
   * range is to take less.
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
