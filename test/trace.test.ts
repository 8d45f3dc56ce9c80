import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from './helpers/root.js';
import { tsx } from './helpers/tsx.js';

it('has a test for every clause and for both readings of every option', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...tsx, 'scripts/trace.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout.split('\n').filter((line) => line.startsWith('error '))).toEqual([]);
  expect(stdout).toMatch(/^[1-9]\d* clauses, 0 without a test, .* [1-9]\d* options$/m);
  expect(status).toBe(0);
});
