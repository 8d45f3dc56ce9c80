// `npm run evidence`: lists the claims. `npm run evidence -- NAME …`: runs their commands, and notes on docs/maintainers/evidence.md when
// they succeeded. `--due`: those that were never shown, or on another version of the sources; interrupted, it goes on there.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Claim, claims } from './evidence/claims.js';
import { evidencePage, runsOf } from './evidence/page.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = join(root, 'docs/maintainers/evidence.md');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { due: { type: 'boolean', default: false } },
});

const git = (...args: string[]): string => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
/** Whether anything but docs and the changelog has changed since a commit, or the commit is not there any more. */
const isOld = (commit: string): boolean =>
  spawnSync('git', ['diff', '--quiet', commit, 'HEAD', '--', ':!docs', ':!CHANGELOG.md'], { cwd: root }).status !== 0;

const runs = runsOf(existsSync(file) ? readFileSync(file, 'utf8') : '');

const isDue = ({ name }: Claim): boolean => {
  const run = runs.get(name);
  return run === undefined || isOld(run.commit);
};
const names = values.due ? claims.filter(isDue).map(({ name }) => name) : positionals;

for (const name of names.filter((one) => !claims.some((claim) => claim.name === one))) {
  console.error(`there is no claim ${name}`);
  process.exit(2);
}
if (names.length === 0 && !values.due) for (const { name, claim } of claims) console.log(`${name.padEnd(15)} ${claim}`);

for (const claim of claims.filter(({ name }) => names.includes(name))) {
  // What a run shows, it shows of sources that can be had again.
  const clean = git('status', '--porcelain', '--', ':!docs') === '';
  const commit = git('rev-parse', '--short=7', 'HEAD');
  const began = Date.now();
  console.log(`npm run ${claim.command}`);
  const { status } = spawnSync('npm', ['run', ...claim.command.split(' ')], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0 || !clean) {
    console.error(status === 0 ? 'not noted: there are changes that are not committed' : `${claim.name}: not shown`);
    process.exitCode = 1;
    continue;
  }
  runs.set(claim.name, {
    date: new Date(began).toISOString().slice(0, 10),
    commit,
    minutes: Math.round((Date.now() - began) / 60_000),
  });
  writeFileSync(file, evidencePage(runs));
}
if (!existsSync(file)) writeFileSync(file, evidencePage(runs));
