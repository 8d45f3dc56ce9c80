import type { ErasedAction } from '../../kernel/definition.js';
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

/** An action, and all that it can lead to. */
export interface Move {
  readonly action: AnyAction;
  readonly branches: readonly Branch[];
}

const SURE = [{ outcome: undefined, weight: 1 }] as const;

/**
 * All that can be done in a position, by all who may act, with all that can come of it.
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

function branchesOf(trial: Trial, position: Position, action: ErasedAction): Branch[] {
  const chance = trial.rulebook.chance(position, action);
  if (chance?.total === null) {
    throw new GameError('INVALID_SETUP', `${position.game}: the outcomes of ${action.type} cannot be listed`);
  }
  return Array.from(chance?.outcomes() ?? SURE, ({ outcome, weight }) => {
    const next = trial.copyOf(position);
    trial.play(next, action, outcome);
    return { outcome, weight, position: next };
  });
}

/** @throws GameError `INVALID_SETUP` for a game whose actions or players can't be gone through one by one */
export function checkListable({ id, traits }: { readonly id: string; readonly traits: Trial['traits'] }): void {
  if (!traits.enumerable) throw new GameError('INVALID_SETUP', `${id}: its actions cannot all be listed`);
}
