import type { AnyAction, DeepReadonly, Game, Invariant } from '../../src/kernel/types.js';
import { playout } from '../../src/play/playout.js';

/** What came of random games in which every state and every step was looked at. */
export interface Watched {
  /** The first invariant of each game that did not hold: `'MSG-5 after 17 actions: a turn places …'`. */
  readonly broken: readonly string[];
  /** Why each game ended, as its outcome says; what stands before the semicolon. */
  readonly ends: readonly string[];
  readonly steps: number;
}

/** Plays a random game for each seed to its end, and holds it against the invariants. */
export function watchRandomGames<State, Action extends AnyAction, Options>(
  game: Game<State, Action, Options>,
  invariants: readonly Invariant<State, Action>[],
  table: { readonly players: number; readonly options: Options; readonly seeds: readonly string[] },
): Watched {
  const broken: string[] = [];
  const ends: string[] = [];
  let steps = 0;
  for (const seed of table.seeds) {
    const { actions, result } = playout(game, { players: table.players, options: table.options, seed });
    ends.push(result?.reason.split(';')[0] ?? 'it did not end');
    let before = game.setup({ players: table.players, options: table.options });
    for (const [index, action] of actions.entries()) {
      const after = game.reduce(before, action as DeepReadonly<Action>);
      steps++;
      const step = { before, action: action as DeepReadonly<Action> };
      const failed = invariants.find(({ holds }) => !holds(after, step) || !holds(after));
      if (failed) broken.push(`${failed.clause} after ${index + 1} actions: ${failed.name}`);
      if (failed) break;
      before = after;
    }
  }
  return { broken, ends, steps };
}

/** The clauses of the invariants that do not hold for the state after the step. */
export function clausesBroken<State, Action>(
  invariants: readonly Invariant<State, Action>[],
  before: DeepReadonly<State>,
  action: DeepReadonly<Action>,
  after: DeepReadonly<State>,
): string[] {
  return invariants.filter(({ holds }) => !holds(after, { before, action })).map(({ clause }) => clause);
}
