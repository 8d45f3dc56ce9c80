import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findGameFolders } from '../scripts/lib/games/game-folders.js';
import { loadGame } from '../scripts/lib/games/project.js';
import { departs, differencesOf } from '../scripts/lib/pages/editions.js';
import { optionsPage } from '../scripts/lib/pages/options-page.js';
import { parseRulesPage } from '../src/cli/tracing/rules-page.js';
import { type AnyGame, editionOf } from '../src/index.js';
import { isChosen } from './helpers/chosen-games.js';
import { root } from './helpers/root.js';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const subjects = await Promise.all(
  findGameFolders('src/games', root).map(async (folder) => ({
    folder,
    game: (await loadGame(root, folder)) as unknown as AnyGame,
    rules: parseRulesPage(folder.rulesPage, read(folder.rulesPage)),
  })),
);
const withEditions = subjects.filter(({ game }) => Object.keys(game.editions).length > 0);
const chosen = withEditions.filter(({ folder }) => isChosen(folder));

/** What a rules page says in a clause. */
const clauseText = (page: string, id: string): string => page.split(`### ${id} `)[1]?.split(/^##/m)[0] ?? '';

it('some games have texts that differ', () => {
  expect(withEditions.length).toBeGreaterThan(10);
});

describe.each(chosen)('$folder.id', (subject) => {
  const { folder, game, rules } = subject;
  const differences = differencesOf(subject);

  it('has an English and a French edition, which tell of the same options, and differ in each', () => {
    expect(Object.keys(game.editions)).toEqual(['english', 'french']);
    const [english, french] = ['english', 'french'].map((name) => Object.keys(editionOf(game, name)).sort());
    expect(french).toEqual(english);
    expect(differences.map(({ option }) => option).sort()).toEqual(english);
    for (const { values } of differences) expect(values.english).not.toEqual(values.french);
  });

  it('says on its rules page how the texts differ, where each option stands', () => {
    const page = read(folder.rulesPage);
    for (const { option, clause } of differences) {
      // An option may stand for several clauses; then one that names it may tell of the difference.
      const named = rules.clauses
        .map(({ id }) => ({ id, text: clauseText(page, id) }))
        .filter(({ id, text }) => id === clause || text.includes(`\`${option}\``));
      const isTold = named.some(({ text }) => /^(Differs|Ruling): .*\b(English|French)\b/m.test(text));
      expect([option, isTold]).toEqual([option, true]);
    }
  });

  it('goes through both texts in a test of its own', () => {
    const tests = readdirSync(join(root, folder.folder)).filter((file) => file.endsWith('.test.ts'));
    expect(tests.some((file) => read(`${folder.folder}/${file}`).includes("describe('editions', "))).toBe(true);
  });

  it('plays each edition with as many players as the defaults', () => {
    for (const options of Object.values(game.editions)) expect(game.playersFor(options)).toEqual(game.playersFor());
  });
});

it('every default that is not that of the English text is listed with its reason, and no other', () => {
  const [, list = ''] = read(optionsPage).split('### Departures');
  const listed = [...(list.split(/^<!--/m)[0] ?? '').matchAll(/^\| \[([A-Z]+-\d+)\]/gm)].map(([, id]) => id);
  const found = withEditions.flatMap(differencesOf).filter(departs);
  expect(listed.sort()).toEqual(found.map(({ clause }) => clause).sort());
  expect(listed.length).toBeGreaterThan(0);
});
