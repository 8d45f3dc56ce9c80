import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from 'dicewright/games';
import { readRecord, toText } from 'dicewright/record';
import { expect, it } from 'vitest';
import { root } from '../../helpers/root.js';

const folder = join(root, 'examples/records');
const files = readdirSync(folder);
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const names = new Set(files.map((file) => file.replace(/\.[^.]+$/, '')));

it('finds recorded games, each as JSON and as text', () => {
  expect(names.size).toBeGreaterThan(1);
  expect([...files].sort()).toEqual([...names].flatMap((name) => [`${name}.dice`, `${name}.json`]).sort());
});

it.each([...names])('%s says the same in both forms', async (name) => {
  const record = readRecord(read(`${name}.json`));
  expect(await readRecord(read(`${name}.dice`), games)).toEqual(record);
  expect(await readRecord(await toText(record, games), games)).toEqual(record);
});
