import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findGameFolders } from '../scripts/lib/game-folders.js';
import { checkLayers } from '../scripts/lib/layers.js';
import { readFiles } from '../scripts/lib/source-files.js';
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
