import type { GameId } from '../catalogue.js';
import { pictures } from './pictures.generated.js';

/** The picture functions of the built-in games that can be drawn, by id of the game. */
export type Pictures = { readonly [Id in keyof typeof pictures]: Awaited<ReturnType<(typeof pictures)[Id]>> };

/** The id of a built-in game that has a picture. */
export type PictureId = keyof Pictures & GameId;

/** Whether the value is the id of a game that {@link loadPicture} knows. */
export const hasPicture = (value: unknown): value is PictureId =>
  typeof value === 'string' && Object.hasOwn(pictures, value);

/**
 * Loads the function that draws a game's positions: it takes a state or a player's view of it, and
 * {@link PictureOptions}, and gives a {@link Picture} for {@link renderText} or {@link renderSvg}.
 *
 * @throws RangeError (as a rejection) where no built-in game of this id has a picture; {@link hasPicture} tells before.
 *
 * @example
 * ```ts
 * import { loadPicture } from 'dicewright/render';
 * import { kiriki } from 'dicewright/kiriki';
 *
 * const kirikiPicture = await loadPicture('kiriki');
 * console.log(kirikiPicture(kiriki.setup({ players: 1 })).title); // → Kiriki
 * ```
 */
export async function loadPicture<Id extends PictureId>(id: Id): Promise<Pictures[Id]> {
  if (!hasPicture(id)) throw new RangeError('expected the id of a game that has a picture');
  const load: () => Promise<unknown> = pictures[id];
  return (await load()) as Pictures[Id];
}
