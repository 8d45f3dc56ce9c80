import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GameId, games } from '../../src/catalogue.js';
import { type AnyGame, anyGame } from '../../src/kernel/types.js';

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
  return anyGame((await load()) as AnyGame);
}

/** A number of players with whom the game can be played as it is: two, if that is possible, or more, or one. */
export function usualPlayers(game: AnyGame): number {
  const counts = game.playersFor();
  const usual = counts.find((players) => players > 1) ?? counts[0];
  if (usual === undefined) throw new Error(`${game.id}: no number of players goes with the default options`);
  return usual;
}

/**
 * The part of the games that belongs to a test file of a numbered series: `catalogue-1.test.ts` beside its sisters.
 * They are dealt out, so that each file gets some of every family; another file more, and all get fewer.
 *
 * @param url - `import.meta.url` of the file
 */
export function idsOfShard(url: string): readonly GameId[] {
  const file = fileURLToPath(url);
  const [, series, number] = /^(.*-)(\d+)\.test\.ts$/.exec(basename(file)) ?? [];
  if (series === undefined) throw new Error(`${file} is not one of a series`);
  const files = readdirSync(dirname(file)).filter((name) => name.startsWith(series) && name.endsWith('.test.ts'));
  if (!files.includes(`${series}${files.length}.test.ts`)) throw new Error(`${series}: the numbers have gaps`);
  return chosenIds.filter((_, index) => index % files.length === Number(number) - 1);
}
