import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRulesPage, type RulesPage } from '../../../src/cli/tracing/rules-page.js';
import type { AnyGame } from '../../../src/index.js';
import type { GameFolder } from '../games/game-folders.js';
import { loadGames } from '../games/project.js';
import { inGroups } from '../pages/games-table.js';
import { repositoryFiles, withSiteLinks } from './links.js';

/** A game that the site shows. */
export interface SiteGame {
  readonly folder: GameFolder;
  readonly game: AnyGame;
  readonly rules: RulesPage;
}

/** Games that stand together, such as a family of a collection. */
export interface Family {
  readonly title: string;
  readonly games: readonly SiteGame[];
}

/** What pages are made from. */
export interface Site {
  readonly root: string;
  /** Where it lies, with slashes at both ends: `'/'`, `'/dicewright/'`. */
  readonly base: string;
  /** Address of the repository's files; `null` for none. */
  readonly repository: string | null;
  /** Where it is published, without a slash at its end; empty while nobody has said it. */
  readonly origin: string;
  /** Whether the page that plays is built into it. */
  readonly hasTable: boolean;
  readonly families: readonly Family[];
  /** The text of a file of the project. */
  readonly read: (path: string) => string;
}

/** The folder of the page that plays; it is built into `play/` of the site. */
const tableFolder = 'examples/table';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** In the order of their numbers: those outside of collections, then those of each collection by family. */
function familiesOf(games: readonly SiteGame[]): Family[] {
  return inGroups(games).flatMap(({ collection, games: members }) => {
    if (collection === null) return [{ title: 'Single games', games: members }];
    const names = [...new Set(members.map(({ game }) => game.facts.family))];
    return names.map((name) => ({
      title: name === undefined ? collection.title : `${collection.title}: ${capital(`${name}`)}`,
      games: members.filter(({ game }) => game.facts.family === name),
    }));
  });
}

/** Reads what the site is made from. @throws Error for a base without slashes at both ends, and a game folder without game */
export async function readSite(root: string, base: string): Promise<Site> {
  if (!/^\/([\w.~-]+\/)*$/.test(base)) throw new Error(`--base ${base}: expected a path such as / or /dicewright/`);
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const { repository, homepage = '' } = JSON.parse(read('package.json')) as {
    readonly repository?: string | { readonly url?: string };
    readonly homepage?: string;
  };
  const games = (await loadGames(root)).map(({ folder, game }) => {
    if (game === null) throw new Error(`${folder.module} is missing`);
    return {
      folder,
      game: game as unknown as AnyGame,
      rules: parseRulesPage(folder.rulesPage, read(folder.rulesPage)),
    };
  });
  return {
    root,
    base,
    repository: repositoryFiles(repository),
    origin: homepage === '' ? '' : new URL(homepage).origin,
    hasTable: existsSync(join(root, tableFolder)),
    families: familiesOf(games),
    read,
  };
}

/** A file of the project as the site shows it: its links lead within the site. */
export const shownText = (site: Site, path: string): string => withSiteLinks(site.read(path), path, site.repository);

/** Leads to the page that plays, for one game or for all; empty where there is none. */
export const playLink = ({ base, hasTable }: Site, words: string, id = ''): string =>
  hasTable ? `[${words}](${base}play/#/${id}){target="_self"}` : '';
