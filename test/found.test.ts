import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findSnippets } from '../scripts/lib/checks/snippets.js';
import { findGameFolders } from '../scripts/lib/games/game-folders.js';
import { readGolden } from '../scripts/lib/games/golden-file.js';
import { isTest, listFiles, readFiles } from '../scripts/lib/sources/source-files.js';
import { games } from '../src/catalogue.js';
import { isFiltered } from './helpers/chosen-games.js';
import { diagramsOf } from './helpers/diagrams.js';
import { allGames, positionsOf } from './helpers/positions.js';
import { root } from './helpers/root.js';

// Tests go through what they find in files, and would pass if they found nothing. What there is to find is counted here
// by itself; the bounds lie somewhat below what there was when they were set. (Tests for each of nothing, and tests
// without an assertion, fail anyway: `setup.ts`, `vitest.config.ts`.)

const count = (pattern: RegExp): number => listFiles(root, (path) => pattern.test(path)).length;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const snippetsIn = (pattern: RegExp): number =>
  sum(readFiles(root, (path) => pattern.test(path) && !isTest(path)).map((file) => findSnippets(file).length));
const kept = findGameFolders('src/games', root).map(({ golden }) => readGolden(join(root, golden)));
const diagrams = (): number =>
  sum(readFiles(root, (path) => path.endsWith('.rules.md')).map(({ text }) => diagramsOf(text).length));

describe('tests have something to go through', () => {
  it.each([
    ['folders of games', findGameFolders('src/games', root).length, 60],
    ['games in the catalogue', Object.keys(games).length, 60],
    ['rules pages', count(/^src\/games\/.*\.rules\.md$/), 60],
    ['tests of games', count(/^src\/games\/.*\.test\.ts$/), 100],
    ['invariants', count(/^src\/games\/.*\.invariants\.ts$/), 60],
    ['pictures', count(/^src\/games\/.*\.picture\.ts$/), 60],
    ['golden games', sum(kept.map(({ games }) => Object.keys(games).length)), 150],
    ['saves and their records', sum(kept.map(({ saves }) => saves.length)), 80],
    ['pages of games', count(/^docs\/games\/[^/]+\.md$/), 60],
    ['guides', count(/^docs\/(?!games\/).+\.md$/), 20],
    ['examples', count(/^examples\/[^/]+\.tsx?$/), 10],
    ['reviewed outputs of examples', count(/^examples\/output\/[^/]+\.txt$/), 10],
    ['programs in the README and on the page with everything', snippetsIn(/^(README|docs\/sheet)\.md$/), 6],
    ['programs in the guides', snippetsIn(/^docs\/.*\.md$/), 100],
    ['programs in doc comments', snippetsIn(/^src\/.*\.ts$/), 110],
    ['diagrams', diagrams(), 220],
    ['modules', count(/^src\/(?!.*\.test(-d)?\.ts$).*\.ts$/), 500],
  ])('%s: %i, of %i at least', (_, found, least) => {
    expect(found).toBeGreaterThanOrEqual(least);
  });

  it.skipIf(isFiltered)('positions of games', () => {
    const found = allGames.map((game) => positionsOf(game, 3).length);
    expect(found.length).toBeGreaterThanOrEqual(60);
    expect(Math.min(...found)).toBeGreaterThan(0);
    expect(sum(found)).toBeGreaterThan(2 * found.length);
  });
});
