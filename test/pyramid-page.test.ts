import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as pyramid from '../src/pyramid/index.js';
import { root } from './helpers/root.js';

const page = readFileSync(join(root, 'docs/reference/the-pyramid.md'), 'utf8');
const [, chapter = ''] = /^## Functions by task$([\s\S]*?)^## /m.exec(page) ?? [];
const rows = chapter.split('\n').filter((line) => line.startsWith('| ') && line.includes('`'));
const named = rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));

it('the table of functions by task names all that there is, each once, and nothing else', () => {
  expect([...named].sort()).toEqual(Object.keys(pyramid).sort());
  expect(rows.length).toBeGreaterThan(10);
});
