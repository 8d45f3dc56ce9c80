import type { ErasedAction } from '../../kernel/definition.js';
import { pick, type RandomGenerator, uniformInt } from '../../kernel/dice/random.js';
import type { AnyAction } from '../../kernel/types.js';
import { type Aims, playedOut } from '../search/playing.js';
import { positionKey } from '../search/position-key.js';
import type { Shares } from '../search/shares.js';
import type { ValuedAction } from '../search/valuation.js';
import type { State } from '../worlds.js';
import type { Limit } from './effort.js';
import { actionsOf } from './thinking.js';
import {
  bestEdge,
  type Choices,
  type Edge,
  entryOf,
  mostTried,
  type Node,
  newChoices,
  newEdge,
  newNode,
  outcomeAt,
  type Scale,
  widthAt,
} from './tree.js';
import type { Position, Trial } from './trial.js';

/** How a decision is searched for. */
export interface Search {
  readonly trial: Trial;
  /** Who thinks. */
  readonly player: number;
  readonly exploration: number;
  readonly aims: Aims;
  /** Actions looked at in a position. */
  readonly most: number;
  readonly scale: Scale;
  readonly rng: RandomGenerator;
  /** By position: what chance led to. Several actions often lead to the same. */
  readonly met: Map<string, Node>;
}

const keyOf = (value: unknown): string => JSON.stringify(value);

/** The edges of what the actor can do: those tried and, while they are few, one more. */
function edgesOf({ trial, most, rng }: Search, choices: Choices, position: Position, actor: number): Edge[] {
  const { tried } = choices;
  const { rulebook, traits } = trial;
  const hides = traits.hiddenInformation;
  choices.visits++;
  let edges = [...tried.values()];
  const view = trial.seenBy(position, actor);
  // Then a node is not always the same position, nor the same always possible.
  if (hides) edges = edges.filter(({ action }) => !rulebook.check(view, action as ErasedAction));
  if (edges.length >= widthAt(choices.visits)) return edges;
  let { untried } = choices;
  if (untried === null) {
    untried = actionsOf(rulebook, traits, view as State, actor, most, rng);
    if (hides) untried = untried.filter((action) => !tried.has(keyOf(action)));
    else choices.untried = untried;
  }
  if (untried.length > 0) {
    const [action] = untried.splice(uniformInt(rng, 0, untried.length - 1), 1) as [AnyAction];
    edges.push(entryOf(tried, keyOf(action), () => newEdge(action)));
  }
  return edges;
}

/** The node and the position after the action, and after an outcome for it where it is random. */
function follow(search: Search, node: Node, position: Position, edge: Edge): [Node, Position] {
  const { trial, player, rng, met, aims } = search;
  const { action } = edge;
  const hides = trial.traits.hiddenInformation;
  const event = trial.rulebook.chance(position, action as ErasedAction);
  // An outcome drawn in one world need not be possible in another. Where positions are judged, as many outcomes as
  // possible say more than what comes after a few of them.
  const drawsAnew = hides || aims.playedOut === 0;
  const outcome = event ? (drawsAnew ? event.sample(rng) : outcomeAt(edge.drawn, edge.visits, event, rng)) : undefined;
  const seen = trial.told(position, event ? ({ ...action, outcome } as AnyAction) : action, player);
  if (hides) trial.play(position, action, outcome);
  const child = entryOf(node.children, keyOf(seen), () => {
    if (hides) return newNode(null);
    const next = trial.copyOf(position);
    trial.play(next, action, outcome);
    return event ? entryOf(met, positionKey(next), () => newNode(next)) : newNode(next);
  });
  return [child, child.position ?? position];
}

const OFTEN = 30;

/** One game: down the tree by UCB1 to an action never taken there, from there at random; what it came to is noted. */
function iterate(search: Search, root: Node, world: Position): void {
  const { trial, player, exploration, aims, scale, rng } = search;
  const path: (readonly [Node, Edge])[] = [];
  let node = root;
  let position = world;
  const isJudged = aims.playedOut === 0;
  let isNew = false;
  while (!isNew && path.length < aims.maxActions) {
    const acting = node === root ? [player] : trial.playersToAct(position);
    if (acting.length === 0) break;
    // Who is first where several may act is anybody's guess.
    const actor = pick(rng, acting) as number;
    const edges = edgesOf(search, entryOf(node.choices, actor, newChoices), position, actor);
    if (edges.length === 0) break;
    const edge = bestEdge(edges, exploration, scale, rng);
    path.push([node, edge]);
    [node, position] = follow(search, node, position, edge);
    isNew = isJudged ? node.judged === null : edge.visits === 0;
  }
  let rewards: Shares = playedOut(trial, trial.traits.hiddenInformation ? position : trial.copyOf(position), aims, rng);
  scale.add(rewards);
  if (isJudged) node.judged ??= rewards;
  for (const [from, edge] of path.reverse()) {
    edge.visits++;
    edge.sums = rewards.map((reward, seat) => reward + (edge.sums[seat] ?? 0));
    if (isJudged && from.judged !== null) rewards = foundOut(from, rng) ?? from.judged;
  }
}

/** What an action that was tried has come to, on average. */
const meansOf = ({ visits, sums }: Edge): Shares => sums.map((sum) => sum / visits);

/** Judged anew by the action tried most, once it was tried often: other attempts are not what is played. */
function foundOut({ choices }: Node, rng: RandomGenerator): Shares | undefined {
  const edge = mostTried(
    [...choices.values()].flatMap(({ tried }) => [...tried.values()]),
    rng,
  );
  return edge.visits < OFTEN ? undefined : meansOf(edge);
}

/**
 * The player's actions that were tried, the one tried most first; all of them, without values, when there was no time for
 * any.
 *
 * @param imagine - a position that is possible, given what they see, and that nobody else holds
 */
export function searched(
  search: Search,
  actions: readonly AnyAction[],
  imagine: () => Position,
  limit: Limit,
  iterations: number,
): ValuedAction[] {
  const { trial, player, rng } = search;
  const root = newNode(null);
  const choices = newChoices([...actions]);
  root.choices.set(player, choices);
  trial.within(limit, () => {
    for (let i = 0; i < iterations && !limit.isOver; i++) iterate(search, root, imagine());
  });
  const tried = [...choices.tried.values()].filter(({ visits }) => visits > 0);
  if (tried.length === 0) return [{ action: pick(rng, actions) as AnyAction, values: [] }];
  const best = mostTried(tried, rng);
  const mean = (edge: Edge): number => meansOf(edge)[player] as number;
  const others = tried.filter((edge) => edge !== best).sort((one, other) => mean(other) - mean(one));
  return [best, ...others].map((edge) => ({ action: edge.action, values: meansOf(edge) }));
}
