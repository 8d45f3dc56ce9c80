import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findGameFolders } from '../scripts/lib/game-folders.js';
import { playProblems } from '../scripts/lib/played/check.js';
import { loadGame } from '../scripts/lib/project.js';
import { parseRulesPage } from '../scripts/lib/rules-page.js';
import type { AnyGame } from '../src/index.js';
import { isChosen } from './helpers/chosen-games.js';
import { root } from './helpers/root.js';

const folders = findGameFolders('src/games', root).filter(isChosen);

describe('what rules pages tell of play', () => {
  it.each(folders)('is so, in $id', async (folder) => {
    const game = (await loadGame(root, folder)) as unknown as AnyGame;
    const page = parseRulesPage(folder.rulesPage, readFileSync(join(root, folder.rulesPage), 'utf8'));
    expect(playProblems(game, page)).toEqual([]);
  });
});
