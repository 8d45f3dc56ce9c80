import type { GameId } from '../../src/catalogue/games.generated.js';
import { games } from '../../src/catalogue.js';
import type { AnyGame } from '../../src/kernel/types.js';

/** Ids in the environment variable, as in `GAME=rasanto,ruins npx vitest run test/laws`; `null` when it is not set. */
const wanted = process.env.GAME ? process.env.GAME.split(',') : null;

const ids = Object.keys(games) as GameId[];
const unknown = wanted?.find((id) => !ids.includes(id as GameId));
if (unknown !== undefined) throw new Error(`GAME: there is no game ${JSON.stringify(unknown)}`);

/** Whether tests look at some games only, not at what stands beside the games. */
export const isFiltered = wanted !== null;

/** Whether tests that span the games are to look at this one. */
export const isChosen = ({ id }: { readonly id: string }): boolean => wanted?.includes(id) ?? true;

/** Ids of the games that tests look at: all, or those that the environment variable `GAME` names. */
export const chosenIds: readonly GameId[] = ids.filter((id) => isChosen({ id }));

/** Loads a game of which only at run time is known which it is. */
export async function loadAnyGame(id: GameId): Promise<AnyGame> {
  const load: () => Promise<unknown> = games[id].load;
  return (await load()) as AnyGame;
}
