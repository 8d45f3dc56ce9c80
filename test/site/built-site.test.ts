import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { findGameFolders } from '../../scripts/lib/games/game-folders.js';
import { clauseUrl } from '../../scripts/lib/site/clause-url.js';
import { listFiles } from '../../scripts/lib/sources/source-files.js';
import { parseRulesPage } from '../../src/cli/tracing/rules-page.js';
import { root } from '../helpers/root.js';
import './site-context.js';

const { folder, base } = inject('site');
const pages = new Map(
  listFiles(folder, (path) => path.endsWith('.html') && !path.startsWith('play/')).map((path) => [
    path,
    readFileSync(join(folder, path), 'utf8'),
  ]),
);

const anchors = new Map(
  [...pages].map(([path, html]) => [path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id))]),
);

/** The page at an address below the base. */
const pageAt = (path: string): string => (path === '' || path.endsWith('/') ? `${path}index.html` : path);

/** What an address of a page means in the folder, its anchor included. */
function isThere(address: string, from: string): boolean {
  const { pathname, hash } = new URL(address, `http://host${base}${from}`);
  if (!pathname.startsWith(base)) return false;
  const path = pageAt(decodeURIComponent(pathname.slice(base.length)));
  const file = join(folder, path);
  if (!existsSync(file) || !statSync(file).isFile()) return false;
  const known = anchors.get(path);
  return hash === '' || known === undefined || known.has(decodeURIComponent(hash.slice(1)));
}

const linksOf = (html: string): string[] =>
  [...html.matchAll(/<(?:a|link|img|script)\s[^>]*?(?:href|src)="([^"]+)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );

describe('the built site', () => {
  it('leads to what there is, with every anchor', () => {
    let links = 0;
    const dead = new Set<string>();
    for (const [path, html] of pages) {
      for (const address of linksOf(html)) {
        if (/^(https?|data|mailto):/.test(address)) continue;
        links += 1;
        if (!isThere(address, path)) dead.add(`${path}: ${address}`);
      }
    }
    expect([...dead]).toEqual([]);
    expect(links).toBeGreaterThan(10_000);
  });

  it('loads nothing from elsewhere, and no script that is not a file', () => {
    expect(pages.size).toBeGreaterThan(100);
    for (const [path, html] of pages) {
      const loaded = [...html.matchAll(/<(?:link|img|script)\s[^>]*?(?:href|src)="([^"]+)"/g)].map(
        ([, url = '']) => url,
      );
      expect([path, loaded.filter((url) => /^(https?:)?\/\//.test(url))]).toEqual([path, []]);
      expect([path, [...html.matchAll(/<script(?![^>]*\ssrc=)/g)].length]).toEqual([path, 0]);
      expect(html).toContain("script-src 'self';");
      expect([path, /\son[a-z]+="/.test(html.replaceAll(/<pre[\s\S]*?<\/pre>/g, ''))]).toEqual([path, false]);
    }
  });

  it('has a description and what is shared of every page', () => {
    for (const [path, html] of pages) {
      if (path === '404.html') continue;
      expect([path, /<meta name="description" content="[^"]{5,}">/.test(html)]).toEqual([path, true]);
      expect([path, /<meta property="og:title" content="[^"]+">/.test(html)]).toEqual([path, true]);
    }
  });

  it('has every clause of every game at its address', () => {
    let clauses = 0;
    for (const { id, rulesPage } of findGameFolders('src/games', root)) {
      const page = parseRulesPage(rulesPage, readFileSync(join(root, rulesPage), 'utf8'));
      for (const clause of page.clauses) {
        clauses += 1;
        const [address = '', anchor = ''] = clauseUrl(id, clause.id, '').split('#');
        expect([clause.id, anchors.get(`${address}/index.html`)?.has(anchor)]).toEqual([clause.id, true]);
      }
    }
    expect(clauses).toBeGreaterThan(500);
  });
});
