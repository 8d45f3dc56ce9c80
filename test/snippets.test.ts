import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { compileSnippets, findSnippets, runSnippets, writeSnippets } from '../scripts/lib/checks/snippets.js';
import { isTest, readFiles } from '../scripts/lib/sources/source-files.js';
import { root } from './helpers/root.js';

const guides = readFiles(
  root,
  (path) => path === 'README.md' || /^docs\/.*\.md$/.test(path) || (/^src\/.*\.ts$/.test(path) && !isTest(path)),
);
const snippets = guides.flatMap(findSnippets);
const folder = mkdtempSync(join(tmpdir(), 'dicewright-snippets-'));
writeSnippets(folder, root, snippets);
afterAll(() => rmSync(folder, { recursive: true }));

it('finds programs in the README, in the guides and in doc comments', () => {
  expect(snippets.filter(({ path }) => path === 'README.md').length).toBeGreaterThan(0);
  expect(snippets.filter(({ path }) => path.startsWith('docs/')).length).toBeGreaterThan(0);
  expect(snippets.filter(({ path }) => path.startsWith('src/')).length).toBeGreaterThan(0);
});

it('compiles every program', () => {
  expect(compileSnippets(folder, root, snippets)).toEqual([]);
});

it('runs every program, and it prints what it promises', () => {
  expect(runSnippets(folder, root, snippets)).toEqual([]);
});

it('has written files of a package by the end of a guide, letter by letter', () => {
  const written = guides.flatMap((guide) => Object.entries(findSnippets(guide).at(-1)?.files ?? {}));
  expect(written.map(([path]) => path)).toContain('examples/games/cant-stop/src/cant-stop.ts');
  for (const [path, code] of written) expect(`${code}\n`).toBe(readFileSync(join(root, path), 'utf8'));
});
