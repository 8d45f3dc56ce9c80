/**
 * `npm run check [-- GAME …] [--watch] [--since REV]`: whether a change holds, in seconds. With games: their folders,
 * laws, golden games, pictures, clauses and types. Without: what git says has changed since the last commit, or since REV.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { formatTrace } from '../src/cli/tracing/trace.js';
import { checkPlan, testsOf } from './lib/checks/check-plan.js';
import { QUICK_VOLUME, THOROUGH } from './lib/checks/test-plan.js';
import { checkTypes, checkTypesOf } from './lib/checks/typecheck.js';
import { runVitest } from './lib/checks/vitest.js';
import { findGameFolders, type GameFolder } from './lib/games/game-folders.js';
import { traceGames } from './lib/rules/trace-games.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { watch: { type: 'boolean', default: false }, since: { type: 'string', default: 'HEAD' } },
});
const folders = findGameFolders('src/games', root);
const volume = { VOLUME: `${QUICK_VOLUME}` };
let failed = false;

const fails = (status: number | null): void => {
  failed ||= status !== 0;
};

function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.split('\n').filter((line) => line !== '');
}

const changed = (): string[] => [
  ...git('diff', '--name-only', '--relative', values.since),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** Games by themselves: all of their tests, but those that solve a whole game. */
async function checkGames(games: readonly GameFolder[]): Promise<void> {
  const mode = values.watch ? 'watch' : 'run';
  fails(runVitest(root, [mode, '--project', 'quick', ...games.flatMap(testsOf)], volume));
  const report = await traceGames(root, games);
  if (report.problems.length > 0) console.log(formatTrace(report));
  fails(report.problems.length);
  const types = checkTypesOf(root, games.flatMap(testsOf));
  process.stdout.write(types.output);
  fails(types.status);
}

/** What games build on, or what is beside them: the tests that can reach it. */
function checkRelated(files: readonly string[], args: readonly string[]): void {
  const mode = values.watch ? '--watch' : '--run';
  fails(runVitest(root, ['related', mode, '--passWithNoTests', ...args, ...files], volume));
}

const unknown = positionals.find((id) => !folders.some((folder) => folder.id === id));
if (unknown !== undefined) {
  console.error(`there is no game ${unknown}; games: ${folders.map(({ id }) => id).join(' ')}`);
  process.exit(2);
}
if (positionals.length > 0) await checkGames(folders.filter(({ id }) => positionals.includes(id)));
else {
  const paths = changed();
  const { games, beneath, beside } = checkPlan(paths, folders);
  if (paths.length === 0) console.log(`nothing has changed since ${values.since}: npm run check -- GAME`);
  for (const [what, list] of Object.entries({ games, beneath, beside })) {
    if (list.length > 0) console.log(`${what}: ${list.join(' ')}`);
  }
  if (games.length > 0) await checkGames(folders.filter(({ id }) => games.includes(id)));
  if (beneath.length > 0) checkRelated(beneath, ['--project', 'quick', '--tagsFilter', `!${THOROUGH}`]);
  if (beside.length > 0) checkRelated(beside, []);
  if (beneath.length + beside.length > 0) {
    const types = checkTypes(root, 'tsconfig.json');
    process.stdout.write(types.output);
    fails(types.status);
  }
}
process.exitCode = failed ? 1 : 0;
