import type { GivenGame } from '../../entry/entry.js';
import { GameError } from '../../kernel/errors.js';
import type { Worth } from '../../kernel/purpose.js';
import type { AnyAction } from '../../kernel/types.js';
import type { Bot } from './bot.js';
import { mctsBot } from './mcts-bot.js';

/** How hard a bot is to beat. */
export type BotLevel = 'easy' | 'normal' | 'hard';

/** What {@link botLevel} can be told. */
export interface BotLevelOptions<View> {
  /** What is worth heading for (the part `worth` of its entry). Default: what the game declares, if it does. */
  readonly worth?: Worth<View> | undefined;
}

/** Games that are tried out for a decision: each level thinks eight times as hard as the one before. */
const ITERATIONS: Readonly<Record<BotLevel, number>> = { easy: 12, normal: 100, hard: 800 };

/**
 * The bot of a level, the same for all games: `hard` beats `normal`, `normal` beats `easy`, and that one beats play at
 * random, where skill decides at all. `npm run levels` plays the tournaments.
 *
 * @throws GameError `INVALID_SETUP` for another level
 */
export function botLevel<S, Action extends AnyAction, Options, View>(
  game: GivenGame<S, Action, Options, View>,
  level: BotLevel,
  { worth }: BotLevelOptions<NoInfer<View>> = {},
): Bot<Action, View> {
  if (!Object.hasOwn(ITERATIONS, level)) {
    throw new GameError('INVALID_SETUP', 'expected the level to be easy, normal or hard');
  }
  return mctsBot(game, { iterations: ITERATIONS[level], worth });
}
