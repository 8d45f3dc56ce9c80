// `npm run solved`: solves what docs/reference/solved.md lists, and writes its table there. Takes some minutes. Tests solve
// anew what is small.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tableOf, withMeasured } from '../lib/pages/measured-page.js';
import { large, rowText, small, solvedRow } from './solved/rows.js';

const page = join(fileURLToPath(new URL('../..', import.meta.url)), 'docs/reference/solved.md');
const rows: string[][] = [];
for (const row of [...small, ...large]) {
  console.log(rowText(row));
  rows.push(await solvedRow(row));
  console.log(`  ${rows.at(-1)?.slice(4).join('; ')}`);
}
const head = ['game', 'players', 'options', 'from', 'positions', 'longest', 'worth'];
const place = { what: 'solved games', command: 'solved' };
writeFileSync(page, withMeasured(readFileSync(page, 'utf8'), place, tableOf(head, rows)));
