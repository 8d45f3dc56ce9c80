import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../test/helpers/root.js';
import { tsx } from '../../../test/helpers/tsx.js';

/** A test file, and bounds of the runner. */
type Asked = readonly [test: string, bounds?: object];

/**
 * What runners say of test files, one after the other in one process, as they run mutants; not in this one: the runner's
 * parts are those that run this test.
 */
function verdicts(asked: readonly Asked[]): unknown[] {
  const folder = mkdtempSync(join(tmpdir(), 'dicewright-'));
  try {
    const runs = asked.map(([test, bounds], index) => {
      const file = join(folder, `${index}.test.ts`);
      writeFileSync(file, `import { beforeEach, describe, expect, it, vi } from 'vitest';\n${test}`);
      return { sources: [], tests: [relative(root, file)], ...bounds };
    });
    const program = `
      import { InProcessTestRunner } from './scripts/laboratory/mutation/test-runner.ts';
      const said = [];
      for (const inProcess of ${JSON.stringify(runs)}) {
        const runner = new InProcessTestRunner({ inProcess });
        await runner.init();
        if ('budget' in inProcess) await runner.dryRun({ coverageAnalysis: 'off' });
        const { status, nrOfTests } = await runner.mutantRun({ activeMutant: { id: '1' } });
        said.push({ status, tests: nrOfTests });
      }
      console.log(JSON.stringify(said));`;
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
  const deaf = `beforeEach(() => void vi.useFakeTimers()); it('deaf', () => new Promise(() => undefined));`;
  const slow = `it('slow', () => new Promise((resolve) => setTimeout(resolve, 100)).then(() => expect(1).toBe(2)));`;
  const rows: readonly (readonly [said: object, ...Asked])[] = [
    [{ status: 'survived', tests: 2 }, still],
    [{ status: 'killed', tests: 1 }, deaf, { patience: 100 }],
    [{ status: 'killed' }, slow],
    [{ status: 'survived', tests: 0 }, slow, { budget: 50 }],
    [{ status: 'survived', tests: 2 }, sound],
    [{ status: 'killed', tests: 3 }, `${sound} it('c', () => expect(1).toBe(2)); it('d', () => {});`],
    [{ status: 'killed' }, `${sound} describe('c', () => { throw new Error('no'); });`],
    [{ status: 'killed' }, `throw new Error('no'); ${sound}`],
    [{ status: 'killed' }, `${sound} it('c', () => void Promise.reject(new Error('no')));`],
    // And nothing of all that was left behind.
    [{ status: 'survived', tests: 2 }, sound],
  ];
  expect(verdicts(rows.map(([, ...asked]) => asked))).toMatchObject(rows.map(([said]) => said));
});
