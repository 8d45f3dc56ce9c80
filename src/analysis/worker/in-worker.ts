import { entryFor, isBuiltIn } from '../../catalogue/entry-for.js';
import type { GivenGame } from '../../entry/entry.js';
import { gameAtHand } from '../../entry/given-game.js';
import { type ErrorCode, GameError } from '../../kernel/errors.js';
import { optionsIn } from '../../kernel/plain.js';
import type { AnyAction, DeepReadonly, Envelope } from '../../kernel/types.js';
import { needsModule } from '../entry-named.js';
import type { JudgeAdvice, JudgeOptions } from '../judge/judge.js';
import { reasonOf } from '../pieces.js';
import type { ReviewOptions } from '../review/review.js';
import type { Review } from '../review/reviewed.js';
import type { TournamentSignal } from '../tournament/progress.js';
import type { AskedWorker, Question, ToldError, ToldReview, WorkerAnswer } from './messages.js';

/** How a question to a bot can be taken back; an `AbortSignal` does. */
export interface WorkerBotAsking {
  readonly signal?: WorkerBotSignal | undefined;
}

/** The part of an `AbortSignal` that is used. */
export type WorkerBotSignal = TournamentSignal;

/** How a judge is asked, and can be stopped. */
export interface WorkerJudgeAsking<Action = AnyAction> extends JudgeOptions, WorkerBotAsking {
  /** Of actions that come to the same only one is listed: these, without outcomes, in place of others. */
  readonly told?: readonly Action[] | undefined;
}

/** A bot that thinks in a worker, so that a page, or a server, goes on meanwhile. */
export interface WorkerBot<Action, View> {
  /**
   * The bot's action.
   *
   * @param view - what the player sees; of a state, the worker gets no more than that
   * @param seed - of the bot's random numbers: the same view and seed give the same action, unless it goes by time
   * @throws (as a rejection) what the bot throws; the signal's reason as soon as it aborts: then the worker is ended, and
   * the next question gets a new one
   */
  (view: DeepReadonly<View>, player: number, seed: string, asking?: WorkerBotAsking): Promise<Action>;
  /**
   * What the player does best, by {@link Judge.advise}, whichever the bot.
   *
   * @throws (as a rejection) as the bot does
   */
  readonly advise: (
    view: DeepReadonly<View>,
    player: number,
    asking?: WorkerJudgeAsking<Action>,
  ) => Promise<JudgeAdvice<Action>>;
  /**
   * Reviews a recorded game as `reviewRecord` does, whichever the bot. The worker gets the whole record.
   *
   * @param asking - `enough` ends it as soon as the judge is done with an action, and what was reviewed by then is returned
   * @throws (as a rejection) as `reviewRecord` does; the signal's reason as soon as it aborts, and then there is no result
   */
  readonly review: (
    record: unknown,
    asking?: ReviewOptions & { readonly enough?: WorkerBotSignal | undefined },
  ) => Promise<Review<Action>>;
  /**
   * The highest score that was possible for a lone player with the dice of a seed, and one way to it, for games whose
   * analysis knows it: exact; don't show it before the game is over.
   *
   * @param from - the state to begin at
   * @throws (as a rejection) GameError `INVALID_SETUP` where the game has no `<game>Hindsight`, and what that throws; the
   * signal's reason as soon as it aborts
   */
  readonly hindsight: (
    from: unknown,
    seed: string,
    asking?: WorkerBotAsking & Pick<JudgeOptions, 'onProgress'>,
  ) => Promise<{ readonly points: number; readonly actions: readonly Action[] }>;
  /** Ends the worker at once; unanswered questions reject. A program can end without it. */
  readonly close: () => void;
}

const startWorker = async (): Promise<AskedWorker> => (await import('#worker')).startWorker();

type Reject = (reason: unknown) => void;

/** Rejects when the signal aborts, or when rejected from `asked`, where it is until it settles. */
function takingBack(signal: WorkerBotSignal | undefined, asked: Set<Reject>) {
  let settled = (): void => undefined;
  const takenBack = new Promise<never>((_, reject) => {
    const listener = (): void => reject(reasonOf(signal as WorkerBotSignal, 'tournament'));
    asked.add(reject);
    if (signal?.aborted) listener();
    signal?.addEventListener('abort', listener);
    settled = () => {
      asked.delete(reject);
      signal?.removeEventListener('abort', listener);
    };
  });
  takenBack.catch(() => undefined);
  return { takenBack, settled };
}

/** Calls it when the signal aborts, as long as something is awaited. */
function whileAwaited<T>(signal: WorkerBotSignal | undefined, tell: () => void, awaited: Promise<T>): Promise<T> {
  if (!signal) return awaited;
  if (signal.aborted) tell();
  signal.addEventListener('abort', tell);
  return awaited.finally(() => signal.removeEventListener('abort', tell));
}

