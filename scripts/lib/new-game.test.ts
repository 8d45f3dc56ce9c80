import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseArguments } from './new-game.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('parseArguments', () => {
  it.each([
    [['cui-bono'], { id: 'cui-bono', within: '', prefix: 'CUI' }],
    [['a-b', '--in', 'das-spiel/skill', '--prefix', 'ABX'], { id: 'a-b', within: 'das-spiel/skill', prefix: 'ABX' }],
  ])('%j', (args, expected) => {
    expect(parseArguments(args)).toEqual(expected);
  });

  it.each([
    [[]],
    [['Cui Bono']],
    [['../x']],
    [['a', 'b']],
    [['a', '--out', 'b']],
    [['ab', '--in', '../..']],
    [['ab', '--prefix', 'a']],
    [['a1']],
  ])('refuses %j', (args) => {
    expect(() => parseArguments(args)).toThrow(/npm run new-game/);
  });
});

// In a copy of the project, as the new game would stand in the catalogue of the real one.
describe('a new game', () => {
  const project = mkdtempSync(join(tmpdir(), 'dicewright-new-game-'));
  const run = (...args: string[]): { status: number | null; output: string } => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };
  const tsx = ['--import', 'tsx'];

  beforeAll(() => {
    for (const file of [
      'package.json',
      'README.md',
      'tsconfig.json',
      'biome.json',
      'vitest.config.ts',
      'scripts',
      'src/kernel',
      'src/cli/option-values.ts',
      'src/cli/seats.ts',
      'src/render',
    ]) {
      cpSync(join(root, file), join(project, file), { recursive: true });
    }
    cpSync(join(root, '.gitignore'), join(project, '.gitignore'));
    cpSync(join(root, 'src/catalogue-entry.ts'), join(project, 'src/catalogue-entry.ts'));
    symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
    cpSync(join(root, 'src/games/kiriki'), join(project, 'src/games/kiriki'), { recursive: true });
  });
  afterAll(() => rmSync(project, { recursive: true }));

  it('is written, listed, traced, compiled, linted and passes its tests', () => {
    expect(run(...tsx, 'scripts/new-game.ts', 'long-named-game', '--in', 'box/skill')).toMatchObject({ status: 0 });
    const folder = 'src/games/box/skill/long-named-game';
    expect(run(...tsx, 'scripts/gen.ts')).toMatchObject({ status: 0 });
    expect(readFileSync(join(project, 'src/catalogue.ts'), 'utf8')).toContain('./games/box/skill/long-named-game/');
    expect(readFileSync(join(project, 'docs/games/long-named-game.md'), 'utf8')).toContain('# Long Named Game');

    const { output } = run(...tsx, 'scripts/trace.ts');
    expect(output).toMatch(/^LON-4 +option target +20 5$/m);
    expect(output.split('\n').filter((line) => line.startsWith('error ') && line.includes('LON'))).toEqual([]);
    expect(output.split('\n').filter((line) => line.startsWith(`error ${folder}`))).toEqual([]);

    const compiled = run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json').output;
    expect(compiled.split('\n').filter((line) => line.includes('long-named-game'))).toEqual([]);
    const lint = run('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', folder);
    expect(lint).toMatchObject({ status: 0, output: expect.stringMatching(/Checked [1-9]/) });
    const tests = run('node_modules/vitest/vitest.mjs', 'run', folder, '--no-color');
    expect(tests).toMatchObject({ status: 0, output: expect.stringMatching(/Tests +6 passed/) });
  });

  it('of a collection is told by its module, and has facts', () => {
    const args = ['other-game', '--in', 'das-spiel/skill', '--prefix', 'OTH'];
    expect(run(...tsx, 'scripts/new-game.ts', ...args)).toMatchObject({ status: 0 });
    expect(run(...tsx, 'scripts/gen.ts')).toMatchObject({ status: 0 });
    const read = (path: string): string => readFileSync(join(project, path), 'utf8');
    expect(read('src/games/das-spiel/index.ts')).toContain("export * from './skill/other-game/index.js';");
    expect(read('src/catalogue.ts')).toContain("facts: { number: 0, family: 'skill' },");
    const compiled = run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json').output;
    expect(compiled.split('\n').filter((line) => /other-game|das-spiel/.test(line))).toEqual([]);
  });

  it.each([
    ['its folder exists', ['kiriki'], /exists already/],
    ['its name is taken', ['kiriki', '--in', 'box'], /called kiriki already/],
    ['its prefix is taken', ['kir-royal'], /KIR is the prefix of kiriki already/],
  ])('is refused when %s', (_, args, says) => {
    expect(run(...tsx, 'scripts/new-game.ts', ...args)).toMatchObject({
      status: 1,
      output: expect.stringMatching(says),
    });
  });
});
