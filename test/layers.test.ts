import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkLayers } from '../scripts/lib/checks/layers.js';
import { findGameFolders } from '../scripts/lib/games/game-folders.js';
import { readFiles } from '../scripts/lib/sources/source-files.js';
import { root } from './helpers/root.js';

it('keeps the laws of dependency', () => {
  const { dependencies } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const gameFolders = findGameFolders('src/games', root);
  const report = checkLayers({
    files: readFiles(root, (path) => /^(src|examples)\//.test(path)),
    gameFolders,
    dependencies: Object.keys(dependencies),
  });
  expect(report.violations).toEqual([]);
  expect(gameFolders.length).toBeGreaterThan(0);
  expect(report.modules).toBeGreaterThan(20);
  expect(report.edges).toBeGreaterThan(20);
  expect(report.packages).toBeGreaterThan(5);
});
