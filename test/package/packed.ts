import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectionOf } from '../../scripts/lib/games/collections.js';
import { findGameFolders } from '../../scripts/lib/games/game-folders.js';
import { publicEntries } from '../../scripts/lib/package/entries.js';
import { parseRulesPage } from '../../src/cli/tracing/rules-page.js';
import { root } from '../helpers/root.js';

/** Projects into which the packed package is installed, by the time tests run. */
export interface Packed {
  /** With what the package depends on. */
  readonly stranger: string;
  /** With the optional peers, too. */
  readonly tester: string;
  /** With the tools of a package with a game of its own. */
  readonly author: string;
}

export const subpaths = Object.keys(publicEntries) as (keyof typeof publicEntries)[];

export const games = findGameFolders('src/games', root).map((game) => ({
  ...game,
  collection: collectionOf(game)?.specifier,
  prefix: parseRulesPage(game.rulesPage, readFileSync(join(root, game.rulesPage), 'utf8')).prefix,
}));
