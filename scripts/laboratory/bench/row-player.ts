/** The process of one row: each game has its own process, as in an application. It is given a game and an effort. */
import type { AnyGame } from 'dicewright';
import { games } from 'dicewright/games';
import { isGameId } from '../../../src/catalogue/games.js';
import type { Picture } from '../../../src/picture/picture.js';
import { type Effort, measureRow } from './row.js';

/** What it is given. */
export interface Task {
  readonly id: string;
  readonly effort: Effort;
}

process.on('message', async ({ id, effort }: Task) => {
  if (!isGameId(id)) throw new RangeError(`there is no game ${id}`);
  const game = (await games[id].load()) as unknown as AnyGame;
  const picture = (await games[id].part('picture')) as (state: object) => Picture;
  process.send?.(measureRow(game, picture, effort));
});
