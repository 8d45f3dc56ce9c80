import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFiles } from '../../scripts/lib/sources/source-files.js';
import { runCommand } from '../../test/helpers/command-io.js';
import { root } from '../../test/helpers/root.js';

const folder = join(root, 'examples/games/farkle');
const module = join(folder, 'src/index.ts');
const sound = Object.fromEntries(
  readFiles(folder, (path) => /\.(ts|md)$/.test(path)).map(({ path, text }) => [path, text]),
);
const page = sound['RULES.md'] ?? '';

const traced = (changes: Readonly<Record<string, string>> = {}, ...flags: string[]) =>
  runCommand(['trace', '--module', module, ...flags], { files: { ...sound, ...changes } });

/** The name of the test file, with another text in it. */
const testWith = (from: string | RegExp, to: string): Record<string, string> => {
  const text = sound['test/farkle.test.ts'] ?? '';
  expect(text).toMatch(from);
  return { 'test/farkle.test.ts': text.replaceAll(new RegExp(from, 'g'), to) };
};

describe('dicewright trace', () => {
  it('tells where each clause is, of a package in which all agrees', async () => {
    const { code, stdout, stderr } = await traced();
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^FRK-1 +\S.* {2}1 \(farkle\.\S*ts:\d+\)|^FRK-1 /m);
    expect(stdout).toMatch(/^\d+ clauses, 0 without a test/m);
    expect(stdout).not.toContain('error');
  });

  it('tells it as JSON, and of another folder', async () => {
    const files = Object.fromEntries(Object.entries(sound).map(([path, text]) => [`there/${path}`, text]));
    const { code, stdout } = await runCommand(['trace', 'farkle', '--module', module, '--folder', 'there', '--json'], {
      files,
    });
    expect(code).toBe(0);
    const { game, clauses, problems } = JSON.parse(stdout);
    expect([game, problems]).toEqual(['farkle', []]);
    expect(clauses.length).toBeGreaterThan(5);
    expect(clauses[0].tests[0]).toMatch(/^test\/farkle\.test\.ts:\d+$/);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['a clause without a test', testWith(/FRK-4 /, 'keeping '), /RULES\.md:\d+: no test names FRK-4/],
    [
      'a test of a clause that is not there',
      testWith(/FRK-4 /, 'FRK-94 '),
      /test\/farkle\.test\.ts:\d+: FRK-94 does not exist/,
    ],
    [
      'code of a clause that is not there',
      { 'src/more.ts': "illegal('FRK-77', 'no')" },
      /src\/more\.ts:1: FRK-77 does not exist/,
    ],
    ['code of another page', { 'src/more.ts': "illegal('PIG-2', 'no')" }, /src\/more\.ts:1: no rules page has PIG-2/],
    [
      'an option of which tests name one value',
      testWith(/\[straight=\d+\]/, '[straight=1500]'),
      /tests must name two values of straight/,
    ],
  ])('finds %s', async (_, changes, says) => {
    const { code, stdout } = await traced(changes);
    expect(code).toBe(1);
    expect(stdout).toMatch(says);
  });

  it('says that the module is older than its page', async () => {
    const { code, stdout } = await traced({
      'RULES.md': page.replace('## Not rules', '### FRK-99 More\n\nMore.\n\n## Not rules'),
    });
    expect([code, stdout]).toEqual([1, expect.stringContaining('build the module again')]);
  });

  it.each([
    [['trace'], 'trace is for games of your own'],
    [['trace', 'kiriki', '--module', module], 'kiriki is in none of the modules'],
    [['trace', 'farkel', '--module', module], 'did you mean farkle'],
  ])('%j: %s', async (argv, says) => {
    const { code, stderr } = await runCommand(argv);
    expect([code, stderr]).toEqual([2, expect.stringContaining(says)]);
  });
});
