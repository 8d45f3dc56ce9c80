import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseRulesPage } from '../src/cli/tracing/rules-page.js';
import { collectionOf } from './lib/games/collections.js';
import { addEntry } from './lib/games/entry-lists.js';
import { findGameFolders } from './lib/games/game-folders.js';
import { folderOf, gameFiles, type NewGame, parseArguments } from './lib/games/new-game.js';

const root = fileURLToPath(new URL('..', import.meta.url));

function create(game: NewGame): string[] {
  const folder = folderOf(game);
  if (existsSync(join(root, folder))) throw new Error(`${folder} exists already`);
  for (const { id, rulesPage } of findGameFolders('src/games', root)) {
    if (id === game.id) throw new Error(`there is a game called ${id} already`);
    const { prefix } = parseRulesPage(rulesPage, readFileSync(join(root, rulesPage), 'utf8'));
    if (prefix === game.prefix)
      throw new Error(`${prefix} is the prefix of ${id} already: choose another with --prefix`);
  }
  const files = gameFiles(root, game);
  mkdirSync(join(root, folder), { recursive: true });
  for (const { path, text } of files) writeFileSync(join(root, path), text);
  if (game.hasEntry) addEntry(root, game.id, `${folder}/index.ts`);
  // Longer or shorter names break lines elsewhere, and imports are sorted.
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'check', '--write', folder], { cwd: root });
  return files.map(({ path }) => path);
}

/** How the game gets to its users. */
function offer(game: NewGame): string {
  const collection = collectionOf({ folder: folderOf(game) });
  if (collection !== undefined) {
    return `Its facts (number, family) need the number it has in ${collection.title}. It is an entry of its own,
${collection.specifier}/${game.id}, and one of ${collection.specifier}.`;
  }
  if (game.hasEntry) return `dicewright/${game.id} is an entry of its own, listed in scripts/lib/package/entries.ts.`;
  return `It is loaded from dicewright/games. With --entry it would have gotten an entry of its own, dicewright/${game.id}.`;
}

try {
  const game = parseArguments(process.argv.slice(2));
  for (const path of create(game)) console.log(`wrote ${path}`);
  console.log(`
Next:
  write the rules page, then the game and its tests, one test a clause at least
  npm run gen                    lists it in the catalogue: then the laws are run on it, too
  npm run trace                  says which clause has no test yet
  npm run golden ${game.id}      records games, once the rules stand
  npm run played -- ${game.id}   plays it, and writes what came of it into the rules page
  npm run gen                    again: makes its page, with a position of a recorded game
  npm run format                 lays out what you have written
  name it in CHANGELOG.md, as \`${game.id}\` rules 1

Tests that are about it, in seconds, then all:
  npm run check -- ${game.id}
  npm run test:all

${offer(game)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
