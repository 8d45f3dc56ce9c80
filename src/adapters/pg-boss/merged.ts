import { mergeResults, nothingOf, type QueuedRun, type RunResult } from './run.js';
import type { RunState, RunTables } from './tables.js';

/** How many rows are read at once: one can have a few hundred kilobytes. */
const ROWS = 100;

export class MergedRun {
  readonly #run: QueuedRun;
  readonly #tables: RunTables;
  /** The first games of the ranges that were read, from {@link MergedRun.#from} on. */
  #read = new Set<number>();
  /** All ranges before that game were read. */
  #from = 0;
  #played: RunResult;

  constructor(run: QueuedRun, tables: RunTables) {
    this.#run = run;
    this.#tables = tables;
    this.#played = nothingOf(run);
  }

  /** Games that were read. */
  get games(): number {
    return this.#played.games;
  }

  result(): RunResult {
    const { kind, before } = this.#run;
    return mergeResults(kind, before === null ? [this.#played] : [before, this.#played]);
  }

  /** Reads what has been played since the last time. @returns whether there was anything */
  async read({ lowestUndone, planned }: RunState): Promise<boolean> {
    const found = await this.#tables.played(this.#run.id, this.#from);
    const fresh = found.filter((first) => !this.#read.has(first)).sort((one, other) => one - other);
    for (let at = 0; at < fresh.length; at += ROWS) {
      const firsts = fresh.slice(at, at + ROWS);
      const results = await this.#tables.results(this.#run.id, firsts);
      if (results.length < firsts.length) throw new Error('rows of the run were removed while it was followed');
      this.#played = mergeResults(this.#run.kind, [this.#played, ...results]);
      for (const first of firsts) this.#read.add(first);
    }
    // As of before the rows were looked for, so that none before it is left unread.
    this.#from = lowestUndone ?? planned;
    this.#read = new Set([...this.#read].filter((first) => first >= this.#from));
    return fresh.length > 0;
  }
}
