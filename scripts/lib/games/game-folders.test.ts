import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type GameInTable, gamesTables } from '../pages/games-table.js';
import { missingFiles } from './completeness.js';
import { camelCase, findGameFolders, type GameFolder } from './game-folders.js';
import { generate } from './generate.js';
import { loadGame } from './project.js';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dicewright-games-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (path: string, text = ''): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const toy: GameFolder = {
  id: 'two-toys',
  exportName: 'twoToys',
  folder: 'src/games/box/skill/two-toys',
  module: 'src/games/box/skill/two-toys/two-toys.ts',
  rulesPage: 'src/games/box/skill/two-toys/two-toys.rules.md',
  invariants: 'src/games/box/skill/two-toys/two-toys.invariants.ts',
  picture: 'src/games/box/skill/two-toys/two-toys.picture.ts',
  analysis: 'src/games/box/skill/two-toys/two-toys.analysis.ts',
  heuristic: 'src/games/box/skill/two-toys/two-toys.heuristic.ts',
  golden: 'src/games/box/skill/two-toys/two-toys.golden.json',
};

describe('findGameFolders', () => {
  it('finds folders with a rules page, at any depth, by id', () => {
    write(toy.rulesPage);
    write('src/games/a/a.rules.md');
    write('src/games/box/skill/kit.ts');
    write('src/games/empty/empty.ts');
    const found = findGameFolders('src/games', root);
    expect(found.map(({ id }) => id)).toEqual(['a', 'two-toys']);
    expect(found[1]).toEqual(toy);
  });

  it('refuses a page that is not named after its folder', () => {
    write('src/games/a/b.rules.md');
    expect(() => findGameFolders('src/games', root)).toThrow(/named after its folder/);
  });

  it('refuses two games of one id', () => {
    write('src/games/a/a.rules.md');
    write('src/games/box/a/a.rules.md');
    expect(() => findGameFolders('src/games', root)).toThrow(/two game folders are called a/);
  });

  it.each([
    ['kiriki', 'kiriki'],
    ['cui-bono', 'cuiBono'],
    ['a-1-b', 'a1B'],
  ])('%s is called %s in code', (id, name) => {
    expect(camelCase(id)).toBe(name);
  });
});

describe('missingFiles', () => {
  const files = [
    toy.rulesPage,
    toy.module,
    toy.invariants,
    toy.picture,
    `${toy.folder}/two-toys.test.ts`,
    `${toy.folder}/index.ts`,
    toy.golden,
  ];

  it('is satisfied with a whole folder', () => {
    expect(missingFiles(toy, files)).toEqual([]);
  });

  it.each(files)('misses %s', (file) => {
    expect(
      missingFiles(
        toy,
        files.filter((other) => other !== file),
      ),
    ).toHaveLength(1);
  });
});

