import type { ErasedAction } from '../../kernel/definition.js';
import type { Chance, WeightedOutcome } from '../../kernel/dice/chance.js';
import type { RandomGenerator } from '../../kernel/dice/random.js';
import { GameError } from '../../kernel/errors.js';
import type { AnyAction } from '../../kernel/types.js';
import type { Position, Trial } from '../bots/trial.js';

/** One way in which a move can turn out. */
export interface Branch {
  /** `undefined` where nothing in the action is random. */
  readonly outcome: unknown;
  /** A positive integer; 1 where nothing is random. */
  readonly weight: number;
  readonly position: Position;
}

/** An action, and all that it can lead to, tried out while it is iterated, once. */
export interface Move {
  readonly action: AnyAction;
  readonly branches: Iterable<Branch>;
}

/** How outcomes are drawn when there are too many to list. */
export interface Drawing {
  /** More are not listed. */
  readonly most: number;
  /** This many are drawn instead. */
  readonly samples: number;
  readonly rng: RandomGenerator;
  /** Becomes true when any were drawn. */
  isUsed: boolean;
}

/**
 * All that a chance can give; `null` where that is too much to list, or more than `most`. Weights don't count: a flick with
 * four outcomes may have weights of thousands.
 */
export function listedOutcomes<Outcome>(
  { total, outcomes }: Pick<Chance<Outcome>, 'total' | 'outcomes'>,
  most = Number.POSITIVE_INFINITY,
): Iterable<WeightedOutcome<Outcome>> | null {
  if (total === null) return null;
  if (total <= most) return outcomes();
  const listed: WeightedOutcome<Outcome>[] = [];
  for (const outcome of outcomes()) if (listed.push(outcome) > most) return null;
  return listed;
}

/**
 * All that an action can lead to, each in a position of its own, tried out during iteration.
 *
 * @param drawing - without it all outcomes are listed
 * @throws GameError `INVALID_SETUP` where the outcomes can't be listed, and must be
 */
export function* branchesOf(trial: Trial, from: Position, action: AnyAction, drawing?: Drawing): Generator<Branch> {
  const branch = (outcome: unknown, weight: number): Branch => {
    const position = trial.copyOf(from);
    trial.play(position, action, outcome);
    return { outcome, weight, position };
  };
  const chance = trial.rulebook.chance(from, action as ErasedAction);
  if (!chance) {
    yield branch(undefined, 1);
    return;
  }
  const listed = listedOutcomes(chance, drawing?.most);
  if (listed) {
    for (const { outcome, weight } of listed) yield branch(outcome, weight);
    return;
  }
  if (!drawing) throw new GameError('INVALID_SETUP', `${from.game}: the outcomes of ${action.type} cannot be listed`);
  drawing.isUsed = true;
  for (let i = 0; i < drawing.samples; i++) yield branch(chance.sample(drawing.rng), 1);
}

/**
 * All that can be done in a position, by all who may act, with all that it can lead to.
 *
 * @throws GameError `INVALID_SETUP` where the outcomes of an action can't be listed
 */
export function* movesFrom(trial: Trial, position: Position): Generator<Move> {
  for (const player of trial.playersToAct(position)) {
    for (const action of trial.rulebook.legalActions(trial.seenBy(position, player), player)) {
      yield { action, branches: branchesOf(trial, position, action) };
    }
  }
}

/** @throws GameError `INVALID_SETUP` for a game whose actions or players can't be gone through one by one */
export function checkListable({ id, traits }: { readonly id: string; readonly traits: Trial['traits'] }): void {
  if (!traits.enumerable) throw new GameError('INVALID_SETUP', `${id}: its actions cannot all be listed`);
}
