import { fileURLToPath } from 'node:url';
import { formatTrace } from '../src/cli/tracing/trace.js';
import { findGameFolders } from './lib/games/game-folders.js';
import { traceGames } from './lib/rules/trace-games.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const report = await traceGames(root, findGameFolders('src/games', root));
console.log(formatTrace(report));
if (report.problems.length > 0) process.exitCode = 1;
