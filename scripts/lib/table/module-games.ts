import { catalogueOf, type Entry, entriesOf } from 'dicewright/games';
import { cardPicture } from '../../../examples/table/game-cards.js';
import { moduleOfCode } from './module-bundle.js';
import { type ToldGame, toldOf } from './told.js';

/** What the list of games says about a module's game. */
export type DrawnGame = Pick<Entry, 'id' | 'title' | 'playerCount' | 'traits' | 'facts'> & {
  /** The module's address, seen from the page. */
  readonly module: string;
  readonly svg: string;
  /** `null` where it comes without a rules page. */
  readonly told: ToldGame | null;
};

/**
 * What the page says about the games of a bundled module.
 *
 * @param code - a module that imports nothing
 * @throws GameError, Error (as rejections) for anything but a module with games
 */
export async function gamesIn(code: string, module: string): Promise<DrawnGame[]> {
  const found = await entriesOf(await moduleOfCode(code));
  const entries = Object.values(catalogueOf(Object.values(found)));
  if (entries.length === 0) throw new Error('it exports no game');
  return Promise.all(
    entries.map(async (entry) => {
      const { id, title, playerCount, traits, facts } = entry;
      const [svg, rules] = await Promise.all([cardPicture(entry), entry.part('rulesPage')]);
      return { module, id, title, playerCount, traits, facts, svg, told: rules === undefined ? null : toldOf(rules) };
    }),
  );
}
