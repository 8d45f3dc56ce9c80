import type { GameError, Violation } from '../kernel/errors.js';
import { firstOf } from './ask.js';
import type { Bench } from './law.js';
import type { Action, State } from './types.js';

/** Lists are read so far at most. */
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

/** What is said of an action, in words. */
export const verdictOf = (violation: Violation | GameError | null): string =>
  violation === null ? 'accepted' : `refused with ${violation.code} ${violation.clause ?? ''}`.trim();

/** What it costs to go through a list of so many actions, in actions played. */
export const costOf = ({ length }: readonly unknown[]): number => length / PER_LISTED;

/** Everybody's legal actions in a state; `null` when they are too many to hold against. */
export function fullList({ game }: Bench, state: State): Action[] | null {
  const list: Action[] = [];
  for (const player of game.playersToAct(game.view(state, null))) {
    list.push(...firstOf(game.legalActions(game.view(state, player), player), LISTED + 1 - list.length));
  }
  return list.length > LISTED ? null : list;
}

/** The same, and what it costs is spent. */
export function listOf(bench: Bench, state: State): Action[] | null {
  const list = fullList(bench, state);
  bench.spend(list === null ? LISTED / PER_LISTED : costOf(list));
  return list;
}

/** What the player of the action is told, on what they see. */
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
