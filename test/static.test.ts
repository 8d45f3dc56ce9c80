import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkCasts } from '../scripts/lib/checks/casts.js';
import { engineFlags } from '../scripts/lib/checks/engine-flags.js';
import { readFiles } from '../scripts/lib/sources/source-files.js';
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

it('casts nothing unseen by the compiler but where a comment proves why, and nowhere that users read', () => {
  const isRead = (path: string): boolean =>
    /^(src|examples|templates)\/.*\.tsx?$/.test(path) || path === 'README.md' || /^docs\/.*\.md$/.test(path);
  const { sources, proved, violations } = checkCasts(readFiles(root, isRead));
  expect(violations).toEqual([]);
  expect(sources).toBeGreaterThan(500);
  expect(proved).toBeGreaterThan(0);
});
