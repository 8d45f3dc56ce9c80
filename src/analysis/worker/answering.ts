import { games, isGameId } from '../../catalogue.js';
import { GameError } from '../../kernel/errors.js';
import { createRng } from '../../kernel/random.js';
import { type AnyAction, type AnyGame, anyGame, type Envelope } from '../../kernel/types.js';
import type { Bot } from '../bots/bot.js';
import { type BotTools, madeBot } from '../tournament/bots.js';
import { errorText } from '../tournament/error-text.js';
import type { WorkerAnswer, WorkerQuestion } from './messages.js';

type Policy = Bot<AnyAction, Envelope>;

async function gameOf(id: string): Promise<AnyGame> {
  if (!isGameId(id)) throw new GameError('INVALID_SETUP', 'expected a game of the catalogue');
  return anyGame((await games[id].load()) as unknown as Parameters<typeof anyGame>[0]);
}

/** What answers questions in a worker. The bot is made anew when another one is asked for, or other options are played. */
export function answering(tools: BotTools): (question: WorkerQuestion) => Promise<WorkerAnswer> {
  let known: { readonly key: string; readonly policy: Policy } | undefined;
  const policyFor = async (game: AnyGame, bot: string, options: object): Promise<Policy> => {
    const key = JSON.stringify([game.id, bot, options]);
    if (known?.key !== key) {
      known = { key, policy: await madeBot(bot, { game, options }, tools) };
    }
    return known.policy;
  };
  return async ({ game: id, bot, view, player, seed }) => {
    try {
      const game = await gameOf(id);
      const sight = game.loadView(view);
      const policy = await policyFor(game, bot, sight.options as object);
      return { action: policy(sight, player, createRng(seed)) };
    } catch (error) {
      return { code: error instanceof GameError ? error.code : null, message: errorText(error) };
    }
  };
}
