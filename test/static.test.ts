import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { engineFlags } from '../scripts/lib/checks/engine-flags.js';
import { root } from './helpers/root.js';

const run = (file: string, ...args: string[]): { status: number | null; output: string } => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...engineFlags, join(root, 'node_modules', file), ...args],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return { status, output: stdout + stderr };
};

it('is formatted and free of lint', () => {
  const { status, output } = run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--colors=off', '.');
  expect(output.trim()).toMatch(/^Checked \d{2,} files in \S+ No fixes applied\.$/);
  expect(status).toBe(0);
});

it('is documented: the site builds without a warning', () => {
  // Whether it compiles is asked above.
  const { status, output } = run('typedoc/bin/typedoc', '--emit', 'none', '--skipErrorChecking');
  expect(output.split('\n').filter((line) => line.includes('warning') || line.includes('error'))).toEqual([]);
  expect(status).toBe(0);
});
