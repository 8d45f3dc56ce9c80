import { expect, it } from 'vitest';
import { analysisProblems, type GameAnalysis } from './analyses.js';

const analysis = (id: string, exportName: string, text: string): GameAnalysis => ({
  folder: { id, exportName, folder: `src/games/das-spiel/board/${id}` },
  text,
});
const mathematics =
  "export type { CuiBonoTable } from './a.js'; export const cuiBonoAnalysis = 1; export function cuiBonoBot() {}";

it('takes mathematics whose names are those of its game', () => {
  const other = analysis('up', 'up', 'export const upAnalysis = 1; export interface UpAdvice {} const helper = 1;');
  expect(analysisProblems([analysis('cui-bono', 'cuiBono', mathematics), other])).toEqual([]);
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
  expect(analysisProblems([analysis('cui-bono', 'cuiBono', text)])).toEqual([expect.stringMatching(says)]);
});
