import type { Entry } from '../../entry/entry.js';
import { seededDice } from '../../kernel/dice/dice.js';
import { createRng } from '../../kernel/dice/random.js';
import { GameError } from '../../kernel/errors.js';
import type { AnyAction, Envelope } from '../../kernel/types.js';
import { entryNamed } from '../entry-named.js';
import type { Judge, JudgeAdvice } from '../judge/judge.js';
import { judgeOf } from '../judge/judge-of.js';
import { offersOf } from '../offers.js';
import type { RunSignal } from '../pieces.js';
import { reviewRecord } from '../review/review.js';
import type { Thinking } from '../search/valuation.js';
import { type BotTools, madeBot } from '../tournament/bots.js';
import { errorText } from '../tournament/error-text.js';
import {
  ENOUGH,
  type ToldError,
  type ToldReview,
  type WhoIsAsked,
  type WorkerAnswer,
  type WorkerMessage,
  type WorkerQuestion,
} from './messages.js';

/** Answers for a player, with the seed. */
type Asked = (
  view: Envelope,
  player: number,
  seed: string,
  told?: readonly AnyAction[],
) => AnyAction | JudgeAdvice<AnyAction>;

/**
 * Answers questions in a worker. The bot, or the judge, is made anew when another one is asked for, or the options differ.
 */
export function answering(
  tools: BotTools,
): (question: WorkerQuestion, onProgress: Thinking, enough: RunSignal) => Promise<WorkerAnswer> {
  let known: { readonly key: string; readonly asked: Asked } | undefined;
  let tell: Thinking;

  async function askedFor(who: WhoIsAsked, entry: Entry, options: object): Promise<Asked> {
    if ('judge' in who) {
      const told = { ...who.judge, onProgress: (done: number, total: number) => tell(done, total) };
      const judge = (await judgeOf(entry, told)) as Judge<Envelope, AnyAction>;
      return (view, player, _, told) => judge.advise(view, player, told);
    }
    const policy = await madeBot(who.bot, { entry, game: await entry.load(), options, isAwaited: true }, tools);
    return (view, player, seed) => policy(view, player, createRng(seed));
  }

  async function answerTo(question: WorkerQuestion, entry: Entry, signal: RunSignal) {
    if ('review' in question) return reviewed(question.record, entry, { ...question.review, onProgress: tell, signal });
    if ('hindsight' in question) return inHindsight(question.hindsight, entry, tell);
    const { game: id, module, view, player, seed, told, ...who } = question;
    const sight = (await entry.load()).loadView(view);
    // Reading a table takes less time than finding out whether it is the same.
    const isKept = !('judge' in who && who.judge.table);
    const key = JSON.stringify([id, module, isKept && who, sight.options]);
    if (!isKept || known?.key !== key) known = { key, asked: await askedFor(who, entry, sight.options as object) };
    return known.asked(sight, player, seed, told);
  }

  return async (question, onProgress, enough) => {
    tell = onProgress;
    try {
      const entry = await entryNamed(question.game, question.module, tools.loadModule);
      return { answer: await answerTo(question, entry, enough) };
    } catch (error) {
      return toldError(error);
    }
  };
}

/** What a worker does with what it receives. @param say - sends what it has to say */
export function hearing(
  tools: BotTools,
  say: (message: WorkerMessage) => void,
): (told: WorkerQuestion | typeof ENOUGH) => Promise<void> {
  const answer = answering(tools);
  const enough = { aborted: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  return async (told) => {
    enough.aborted = told === ENOUGH;
    if (told !== ENOUGH) say(await answer(told, (done, total) => say({ done, total }), enough));
  };
}

function toldError(error: unknown): ToldError {
  if (!(error instanceof GameError)) return { code: null, message: errorText(error) };
  const { code, clause, path } = error;
  return { code, message: errorText(error), clause, path };
}

async function inHindsight({ seed, from }: { seed: string; from: unknown }, entry: Entry, tell: Thinking) {
  const { hindsight } = await offersOf(entry);
  if (hindsight) return hindsight(seededDice(seed), (await entry.load()).load(from) as Envelope, tell);
  throw new GameError('INVALID_SETUP', `${entry.id}: it is not known what was possible with dice that are known`);
}

async function reviewed(...asked: Parameters<typeof reviewRecord>): Promise<ToldReview> {
  const { problem, ...review } = await reviewRecord(...asked);
  return { ...review, problem: problem && toldError(problem) };
}
