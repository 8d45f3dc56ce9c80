import type { Hindsight } from '../../advice/hindsight.js';
import type { GameErrorDetails } from '../../kernel/errors.js';
import type { AnyAction } from '../../kernel/types.js';
import type { JudgeAdvice, JudgeOptions } from '../judge/judge.js';
import type { ReviewOptions } from '../review/review.js';
import type { Review } from '../review/reviewed.js';
import type { Thinking } from '../search/valuation.js';

/** Who is asked: a bot, as the command names it (`'mcts:milliseconds=500'`), or a judge. */
export type WhoIsAsked = { readonly bot: string } | { readonly judge: Omit<JudgeOptions, 'onProgress'> };

/** What a player does: data, and nothing that the player may not know. */
type PlayerQuestion = WhoIsAsked & {
  /** Of actions that come to the same a judge lists these. */
  readonly told?: readonly AnyAction[] | undefined;
  readonly view: unknown;
  readonly player: number;
  /** The seed of a bot's random numbers. */
  readonly seed: string;
};

/** What dice and decisions did in a recorded game. */
interface ReviewQuestion {
  readonly record: unknown;
  readonly review: Omit<ReviewOptions, 'onProgress' | 'signal'>;
}

/** What could have been made of the dice of a seed. */
interface HindsightQuestion {
  readonly hindsight: { readonly seed: string; readonly from: unknown };
}

/** What is asked, without the game. */
export type Question = PlayerQuestion | ReviewQuestion | HindsightQuestion;

/** What a worker is asked. */
export type WorkerQuestion = Question & {
  /** The id of a game from the catalogue, or from the module. */
  readonly game: string;
  /** The module of your own game. */
  readonly module?: string | undefined;
};

/** Sent to a worker that reviews: it should return what there is. */
export const ENOUGH = 'enough';

/** An error as it is sent; a `GameError` has a code. */
export interface ToldError extends Pick<GameErrorDetails, 'clause' | 'path'> {
  readonly code: string | null;
  readonly message: string;
}

/** A review as it is sent: errors lose their class. */
export interface ToldReview extends Omit<Review, 'problem'> {
  readonly problem: ToldError | null;
}

/** What a worker answers. */
export type WorkerAnswer =
  /** A bot's action, a judge's advice, a review, or the best that was possible. */
  | { readonly answer: AnyAction | JudgeAdvice<AnyAction> | ToldReview | Hindsight }
  /** Why it can't. */
  | ToldError;

/** What a worker sends: how far it is, a few times, and then the answer. */
export type WorkerMessage = WorkerAnswer | { readonly done: number; readonly total: number };

/** A worker, wherever it runs. */
export interface AskedWorker {
  readonly ask: (question: WorkerQuestion, onProgress?: Thinking) => Promise<WorkerAnswer>;
  /** Makes it answer with what there is of a review by now. */
  readonly enough: () => void;
  /** Ends it at once, whatever it is doing; what it was asked is never answered. */
  readonly end: () => void;
}
