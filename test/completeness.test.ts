import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { offeredBy } from '../scripts/lib/games/collections.js';
import { missingFiles } from '../scripts/lib/games/completeness.js';
import { findGameFolders } from '../scripts/lib/games/game-folders.js';
import { readGolden } from '../scripts/lib/games/golden-file.js';
import { loadGame } from '../scripts/lib/games/project.js';
import { listFiles } from '../scripts/lib/sources/source-files.js';
import { howToPlayProblems } from '../src/cli/tracing/how-to-play.js';
import { cardProblems } from '../src/cli/tracing/rules-card.js';
import { parseRulesPage } from '../src/cli/tracing/rules-page.js';
import type { AnyGame } from '../src/index.js';
import { isChosen } from './helpers/chosen-games.js';
import { root } from './helpers/root.js';

const folders = findGameFolders('src/games', root);
const games = folders.filter(isChosen);
const files = listFiles(root, (path) => path.startsWith('src/'));

it('sees games, and no folder of games without a rules page', () => {
  expect(games.length).toBeGreaterThan(0);
  const modules = files.filter((path) => /^src\/games\/.*\/([^/]+)\/\1\.ts$/.test(path));
  expect(modules.filter((path) => !folders.some(({ module }) => module === path))).toEqual([]);
});

it.each(games)('$id has all its files', (game) => {
  expect(missingFiles(game, files)).toEqual([]);
});

const load = (file: string): Promise<Record<string, unknown>> =>
  import(pathToFileURL(join(root, file)).href) as Promise<Record<string, unknown>>;

it.each(games)('$id exports what its files promise', async (game) => {
  expect(await loadGame(root, game)).not.toBeNull();
  expect(await load(offeredBy(game))).toHaveProperty(game.exportName);
  const invariants = (await load(game.invariants))[`${game.exportName}Invariants`];
  expect(Array.isArray(invariants) && invariants.length > 0).toBe(true);
  expect((await load(game.picture))[`${game.exportName}Picture`]).toBeTypeOf('function');
});

it.each(games)('$id says in its page for how many it is, and what decides', async (folder) => {
  const game = (await loadGame(root, folder)) as unknown as AnyGame;
  const page = parseRulesPage(folder.rulesPage, readFileSync(join(root, folder.rulesPage), 'utf8'));
  expect(cardProblems(game, page)).toEqual([]);
});

it.each(games)('$id says how to play it to people who have never seen it', ({ folder, id, rulesPage }) => {
  const picture = posix.relative(folder, `docs/pictures/games/${id}.svg`);
  expect(howToPlayProblems(readFileSync(join(root, rulesPage), 'utf8'), picture)).toEqual([]);
  expect(existsSync(join(root, folder, picture))).toBe(true);
});

it.each(games)('$id keeps golden games and saves that are its own', (folder) => {
  const { games, saves } = readGolden(join(root, folder.golden));
  expect(Object.keys(games).length).toBeGreaterThanOrEqual(2);
  expect(saves.length).toBeGreaterThanOrEqual(1);
  for (const { game } of [...Object.values(games), ...saves]) expect(game).toBe(folder.id);
});
