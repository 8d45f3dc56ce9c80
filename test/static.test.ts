import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkTypes, typedProjects } from '../scripts/lib/typecheck.js';
import { root } from './helpers/root.js';

const run = (file: string, ...args: string[]): { status: number | null; output: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', file), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};

/** What the compiler prints, on one core: the other one runs tests. */
function compile(config: string): {
  readonly files: string[];
  readonly problems: string[];
  readonly status: number | null;
} {
  const { status, output } = checkTypes(root, config, ['--listFiles', '--pretty', 'false', '--singleThreaded']);
  const lines = output.trim().split('\n');
  const isRead = (line: string): boolean => line.startsWith('/') || /^[A-Za-z]:\//.test(line);
  return { files: lines.filter(isRead), problems: lines.filter((line) => !isRead(line)), status };
}

it.each(typedProjects)('compiles strictly: %s', (config) => {
  const { files, problems, status } = compile(config);
  expect([problems, status]).toEqual([[], 0]);
  expect(files.filter((file) => file.startsWith(`${root}/src/`)).length).toBeGreaterThan(20);
  if (config !== 'tsconfig.json') return;
  // The type tests are among them: every drift that they name is an error.
  const drifts = files.filter((file) => file.endsWith('.test-d.ts')).map((file) => readFileSync(file, 'utf8'));
  expect(drifts.join('').match(/@ts-expect-error/g)?.length).toBeGreaterThan(30);
});

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
