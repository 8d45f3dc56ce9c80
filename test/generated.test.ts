import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from './helpers/root.js';
import { tsx } from './helpers/tsx.js';

it('has generated lists that are up to date', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...tsx, 'scripts/gen.ts', '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^[1-9]\d* games$/m);
  expect(status).toBe(0);
});
