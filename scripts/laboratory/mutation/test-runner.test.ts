import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../test/helpers/root.js';
import { tsx } from '../../../test/helpers/tsx.js';

/** What the runner says of a test file, in a process of its own: the runner's parts are those that run this test. */
function verdict(test: string, bounds: object = {}): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'dicewright-'));
  try {
    writeFileSync(
      join(folder, 'it.test.ts'),
      `import { beforeEach, describe, expect, it, vi } from 'vitest';\n${test}`,
    );
    const program = `
      import { InProcessTestRunner } from './scripts/laboratory/mutation/test-runner.ts';
      const tests = [${JSON.stringify(relative(root, join(folder, 'it.test.ts')))}];
      const runner = new InProcessTestRunner({ inProcess: { sources: [], tests, ...${JSON.stringify(bounds)} } });
      await runner.init();
      ${'budget' in bounds ? `await runner.dryRun({ coverageAnalysis: 'off' });` : ''}
      const { status, nrOfTests } = await runner.mutantRun({ activeMutant: { id: '1' } });
      console.log(JSON.stringify({ status, tests: nrOfTests }));`;
    const said = execFileSync(process.execPath, [...tsx, '--input-type=module', '-e', program], {
      cwd: root,
      encoding: 'utf8',
    });
    return JSON.parse(said);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('tells mutants that survive from those that fail a test, fail a group, or can not be loaded', () => {
  const sound = `it('a', () => expect(1).toBe(1)); it('b', () => expect([1]).toEqual([expect.any(Number)]));`;
  const still = `it('still', () => void vi.useFakeTimers()); it('real', () => expect(vi.isFakeTimers()).toBe(false));`;
  expect(verdict(still)).toEqual({ status: 'survived', tests: 2 });
  const deaf = `beforeEach(() => void vi.useFakeTimers()); it('deaf', () => new Promise(() => undefined));`;
  expect(verdict(deaf, { patience: 100 })).toEqual({ status: 'killed', tests: 1 });
  const slow = `it('slow', () => new Promise((resolve) => setTimeout(resolve, 100)).then(() => expect(1).toBe(2)));`;
  expect(verdict(slow)).toMatchObject({ status: 'killed' });
  expect(verdict(slow, { budget: 50 })).toEqual({ status: 'survived', tests: 0 });
  expect(verdict(sound)).toEqual({ status: 'survived', tests: 2 });
  expect(verdict(`${sound} it('c', () => expect(1).toBe(2)); it('d', () => {});`)).toEqual({
    status: 'killed',
    tests: 3,
  });
  expect(verdict(`${sound} describe('c', () => { throw new Error('no'); });`)).toMatchObject({ status: 'killed' });
  expect(verdict(`throw new Error('no'); ${sound}`)).toMatchObject({ status: 'killed' });
  expect(verdict(`${sound} it('c', () => void Promise.reject(new Error('no')));`)).toMatchObject({ status: 'killed' });
});
