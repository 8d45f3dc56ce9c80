import { type GameInTable, inGroups } from './games-table.js';
import { withMeasured } from './measured-page.js';

/** A page with the sentence that says which games there are. */
export function withGamesCount(page: string, games: readonly GameInTable[]): string {
  const groups = inGroups(games).map(({ collection, games: rows }) =>
    collection === null ? rows.map(({ game }) => game.title).join(', ') : `the ${rows.length} of *${collection.title}*`,
  );
  const text = `It comes with ${games.length} games: ${groups.join(', and ')}. [There is a page for each](docs/games/README.md).`;
  return withMeasured(page, { what: 'games', command: 'gen' }, text);
}
