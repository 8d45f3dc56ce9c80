import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findIds } from '../../../src/cli/tracing/trace.js';
import { root } from '../../../test/helpers/root.js';
import { isTest, readFiles } from '../sources/source-files.js';
import { clauseUrl } from './clause-url.js';
import { vitePressConfig } from './config.js';
import { anchorsIn, outsideFences, replaceLinks } from './markdown.js';
import { pageText } from './page.js';
import { projectPages } from './pages.js';
import { readSite } from './site.js';

const site = await readSite(root, '/dicewright/');
const made = projectPages(site);
const pages = Object.values(made).flat();
const texts = new Map(pages.map((page) => [page.address, pageText(page, site.origin)]));
const games = site.families.flatMap((family) => family.games);

/** The addresses that a page links to and shows. */
function targetsOf(text: string): string[] {
  const found: string[] = [];
  replaceLinks(text, ({ target }) => {
    found.push(target);
    return '';
  });
  return found;
}

const isShown = (target: string, from: string): boolean => {
  const [address = '', anchor] = target.split('#');
  // The page that plays has all games, by their ids.
  if (address === '/dicewright/play/') return anchor === '/' || games.some(({ folder }) => anchor === `/${folder.id}`);
  if (address.startsWith('/pictures/')) return existsSync(join(root, 'docs', address));
  const text = texts.get(address === '' ? from : address.replace(/\/?$/, '/'));
  return text !== undefined && (anchor === undefined || anchorsIn(text).includes(anchor));
};

describe('the pages of the site', () => {
  it('are there for every game', () => {
    expect(games.length).toBeGreaterThan(0);
    const index = texts.get('/games/') ?? '';
    const rules = texts.get('/rules/') ?? '';
    for (const { folder, game } of games) {
      expect(texts.get(`/games/${folder.id}/`)).toContain(`# ${game.title} `);
      expect(texts.get(`/rules/${folder.id}/`)).toContain(`# ${game.title}: rules `);
      expect(index).toContain(`](/games/${folder.id}/)`);
      expect(index).toContain(`](/rules/${folder.id}/)`);
      expect(index).toContain(`(/pictures/games/${folder.id}.svg)`);
      expect(rules).toContain(`](/rules/${folder.id}/)`);
      expect(texts.get(`/rules/${folder.id}/`)).toContain('## How to play');
    }
  });

  it('lead to what there is', () => {
    const targets = [...texts].flatMap(([from, text]) => targetsOf(text).map((target) => ({ from, target })));
    const inside = targets.filter(({ target }) => !/^https?:/.test(target));
    expect(inside.length).toBeGreaterThan(1_000);
    expect(inside.filter(({ from, target }) => !isShown(target, from))).toEqual([]);
  });

  it('have every anchor once', () => {
    for (const [address, text] of texts) {
      const anchors = anchorsIn(text);
      expect([address, new Set(anchors).size]).toEqual([address, anchors.length]);
    }
  });

  it('have an address for every clause that a rules page has', () => {
    const clauses = games.flatMap(({ folder, rules }) => rules.clauses.map(({ id }) => clauseUrl(folder.id, id)));
    expect(clauses.length).toBeGreaterThan(500);
    expect(clauses.filter((url) => !isShown(url, '/'))).toEqual([]);
  });

  it('have an address for every clause that is cited in code', () => {
    const gameOf = new Map(games.map(({ folder, rules }) => [rules.prefix, folder.id]));
    const sources = readFiles(root, (path) => /^src\/.*\.ts$/.test(path) && !isTest(path));
    const cited = sources.flatMap(({ text }) =>
      findIds(text).flatMap(({ id, prefix }) => {
        const game = gameOf.get(prefix);
        return game === undefined ? [] : [clauseUrl(game, id)];
      }),
    );
    expect(cited.length).toBeGreaterThan(500);
    expect(cited.filter((url) => !isShown(url, '/'))).toEqual([]);
  });

  it('hold nothing that Vue would work out', () => {
    for (const [address, text] of texts) {
      const words: string[] = [];
      outsideFences(text, (line) => {
        words.push(line.replaceAll(/`[^`]*`/g, ''));
        return line;
      });
      expect([address, words.join('\n').includes('{{')]).toEqual([address, false]);
    }
  });

  it('tell what they are about', () => {
    for (const { address, title, description } of pages) {
      expect([address, title === '' || description === '' || description.length > 161]).toEqual([address, false]);
    }
  });

  it('lead to the page that plays, where there is one', () => {
    const played = projectPages({ ...site, hasTable: true });
    for (const { address, text } of [...played.games, ...played.rules]) {
      const id = address.split('/')[2] ?? '';
      expect(text).toContain(`](/dicewright/play/#/${id}){target="_self"}`);
    }
    for (const { text } of Object.values(projectPages({ ...site, hasTable: false })).flat()) {
      expect(text).not.toContain('/play/#');
    }
  });
});

describe('the sidebar', () => {
  const config = JSON.stringify(vitePressConfig(site, { ...made, reference: [] }, 'out'));

  it('has every page of guides, games, rules and programs', () => {
    for (const { address } of [...made.guides, ...made.games, ...made.rules, ...made.examples]) {
      expect(config).toContain(`"link":"${address}"`);
    }
  });

  it('leads to nothing else', () => {
    const links = [...config.matchAll(/"link":"([^"]+)"/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter((link) => !/^\/(reference|play)\//.test(link) && !isShown(link, '/'))).toEqual([]);
  });
});

it.each(['dicewright', '/dicewright', 'dicewright/', '//', '/a b/'])('refuses the base %j', async (base) => {
  await expect(readSite(root, base)).rejects.toThrow('--base');
});
