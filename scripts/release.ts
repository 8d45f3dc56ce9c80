import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { released } from './lib/package/release.js';
import { changelogAtHome, isPlaceholder, repositoryAddress } from './lib/package/repository.js';

// Prepares a release: versions, changelog, commit and tag. The workflow of the tag publishes it, with provenance.
const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } });
const [version] = positionals;

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
  return stdout.trim();
}

function release(): void {
  if (version === undefined) throw new Error('usage: npm run release -- VERSION [--dry-run]');
  const address = repositoryAddress((JSON.parse(read('package.json')) as { repository?: unknown }).repository);
  const files = { manifest: read('package.json'), lock: read('package-lock.json'), changelog: read('CHANGELOG.md') };
  const next = released(files, version, new Date().toISOString().slice(0, 10));
  const changelog = changelogAtHome(next.changelog, address);
  if (values['dry-run']) {
    console.log(changelog.slice(0, changelog.indexOf('### ')));
    return;
  }
  if (isPlaceholder(address)) throw new Error('package.json: repository.url is still a placeholder');
  if (git('status', '--porcelain') !== '') throw new Error('there are changes that are not committed');
  if (git('rev-parse', '--abbrev-ref', 'HEAD') !== 'main') throw new Error('releases are made on main');
  writeFileSync(join(root, 'package.json'), next.manifest);
  writeFileSync(join(root, 'package-lock.json'), next.lock);
  writeFileSync(join(root, 'CHANGELOG.md'), changelog);
  git('commit', '--all', '--message', `Release ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Version ${version}`);
  console.log(`git push --follow-tags # the workflow release.yml tests and publishes v${version}`);
}

try {
  release();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
