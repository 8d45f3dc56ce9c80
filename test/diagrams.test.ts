import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findGameFolders } from '../scripts/lib/game-folders.js';
import { parseRulesPage } from '../scripts/lib/rules-page.js';
import type { GameId } from '../src/catalogue.js';
import { isChosen, loadAnyGame } from './helpers/chosen-games.js';
import { checkDiagram, diagramsOf } from './helpers/diagrams.js';
import { root } from './helpers/root.js';

/** The clauses that say how dice move, of the games in which they do. */
const movements: Readonly<Record<string, readonly number[]>> = {
  'the-green-amoeba': [5, 6, 7],
  masquerade: [6, 7],
  slide: [7, 8, 9],
  slipped: [10, 11],
  'mound-mover': [5, 6, 7, 8, 9, 10, 11, 12, 13],
  diebylon: [6, 7, 8, 9, 10, 11, 12],
  'cui-bono': [4, 5, 6, 7, 8, 9, 10, 11],
  sandwich: [7, 8],
  reducto: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
  // Nothing moves on the plate: what dogs see is drawn.
  'wolf-in-a-sheeps-coat': [6, 7, 9, 13],
  'witches-dance': [4, 5, 6, 7],
  smuggling: [6, 7, 8, 9, 10, 11],
  'the-pharaohs-curse': [5, 6, 7, 8],
  'steps-to-the-throne': [6, 7, 8, 9, 10, 11, 12],
  race: [6, 7, 8],
  triangle: [3, 4, 5, 6, 7, 8, 9, 10, 12],
  'falling-rocks': [4, 5, 6, 7, 8, 9, 10, 11, 12],
  'flea-chase': [5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
  finish: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
  'the-fire-red-devil': [6, 7, 8, 9, 10, 11, 12, 13],
};

const pages = findGameFolders('src/games', root)
  .filter(({ id }) => isChosen({ id }))
  .map(({ id, rulesPage }) => {
    const text = readFileSync(join(root, rulesPage), 'utf8');
    return { id, diagrams: diagramsOf(text), page: parseRulesPage(rulesPage, text) };
  });
const drawnPages = pages.filter(({ id, diagrams }) => diagrams.length > 0 || id in movements);

it('sees the rules pages', () => {
  expect(pages.length).toBeGreaterThan(0);
  const known = findGameFolders('src/games', root).map(({ id }) => id);
  expect(Object.keys(movements).filter((id) => !known.includes(id))).toEqual([]);
});

describe.each(drawnPages)('$id', ({ id, diagrams, page }) => {
  it('has a diagram for every clause that says how dice move', () => {
    const numbers = movements[id] ?? [];
    const clauses = page.clauses.map((clause) => clause.id);
    const wanted = numbers.map((number) => `${page.prefix}-${number}`);
    expect(wanted.filter((clause) => !clauses.includes(clause))).toEqual([]);
    expect(wanted.filter((clause) => !diagrams.some((diagram) => diagram.clause === clause))).toEqual([]);
    expect(diagrams.length).toBeGreaterThan(0);
  });

  it.each(diagrams)('plays what is drawn for $clause, line $line', async (diagram) => {
    checkDiagram(await loadAnyGame(id as GameId), diagram);
  });
});
