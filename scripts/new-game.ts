import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { collectionOf } from './lib/collections.js';
import { findGameFolders } from './lib/game-folders.js';
import { fillTemplate, type NewGame, parseArguments, templates } from './lib/new-game.js';
import { parseRulesPage } from './lib/rules-page.js';

const root = fileURLToPath(new URL('..', import.meta.url));

const folderOf = ({ within, id }: NewGame): string => ['src/games', ...(within === '' ? [] : [within]), id].join('/');

function create(game: NewGame): string[] {
  const folder = folderOf(game);
  if (existsSync(join(root, folder))) throw new Error(`${folder} exists already`);
  for (const { id, rulesPage } of findGameFolders('src/games', root)) {
    if (id === game.id) throw new Error(`there is a game called ${id} already`);
    const { prefix } = parseRulesPage(rulesPage, readFileSync(join(root, rulesPage), 'utf8'));
    if (prefix === game.prefix)
      throw new Error(`${prefix} is the prefix of ${id} already: choose another with --prefix`);
  }
  mkdirSync(join(root, folder, 'golden'), { recursive: true });
  const template = (name: string): string => readFileSync(join(root, 'scripts/new-game', `${name}.txt`), 'utf8');
  const written = templates.map((ending) => ({
    path: `${folder}/${game.id}.${ending}`,
    text: template(ending === 'ts' ? 'game.ts' : ending),
  }));
  written.push({ path: `${folder}/index.ts`, text: template('index.ts') });
  for (const { path, text } of written) writeFileSync(join(root, path), fillTemplate(text, game));
  // Longer or shorter names break lines elsewhere.
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'check', '--write', folder], { cwd: root });
  return written.map(({ path }) => path);
}

/** How the game gets to its users. */
function offer(game: NewGame): string {
  const collection = collectionOf({ folder: folderOf(game) });
  if (collection !== undefined) {
    return `Its facts (number, family) need the number it has in ${collection.title}. ${collection.specifier}
offers all that its index.ts exports: only names that begin with the game's own.`;
  }
  return `An entry of its own (dicewright/${game.id}) needs a line in scripts/lib/entries.ts, package.json
(exports), tsconfig.json (paths) and typedoc.json, which the tests compare. Without, it is loaded
from dicewright/games.`;
}

try {
  const game = parseArguments(process.argv.slice(2));
  for (const path of create(game)) console.log(`wrote ${path}`);
  console.log(`
Next:
  write the rules page, then the game and its tests, one test a clause at least
  npm run gen                    lists it in the catalogue: then the laws are run on it, too
  npm run trace                  says which clause has no test yet
  npm run golden ${game.id}      records games into its golden folder, once the rules stand
  npm run played -- ${game.id}   plays it, and writes what came of it into the rules page
  npm run gen                    again: makes its page, with a position of a recorded game
  npm run format                 lays out what you have written
  name it in CHANGELOG.md, as \`${game.id}\` rules 1

Tests that are about it, then all:
  npx vitest run ${folderOf(game)} test/completeness.test.ts test/trace.test.ts
  GAME=${game.id} npx vitest run test/laws/catalogue test/golden.test.ts test/hostile.test.ts test/pictures.test.ts
  npm test

${offer(game)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
