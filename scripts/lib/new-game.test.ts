import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

// In a copy of the project with one game, as the new ones would stand in the catalogue of the real one. Every tool is
// started once for both: they cost seconds.
describe('a new game', () => {
  const project = mkdtempSync(join(tmpdir(), 'dicewright-new-game-'));
  const run = (...args: string[]): { status: number | null; output: string } => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };
  const tsx = ['--import', 'tsx'];
  const read = (path: string): string => readFileSync(join(project, path), 'utf8');
  const alone = 'src/games/box/skill/long-named-game';
  const collected = 'src/games/das-spiel/skill/other-game';

  beforeAll(() => {
    for (const file of [
      'package.json',
      'README.md',
      'tsconfig.json',
      'biome.json',
      'vitest.config.ts',
      'scripts',
      'src/kernel',
      'src/vendor',
      'src/cli/option-values.ts',
      'src/analysis/seats.ts',
      'src/analysis/interval.ts',
      'src/render',
      'test/compiled.ts',
      'test/global-setup.mjs',
      'test/setup.ts',
    ]) {
      cpSync(join(root, file), join(project, file), { recursive: true });
    }
    cpSync(join(root, '.gitignore'), join(project, '.gitignore'));
    for (const file of ['src/catalogue-entry.ts', 'src/catalogue-of.ts']) cpSync(join(root, file), join(project, file));
    symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
    cpSync(join(root, 'src/games/kiriki'), join(project, 'src/games/kiriki'), { recursive: true });
    for (const args of [
      ['long-named-game', '--in', 'box/skill'],
      ['other-game', '--in', 'das-spiel/skill', '--prefix', 'OTH'],
    ]) {
      expect(run(...tsx, 'scripts/new-game.ts', ...args)).toMatchObject({ status: 0 });
    }
    expect(run(...tsx, 'scripts/gen.ts')).toMatchObject({ status: 0, output: expect.stringContaining('3 games') });
  });
  afterAll(() => rmSync(project, { recursive: true }));

  it('is listed, and has a page', () => {
    expect(read('src/catalogue.ts')).toContain(`./${alone.slice('src/'.length)}/`);
    expect(read('docs/games/long-named-game.md')).toContain('# Long Named Game');
  });

  it('of a collection is told by its module, and has facts', () => {
    expect(read('src/games/das-spiel/index.ts')).toContain("export * from './skill/other-game/index.js';");
    expect(read('src/catalogue.ts')).toContain("facts: { number: 0, family: 'skill' },");
    expect(read('docs/games/other-game.md')).toContain("from 'dicewright/das-spiel'");
  });

  it('is traced', () => {
    const { output } = run(...tsx, 'scripts/trace.ts');
    expect(output).toMatch(/^LON-4 +option target +20 5$/m);
    expect(output).toMatch(/^OTH-4 +option target +20 5$/m);
    const errors = output.split('\n').filter((line) => line.startsWith('error '));
    expect(errors.filter((line) => /LON|OTH/.test(line) || line.includes(alone) || line.includes(collected))).toEqual(
      [],
    );
  });

  it('is compiled, and so is what lists it', () => {
    // The other scripts and sources need games that are not here.
    const listing = [
      'src/catalogue.ts',
      'src/games/das-spiel/index.ts',
      'src/testing',
      'src/{analysis,render}/*.generated.ts',
    ];
    const config = { extends: './tsconfig.json', include: [alone, collected, ...listing] };
    writeFileSync(join(project, 'tsconfig.games.json'), JSON.stringify(config));
    const { status, output } = run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.games.json', '--listFiles');
    const lines = output.split('\n');
    expect(lines.filter((line) => line.includes('error TS'))).toEqual([]);
    expect(status).toBe(0);
    for (const folder of [alone, collected]) {
      expect(lines.filter((line) => line.includes(`/${folder}/`))).toHaveLength(5);
    }
  });

  it('is linted', () => {
    const lint = run('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', alone, collected);
    expect(lint).toMatchObject({ status: 0, output: expect.stringMatching(/Checked [1-9]/) });
  });

  it('passes its tests', () => {
    const tests = run('node_modules/vitest/vitest.mjs', 'run', alone, collected, '--no-color');
    expect(tests).toMatchObject({ status: 0, output: expect.stringMatching(/Tests +12 passed/) });
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
