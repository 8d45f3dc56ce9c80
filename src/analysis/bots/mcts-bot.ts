import type { Worth } from '../../kernel/purpose.js';
import { pick, type RandomGenerator } from '../../kernel/random.js';
import { type AnyAction, type AnyGame, anyGame, type DeepReadonly, type Game } from '../../kernel/types.js';
import { countOf, type State, worldOf } from '../worlds.js';
import { actionsOf, type Bot, botOf, type Choice } from './bot.js';
import { type Aims, aimsOf, playedOut, type Reward, type Rollout } from './rewards.js';
import { bestEdge, type Edge, entryOf, mostTried, type Node, newNode, outcomeAt, Scale } from './tree.js';

/** What {@link mctsBot} can be told. */
export interface MctsBotOptions<View> {
  /** Games that are played to the end for one decision. */
  readonly iterations: number;
  /** Weight of what is little known against what is known to be good, from 0. Default √2. */
  readonly exploration?: number | undefined;
  /** What an end is worth. Default: alone the score, else the share of the victory. */
  readonly reward?: Reward | undefined;
  /** Actions that are looked at in a position, at most; of more than that a random part. Default 100. */
  readonly actions?: number | undefined;
  /**
   * What a position is worth to the player, as he sees it, when a game is broken off there: in the same unit as `reward`.
   * Without it, and without a `worth`, such a game is a tie.
   */
  readonly value?: ((view: DeepReadonly<View>, player: number) => number) | undefined;
  /**
   * What is worth heading for (see `loadWorth`). Games that are broken off are shares of a victory by it, unless there is
   * a `value`, or a `reward` of one's own, or one plays alone. Default: what the game declares, if it does.
   */
  readonly worth?: Worth<View> | undefined;
  /** How games are played out: as `purposefulBot` does, the default where there is a `worth`, or at random. */
  readonly rollout?: Rollout | undefined;
  /**
   * Actions after which a game is broken off. Default 2,000. Where games are long or slow, a few dozen with a `worth` or
   * a `value` say more in less time.
   */
  readonly maxActions?: number | undefined;
}

interface Search {
  readonly game: AnyGame;
  /** Who thinks. */
  readonly player: number;
  readonly exploration: number;
  readonly aims: Aims;
  /** Actions that are looked at in a position. */
  readonly most: number;
  readonly scale: Scale;
  readonly rng: RandomGenerator;
}

const keyOf = (action: unknown): string => JSON.stringify(action);

/** The edges of what the actor can do. */
function edgesOf({ game, most, rng }: Search, node: Node, state: State, actor: number): Edge[] {
  const list = () => actionsOf(game, game.view(state, actor), actor, most, rng);
  // Where something is hidden, a node is not always the same state, and not always is the same possible.
  const actions = game.traits.hiddenInformation ? list() : entryOf(node.actions, actor, list);
  return actions.map((action) =>
    entryOf(node.edges, keyOf(action), () => ({ action, visits: 0, available: 0, sum: 0 })),
  );
}

/** The node and the state after the action, and after an outcome for it where it is random. */
function follow(search: Search, node: Node, state: State, { action, visits }: Edge): [Node, State] {
  const { game, player, rng } = search;
  const anyOf = <T>(list: readonly T[]): T => pick(rng, list) as T;
  const hides = game.traits.hiddenInformation;
  const event = game.chance(state, action);
  let played = action;
  if (event !== null) {
    // An outcome drawn in one world need not be possible in another.
    const outcome = hides
      ? event.sample(rng)
      : outcomeAt(
          entryOf(node.drawn, keyOf(action), () => []),
          visits,
          event,
          anyOf,
          rng,
        );
    played = { ...action, outcome } as AnyAction;
  }
  const seen = hides ? game.viewAction(state, played, player) : played;
  const child = entryOf(node.children, keyOf(seen), newNode);
  if (hides) return [child, game.reduce(state, played)];
  child.state ??= game.reduce(state, played);
  return [child, child.state];
}

/** One game: down the tree by UCB1 to an action never taken there, from there at random; what it came to is noted. */
function iterate(search: Search, root: Node, world: State, actions: readonly Edge[]): void {
  const { game, player, exploration, aims, scale, rng } = search;
  const anyOf = <T>(list: readonly T[]): T => pick(rng, list) as T;
  const path: Edge[] = [];
  let node = root;
  let state = world;
  let isNew = false;
  while (!isNew && path.length < aims.maxActions) {
    const acting = node === root ? [player] : game.playersToAct(state);
    if (acting.length === 0) break;
    // Who is first where several may act is anybody's guess.
    const actor = anyOf(acting);
    const edges = node === root ? actions : edgesOf(search, node, state, actor);
    if (edges.length === 0) break;
    const edge = bestEdge(edges, exploration, scale, anyOf);
    isNew = edge.visits === 0;
    path.push(edge);
    [node, state] = follow(search, node, state, edge);
  }
  const rewards = playedOut(game, state, aims, rng);
  scale.add(rewards);
  for (const edge of path) {
    edge.visits++;
    edge.sum += rewards[edge.action.player] as number;
  }
}

/**
 * The bot that searches by Monte Carlo tree search, and takes what it has tried most. Each player is taken to play for
 * himself, by UCB1; random actions have a node for each outcome (of many outcomes as many as the search has time for);
 * where several may act, any of them comes next. What is hidden is imagined anew for each game (`complete`), and the tree
 * tells apart only what the bot's player can tell apart, as in information set MCTS.
 *
 * @throws RangeError for bad options, such as a purposeful `rollout` with no worth to go by
 * @example
 * ```ts
 * import { playout } from 'dicewright';
 * import { mctsBot, randomBot } from 'dicewright/analysis';
 * import { rasanto } from 'dicewright/das-spiel';
 *
 * const searches = mctsBot(rasanto, { iterations: 30 });
 * const guesses = randomBot(rasanto);
 * const { outcome } = playout(rasanto, {
 *   players: 2,
 *   seed: 'one',
 *   choose: (view, player, rng) => (player === 0 ? searches : guesses)(view, player, rng),
 * });
 * console.log(outcome?.winners); // → [ 0 ]
 * ```
 */
export function mctsBot<S, Action extends AnyAction, Options, View>(
  game: Game<S, Action, Options, View>,
  options: MctsBotOptions<NoInfer<View>>,
): Bot<Action, View> {
  const rules = anyGame(game);
  const iterations = countOf('iterations', options.iterations, 0);
  const most = countOf('actions', options.actions, 100);
  const aims = aimsOf(rules, options);
  const { exploration = Math.SQRT2 } = options;
  if (!(Number.isFinite(exploration) && exploration >= 0)) throw new RangeError('expected exploration to be from 0');
  const choice: Choice = ({ sight, player }, actions, rng) => {
    const root = newNode();
    const edges = actions.map((action) => ({ action, visits: 0, available: 0, sum: 0 }));
    const search = { game: rules, player, exploration, aims, most, scale: new Scale(), rng };
    const anyOf = <T>(list: readonly T[]): T => pick(rng, list) as T;
    for (let i = 0; i < iterations; i++) iterate(search, root, worldOf(rules, sight, player, rng), edges);
    return mostTried(edges, anyOf).action;
  };
  return botOf(rules, most, choice) as unknown as Bot<Action, View>;
}
