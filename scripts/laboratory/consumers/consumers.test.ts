import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { installedBy } from './authors.js';
import { guideImportMap } from './bundlers.js';
import { consumers } from './index.js';
import { errorLine } from './run.js';

describe('errorLine', () => {
  it.each([
    ['TypeError: x is not a function', 'start\n  TypeError: x is not a function\n    at y'],
    ["a.ts(1,2): error TS2304: Cannot find name 'NoInfer'.", "a.ts(1,2): error TS2304: Cannot find name 'NoInfer'."],
    ['not so: five dice', 'npm warn error in a warning\nnot so: five dice'],
    [undefined, 'all is well'],
  ])('%s', (expected, output) => {
    expect(errorLine(output)).toBe(expected);
  });
});

it('takes from a guide what it tells to install', () => {
  const text = 'npm install dicewright zod\nnpm install --save-dev fast-check\n`npm install other`';
  expect(installedBy(text)).toEqual(['dicewright', 'zod', 'fast-check']);
});

it('takes the import map from the guide, which must have one', () => {
  const guide = readFileSync(new URL('../../../docs/reference/where-it-runs.md', import.meta.url), 'utf8');
  expect(guideImportMap(guide).imports).toHaveProperty('zod/mini');
  expect(() => guideImportMap('')).toThrow('no import map');
});

it('has rows with names of their own, exact versions, and something to run', () => {
  const names = consumers.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(30);
  for (const { name, packages = {}, steps } of consumers) {
    const loose = Object.values(packages).filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    expect([name, loose, steps.length > 0]).toEqual([name, [], true]);
  }
});
