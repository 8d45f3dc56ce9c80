import { appendFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { publicEntries, specifier } from '../../scripts/lib/package/entries.js';
import { hostileValues } from '../../src/testing/index.js';
import { keepStacksShort } from '../helpers/short-stacks.js';
import { escapes } from './calls.js';
import { tables } from './tables.js';

keepStacksShort();
const only = process.env.ONLY?.split(',');
const values = hostileValues();
/** A program's own lists are gone through: these have no end. */
const endless = ['the longest array there is', 'a proxy that claims to be long'];
for (const [subpath, rows] of Object.entries(tables)) {
  if (only && !only.includes(subpath)) continue;
  const exports = (await import(specifier(subpath).replace('dicewright', '../../src/../src') && `../../${publicEntries[subpath as '.']}`)) as Record<string, never>;
  for (const [name, row] of Object.entries(rows)) {
    it(`${subpath} ${name}`, { timeout: 60_000 }, async () => {
      const start = performance.now();
      appendFileSync('/tmp/args.txt', `  begin ${name}\n`);
      const { calls, found } = await escapes(exports[name] as never, row.sound, values.filter(({ name: one }) => subpath !== './define' || !endless.includes(one)), row.also);
      appendFileSync('/tmp/args.txt', `${subpath} ${name} ${calls} ${found.length} ${Math.round(performance.now() - start)}ms\n${[...new Set(found.map((one) => one.split('\n').slice(0, 3).join(' | ').slice(0, 300)))].slice(0, 12).map((one) => `      ${one}\n`).join('')}`);
      expect(found.length).toBe(0);
    });
  }
}
