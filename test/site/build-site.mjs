import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Builds the site once for all tests, below a path, and tells them where: `inject('site')`.
 * @param {import('vitest/node').TestProject} project
 */
export function setup(project) {
  const base = '/dicewright/';
  const folder = mkdtempSync(join(tmpdir(), 'dicewright-site-'));
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/site.ts', '--base', base, '--out', folder],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (status !== 0) throw new Error(`the site could not be built: exit code ${status}`);
  project.provide('site', { folder, base });
  return () => rmSync(folder, { recursive: true });
}
