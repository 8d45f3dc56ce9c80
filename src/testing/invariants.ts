import type { CatalogueEntry, GameId, Games } from '../catalogue.js';
import { GameError } from '../kernel/errors.js';
import type { AnyAction, Envelope, Game, Invariant } from '../kernel/types.js';
import { invariants } from './invariants.generated.js';

/** The type of a built-in game's invariants. */
export type InvariantsOf<Id extends GameId> =
  Games[Id] extends CatalogueEntry<Game<infer State, infer Action, infer _Options, infer _View>>
    ? readonly Invariant<State, Action>[]
    : never;

const loaders: Readonly<Record<string, () => Promise<readonly unknown[]>>> = invariants;

/**
 * The invariants of a built-in game, loaded when asked for: for {@link gameLaws}, and for whoever judges positions.
 *
 * @param id - id of a built-in game
 * @throws `GameError` `INVALID_SETUP` (as a rejection) for an id that no built-in game with invariants has
 * @example
 * ```ts
 * import { kiriki } from 'dicewright/kiriki';
 * import { loadInvariants } from 'dicewright/testing';
 *
 * const state = kiriki.setup({ players: 2 });
 * const invariants = await loadInvariants('kiriki');
 * console.log(invariants.every(({ holds }) => holds(state))); // → true
 * ```
 */
export async function loadInvariants<Id extends GameId>(id: Id): Promise<InvariantsOf<Id>>;
/** The invariants of a built-in game of which only at run time is known which it is. */
export async function loadInvariants(id: string): Promise<readonly Invariant<Envelope, AnyAction>[]>;
export async function loadInvariants(id: string): Promise<unknown> {
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  if (load) return await load();
  throw new GameError('INVALID_SETUP', `expected the id of a game, one of ${Object.keys(loaders).join(', ')}`);
}
