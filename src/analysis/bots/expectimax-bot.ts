import type { GivenGame } from '../../entry/entry.js';
import { gameAtHand } from '../../entry/given-game.js';
import type { ErasedWorth } from '../../kernel/definition.js';
import { pick } from '../../kernel/dice/random.js';
import { engineOf } from '../../kernel/engine/engine.js';
import type { Worth } from '../../kernel/purpose.js';
import type { AnyAction, AnyGame } from '../../kernel/types.js';
import { deepened } from '../search/deepening.js';
import { Expectimax } from '../search/expectimax.js';
import { leafBy } from '../search/leaf.js';
import { gainOf } from '../search/window.js';
import { countOf, worldOf } from '../worlds.js';
import { type Bot, botOf, type Choice } from './bot.js';
import { clock } from './effort.js';
import { declaredWorth } from './rewards.js';
import { Trial } from './trial.js';

/** What {@link expectimaxBot} can be told. */
export interface ExpectimaxBotOptions<View> {
  /** What a position is worth to a player (the part `worth` of an entry), where no more is looked ahead. Default: what the game declares, if it does. */
  readonly worth?: Worth<View> | undefined;
  /** Turns that are looked at, the player's own included. Default 1; with `milliseconds`, as many as there is time for. */
  readonly depth?: number | undefined;
  /** How long it thinks about a decision: on another machine, or another time, it may come to another action. */
  readonly milliseconds?: number | undefined;
  /** Positions that are looked at for a decision, at most. Default 50,000; with `milliseconds`, as many as there is time for. */
  readonly positions?: number | undefined;
  /** States that are imagined for what is hidden. Default 8. */
  readonly worlds?: number | undefined;
  /** Actions that are looked at, at most; of more than that a random part. Default 500. */
  readonly actions?: number | undefined;
}

/** Gains nearer than that are the same: sums of the same numbers in another order can differ by a hair. */
const HAIR = 1e-9;

const USUAL = { positions: 50_000, worlds: 8, actions: 500 } as const;

/** When a search is to end, as it was told. Begins with each decision. */
export function limitsOf(
  milliseconds: number | undefined,
  positions: number | undefined,
): () => (met: number) => boolean {
  if (milliseconds !== undefined && !(milliseconds > 0)) throw new RangeError('expected milliseconds to be above 0');
  const most = countOf('positions', positions, milliseconds === undefined ? USUAL.positions : Number.MAX_SAFE_INTEGER);
  return () => {
    const end = milliseconds === undefined ? null : clock() + milliseconds;
    return (met) => met < most && (end === null || clock() < end);
  };
}

/**
 * The bot that looks ahead to the end of its turn, or further, and takes what is best on average: what the dice may show
 * counts by how likely it is, others are taken to do what is best for them, and positions that are met again are looked up.
 * Between two players it leaves out what can't change the choice (alpha-beta, and Star1 where there is chance). What is
 * hidden is imagined several times over (`complete`).
 *
 * @throws RangeError for bad options
 * @example
 * ```ts
 * import { createRng } from 'dicewright';
 * import { expectimaxBot } from 'dicewright/analysis';
 * import { games } from 'dicewright/games';
 *
 * const race = await games.race.load();
 * const bot = expectimaxBot(race, { worth: await games.race.part('worth'), depth: 1 });
 * const state = race.setup({ players: 3 });
 * console.log(race.check(state, bot(state, 0, createRng('a seed')))); // → null
 * ```
 */
export function expectimaxBot<S, Action extends AnyAction, Options, View>(
  game: GivenGame<S, Action, Options, View>,
  options: ExpectimaxBotOptions<NoInfer<View>> = {},
): Bot<Action, View> {
  const rules: AnyGame = gameAtHand(game);
  const trial = new Trial(rules);
  const leaf = leafBy(trial, (options.worth as ErasedWorth | undefined) ?? declaredWorth(engineOf(rules)));
  const begin = limitsOf(options.milliseconds, options.positions);
  const turns = countOf('depth', options.depth, options.milliseconds === undefined ? 1 : 1_000);
  const worlds = rules.traits.hiddenInformation ? countOf('worlds', options.worlds, USUAL.worlds) : 1;
  const choice: Choice = ({ sight, player }, actions, rng) =>
    trial.guard(() => {
      const positions = Array.from({ length: worlds }, () => trial.copyOf(worldOf(rules, sight, player, rng)));
      const search = new Expectimax(trial, leaf, rng, begin());
      const { actions: valued } = deepened(search, positions, player, actions, { turns, all: false });
      const [best] = valued;
      if (best === undefined || best.shares.length === 0) return pick(rng, actions) as AnyAction;
      const least = gainOf(best.shares, player) - HAIR;
      const equal = valued.filter(({ shares }) => gainOf(shares, player) >= least);
      return (pick(rng, equal) as typeof best).action;
    });
  return botOf(rules, countOf('actions', options.actions, USUAL.actions), choice) as unknown as Bot<Action, View>;
}
