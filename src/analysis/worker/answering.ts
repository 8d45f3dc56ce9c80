import { createRng } from '../../kernel/dice/random.js';
import { GameError } from '../../kernel/errors.js';
import type { AnyAction, Envelope } from '../../kernel/types.js';
import type { Bot } from '../bots/bot.js';
import { entryNamed } from '../own-module.js';
import { type BotTable, type BotTools, madeBot } from '../tournament/bots.js';
import { errorText } from '../tournament/error-text.js';
import type { WorkerAnswer, WorkerQuestion } from './messages.js';

type Policy = Bot<AnyAction, Envelope>;

/** What answers questions in a worker. The bot is made anew when another one is asked for, or other options are played. */
export function answering(tools: BotTools): (question: WorkerQuestion) => Promise<WorkerAnswer> {
  let known: { readonly key: string; readonly policy: Policy } | undefined;
  const policyFor = async (table: BotTable, module: string | undefined, bot: string): Promise<Policy> => {
    const key = JSON.stringify([table.game.id, module, bot, table.options]);
    if (known?.key !== key) {
      known = { key, policy: await madeBot(bot, table, tools) };
    }
    return known.policy;
  };
  return async ({ game: id, module, bot, view, player, seed }) => {
    try {
      const entry = await entryNamed(id, module, tools.loadModule);
      const game = await entry.load();
      const sight = game.loadView(view);
      const table = { entry, game, options: sight.options as object, isAwaited: true };
      const policy = await policyFor(table, module, bot);
      return { action: policy(sight, player, createRng(seed)) };
    } catch (error) {
      return { code: error instanceof GameError ? error.code : null, message: errorText(error) };
    }
  };
}
