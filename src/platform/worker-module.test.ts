import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { flagsFrom, workerModule } from './worker-module.js';

describe('flagsFrom', () => {
  it.each([
    [
      ['--import', 'tsx', '--max-old-space-size=100'],
      ['--import', 'tsx', '--max-old-space-size=100'],
    ],
    [
      ['--input-type=module', '-e', 'import "x"', '--conditions', 'dev'],
      ['--conditions', 'dev'],
    ],
    [['--input-type', 'module', '--eval', 'x'], []],
    [['-p', '-e', '1'], []],
    [['--eval=1', '-p'], []],
    [['--inspect-brk=9229', '--inspect', '--watch-path=x', '--test', '--no-warnings'], ['--no-warnings']],
    [
      ['-r', './hook.cjs'],
      ['-r', './hook.cjs'],
    ],
  ])('of %j: %j', (execArgv, flags) => {
    expect(flagsFrom(execArgv)).toEqual(flags);
  });
});

it.each(['worker-process', 'tournament-worker'])('%s is there', (name) => {
  expect(existsSync(workerModule(name))).toBe(true);
});