function errorOf({ code, message, ...details }: ToldError): Error {
  return code === null ? new Error(message) : new GameError(code as ErrorCode, message, details);
}

function answerOf(told: WorkerAnswer): Extract<WorkerAnswer, { readonly answer: unknown }>['answer'] {
  if ('answer' in told) return told.answer;
  throw errorOf(told);
}

/**
 * A bot that thinks in a worker: a worker thread in Node (and Bun), a module worker in pages. One question is answered
 * after the other; the worker is started by the first one.
 *
 * @param game - a game from the catalogue, or from the module
 * @param bot - by name, with its parameters, as tournaments and the command know it: `'mcts:milliseconds=500'`, `'hard'`
 * @param where - the module of your own game: a `file:` URL or a path (in pages a URL), `FILE` or `FILE#EXPORT`
 * @example
 * ```ts
 * import { inWorker } from 'dicewright/analysis';
 * import { kiriki } from 'dicewright/kiriki';
 *
 * const bot = inWorker(kiriki, 'mcts:iterations=50');
 * const state = kiriki.setup({ players: 2 });
 * console.log(await bot(state, 0, 'a seed', { signal: AbortSignal.timeout(20_000) }));
 * // → { type: 'roll', player: 0, dice: [ 0, 1, 2, 3, 4 ] }
 * bot.close();
 * ```
 */
export function inWorker<S, Action extends AnyAction, Options, View>(
  game: GivenGame<S, Action, Options, View>,
  bot: string,
  where?: { readonly module?: string | undefined },
): WorkerBot<Action, View> {
  const { module } = optionsIn(where, 'worker');
  const rules = gameAtHand(game);
  let worker: Promise<AskedWorker> | undefined;
  const asked = new Set<Reject>();
  let before: Promise<unknown> = Promise.resolve();

  const end = (): void => {
    void worker?.then((one) => one.end()).catch(() => undefined);
    worker = undefined;
  };

  async function answer(asking: (one: AskedWorker) => Promise<WorkerAnswer>, takenBack: Promise<never>) {
    try {
      // The worker loads its game by the id.
      if (module === undefined && !isBuiltIn(await entryFor(rules))) {
        throw new GameError('INVALID_SETUP', needsModule(rules));
      }
      worker ??= startWorker();
      const answered = worker.then(asking);
      answered.catch(() => undefined);
      return answerOf(await Promise.race([answered, takenBack]));
    } catch (error) {
      // A refusal is an answer; after anything else nobody knows what the worker is doing.
      if (!(error instanceof GameError)) end();
      throw error;
    }
  }

  type Ending = Pick<ReviewOptions, 'signal' | 'onProgress'> & { readonly enough?: WorkerBotSignal | undefined };

  async function ask(asks: Question, { signal, onProgress, enough }: Ending) {
    const { takenBack, settled } = takingBack(signal, asked);
    const mine = before.then(() => Promise.race([takenBack, Promise.resolve()]));
    const question = { ...asks, game: rules.id, module };
    const result = mine.then(() =>
      answer((one) => whileAwaited(enough, one.enough, one.ask(question, onProgress)), takenBack),
    );
    before = result.catch(() => undefined);
    try {
      return await Promise.race([result, takenBack]);
    } finally {
      settled();
    }
  }

  const seen = (given: object, player: number) => ({ view: rules.view(given as Envelope, player), player });
  const think = async (given: object, player: number, seed: string, asking: WorkerBotAsking = {}) =>
    ask({ bot, ...seen(given, player), seed }, asking);
  const advise = async (given: object, player: number, asking: WorkerJudgeAsking = {}) => {
    const { signal, onProgress, told, ...judge } = asking;
    return ask({ judge, ...seen(given, player), seed: '', told }, { signal, onProgress });
  };
  const review = async (record: unknown, { signal, onProgress, enough, ...options }: ReviewOptions & Ending = {}) => {
    const asked = await ask({ record, review: options }, { signal, onProgress, enough });
    const { problem, ...told } = asked as ToldReview;
    return { ...told, problem: problem && (errorOf(problem) as GameError) };
  };
  const hindsight = async (from: unknown, seed: string, asking: Ending = {}) =>
    ask({ hindsight: { seed, from } }, asking);
  // What the worker gives for a view, or a record, of the game is of the game's types.
  return Object.assign(think, {
    advise,
    review,
    hindsight,
    close: () => {
      for (const reject of asked) reject(new Error('the bot was closed'));
      end();
    },
  }) as unknown as WorkerBot<Action, View>;
}
