import type { GameFolder } from './game-folders.js';

/** How many recorded games each game keeps at least. */
const goldenGames = 2;

/** What a complete game folder lacks, given the paths of all files of the project. */
export function missingFiles(game: GameFolder, files: readonly string[]): string[] {
  const all = new Set(files);
  const needed = [
    game.rulesPage,
    game.module,
    `${game.folder}/${game.id}.test.ts`,
    game.invariants,
    game.picture,
    `${game.folder}/index.ts`,
  ];
  const missing = needed.filter((file) => !all.has(file));
  const golden = files.filter((file) => file.startsWith(`${game.folder}/golden/`) && file.endsWith('.json')).length;
  if (golden < goldenGames) missing.push(`${game.folder}/golden/*.json: ${golden} of ${goldenGames}`);
  return missing;
}
