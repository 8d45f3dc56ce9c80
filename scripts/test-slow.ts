/**
 * `npm run test:slow [-- files]`: runs the tests, those that play by chance at length, and prints the ten files that took
 * longest. Exit code as the tests'.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const SHOWN = 10;

/** What is read here of the report of Vitest's JSON reporter; times in milliseconds. */
interface Report {
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
}

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'dicewright-slow-'));
const report = join(folder, 'report.json');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { CHAOS_ANSWERS: '20000', SILENCE_MINUTES: '10', QUEUE_KILLS: '40', PAPER_GAMES: '2880', ...process.env },
  },
);
const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
rmSync(folder, { recursive: true });

const files = testResults
  .map(({ name, startTime, endTime }) => ({ file: relative(root, name), seconds: (endTime - startTime) / 1000 }))
  .sort((one, other) => other.seconds - one.seconds);
for (const { file, seconds } of files.slice(0, SHOWN)) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
process.exitCode = status ?? 1;
