import { offeredBy } from './collections.js';
import type { GameFolder } from './game-folders.js';

/** What a complete game folder lacks, given the paths of all files of the project. */
export function missingFiles(game: GameFolder, files: readonly string[]): string[] {
  const all = new Set(files);
  const needed = [
    game.rulesPage,
    game.module,
    `${game.folder}/${game.id}.test.ts`,
    game.invariants,
    game.picture,
    game.golden,
    offeredBy(game),
  ];
  return needed.filter((file) => !all.has(file));
}
