import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { howToPlayProblems } from '../../../src/cli/tracing/how-to-play.js';
import { engineFlags } from '../checks/engine-flags.js';
import { nativeCompiler } from '../checks/typecheck.js';
import { parseArguments } from './new-game.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

describe('parseArguments', () => {
  it.each([
    [['cui-bono'], { id: 'cui-bono', within: '', prefix: 'CUI', variant: 'plain', hasEntry: false }],
    [
      ['a-b', '--in', 'das-spiel/skill', '--prefix', 'ABX', '--pyramid'],
      { id: 'a-b', within: 'das-spiel/skill', prefix: 'ABX', variant: 'pyramid', hasEntry: false },
    ],
    [['a-b', '--secrets', '--entry'], { id: 'a-b', within: '', prefix: 'AB', variant: 'secrets', hasEntry: true }],
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
    [['class']],
    [['ab', '--secrets', '--pyramid']],
    [['ab', '--in', 'das-spiel/skill', '--entry']],
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
  const tsx = [...engineFlags, '--import', 'tsx'];
  const read = (path: string): string => readFileSync(join(project, path), 'utf8');
  const alone = 'src/games/box/skill/long-named-game';
  const collected = 'src/games/das-spiel/skill/other-game';
  const secret = 'src/games/hidden-game';
  const folders = [alone, collected, secret];

  beforeAll(() => {
    for (const file of [
      'package.json',
      'CHANGELOG.md',
      'README.md',
      'CHANGELOG.md',
      'tsconfig.json',
      'biome.json',
      'vitest.config.ts',
      'scripts',
      'src/kernel',
      'src/advice',
      'src/picture',
      'src/entry',
      'src/play',
      'src/choosing',
      'src/vendor',
      'src/cli/new',
      'src/cli/tracing',
      'src/catalogue',
      'src/catalogue.ts',
      'src/cli/option-values.ts',
      'src/index.ts',
      'src/define.ts',
      'src/pyramid',
      'templates',
      'typedoc.json',
      'docs/reference/rulings-and-options.md',
      'docs/reference/farkle-side-by-side.md',
      'examples/games/farkle/src',
      'examples/side-by-side',
      'src/analysis/seats.ts',
      'src/analysis/interval.ts',
      'src/render',
      'test/compiled.ts',
      'test/global-setup.mjs',
      'test/loading.mjs',
      'test/setup.ts',
    ]) {
      cpSync(join(root, file), join(project, file), { recursive: true });
    }
    cpSync(join(root, '.gitignore'), join(project, '.gitignore'));
    // What reads rules pages where the program runs: here nobody does.
    mkdirSync(join(project, 'src/platform'));
    writeFileSync(
      join(project, 'src/platform/node.ts'),
      'export const platform = { readFile: async (_file: string) => new Uint8Array() };\n',
    );
    symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
    cpSync(join(root, 'src/games/kiriki'), join(project, 'src/games/kiriki'), { recursive: true });
    for (const args of [
      ['long-named-game', '--in', 'box/skill', '--entry'],
      ['other-game', '--in', 'das-spiel/skill', '--prefix', 'OTH', '--pyramid'],
      ['hidden-game', '--secrets'],
    ]) {
      expect(run(...tsx, 'scripts/new-game.ts', ...args)).toMatchObject({
        status: 0,
        output: expect.stringContaining('Next:'),
      });
    }
    expect(run(...tsx, 'scripts/gen.ts')).toMatchObject({ status: 0, output: expect.stringContaining('4 games') });
  });
  afterAll(() => rmSync(project, { recursive: true }));

  it('is listed, and has a page', () => {
    expect(read('src/catalogue/games.generated.ts')).toContain(`../${alone.slice('src/'.length)}/`);
    expect(read('docs/games/long-named-game.md')).toContain('# Long Named Game');
    expect(read('README.md')).toContain('4 games: Hidden Game, Kiriki, Long Named Game, and the 1 of *Das Spiel*.');
  });

  it.each(folders)('says how to play it: %s', (folder) => {
    const id = posix.basename(folder);
    const picture = posix.relative(folder, `docs/pictures/games/${id}.svg`);
    expect(howToPlayProblems(read(`${folder}/${id}.rules.md`), picture)).toEqual([]);
  });

  it('has its options where those of all games stand', () => {
    const page = read('docs/reference/rulings-and-options.md');
    expect(page).toMatch(/^## Long Named Game\n\n.*\n.*\n\| `target` \| `50` \| .+ \| `10` \| \[LON-6\]\(/m);
    expect(page).toMatch(/^## Hidden Game\n\n.*\n.*\n\| `dice` \| `3` \| .+ \| `1` \| \[HID-2\]\(/m);
    expect(page).toContain('## When a ruling turns out wrong');
  });

  it('has an entry of its own if it is asked for', () => {
    const entry = './src/games/box/skill/long-named-game/index.ts';
    expect(JSON.parse(read('package.json')).exports).toMatchObject({
      './long-named-game': { default: './dist/games/box/skill/long-named-game/index.js' },
    });
    expect(read('tsconfig.json')).toContain(`"dicewright/long-named-game": ["${entry}"]`);
    expect(JSON.parse(read('typedoc.json')).entryPoints).toContain(entry.slice(2));
    expect(read('docs/games/long-named-game.md')).toContain("from 'dicewright/long-named-game'");
  });

  it('of a collection is told by its module, and has facts', () => {
    expect(read('src/games/das-spiel/index.ts')).toContain("} from './skill/other-game/other-game.js';");
    expect(read('src/catalogue/games.generated.ts')).toContain("{ number: 0, family: 'skill' }");
    expect(read('docs/games/other-game.md')).toContain("from 'dicewright/das-spiel/other-game'");
  });

  it('is traced', () => {
    const { output } = run(...tsx, 'scripts/trace.ts');
    expect(output).toMatch(/^LON-6 +option target +10 50$/m);
    expect(output).toMatch(/^OTH-2 +option dice +12 3$/m);
    expect(output).toMatch(/^HID-2 +option dice +1 3$/m);
    const errors = output.split('\n').filter((line) => line.startsWith('error '));
    expect(
      errors.filter((line) => /LON|OTH|HID/.test(line) || folders.some((folder) => line.includes(folder))),
    ).toEqual([]);
  });

  it('is compiled, and so is what lists it', () => {
    // The other scripts and sources need games that are not here.
    const listing = [
      'src/catalogue.ts',
      'src/games/das-spiel/index.ts',
      'src/testing',
      'src/{analysis,render}/*.generated.ts',
    ];
    const config = { extends: './tsconfig.json', include: [...folders, ...listing] };
    writeFileSync(join(project, 'tsconfig.games.json'), JSON.stringify(config));
    const { status, output } = run(nativeCompiler, '-p', 'tsconfig.games.json', '--listFiles');
    const lines = output.split('\n');
    expect(lines.filter((line) => line.includes('error TS'))).toEqual([]);
    expect(status).toBe(0);
    for (const folder of folders) {
      const count = folder.includes('das-spiel') ? 4 : 5;
      expect(lines.filter((line) => line.includes(`/${folder}/`))).toHaveLength(count);
    }
  });

  it('is linted', () => {
    const lint = run('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...folders);
    expect(lint).toMatchObject({ status: 0, output: expect.stringMatching(/Checked [1-9]/) });
  });

  it('passes its tests', () => {
    const tests = run('node_modules/vitest/vitest.mjs', 'run', ...folders, '--no-color');
    expect(tests).toMatchObject({ status: 0, output: expect.stringMatching(/Tests +29 passed/) });
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
