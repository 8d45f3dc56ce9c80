import type { AnyAction } from '../../kernel/types.js';

/** What a worker is asked: data, and nothing that the player may not know. */
export interface WorkerQuestion {
  /** The id of a game of the catalogue, or of the module. */
  readonly game: string;
  /** The module of a game of one's own. */
  readonly module?: string | undefined;
  /** The bot, as the command names it: `'mcts:milliseconds=500'`. */
  readonly bot: string;
  readonly view: unknown;
  readonly player: number;
  readonly seed: string;
}

/** What it answers. */
export type WorkerAnswer =
  | { readonly action: AnyAction }
  /** Why it can't; with a code where that is a `GameError`. */
  | { readonly code: string | null; readonly message: string };

/** A worker, wherever it runs. */
export interface AskedWorker {
  readonly ask: (question: WorkerQuestion) => Promise<WorkerAnswer>;
  /** Ends it at once, whatever it does; what it was asked is never answered. */
  readonly end: () => void;
}
