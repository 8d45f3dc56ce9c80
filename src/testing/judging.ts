import type { GameError, Violation } from '../kernel/errors.js';
import { firstOf } from './ask.js';
import type { Bench } from './law.js';
import type { Action, State } from './types.js';

/** Lists are read this far at most. */
export const LISTED = 3_000;

const PER_LISTED = 4;

/** A value as a message shows it. */
export const asJson = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return 'a value that cannot be shown';
  }
};

/** The verdict on an action, in words. */
export const verdictOf = (violation: Violation | GameError | null): string =>
  violation === null ? 'accepted' : `refused with ${violation.code} ${violation.clause ?? ''}`.trim();

/** What going through a list costs, in actions played. */
export const costOf = ({ length }: readonly unknown[]): number => length / PER_LISTED;

/** Everybody's legal actions in a state; `null` when they are too many to compare with. */
export function fullList({ game }: Bench, state: State): Action[] | null {
  const list: Action[] = [];
  for (const player of game.playersToAct(game.view(state, null))) {
    list.push(...firstOf(game.legalActions(game.view(state, player), player), LISTED + 1 - list.length));
  }
  return list.length > LISTED ? null : list;
}

/** The same, its cost being spent. */
export function listOf(bench: Bench, state: State): Action[] | null {
  const list = fullList(bench, state);
  bench.spend(list === null ? LISTED / PER_LISTED : costOf(list));
  return list;
}

/** The verdict on a player's action, by what they see. */
export function judge({ game }: Bench, state: State, action: unknown): Violation | null {
  let player: number | null = null;
  try {
    const named = (action as Action | null | undefined)?.player;
    if (Number.isInteger(named) && (named as number) >= 0 && (named as number) < state.players)
      player = named as number;
  } catch {
    // A hostile value: nobody's action.
  }
  return game.check(game.view(state, player), action as Action);
}
