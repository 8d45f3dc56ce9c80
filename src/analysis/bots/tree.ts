import { pick, pickBest, type RandomGenerator } from '../../kernel/dice/random.js';
import type { AnyAction } from '../../kernel/types.js';
import type { Position } from './trial.js';

/** An action that can be taken at a node, and how it did. */
export interface Edge {
  readonly action: AnyAction;
  visits: number;
  /** How often it could have been taken: where something is hidden, not in every world. */
  available: number;
  /** Of each player's rewards. */
  sums: readonly number[];
  /** The outcomes drawn so far, one that came twice is there twice. */
  readonly drawn: unknown[];
}

/** The game so far, as the thinking player knows it. */
export interface Node {
  /** What it is worth to each player, where positions are judged when first reached. */
  judged: readonly number[] | null;
  /** The position itself, where nothing is hidden; it is no longer changed. */
  readonly position: Position | null;
  readonly choices: Map<number, Choices>;
  /** Where an action and its outcome lead, by what is seen of them. */
  readonly children: Map<string, Node>;
}

/** What a player can do at a node. */
export interface Choices {
  visits: number;
  readonly tried: Map<string, Edge>;
  /** In no order; `null` before they are listed. */
  untried: AnyAction[] | null;
}

export const newEdge = (action: AnyAction): Edge => ({
  action,
  visits: 0,
  available: 0,
  sums: [],
  drawn: [],
});

export const newNode = (position: Position | null): Node => ({
  judged: null,
  position,
  choices: new Map(),
  children: new Map(),
});

export const newChoices = (untried: AnyAction[] | null = null): Choices => ({ visits: 0, tried: new Map(), untried });

/** How many actions are tried at a node with this many visits: of many actions few, so that those are tried often. */
export const widthAt = (visits: number): number => 2 * Math.sqrt(visits);

/** The entry of the key, made when it isn't there. */
export function entryOf<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let entry = map.get(key);
  if (entry === undefined) {
    entry = make();
    map.set(key, entry);
  }
  return entry;
}

/** The rewards met so far: UCB weighs them against the luck of the draw, so it needs them from 0 to 1. */
export class Scale {
  #low = Number.POSITIVE_INFINITY;
  #high = Number.NEGATIVE_INFINITY;

  add(rewards: readonly number[]): void {
    this.#low = Math.min(this.#low, ...rewards);
    this.#high = Math.max(this.#high, ...rewards);
  }

  /** From 0 to 1; a half while all rewards are the same. */
  of(reward: number): number {
    return this.#high > this.#low ? (reward - this.#low) / (this.#high - this.#low) : 0.5;
  }
}

/** The rewards of the player who takes it. */
const sumOf = ({ action, sums }: Edge): number => sums[action.player] ?? 0;

/**
 * The edge to follow: any that was never taken, else the one with the highest upper confidence bound (UCB1), any of
 * equal ones.
 */
export function bestEdge(edges: readonly Edge[], exploration: number, scale: Scale, rng: RandomGenerator): Edge {
  return pickBest(rng, edges, (edge) => {
    const { visits } = edge;
    const available = ++edge.available;
    if (visits === 0) return Number.POSITIVE_INFINITY;
    return scale.of(sumOf(edge) / visits) + exploration * Math.sqrt(Math.log(available) / visits);
  });
}

/** The edge taken most often; of several, the one that did best, and of equal ones any. */
export function mostTried(edges: readonly Edge[], rng: RandomGenerator): Edge {
  const { visits: most } = pickBest(rng, edges, ({ visits }) => visits);
  // Always the first could go round in circles where nothing is to be learnt.
  return pickBest(rng, edges, (edge) => (edge.visits === most ? sumOf(edge) : Number.NEGATIVE_INFINITY));
}

/** Events with no more outcomes are drawn anew each time: the same outcomes come again soon enough. */
const FEW = 36;

/**
 * An outcome for an action at a node. With many outcomes no two visits would see the same, and nothing would be learnt
 * below: so at most twice the square root of the visits are drawn, and then one of those comes again.
 */
export function outcomeAt(
  drawn: unknown[],
  visits: number,
  event: { readonly total: number | null; readonly sample: (rng: RandomGenerator) => unknown },
  rng: RandomGenerator,
): unknown {
  if (event.total !== null && event.total <= FEW) return event.sample(rng);
  if (drawn.length >= 2 * Math.sqrt(visits + 1)) return pick(rng, drawn);
  const outcome = event.sample(rng);
  drawn.push(outcome);
  return outcome;
}
