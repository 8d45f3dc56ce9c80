import { fileURLToPath } from 'node:url';
import { defaultOptions, loadGames } from './lib/project.js';
import { readFiles } from './lib/source-files.js';
import { formatTrace, trace } from './lib/trace.js';

const root = fileURLToPath(new URL('..', import.meta.url));

const cites = (path: string): boolean =>
  /^(src|test|examples)\/.*\.ts$/.test(path) || /^(src|docs)\/.*\.md$/.test(path) || /^[A-Z]+\.md$/.test(path);

const games = await loadGames(root);
const report = trace({
  files: readFiles(root, cites),
  games: games.map(({ folder, game }) => ({
    id: folder.id,
    folder: folder.folder,
    rulesPage: folder.rulesPage,
    options: game === null ? null : defaultOptions(game),
  })),
});
console.log(formatTrace(report));
if (report.problems.length > 0) process.exitCode = 1;
