import type { ErasedAction } from '../../kernel/definition.js';
import type { RandomGenerator } from '../../kernel/dice/random.js';
import type { AnyAction } from '../../kernel/types.js';
import type { Position, Trial } from '../bots/trial.js';
import type { Leaf, Shares } from './leaf.js';
import { positionKey } from './position-key.js';
import { gainOf, MOST, OPEN, type Window, windowOfOutcome } from './window.js';

/** How far is looked. */
export interface Horizon {
  /** Turns that may end before a position is valued as it is: at 0, when the next player is to act. */
  readonly turns: number;
  /** Actions after which it is valued as it is, in the middle of a turn, too. */
  readonly actions: number;
}

/** An event with more outcomes is looked at by so many of them, drawn. */
const LISTED = 300;
const DRAWN = 36;

/** A position that was met, and what it was found to be worth: more than that, less, or just that. */
interface Met {
  readonly shares: Shares;
  readonly bound: 'exact' | 'lower' | 'upper';
}

/** An outcome that leads somewhere, with all others that lead there. */
interface Chanced {
  readonly position: Position;
  readonly key: string;
  weight: number;
}

/** Thrown where a search is to end at once. */
export class OutOfTime extends Error {}

/**
 * What positions are worth by looking ahead: who acts takes what is best for them, what is random brings its mean. Positions
 * that are met again are looked up.
 */
export class Expectimax {
  /** Whether a position was valued in the middle of a turn, so that more actions could show more. */
  isCut = false;
  /** Whether a position was valued before the end, so that more turns could show more. */
  isLeaf = false;
  /** Whether outcomes were drawn where there were too many. */
  isSampled = false;
  positions = 0;
  readonly #trial: Trial;
  readonly #leaf: Leaf;
  readonly #rng: RandomGenerator;
  readonly #goesOn: (positions: number) => boolean;
  #met = new Map<string, Met>();
  /** By position: which action was the best when it was looked at last. */
  readonly #best = new Map<string, number>();

  /** @param goesOn - asked now and then with the number of positions so far */
  constructor(trial: Trial, leaf: Leaf, rng: RandomGenerator, goesOn: (positions: number) => boolean) {
    this.#trial = trial;
    this.#leaf = leaf;
    this.#rng = rng;
    this.#goesOn = goesOn;
  }

  /** Begins another search with what the last one knows of good actions. */
  begin(): void {
    this.#met = new Map();
    this.isCut = false;
    this.isLeaf = false;
    this.isSampled = false;
  }

  /**
   * What an action is worth to everybody.
   *
   * @param window - of the gain of the first player, where there are two; what is outside it is only a bound
   * @throws OutOfTime
   */
  action(from: Position, action: AnyAction, horizon: Horizon, window: Window = OPEN): Shares {
    const outcomes = this.#outcomesOf(from, action);
    const next = { turns: horizon.turns, actions: horizon.actions - 1 };
    const [first] = outcomes;
    if (outcomes.length === 1) {
      const { position, key } = first as Chanced;
      return this.#position(position, key, action.player, next, window);
    }
    const isTwo = from.players === 2;
    const total = outcomes.reduce((sum, { weight }) => sum + weight, 0);
    const shares = new Array<number>(from.players).fill(0);
    let rest = 1;
    for (const { position, key, weight } of outcomes) {
      const part = weight / total;
      rest -= part;
      const inner = isTwo ? windowOfOutcome(window, gainOf(shares, 0), rest, part) : OPEN;
      const found = this.#position(position, key, action.player, next, inner);
      for (let seat = 0; seat < shares.length; seat++) {
        shares[seat] = (shares[seat] as number) + part * (found[seat] as number);
      }
      if (!isTwo) continue;
      const gain = gainOf(shares, 0);
      if (gain + rest * MOST <= window.low) return padded(shares, rest, 1);
      if (gain - rest * MOST >= window.high) return padded(shares, rest, 0);
    }
    return shares;
  }

  #position(position: Position, key: string, onTurn: number, horizon: Horizon, window: Window): Shares {
    if (++this.positions % 64 === 0 && !this.#goesOn(this.positions)) throw new OutOfTime();
    const result = this.#trial.result(position);
    if (result) return this.#leaf(position, result);
    const mover = this.#trial.playersToAct(position)[0] as number;
    const turns = mover === onTurn ? horizon.turns : horizon.turns - 1;
    if (turns < 0 || horizon.actions <= 0) {
      this.isLeaf = true;
      if (turns >= 0) this.isCut = true;
      return this.#leaf(position, null);
    }
    const place = `${turns} ${horizon.actions} ${key}`;
    const known = this.#met.get(place);
    if (known && usable(known, window)) return known.shares;
    const shares = this.#choose(position, key, mover, { turns, actions: horizon.actions }, window);
    this.#met.set(place, { shares, bound: boundOf(shares, window) });
    return shares;
  }

  /** What the player makes of the position. */
  #choose(position: Position, key: string, player: number, horizon: Horizon, window: Window): Shares {
    const actions = [...this.#trial.rulebook.legalActions(this.#trial.seenBy(position, player), player)];
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
    // Nobody who is to act is without a legal action; an own game that breaks this is found by the laws.
    return best ?? this.#leaf(position, null);
  }

  /** Where the action leads, outcomes that lead to the same together, the likeliest first. */
  #outcomesOf(from: Position, action: AnyAction): Chanced[] {
    const chance = this.#trial.rulebook.chance(from, action as ErasedAction);
    if (!chance) {
      const position = this.#played(from, action, undefined);
      return [{ position, key: positionKey(position), weight: 1 }];
    }
    const isListed = chance.total !== null && chance.total <= LISTED;
    if (!isListed) this.isSampled = true;
    const outcomes = isListed
      ? chance.outcomes()
      : Array.from({ length: DRAWN }, () => ({ outcome: chance.sample(this.#rng), weight: 1 }));
    const met = new Map<string, Chanced>();
    for (const { outcome, weight } of outcomes) {
      const position = this.#played(from, action, outcome);
      const key = positionKey(position);
      const known = met.get(key);
      if (known) known.weight += weight;
      else met.set(key, { position, key, weight });
    }
    return [...met.values()].sort((one, other) => other.weight - one.weight);
  }

  #played(from: Position, action: AnyAction, outcome: unknown): Position {
    const position = this.#trial.copyOf(from);
    this.#trial.play(position, action, outcome);
    return position;
  }
}

/** The shares with the rest all to one player: enough to say on which side of a window they are. */
const padded = (shares: readonly number[], rest: number, player: number): Shares =>
  shares.map((share, seat) => (seat === player ? share + rest : share));

function boundOf(shares: Shares, { low, high }: Window): Met['bound'] {
  if (shares.length !== 2) return 'exact';
  const gain = gainOf(shares, 0);
  return gain <= low ? 'upper' : gain >= high ? 'lower' : 'exact';
}

function usable({ shares, bound }: Met, { low, high }: Window): boolean {
  if (bound === 'exact') return true;
  const gain = gainOf(shares, 0);
  return bound === 'lower' ? gain >= high : gain <= low;
}

/** All of so many, one of them first. */
function* inOrder(count: number, first: number | undefined): Generator<number> {
  if (first !== undefined && first < count) yield first;
  for (let at = 0; at < count; at++) if (at !== first) yield at;
}
