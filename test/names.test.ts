import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countNames } from '../scripts/lib/package/api-report.js';
import { root } from './helpers/root.js';

const folder = join(root, 'test/api');
const reports = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);

/** How many names the package may export, each counted once, and how many of them are kept for those of records. */
const ALL = 450;
const OF_RECORDS = 20;

it('exports no more names than people can hold', () => {
  const { entries, all } = countNames(new Map(reports.filter(([file]) => !file.startsWith('record'))));
  expect(Object.keys(entries).length).toBeGreaterThan(15);
  expect(all).toBeGreaterThan(300);
  expect(all).toBeLessThanOrEqual(ALL - OF_RECORDS);
  expect(entries.index).toBeLessThanOrEqual(65);
});

it('gives no name to two entries, but for what games of one kind share', () => {
  const entries = reports
    .filter(([file]) => !file.startsWith('record'))
    .map(([file, text]) => countNames(new Map([[file, text]])).all);
  const { all } = countNames(new Map(reports.filter(([file]) => !file.startsWith('record'))));
  expect(entries.reduce((sum, count) => sum + count, 0)).toBe(all);
});
