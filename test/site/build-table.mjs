import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Builds the page with all games once for all tests, and tells them where: `inject('table')`.
 * @param {import('vitest/node').TestProject} project
 */
export function setup(project) {
  const folder = mkdtempSync(join(tmpdir(), 'dicewright-table-'));
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/table.ts', '--build', '--out', folder],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (status !== 0) throw new Error(`the page could not be built: exit code ${status}`);
  project.provide('table', folder);
  return () => rmSync(folder, { recursive: true });
}
