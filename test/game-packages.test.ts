import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readRecord, verifyRecord } from 'dicewright/record';
import { describe, expect, it } from 'vitest';
import { defaultOptions } from '../scripts/lib/games/project.js';
import { drawPackages } from '../scripts/lib/pages/package-pictures.js';
import { readFiles } from '../scripts/lib/sources/source-files.js';
import { offersOf } from '../src/analysis/offers.js';
import { gamesOfModule } from '../src/analysis/own-module.js';
import { howToPlayProblems } from '../src/cli/tracing/how-to-play.js';
import { cardProblems } from '../src/cli/tracing/rules-card.js';
import { parseRulesPage } from '../src/cli/tracing/rules-page.js';
import { trace } from '../src/cli/tracing/trace.js';
import type { Entry } from '../src/entry/entry.js';
import type { AnyGame } from '../src/kernel/types.js';
import { root } from './helpers/root.js';

// The games of examples/games are made as somebody outside would make them. What the library's own games are held to holds
// for them, too: every clause tested, every option in two readings.
const folders = join(root, 'examples/games');
const names = readdirSync(folders).filter((name) => existsSync(join(folders, name, 'package.json')));
const entryOf = async (name: string): Promise<Entry> => {
  const file = pathToFileURL(join(root, `examples/games/${name}/src/index.ts`)).href;
  const [found] = await gamesOfModule(file, (module) => import(module));
  if (!found) throw new Error(`${name} exports no game`);
  return found.entry;
};
const gameOf = async (name: string): Promise<AnyGame> => (await entryOf(name)).load();

it('finds packages', () => expect(names).toContain('farkle'));

describe.each(names)('%s', (name) => {
  const folder = `examples/games/${name}`;
  const filesOf = (pattern: RegExp) => readFiles(root, (path) => path.startsWith(`${folder}/`) && pattern.test(path));

  it('is laid out as the others are', () => {
    const files = ['package.json', 'README.md', 'RULES.md', 'tsconfig.json'];
    const sources = ['index', name, `${name}.picture`, `${name}.invariants`, `${name}.bots`].map(
      (one) => `src/${one}.ts`,
    );
    const tests = [`test/${name}.test.ts`, 'test/laws.test.ts', 'test/records.test.ts', `records/${name}.dice`];
    expect([...files, ...sources, ...tests].filter((file) => !existsSync(join(root, folder, file)))).toEqual([]);
  });

  it('imports nothing of the library but its entries', () => {
    const sources = filesOf(/\.ts$/);
    const imported = sources.flatMap(({ text }) => [...text.matchAll(/\bfrom '([^']+)'/g)].map(([, one = '']) => one));
    expect(imported.length).toBeGreaterThan(0);
    expect(imported.filter((one) => one.startsWith('../..') || one.includes('src/kernel'))).toEqual([]);
  });

  it('exports a game with what belongs to it', async () => {
    const entry = await entryOf(name);
    expect(entry.id).toBe(name);
    expect(await entry.part('picture')).toBeTypeOf('function');
    expect((await entry.part('invariants'))?.length).toBeGreaterThan(0);
    expect(Object.keys((await offersOf(entry)).bots).length).toBeGreaterThan(0);
    expect(await entry.part('rulesPage')).toBe(readFileSync(join(root, folder, 'RULES.md'), 'utf8'));
  });

  it('says in its rules for how many it is, and what decides', async () => {
    const game = await gameOf(name);
    const path = `${folder}/RULES.md`;
    expect(cardProblems(game, parseRulesPage(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
  });

  it('tells how to play in a minute, with a picture of its record', async () => {
    const page = readFileSync(join(root, folder, 'RULES.md'), 'utf8');
    expect(howToPlayProblems(page, `${name}.svg`)).toEqual([]);
    expect(readFileSync(join(root, folder, 'README.md'), 'utf8')).toContain(`](${name}.svg)`);
    // A stale one: npm run pictures
    const drawn = (await drawPackages(root)).filter(({ path }) => path.startsWith(`${folder}/`));
    expect(drawn.map(({ path, text }) => readFileSync(join(root, path), 'utf8') === text)).toEqual([true]);
  });

  it('has a worth, and a rule of thumb to measure by', async () => {
    const entry = await entryOf(name);
    expect(await entry.part('worth')).toBeTypeOf('function');
    const { bots } = await offersOf(entry);
    expect(bots.thumb?.about).toMatch(/^[A-Z].*\.$/);
  });

  it('has a test for every clause and for two readings of every option', async () => {
    const game = await gameOf(name);
    const rules = { id: name, folder, rulesPage: `${folder}/RULES.md`, options: defaultOptions(game) };
    const report = trace({ games: [rules], files: filesOf(/\.(ts|md)$/) });
    expect(report.problems).toEqual([]);
    expect(report.clauses.length).toBeGreaterThan(0);
  });

  it('has a record that its rules allow', async () => {
    const game = await gameOf(name);
    const record = readRecord(readFileSync(join(root, folder, `records/${name}.dice`), 'utf8'), game);
    expect(verifyRecord(record, game)).toMatchObject({ ok: true, deviations: [] });
    expect(record.result).not.toBe(undefined);
  });
});
