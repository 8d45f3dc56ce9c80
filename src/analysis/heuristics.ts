import type { CatalogueEntry, GameId, Games } from '../catalogue.js';
import type { Worth } from '../kernel/purpose.js';
import type { AnyGame, Envelope, Game } from '../kernel/types.js';
import { heuristics } from './heuristics.generated.js';

type Heuristics = typeof heuristics;

/** The id of a built-in game that says what is worth heading for. */
export type WorthId = keyof Heuristics & GameId;

/** The type of what a built-in game says is worth heading for. */
export type WorthOf<Id extends GameId> =
  Games[Id] extends CatalogueEntry<Game<infer _State, infer _Action, infer _Options, infer View>> ? Worth<View> : never;

/** Whether the value is the id of a game that {@link loadWorth} knows. */
export const hasWorth = (value: unknown): value is WorthId =>
  typeof value === 'string' && Object.hasOwn(heuristics, value);

/**
 * Loads what is worth heading for in a game: for bots that look ahead, and for whoever judges positions that are not over.
 *
 * @throws RangeError (as a rejection) where no built-in game of this id says so; {@link hasWorth} tells before.
 *
 * @example
 * ```ts
 * import { loadWorth } from 'dicewright/analysis';
 * import { finish } from 'dicewright/das-spiel';
 *
 * const worth = await loadWorth('finish');
 * const state = finish.setup({ players: 3 });
 * console.log([0, 1, 2].map((player) => worth(state, player).toFixed(2))); // → [ '0.25', '0.25', '0.25' ]
 * ```
 */
export async function loadWorth<Id extends WorthId>(id: Id): Promise<WorthOf<Id>> {
  if (!hasWorth(id)) throw new RangeError('expected the id of a game that says what is worth heading for');
  return (await heuristics[id]()) as unknown as WorthOf<Id>;
}

/** What is worth heading for in a game of which only at run time is known which it is, if it says so. */
export const worthOf = async ({ id }: AnyGame): Promise<Worth<Envelope> | undefined> =>
  hasWorth(id) ? ((await heuristics[id]()) as unknown as Worth<Envelope>) : undefined;
