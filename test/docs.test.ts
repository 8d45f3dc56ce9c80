import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawPlots } from '../scripts/laboratory/plots/plots.js';
import { collectionOf } from '../scripts/lib/games/collections.js';
import { findGameFolders } from '../scripts/lib/games/game-folders.js';
import { defaultOptions, loadGame } from '../scripts/lib/games/project.js';
import { drawPictures } from '../scripts/lib/pages/pictures.js';
import { listFiles, readFiles } from '../scripts/lib/sources/source-files.js';
import { playersFromZero } from '../src/cli/tracing/player-numbers.js';
import { anchorOf, parseRulesPage } from '../src/cli/tracing/rules-page.js';
import { type AnyGame, GameError } from '../src/index.js';
import { root } from './helpers/root.js';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const gamePages = readFiles(root, (path) => /^docs\/games\/[^/]+\.md$/.test(path));
const pages = readFiles(root, (path) => path === 'README.md' || /^docs\/(?!games\/).+\.md$/.test(path));

const withoutCode = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '');

/** As GitHub makes anchors of headings. */
const anchorsOf = (text: string): string[] =>
  [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

describe('the guides', () => {
  it('link to what exists', () => {
    let links = 0;
    const dead: string[] = [];
    for (const { path, text } of [...pages, ...gamePages]) {
      for (const [, target = ''] of withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^https?:/.test(target)) continue;
        links++;
        const [file = '', anchor] = target.split('#');
        const to = file === '' ? path : posix.normalize(posix.join(dirname(path), file));
        const isThere = existsSync(join(root, to));
        if (!isThere || (anchor !== undefined && !anchorsOf(read(to)).includes(anchor)))
          dead.push(`${path}: ${target}`);
      }
    }
    expect(dead).toEqual([]);
    expect(links).toBeGreaterThan(50);
  });

  const guides = pages.map(({ path }) => path).filter((path) => path !== 'README.md' && path !== 'docs/README.md');

  it('are all in the list of guides and in the site', () => {
    expect(guides.length).toBeGreaterThan(0);
    for (const path of guides) expect(read('docs/README.md')).toContain(`](${path.replace('docs/', '')})`);
    const { projectDocuments } = JSON.parse(read('typedoc.json')) as { projectDocuments: string[] };
    expect([...projectDocuments].sort()).toEqual([...guides, 'docs/games/*.md'].sort());
  });

  it.each(['app', 'host', 'author'])('the path %s has five pages at most', (path) => {
    const own = guides.filter((guide) => dirname(guide) === `docs/${path}`);
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThanOrEqual(5);
  });

  it('begin with a README of sixty lines at most, with six guides to go on to', () => {
    const lines = read('README.md').trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(60);
    const [, below = ''] = read('README.md').split('<!-- /badges -->');
    expect([...below.matchAll(/(?<!!)\[[^\]]*\]\([^)]+\)/g)].length).toBeLessThanOrEqual(6);
  });

  it('count players from 1, as do texts of the examples and templates', () => {
    // Pages of games are made of rules pages, which are looked at as such, and of sentences.
    const isText = /^(README|docs\/(?!games\/).+|(examples|templates)\/.+)\.md$/;
    const texts = readFiles(root, (path) => isText.test(path));
    expect(texts.length).toBeGreaterThan(pages.length);
    const found = texts.flatMap(({ path, text }) =>
      playersFromZero(text).map(({ line, words }) => `${path}:${line}: ${words}`),
    );
    expect(found).toEqual([]);
  });

  it('tell of every example', () => {
    const examples = listFiles(root, (path) => /^examples\/[^/]+\.tsx?$/.test(path));
    expect(examples.length).toBeGreaterThan(0);
    for (const path of examples) expect(read('docs/README.md')).toContain(`](../${path})`);
  });

  it('name only scripts of npm that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = pages.flatMap(({ text }) => [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  it('show pictures that are up to date', async () => {
    const pictures = [...(await drawPictures(root)), ...(await drawPlots(root))];
    expect(pictures.length).toBeGreaterThan(0);
    // A stale one: npm run pictures, npm run plots
    for (const { path, text } of pictures) expect(read(path) === text, path).toBe(true);
    const shown = pages
      .map(({ path, text }) =>
        text.replaceAll(/\]\(([^)\s]+\.svg)\)/g, (_, to) => `](${posix.normalize(posix.join(dirname(path), to))})`),
      )
      .join('\n');
    for (const { path } of pictures) expect(shown).toContain(`](${path})`);
  });
});

