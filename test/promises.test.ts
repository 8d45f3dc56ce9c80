import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './helpers/root.js';

const page = readFileSync(join(root, 'docs/host/fairness.md'), 'utf8');
const [, section = ''] = page.split('## What is promised, and what shows it\n');
const [table = ''] = section.split(/^## /m);

/** The lines of the table: promise, who must be honest, which test of which file shows it. */
const promises = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (promise|---) /.test(line))
  .map((line) => line.slice(2, -2).split(' | '));

describe('what is promised', () => {
  it('says of each promise who must be honest, and what shows it', () => {
    expect(promises.length).toBeGreaterThan(15);
    for (const cells of promises) expect(cells).toHaveLength(3);
    expect(new Set(promises.map(([promise]) => promise)).size).toBe(promises.length);
  });

  it.each(promises)('%s: %s', (_, __, shown = '') => {
    const [, file = '', target = '', title = ''] = /^\[(\S+)\]\((\S+)\): “(.*)”$/.exec(shown) ?? [];
    expect(target).toBe(`../../${file}`);
    expect(existsSync(join(root, file))).toBe(true);
    const titles = [
      ...readFileSync(join(root, file), 'utf8').matchAll(/\bit(?:\.\w+(?:\([^()]*\))?)*\(\s*(['`])(.*?)\1,/g),
    ].map(([, , one]) => one);
    expect(titles).toContain(title);
  });
});
