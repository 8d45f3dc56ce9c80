import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './helpers/root.js';
import { tableSite } from './helpers/table-site.js';
import { tsx } from './helpers/tsx.js';

const folder = mkdtempSync(join(tmpdir(), 'dicewright-table-'));

beforeAll(() => {
  execFileSync(process.execPath, [...tsx, 'scripts/table.ts', '--build', '--out', folder], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

const open = tableSite(() => folder);

// The rest is in test/site, which takes minutes.
it('is a page on which Kiriki is played against a bot to its end', async () => {
  const table = await open();
  await table.go('#/kiriki?players=2&seats=you,random&seed=short');
  expect((await table.finish()).isOver).toBe(true);
  expect(await table.verdict()).toBe('The dice were fair');
  expect(table.problems).toEqual([]);
});