describe('loadGame', () => {
  const game = (id: string): string =>
    `export const twoToys = { id: '${id}', setup() {}, playerCount: { min: 1, max: 2 } };`;

  it('is null while there is no module', async () => {
    expect(await loadGame(root, toy)).toBeNull();
  });

  it('finds the game under its name', async () => {
    write(toy.module, game('two-toys'));
    expect((await loadGame(root, toy))?.id).toBe('two-toys');
  });

  it.each([
    ['another id', game('toys'), /the game's id is toys/],
    ['another name', 'export const toys = {};', /does not export a game called twoToys/],
  ])('refuses %s', async (_, text, says) => {
    write(toy.module, text);
    await expect(loadGame(root, toy)).rejects.toThrow(says);
  });
});

describe('generate', () => {
  const traits = {
    chance: true,
    hiddenInformation: false,
    simultaneous: false,
    dexterity: false,
    enumerable: true,
    purposeful: false,
  };
  const game = {
    id: 'two-toys',
    title: "Ann's toys",
    rules: 3,
    playerCount: { min: 2, max: 2 },
    traits,
    facts: { shelf: 'upper' },
  };
  const there = {
    hasBarrel: true,
    hasInvariants: true,
    hasPicture: true,
    hasAnalysis: true,
    hasOnlyThumb: false,
    hasHeuristic: true,
  };
  const home = 'src/games/das-spiel/skill/two-toys';
  const collected: GameFolder = { ...toy, folder: home, module: `${home}/two-toys.ts` };
  const texts = (folder: GameFolder, files = there): Map<string, string> =>
    new Map(generate([{ folder, game, ...files }]).map(({ path, text }) => [path, text]));
  const listOf = (files = there): string => texts(toy, files).get('src/catalogue/games.generated.ts') ?? '';

  it('lists facts and loads lazily', () => {
    const catalogue = listOf();
    expect(catalogue).toContain(
      `/** Ann's toys, 2 players. */\n'two-toys': facts("Ann's toys", 3, [2,2], "chance enumerable", {"shelf":"upper"}),`,
    );
    expect(catalogue).toContain("game: {\n'two-toys': () => import('../games/box/skill/two-toys/two-toys.js'),\n}");
    expect(catalogue).not.toMatch(/^import (?!type).*\/games\//m);
    expect(catalogue).toContain("new URL('../games/box/skill/two-toys/two-toys.rules.md', import.meta.url)");
  });

  it.each([
    ['hasPicture', 'picture: {', 'picture.js'],
    ['hasInvariants', 'invariants: {', 'invariants.js'],
    ['hasHeuristic', 'loaders({', 'heuristic.js'],
  ] as const)('lists of its parts those that are there: %s', (has, list, ending) => {
    const load = `'two-toys': () => import('../games/box/skill/two-toys/two-toys.${ending}'),`;
    expect(listOf()).toContain(`${list}\n${load}\n}`);
    expect(listOf({ ...there, [has]: false })).not.toContain(load);
  });

  it('lists the mathematics of the games that have one', () => {
    const load = "'two-toys': () => import('../games/box/skill/two-toys/two-toys.analysis.js'),";
    expect(listOf()).toContain(`analysis: {\n${load}\n}`);
    expect(listOf()).toContain(
      "import type * as twoToysAnalysis from '../games/box/skill/two-toys/two-toys.analysis.js';",
    );
    expect(listOf()).toContain("type Analyses = { 'two-toys': typeof twoToysAnalysis };");
    const thumbAlone = listOf({ ...there, hasOnlyThumb: true });
    expect(thumbAlone).toContain(load);
    expect(thumbAlone).toContain("type OnlyThumb = 'two-toys';");
    expect(thumbAlone).not.toContain('import type * as twoToysAnalysis');
    const without = { ...there, hasAnalysis: false };
    expect(listOf(without)).not.toContain('two-toys.analysis');
  });

  it('takes types of the games of a collection from its module', () => {
    const collectedList = texts(collected).get('src/catalogue/games.generated.ts');
    expect(collectedList).toContain("import type * as dasSpiel from '../games/das-spiel/index.js';");
    expect(collectedList).toContain('type Modules = typeof dasSpiel & {');
    expect(listOf()).toContain("import type { twoToys } from '../games/box/skill/two-toys/two-toys.js';");
  });

  it('makes one module of the games of a collection', () => {
    const path = 'src/games/das-spiel/index.ts';
    const line =
      "export { type TwoToysAction, type TwoToysOptions, type TwoToysState, twoToys } from './skill/two-toys/two-toys.js';";
    expect(texts(collected).get(path)).toContain(`@module dicewright/das-spiel\n */\n${line}\n`);
    for (const empty of [texts(toy), texts(collected, { ...there, hasBarrel: false })]) {
      expect(empty.get(path)).toContain('\nexport {};\n');
    }
  });

  const inTable = (folder: GameFolder, changes: Partial<GameInTable> = {}): GameInTable => ({
    folder,
    game,
    ...there,
    clauses: 7,
    options: ['wild'],
    hasReferee: false,
    hasCount: false,
    hasModel: false,
    knownIssues: 0,
    ...changes,
  });
  const tables = (...games: GameInTable[]): string => gamesTables(games);

  it('tells of each game who can play it, its options and what was tested', () => {
    const text = tables(inTable(toy));
    expect(text).toMatch(/^\| Game \|/);
    expect(text).toContain("| [**Ann's toys**](two-toys.md) `two-toys` | 2 | chance, all actions listed | ");
    expect(text).toContain(`| \`wild\` | fully tested: rules 3, [7 clauses](../../${toy.rulesPage}) |`);
  });

  it('tells who else has judged a game', () => {
    const told = (changes: Partial<GameInTable>): string => tables(inTable(toy, changes));
    expect(told({ hasReferee: true })).toContain('| verified against independent values (a referee): rules 3,');
    expect(told({ hasCount: true })).toContain('| verified against independent values (counts): rules 3,');
    expect(told({ hasReferee: true, hasCount: true })).toContain('values (a referee, counts): rules 3,');
    expect(told({ hasModel: true })).toContain('| verified against independent values (a literal model): rules 3,');
    expect(told({ knownIssues: 2 })).toContain('| fully tested; 2 known issues: rules 3,');
  });

  it('gives a collection a table with numbers and families, in the order of the numbers', () => {
    const numbered = (number: number): GameInTable =>
      inTable(collected, { game: { ...game, title: `Toy ${number}`, facts: { number, family: 'skill' } } });
    const text = tables(numbered(12), inTable(toy), numbered(3));
    expect(text).toMatch(
      /\| Game \|[\s\S]+\n\n\*Das Spiel\* \(`dicewright\/das-spiel`\):\n\n\| No\. \| Game \| Family \|/,
    );
    expect(text.indexOf('| 3 | [**Toy 3**]')).toBeGreaterThan(0);
    expect(text.indexOf('| 12 | [**Toy 12**]')).toBeGreaterThan(text.indexOf('| 3 | [**Toy 3**]'));
    expect(text).toContain('`two-toys` | skill | 2 |');
  });
});
