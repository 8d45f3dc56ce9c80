import { GameError } from '../kernel/errors.js';
import type { AnyAction, Envelope, Invariant } from '../kernel/types.js';
import { invariants } from './invariants.generated.js';

/** The built-in games' invariants by id, as {@link loadInvariants} gives them. */
export type InvariantsById = {
  readonly [Id in keyof typeof invariants]: Awaited<ReturnType<(typeof invariants)[Id]>>;
};

const loaders: Readonly<Record<string, () => Promise<readonly unknown[]>>> = invariants;

/**
 * The invariants of a built-in game, loaded when asked for: for `gameLaws`, and for whoever judges positions.
 *
 * @param id - id of a built-in game
 * @throws {@link GameError} `INVALID_SETUP` (as a rejection) for an id that no built-in game has
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
export async function loadInvariants<Id extends keyof InvariantsById>(id: Id): Promise<InvariantsById[Id]>;
export async function loadInvariants(id: string): Promise<readonly Invariant<Envelope, AnyAction>[]>;
export async function loadInvariants(id: string): Promise<readonly unknown[]> {
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  if (!load)
    throw new GameError('INVALID_SETUP', `expected the id of a game, one of ${Object.keys(loaders).join(', ')}`);
  return await load();
}
