import { type AnyGame, anyGame, type Envelope, type Picture, type PictureOptions } from 'dicewright';
import { games, isGameId } from 'dicewright/games';
import { loadPicture } from 'dicewright/render';

/** A game and how its positions are drawn. */
export interface PlayedGame {
  readonly game: AnyGame;
  readonly picture: (view: Envelope, options: PictureOptions) => Picture;
}

/** @throws Error (as a rejection) where there is no such game */
export async function loadPlayedGame(id: string): Promise<PlayedGame> {
  if (!isGameId(id)) throw new Error(`There is no game “${id}”.`);
  const [game, picture] = await Promise.all([games[id].load(), loadPicture(id)]);
  return { game: anyGame(game as never), picture: picture as unknown as PlayedGame['picture'] };
}
