import type { GivenGame } from '../../entry/entry.js';
import { gameAtHand } from '../../entry/given-game.js';
import { GameError } from '../../kernel/errors.js';
import { optionsIn } from '../../kernel/plain.js';
import type { Worth } from '../../kernel/purpose.js';
import type { AnyAction, AnyGame, Envelope } from '../../kernel/types.js';
import { isJudged } from '../search/shares.js';
import type { State } from '../worlds.js';
import type { ThinkingBot } from './bot.js';
import { limitsOf } from './effort.js';
import { expectimaxBot } from './expectimax-bot.js';
import { mctsWithin } from './mcts-bot.js';
import { shareOf } from './share.js';
import { Trial } from './trial.js';

/** How hard a bot is to beat. */
export type BotLevel = 'easy' | 'normal' | 'hard';

/** The options of {@link botLevel}. */
export interface BotLevelOptions<View> {
  /** What is worth heading for (the part `worth` of its entry). Default: what the game declares, if anything. */
  readonly worth?: Worth<View> | undefined;
}

/** How a level thinks about a decision. */
interface LevelEffort {
  /** Positions tried out: few enough that the time suffices, unless a machine, or a game, is slow. */
  readonly positions: number;
  /** The most it ever takes, in milliseconds; some of it is left for what comes before and after. */
  readonly milliseconds: number;
}

const EFFORTS: Readonly<Record<BotLevel, LevelEffort>> = {
  easy: { positions: 300, milliseconds: 80 },
  normal: { positions: 2_000, milliseconds: 360 },
  hard: { positions: 12_000, milliseconds: 1_400 },
};

/**
 * Actions looked at in a position; of more, a random part. Where something is hidden, fewer: in The Clever Mole `normal`
 * won 37 % of 32 pairs of games against the rule of thumb with all of them, and 61 % of 27 with a hundred.
 */
const actionsIn = ({ traits }: AnyGame): number => (traits.hiddenInformation ? 100 : 500);

/**
 * Turns to look ahead. Where something is hidden, others would be taken to know it: measured, that is worse than nothing.
 * So it is, too, in games with the fact `levelTurns`, where what hinders others for a turn looks better than it is.
 */
const turnsIn = ({ traits, facts: { levelTurns } }: AnyGame): number =>
  traits.hiddenInformation ? 1 : typeof levelTurns === 'number' ? levelTurns : 1_000;

/**
 * The bot of a level. It looks ahead, where there is a worth, else it plays games out (`mctsBot`). It counts positions, so
 * that the same view and the same numbers give the same action.
 *
 * @param isTimed - whether it looks at the clock as well, and takes the best so far when its time is up
 * @throws GameError `INVALID_SETUP` for another level
 */
export function levelBot(
  game: AnyGame,
  level: BotLevel,
  { worth, isTimed }: BotLevelOptions<Envelope> & { readonly isTimed: boolean },
): ThinkingBot<AnyAction, State> {
  if (typeof level !== 'string' || !Object.hasOwn(EFFORTS, level)) {
    throw new GameError('INVALID_SETUP', 'expected the level to be easy, normal or hard');
  }
  const { positions, milliseconds } = EFFORTS[level];
  const most = Math.ceil(positions * shareOf(game));
  const time = isTimed ? { milliseconds } : {};
  const goal = { worth };
  return isJudged(new Trial(game), goal)
    ? expectimaxBot(game, { ...goal, ...time, positions: most, depth: turnsIn(game), actions: actionsIn(game) })
    : mctsWithin(game, goal, most, limitsOf(most, time));
}

/**
 * The bot of a level: `hard` beats `normal`, `normal` beats `easy`, `easy` beats a bot that looks one action ahead, and that
 * beats random play, where skill decides at all. A decision takes no more than 100, 400 and 1,500 milliseconds. Where that is
 * enough, the same view and numbers give the same action. By name, in tournaments, it never looks at the clock.
 *
 * @throws GameError `INVALID_SETUP` for another level
 * @example
 * ```ts
 * import { createRng } from 'dicewright';
 * import { botLevel } from 'dicewright/analysis';
 * import { rasanto } from 'dicewright/das-spiel';
 *
 * const state = rasanto.setup({ players: 2 });
 * console.log(rasanto.check(state, botLevel(rasanto, 'easy')(state, 0, createRng('a seed')))); // → null
 * ```
 */
export function botLevel<S, Action extends AnyAction, Options, View>(
  game: GivenGame<S, Action, Options, View>,
  level: BotLevel,
  options?: BotLevelOptions<NoInfer<View>>,
): ThinkingBot<Action, View> {
  const { worth } = optionsIn(options as BotLevelOptions<Envelope> | undefined, 'bot');
  return levelBot(gameAtHand(game), level, { worth, isTimed: true }) as ThinkingBot<Action, View>;
}
