/** Notes where a thread is, for when it does not come back. Bots by number. */
export interface Watch {
  /** A bot is being made. */
  readonly making: (bot: number) => void;
  /** A bot is asked for an action. */
  readonly asking: (game: number, seat: number, bot: number) => void;
  /** No bot has anything to do; the game is as before. */
  readonly resting: () => void;
}

/** Where a thread is. */
export interface Whereabouts {
  /** The number of the game; `null` before the first. */
  readonly game: number | null;
  /** Which bot is asked for an action, and at which seat; `seat` is `null` while it is made. */
  readonly asked: { readonly bot: number; readonly seat: number | null } | null;
}

/** A worker that broke down: by itself, or with the process of all of them. */
export class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure';
  /** Where the worker was; where all of them were, as they were last seen, when their process ended. */
  readonly at: Whereabouts | readonly Whereabouts[];

  /** @param what - what is said about a worker, or a bot: `ran out of memory` */
  constructor(what: string, at: Whereabouts | readonly Whereabouts[]) {
    super(what);
    this.at = at;
  }
}
