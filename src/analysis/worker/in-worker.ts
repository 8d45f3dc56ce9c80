import { entryFor, isBuiltIn } from '../../catalogue/entry-for.js';
import type { GivenGame } from '../../entry/entry.js';
import { gameAtHand } from '../../entry/given-game.js';
import { type ErrorCode, GameError } from '../../kernel/errors.js';
import type { AnyAction, DeepReadonly } from '../../kernel/types.js';
import { needsModule } from '../own-module.js';
import { reasonOf } from '../pieces.js';
import type { TournamentSignal } from '../tournament/progress.js';
import type { AskedWorker, WorkerAnswer, WorkerQuestion } from './messages.js';

/** How a question to a bot can be taken back; an `AbortSignal` does. */
export interface WorkerBotAsking {
  readonly signal?: WorkerBotSignal | undefined;
}

/** The part of an `AbortSignal` that is used. */
export type WorkerBotSignal = TournamentSignal;

/** A bot that thinks in a worker, so that a page, or a server, goes on meanwhile. */
export interface WorkerBot<Action, View> {
  /**
   * The bot's action.
   *
   * @param view - what the player sees; of a state, the worker gets no more than that
   * @param seed - of the bot's random numbers: the same view and seed give the same action, unless it goes by time
   * @throws (as a rejection) what the bot throws; the signal's reason as soon as that says so: then the worker is ended,
   * and the next question gets a new one
   */
  (view: DeepReadonly<View>, player: number, seed: string, asking?: WorkerBotAsking): Promise<Action>;
  /** Ends the worker at once; what was asked and is not answered rejects. A program need not, to come to its end. */
  readonly close: () => void;
}

const startWorker = async (): Promise<AskedWorker> => (await import('#platform')).platform.startWorker();

type Reject = (reason: unknown) => void;

/** Rejects when the signal says so, or when it is rejected from `asked`, where it is until it is settled. */
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

function actionOf(answer: WorkerAnswer): AnyAction {
  if ('action' in answer) return answer.action;
  if (answer.code === null) throw new Error(answer.message);
  throw new GameError(answer.code as ErrorCode, answer.message);
}

/**
 * A bot that thinks in a worker: a worker thread in Node (and Bun), a module worker in pages. One question is answered
 * after the other; the worker is started by the first one.
 *
 * @param game - a game of the catalogue, or of the module
 * @param bot - by name, with its parameters, as tournaments and the command know it: `'mcts:milliseconds=500'`, `'hard'`
 * @param where - the module of a game of one's own: a `file:` URL or a path (in pages a URL), `FILE` or `FILE#EXPORT`
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
  where: { readonly module?: string | undefined } = {},
): WorkerBot<Action, View> {
  const { module } = where;
  const rules = gameAtHand(game);
  let worker: Promise<AskedWorker> | undefined;
  const asked = new Set<Reject>();
  let before: Promise<unknown> = Promise.resolve();

  const end = (): void => {
    void worker?.then((one) => one.end()).catch(() => undefined);
    worker = undefined;
  };

  async function answer(question: WorkerQuestion, takenBack: Promise<never>): Promise<AnyAction> {
    try {
      // The worker loads its game by the id.
      if (module === undefined && !isBuiltIn(await entryFor(rules))) {
        throw new GameError('INVALID_SETUP', needsModule(rules));
      }
      worker ??= startWorker();
      const answered = worker.then((one) => one.ask(question));
      answered.catch(() => undefined);
      return actionOf(await Promise.race([answered, takenBack]));
    } catch (error) {
      // A refusal is an answer; after anything else nobody knows what the worker is about.
      if (!(error instanceof GameError)) end();
      throw error;
    }
  }

  const ask = async (given: object, player: number, seed: string, { signal }: WorkerBotAsking = {}) => {
    const view = rules.view(given as never, player);
    const { takenBack, settled } = takingBack(signal, asked);
    const mine = before.then(() => Promise.race([takenBack, Promise.resolve()]));
    const result = mine.then(() => answer({ game: rules.id, module, bot, view, player, seed }, takenBack));
    before = result.catch(() => undefined);
    try {
      return await Promise.race([result, takenBack]);
    } finally {
      settled();
    }
  };
  return Object.assign(ask, {
    close: () => {
      for (const reject of asked) reject(new Error('the bot was closed'));
      end();
    },
  }) as unknown as WorkerBot<Action, View>;
}
