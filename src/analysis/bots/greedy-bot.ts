import type { GivenGame } from '../../entry/entry.js';
import { gameAtHand } from '../../entry/given-game.js';
import { pick, type RandomGenerator } from '../../kernel/dice/random.js';
import { engineOf } from '../../kernel/engine/engine.js';
import type { Worth } from '../../kernel/purpose.js';
import type { AnyAction, AnyGame, DeepReadonly } from '../../kernel/types.js';
import { countOf, type State, worldOf } from '../worlds.js';
import { type Bot, botOf, type Choice } from './bot.js';
import { declaredWorth, usualReward, type Value } from './rewards.js';

/** What {@link greedyBot} can be told. */
export interface GreedyBotOptions<View> {
  /**
   * What a position is worth to the player, as he sees it; more is better. Without it only the end counts: it takes
   * what wins at once, avoids what loses at once, and plays anything else at random, or by the `worth`.
   */
  readonly value?: ((view: DeepReadonly<View>, player: number) => number) | undefined;
  /**
   * What is worth heading for (the part `worth` of an entry): among positions that are not over the better ones are preferred, but none
   * to a victory, nor a defeat to any; who plays alone goes by it to the end. Default: what the game declares, if it does.
   */
  readonly worth?: Worth<View> | undefined;
  /**
   * How many outcomes are listed for one decision, over all actions (by their weights, so some may count more than once).
   * Where there are more, those of the actions that have the most are drawn instead. Default 100,000, which takes about a
   * second.
   */
  readonly limit?: number | undefined;
  /** Outcomes that are drawn where they are not listed. Default 100. */
  readonly samples?: number | undefined;
  /** States that are imagined for what is hidden. Default 10. */
  readonly worlds?: number | undefined;
  /** Actions that are looked at, at most; of more than that a random part. Default 500. */
  readonly actions?: number | undefined;
}

/** Values nearer than that are the same: sums of the same numbers in another order can differ by a hair. */
const HAIR = 1e-9;

function endValue(game: AnyGame, worth: Worth<State> | undefined): Value {
  return (view, player) => {
    // Alone one plays for what the worth says, to the end: a score counts in something else.
    if (worth && view.players === 1) return worth(view, player);
    const end = game.result(view);
    // From as bad as a defeat to as far above a tie: no victory is worth less.
    if (end === null) return worth ? (worth(view, player) - 1 / 2) / view.players : 0;
    // Half of what is to be won, so that a game that goes on is better than one that is lost; alone there's just the score.
    return end.scores?.length === 1 ? usualReward(end, player) : usualReward(end, player) - 1 / (2 * view.players);
  };
}

/** The mean value of the positions that the action leads to. */
function expected(
  game: AnyGame,
  world: State,
  action: AnyAction,
  value: (state: State) => number,
  { isListed, samples }: { readonly isListed: boolean; readonly samples: number },
  rng: RandomGenerator,
): number {
  const chance = game.chance(world, action);
  if (chance === null) return value(game.reduce(world, action));
  const valueOfOutcome = (outcome: unknown) => value(game.reduce(world, { ...action, outcome } as AnyAction));
  let sum = 0;
  if (isListed && chance.total !== null) {
    for (const { outcome, weight } of chance.outcomes()) sum += weight * valueOfOutcome(outcome);
    return sum / chance.total;
  }
  for (let i = 0; i < samples; i++) sum += valueOfOutcome(chance.sample(rng));
  return sum / samples;
}

/** The outcomes of the action in all worlds together, `null` where they cannot be listed. */
function totalOf(game: AnyGame, worlds: readonly State[], action: AnyAction): number | null {
  let sum = 0;
  for (const world of worlds) {
    const chance = game.chance(world, action);
    if (chance?.total === null) return null;
    sum += chance?.total ?? 1;
  }
  return sum;
}

/** Of which actions the outcomes are listed: those with the fewest, as many as go into the limit. */
function listedOf(totals: readonly (number | null)[], limit: number): ReadonlySet<number> {
  const listed = new Set<number>();
  const ascending = [...totals.entries()].sort(([, a], [, b]) => (a ?? Infinity) - (b ?? Infinity));
  let left = limit;
  for (const [i, total] of ascending) {
    if (total === null || total > left) break;
    left -= total;
    listed.add(i);
  }
  return listed;
}

/**
 * The bot that looks one action ahead and takes the one with the highest mean value; of several such, any. The mean is
 * exact where the outcomes of a random action can be listed. What is hidden is imagined (`complete`), several times over,
 * the same for all actions.
 *
 * @throws RangeError for bad options
 * @example
 * ```ts
 * import { createRng } from 'dicewright';
 * import { greedyBot } from 'dicewright/analysis';
 * import { kiriki } from 'dicewright/kiriki';
 *
 * // High dice, and nothing else: the three and the two are worth another roll, the four is not.
 * const bot = greedyBot(kiriki, { value: ({ dice }) => dice.reduce((sum, die) => sum + die, 0) });
 * const roll = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: [6, 3, 4, 2, 5] } as const;
 * const state = kiriki.reduce(kiriki.setup({ players: 1 }), roll);
 * console.log(bot(state, 0, createRng('hint'))); // → { type: 'roll', player: 0, dice: [ 1, 3 ] }
 * ```
 */
export function greedyBot<S, Action extends AnyAction, Options, View>(
  game: GivenGame<S, Action, Options, View>,
  options: GreedyBotOptions<NoInfer<View>> = {},
): Bot<Action, View> {
  const rules = gameAtHand(game);
  const value =
    (options.value as unknown as Value | undefined) ??
    endValue(rules, (options.worth ?? declaredWorth(engineOf(rules))) as Worth<State> | undefined);
  const limit = countOf('limit', options.limit, 100_000, 0);
  const samples = countOf('samples', options.samples, 100);
  const worlds = rules.traits.hiddenInformation ? countOf('worlds', options.worlds, 10) : 1;
  const choice: Choice = ({ sight, player }, actions, rng) => {
    const imagined = Array.from({ length: worlds }, () => worldOf(rules, sight, player, rng));
    const worth = (state: State): number => value(rules.view(state, player), player);
    const totals = actions.map((action) => totalOf(rules, imagined, action));
    const listed = listedOf(totals, limit);
    const values = actions.map((action, i) => {
      const effort = { isListed: listed.has(i), samples };
      return imagined.reduce((sum, world) => sum + expected(rules, world, action, worth, effort, rng), 0);
    });
    const best = Math.max(...values);
    const hair = HAIR * Math.max(1, Math.abs(best));
    return pick(
      rng,
      actions.filter((_, i) => (values[i] as number) >= best - hair),
    ) as AnyAction;
  };
  return botOf(rules, countOf('actions', options.actions, 500), choice) as unknown as Bot<Action, View>;
}
