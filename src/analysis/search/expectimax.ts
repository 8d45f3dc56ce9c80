import type { AnyAction } from '../../kernel/types.js';
import type { Limit } from '../bots/effort.js';
import { OutOfTime } from '../bots/effort.js';
import type { Position, Trial } from '../bots/trial.js';
import type { World } from './imagined.js';
import { branchesOf, type Drawing } from './outcomes.js';
import { positionKey } from './position-key.js';
import { gainOf, type Leaf, type Shares } from './shares.js';
import { ANY, MOST, OPEN, type Window } from './window.js';

/** How far to look. */
export interface Horizon {
  /** Turns that may end before a position is valued as it is: at 0, when the next player is to act. */
  readonly turns: number;
  /** Actions after which it is valued as it is, in the middle of a turn, too. */
  readonly actions: number;
}

/** A position that was met, and what it was found to be worth: more than that, less, or exactly that. */
interface Met {
  readonly shares: Shares;
  readonly bound: 'exact' | 'lower' | 'upper';
}

/** Where an action leads, with all outcomes that lead there. */
interface Reached {
  readonly position: Position;
  weight: number;
  key?: string;
  /** What can be done there, once listed. */
  actions?: readonly AnyAction[];
  /** What it is worth, once that is known for good. */
  shares?: Shares;
}

/** Where fewer actions are possible, trying one beforehand is nearly as much work as trying them all. */
const MANY = 6;

/** The limit is looked at once in this many actions listed. */
const LOOK = 16;

/**
 * What positions are worth by looking ahead: whoever acts takes what is best for them, what is random brings its mean.
 * Positions met again are looked up.
 */
export class Expectimax {
  /** Whether a position was valued in the middle of a turn, so that more actions could show more. */
  isCut = false;
  /** Whether a position was valued before the end, so that more turns could show more. */
  isLeaf = false;
  readonly drawing: Drawing;
  readonly #trial: Trial;
  readonly #leaf: Leaf;
  readonly #limit: Limit;
  #met = new Map<string, Met>();
  /** By position: which action was best when last looked at. */
  readonly #best = new Map<string, number>();

  constructor(trial: Trial, leaf: Leaf, limit: Limit, drawing: Omit<Drawing, 'isUsed'>) {
    this.#trial = trial;
    this.#leaf = leaf;
    this.#limit = limit;
    this.drawing = { ...drawing, isUsed: false };
  }

  /** Begins another search with what the last one knows about good actions. */
  begin(): void {
    this.#met = new Map();
    this.isCut = false;
    this.isLeaf = false;
    this.drawing.isUsed = false;
  }