describe('docs/reference/rulings-and-options.md', () => {
  const path = 'docs/reference/rulings-and-options.md';
  // Games of a collection have their options in pages of their own.
  const folders = findGameFolders('src/games', root).filter((folder) => collectionOf(folder) === undefined);
  const chapters = read(path).split(/^## /m);

  it('sees games', () => expect(folders.length).toBeGreaterThan(0));

  it.each(folders)('has every option of $id, with its default, its clause and another value', async (folder) => {
    const game = (await loadGame(root, folder)) as unknown as AnyGame;
    const chapter = chapters.find((text) => text.startsWith(`${game.title}\n`)) ?? '';
    const rows = [
      ...chapter.matchAll(/^\| `(\w+)` \| `([^`]+)` \| .+ \| `([^`]+)` \| \[([A-Z]+-\d+)\]\(([^)]+)\) \|$/gm),
    ];
    const page = parseRulesPage(folder.rulesPage, read(folder.rulesPage));
    expect(rows.map(([, name, , , clause]) => [name, clause]).sort()).toEqual(
      page.options.map(({ name, clause }) => [name, clause]).sort(),
    );
    const { min, max, withGroups: most = max } = game.playerCount;
    const counts = Array.from({ length: most }, (_, i) => i + 1).filter((n) => n >= min);
    const accepts = (options: object): boolean =>
      counts.some((players) => {
        try {
          return game.setup({ players, options }).players === players;
        } catch (error) {
          if (error instanceof GameError) return false;
          throw error;
        }
      });
    const defaults = defaultOptions(game);
    for (const [, name = '', standard = '', other = '', , link] of rows) {
      expect([name, JSON.parse(standard)]).toEqual([name, defaults[name]]);
      expect([name, JSON.parse(other)]).not.toEqual([name, defaults[name]]);
      expect([name, accepts({ [name]: JSON.parse(other) })]).toEqual([name, true]);
      expect(link).toContain(`../${folder.rulesPage}#`);
    }
    expect(rows).toHaveLength(Object.keys(defaults).length);
  });
});

describe('docs/games', () => {
  const folders = findGameFolders('src/games', root);

  it('has a page for every game, in its index', () => {
    const ids = gamePages.map(({ path }) => posix.basename(path, '.md')).filter((id) => id !== 'README');
    expect(ids.sort()).toEqual(folders.map(({ id }) => id));
    for (const id of ids) expect(read('docs/games/README.md')).toContain(`](${id}.md)`);
    expect(ids.length).toBeGreaterThan(0);
  });

  it.each(folders)('shows a position of $id, its options with their defaults, and every clause', async (folder) => {
    const game = (await loadGame(root, folder)) as unknown as AnyGame;
    const text = read(`docs/games/${folder.id}.md`);
    expect(text).toContain(`](../pictures/games/${folder.id}.svg)`);
    const rows = [...text.matchAll(/^\| `(\w+)` \| `([^`]+)` \| .+ \| .+ \| \[([A-Z]+-\d+)\]\(/gm)];
    const defaults = defaultOptions(game);
    expect(Object.fromEntries(rows.map(([, name, value = '']) => [name, JSON.parse(value)]))).toEqual(defaults);
    const { clauses } = parseRulesPage(folder.rulesPage, read(folder.rulesPage));
    for (const { id, title } of clauses) expect(text).toContain(`- [${id} ${title}](../../${folder.rulesPage}#`);
    expect(clauses.length).toBeGreaterThan(0);
  });
});
