import type { AnyAction } from '../../kernel/types.js';
import type { JudgeAdvice, JudgeOptions } from '../judge/judge.js';
import type { Thinking } from '../search/valuation.js';

/** Who is asked: a bot, as the command names it (`'mcts:milliseconds=500'`), or a judge. */
export type WhoIsAsked = { readonly bot: string } | { readonly judge: Omit<JudgeOptions, 'onProgress'> };

/** What a worker is asked: data, and nothing that the player may not know. */
export type WorkerQuestion = WhoIsAsked & {
  /** The id of a game of the catalogue, or of the module. */
  readonly game: string;
  /** The module of a game of one's own. */
  readonly module?: string | undefined;
  readonly view: unknown;
  readonly player: number;
  /** Of a bot's random numbers. */
  readonly seed: string;
};

/** What it answers. */
export type WorkerAnswer =
  /** A bot's action, or a judge's advice. */
  | { readonly answer: AnyAction | JudgeAdvice<AnyAction> }
  /** Why it can't; with a code where that is a `GameError`. */
  | { readonly code: string | null; readonly message: string };

/** What a worker says: how far it is, some times, and then the answer. */
export type WorkerMessage = WorkerAnswer | { readonly done: number; readonly total: number };

/** A worker, wherever it runs. */
export interface AskedWorker {
  readonly ask: (question: WorkerQuestion, onProgress?: Thinking) => Promise<WorkerAnswer>;
  /** Ends it at once, whatever it does; what it was asked is never answered. */
  readonly end: () => void;
}
