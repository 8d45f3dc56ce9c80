import { fileURLToPath } from 'node:url';
import { findGameFolders } from './lib/game-folders.js';
import { formatTrace, traceGames } from './lib/trace.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const report = await traceGames(root, findGameFolders('src/games', root));
console.log(formatTrace(report));
if (report.problems.length > 0) process.exitCode = 1;
