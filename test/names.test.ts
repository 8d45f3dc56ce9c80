import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countNames, namesIn } from '../scripts/lib/package/api-report.js';
import { root } from './helpers/root.js';

const folder = join(root, 'test/api');
const reports = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);

/** How many names the package may export, each counted once, and how many `dicewright` itself. */
const MOST = { all: 450, index: 65 };

it('exports no more names than people can hold', () => {
  const { entries, all } = countNames(new Map(reports));
  expect(Object.keys(entries).length).toBeGreaterThan(15);
  expect(all).toBeGreaterThan(300);
  expect(all).toBeLessThanOrEqual(MOST.all);
  expect(entries.index).toBeLessThanOrEqual(MOST.index);
});

it('gives no name to two entries, but that of records to those who play and those who keep them', () => {
  const names = reports.flatMap(([, text]) => [...new Set(namesIn(text))]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual(['GameRecord']);
});