  /**
   * What an action is worth to everybody.
   *
   * @param window - of the gain of the first player, where there are two; what is outside it is only a bound
   * @throws OutOfTime
   */
  action(from: Position, action: AnyAction, { turns, actions }: Horizon, window: Window = OPEN): Shares {
    const reached = this.#reachedBy(from, action);
    const next = { turns, actions: actions - 1 };
    const [first] = reached;
    if (reached.length === 1) return this.#position(first as Reached, action.player, next, window);
    if (from.players === 2) return this.#chanceOfTwo(reached, action.player, next, window);
    return sumOf(reached.map((one) => weighed(this.#position(one, action.player, next, OPEN), one.weight)));
  }

  /**
   * What an action is worth to everybody as far as its player can know: they do the same in all worlds that look the same to
   * them, and see how these differ as play goes on. Imagining each world by itself would mean knowing in each where hidden
   * things are. Others are taken to know it.
   *
   * @throws OutOfTime
   */
  actionIn(worlds: readonly World[], action: AnyAction, { turns, actions }: Horizon): Shares {
    const { player } = action;
    const seen = new Map<string, Reached[]>();
    for (const { position, weight } of worlds) {
      for (const one of this.#reachedBy(position, action)) {
        one.weight *= weight;
        const sight = positionKey(this.#trial.seenBy(one.position, player));
        const alike = seen.get(sight);
        if (alike) alike.push(one);
        else seen.set(sight, [one]);
      }
    }
    const next = { turns, actions: actions - 1 };
    const parts = [...seen.values()].map((alike) => this.#alike(alike, player, next));
    return sumOf(parts);
  }

  /** What positions that look the same to a player are worth to everybody, by their weights, after an action of that player. */
  #alike(reached: readonly Reached[], player: number, horizon: Horizon): Shares {
    const [first] = reached as readonly [Reached];
    const isOwn = this.#trial.playersToAct(first.position)[0] === player;
    if (!isOwn || horizon.actions <= 0 || reached.length === 1 || this.#trial.result(first.position)) {
      return sumOf(reached.map((one) => weighed(this.#position(one, player, horizon, OPEN), one.weight)));
    }
    const total = reached.reduce((sum, { weight }) => sum + weight, 0);
    const worlds = reached.map(({ position, weight }) => ({ position, weight: weight / total }));
    let best: Shares = [];
    for (const action of this.#actionsOf(first, player)) {
      const found = this.actionIn(worlds, action, horizon);
      if (best.length === 0 || gainOf(found, player) > gainOf(best, player)) best = found;
    }
    return weighed(best, total);
  }

  /**
   * The mean, or a bound of it as soon as it is outside the window, whatever the rest may bring (Star1). One action of each
   * position bounds what it brings, and is tried before all others (Star2).
   */
  #chanceOfTwo(reached: readonly Reached[], onTurn: number, horizon: Horizon, window: Window): Shares {
    const bounds: Window[] = reached.map(() => ANY);
    const mean: [number, number] = [0, 0];
    let { low, high } = ANY;
    /** Narrows one. @returns what is then known about the mean, if that is enough */
    const narrow = (at: number, bound: Window): Shares | null => {
      const { weight } = reached[at] as Reached;
      const known = bounds[at] as Window;
      low += weight * (bound.low - known.low);
      high += weight * (bound.high - known.high);
      bounds[at] = bound;
      return low >= window.high ? sharesFor(low) : high <= window.low ? sharesFor(high) : null;
    };
    const windowOf = (at: number): Window => {
      const { weight } = reached[at] as Reached;
      const known = bounds[at] as Window;
      return { low: known.high + (window.low - high) / weight, high: known.low + (window.high - low) / weight };
    };
    if (window.low > OPEN.low || window.high < OPEN.high) {
      for (const [at, one] of reached.entries()) {
        const bound = this.#probed(one, onTurn, horizon, windowOf(at));
        const enough = bound && narrow(at, bound);
        if (enough) return enough;
      }
    }
    for (const [at, one] of reached.entries()) {
      const found = this.#position(one, onTurn, horizon, windowOf(at));
      const gain = gainOf(found, 0);
      for (const seat of [0, 1] as const) mean[seat] += one.weight * (found[seat] as number);
      const enough = narrow(at, { low: gain, high: gain });
      if (enough && at + 1 < reached.length) return enough;
    }
    return mean;
  }

  /** The bounds of a position's worth by one action there; `null` where no actions are looked at. */
  #probed(reached: Reached, onTurn: number, horizon: Horizon, { low, high }: Window): Window | null {
    const { position } = reached;
    if (reached.shares || horizon.actions <= 0 || this.#trial.result(position)) return null;
    const mover = this.#trial.playersToAct(position)[0] as number;
    const turns = mover === onTurn ? horizon.turns : horizon.turns - 1;
    if (turns < 0) return null;
    const key = keyOf(reached);
    const actions = this.#actionsOf(reached, mover);
    const action = actions[this.#best.get(key) ?? 0];
    if (!action || actions.length < MANY) return null;
    const window = mover === 0 ? { low: OPEN.low, high } : { low, high: OPEN.high };
    const gain = gainOf(this.action(position, action, { turns, actions: horizon.actions }, window), 0);
    return mover === 0 ? { low: gain, high: MOST } : { low: -MOST, high: gain };
  }

  #position(reached: Reached, onTurn: number, horizon: Horizon, window: Window): Shares {
    if (reached.shares) return reached.shares;
    const { position } = reached;
    const result = this.#trial.result(position);
    if (result) {
      reached.shares = this.#leaf(position, result);
      return reached.shares;
    }
    const mover = this.#trial.playersToAct(position)[0] as number;
    const turns = mover === onTurn ? horizon.turns : horizon.turns - 1;
    if (turns < 0 || horizon.actions <= 0) {
      this.isLeaf = true;
      if (turns >= 0) this.isCut = true;
      reached.shares = this.#leaf(position, null);
      return reached.shares;
    }
    const place = `${turns} ${horizon.actions} ${keyOf(reached)}`;
    const known = this.#met.get(place);
    if (known && isUsable(known, window)) return known.shares;
    const shares = this.#choose(reached, mover, { turns, actions: horizon.actions }, window);
    this.#met.set(place, { shares, bound: boundOf(shares, window) });
    return shares;
  }

  /** What the player makes of the position. */
  #choose(reached: Reached, player: number, horizon: Horizon, window: Window): Shares {
    const { position } = reached;
    const key = keyOf(reached);
    const actions = this.#actionsOf(reached, player);
    const isTwo = position.players === 2;
    let { low, high } = window;
    let best: Shares | null = null;
    let bestGain = Number.NEGATIVE_INFINITY;
    let bestAt = 0;
    for (const at of inOrder(actions.length, this.#best.get(key))) {
      const found = this.action(position, actions[at] as AnyAction, horizon, isTwo ? { low, high } : OPEN);
      const gain = gainOf(found, player);
      if (gain > bestGain) {
        bestGain = gain;
        best = found;
        bestAt = at;
      }
      if (!isTwo) continue;
      if (player === 0) low = Math.max(low, bestGain);
      else high = Math.min(high, -bestGain);
      if (low >= high) break;
    }
    this.#best.set(key, bestAt);
    // A player who is to act has a legal action; a game of your own that breaks this is caught by the laws.
    return best ?? this.#leaf(position, null);
  }

  /** What the player can do. @throws OutOfTime where listing it takes too long */
  #actionsOf(reached: Reached, player: number): readonly AnyAction[] {
    if (reached.actions) return reached.actions;
    const actions: AnyAction[] = [];
    const { position } = reached;
    for (const action of this.#trial.rulebook.legalActions(this.#trial.seenBy(position, player), player)) {
      if (actions.push(action) % LOOK === 0 && this.#limit.isOver) throw new OutOfTime();
    }
    reached.actions = actions;
    return actions;
  }

  /** Where the action leads, outcomes that lead to the same together, the likeliest first; the weights sum to 1. */
  #reachedBy(from: Position, action: AnyAction): Reached[] {
    const branches = [...branchesOf(this.#trial, from, action, this.drawing)];
    const [first] = branches;
    if (first && branches.length === 1) return [{ position: first.position, weight: 1 }];
    const total = branches.reduce((sum, { weight }) => sum + weight, 0);
    const met = new Map<string, Reached>();
    for (const { weight, position } of branches) {
      const key = positionKey(position);
      const known = met.get(key);
      if (known) known.weight += weight / total;
      else met.set(key, { position, key, weight: weight / total });
    }
    return [...met.values()].sort((one, other) => other.weight - one.weight);
  }
}

const weighed = (shares: Shares, weight: number): Shares => shares.map((share) => weight * share);

function sumOf(all: readonly Shares[]): Shares {
  const [first = [], ...others] = all;
  const sums = [...first];
  for (const shares of others) for (const [seat, share] of shares.entries()) sums[seat] = (sums[seat] ?? 0) + share;
  return sums;
}

function keyOf(reached: Reached): string {
  reached.key ??= positionKey(reached.position);
  return reached.key;
}

/** Shares that give the first of two this gain: enough to say on which side of a window they are. */
const sharesFor = (gain: number): Shares => [MOST + gain, MOST - gain];

function boundOf(shares: Shares, { low, high }: Window): Met['bound'] {
  if (shares.length !== 2) return 'exact';
  const gain = gainOf(shares, 0);
  return gain <= low ? 'upper' : gain >= high ? 'lower' : 'exact';
}

function isUsable({ shares, bound }: Met, { low, high }: Window): boolean {
  if (bound === 'exact') return true;
  const gain = gainOf(shares, 0);
  return bound === 'lower' ? gain >= high : gain <= low;
}

/** All numbers below `count`, one of them first. */
function* inOrder(count: number, first: number | undefined): Generator<number> {
  if (first !== undefined && first < count) yield first;
  for (let at = 0; at < count; at++) if (at !== first) yield at;
}
