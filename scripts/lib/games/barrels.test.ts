import { expect, it } from 'vitest';
import { analysisProblems, barrelProblems, type GameBarrel } from './barrels.js';

const barrel = (id: string, exportName: string, text: string): GameBarrel => ({
  folder: { id, exportName, folder: `src/games/das-spiel/board/${id}` },
  text,
});
const sound = "export { type CuiBonoState, cuiBono } from './a.js'; export { cuiBonoPicture } from './b.js';";

it('takes barrels that list names of their own', () => {
  expect(
    barrelProblems([barrel('cui-bono', 'cuiBono', sound), barrel('race', 'race', "export { race } from './a.js';")]),
  ).toEqual([]);
});

it('asks nothing of games outside collections', () => {
  const folder = { id: 'kiriki', exportName: 'kiriki', folder: 'src/games/kiriki' };
  expect(barrelProblems([{ folder, text: "export * from './a.js';" }])).toEqual([]);
});

it.each([
  [
    'a name that others may use, too',
    `${sound} export { totals } from './c.js';`,
    /totals must begin with .*cuiBono… or CuiBono…/,
  ],
  ['a name that only looks like its own', `${sound} export { cuiBonos } from './c.js';`, /cuiBonos must begin/],
  ['a renamed one', `${sound} export { cuiBonoTotals as totals } from './c.js';`, /totals must begin/],
  ['a star', `${sound} export * from './c.js';`, /lists what it exports/],
  ['code', `${sound} export const cuiBonoTotal = 1;`, /lists what it exports/],
  ['no game', "export { cuiBonoPicture } from './b.js';", /does not export cuiBono$/],
])('refuses %s', (_, text, says) => {
  expect(barrelProblems([barrel('cui-bono', 'cuiBono', text)])).toEqual([expect.stringMatching(says)]);
});

it('refuses a name that two games export', () => {
  const one = barrel('up', 'up', "export { up, upDown } from './a.js';");
  const two = barrel('up-down', 'upDown', "export { upDown } from './a.js';");
  expect(barrelProblems([one, two])).toEqual([expect.stringMatching(/up exports upDown, too/)]);
});

const mathematics =
  "export type { CuiBonoTable } from './a.js'; export const cuiBonoAnalysis = 1; export function cuiBonoBot() {}";

it('takes mathematics whose names are those of its game', () => {
  const other = barrel('up', 'up', 'export const upAnalysis = 1; export interface UpAdvice {} const helper = 1;');
  expect(analysisProblems([barrel('cui-bono', 'cuiBono', mathematics), other])).toEqual([]);
});

it.each([
  ['a constant of any name', `${mathematics} export const odds = 1;`, /odds must begin with .*cuiBono… or CuiBono…/],
  ['a function', `${mathematics} export function solve() {}`, /solve must begin/],
  ['a type', `${mathematics} export interface Table {}`, /Table must begin/],
  ['a type from elsewhere', `${mathematics} export type { Table } from './a.js';`, /Table must begin/],
  ['a star', `${mathematics} export * from './c.js';`, /every export has a name/],
  ['a default', `${mathematics} export default 1;`, /every export has a name/],
  ['none under its own name', 'export const cuiBonoBot = 1;', /does not export cuiBonoAnalysis$/],
])('refuses mathematics with %s', (_, text, says) => {
  expect(analysisProblems([barrel('cui-bono', 'cuiBono', text)])).toEqual([expect.stringMatching(says)]);
});
