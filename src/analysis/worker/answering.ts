import type { Entry } from '../../entry/entry.js';
import { createRng } from '../../kernel/dice/random.js';
import { GameError } from '../../kernel/errors.js';
import type { AnyAction, Envelope } from '../../kernel/types.js';
import type { Judge, JudgeAdvice } from '../judge/judge.js';
import { judgeOf } from '../judge/judge-of.js';
import { entryNamed } from '../own-module.js';
import type { Thinking } from '../search/valuation.js';
import { type BotTools, madeBot } from '../tournament/bots.js';
import { errorText } from '../tournament/error-text.js';
import type { WorkerAnswer, WorkerQuestion } from './messages.js';

/** Who answers for a player, with the seed. */
type Asked = (view: Envelope, player: number, seed: string) => AnyAction | JudgeAdvice<AnyAction>;

/**
 * What answers questions in a worker. The bot, or the judge, is made anew when another one is asked for, or other options
 * are played.
 */
export function answering(tools: BotTools): (question: WorkerQuestion, onProgress: Thinking) => Promise<WorkerAnswer> {
  let known: { readonly key: string; readonly asked: Asked } | undefined;
  let tell: Thinking;

  async function askedFor(question: WorkerQuestion, entry: Entry, options: object): Promise<Asked> {
    if ('judge' in question) {
      const told = { ...question.judge, onProgress: (done: number, total: number) => tell(done, total) };
      const judge = (await judgeOf(entry, told)) as Judge<Envelope, AnyAction>;
      return (view, player) => judge.advise(view, player);
    }
    const policy = await madeBot(question.bot, { entry, game: await entry.load(), options, isAwaited: true }, tools);
    return (view, player, seed) => policy(view, player, createRng(seed));
  }

  return async (question, onProgress) => {
    tell = onProgress;
    const { game: id, module, view, player, seed, ...who } = question;
    try {
      const entry = await entryNamed(id, module, tools.loadModule);
      const sight = (await entry.load()).loadView(view);
      // A table is read in less time than it takes to tell whether it is the same.
      const isKept = !('judge' in who && who.judge.table);
      const key = JSON.stringify([id, module, isKept && who, sight.options]);
      if (!isKept || known?.key !== key) {
        known = { key, asked: await askedFor(question, entry, sight.options as object) };
      }
      return { answer: known.asked(sight, player, seed) };
    } catch (error) {
      return { code: error instanceof GameError ? error.code : null, message: errorText(error) };
    }
  };
}
