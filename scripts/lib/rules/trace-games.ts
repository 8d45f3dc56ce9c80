import { parseRulesPage } from '../../../src/cli/tracing/rules-page.js';
import { type TraceReport, trace } from '../../../src/cli/tracing/trace.js';
import type { GameFolder } from '../games/game-folders.js';
import { defaultOptions, loadGame } from '../games/project.js';
import { readFiles, type SourceFile } from '../sources/source-files.js';

const cites = (path: string): boolean =>
  /^(src|test|examples)\/.*\.ts$/.test(path) || /^(src|docs)\/.*\.md$/.test(path) || /^[A-Z]+\.md$/.test(path);

/** The trace of these games over all files of the project that cite one of their clauses. */
export async function traceGames(root: string, folders: readonly GameFolder[]): Promise<TraceReport> {
  const games = await Promise.all(folders.map(async (folder) => ({ folder, game: await loadGame(root, folder) })));
  const pages = readFiles(root, (path) => folders.some(({ rulesPage }) => rulesPage === path));
  const cited = pages.map(({ path, text }) => `${parseRulesPage(path, text).prefix}-`);
  const isOf = ({ path, text }: SourceFile): boolean =>
    folders.some(({ folder }) => path.startsWith(`${folder}/`)) || cited.some((prefix) => text.includes(prefix));
  return trace({
    files: readFiles(root, cites).filter(isOf),
    games: games.map(({ folder: { id, folder, rulesPage }, game }) => ({
      id,
      folder,
      rulesPage,
      options: game === null ? null : defaultOptions(game),
    })),
  });
}
