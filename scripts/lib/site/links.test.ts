import { describe, expect, it } from 'vitest';
import { pageFile, siteAddress } from './addresses.js';
import { clauseUrl } from './clause-url.js';
import { repositoryFiles, withSiteLinks } from './links.js';

const repository = 'https://example.org/dice/blob/main/';

describe('withSiteLinks', () => {
  it.each([
    ['docs/a.md', '[b](b.md#part)', '[b](/guides/b/#part)'],
    ['docs/c/a.md', '[b](../d/b.md#part)', '[b](/guides/d/b/#part)'],
    ['docs/a.md', '[here](#part)', '[here](#part)'],
    ['docs/a.md', '![p](pictures/p.svg)', '![p](/pictures/p.svg)'],
    ['docs/games/a.md', '[x](../../src/games/box/a/a.rules.md#abc-1-the-start)', '[x](/rules/a/#abc-1)'],
    ['docs/a.md', '[x](../src/games/a/a.rules.md#not-rules)', '[x](/rules/a/#not-rules)'],
    [
      'README.md',
      '[x](docs/games/a.md) [y](docs/README.md) [z](CHANGELOG.md)',
      '[x](/games/a/) [y](/guides/) [z](/changelog/)',
    ],
    ['docs/a.md', '[p](../examples/p.tsx) [o](../examples/output/p.txt)', '[p](/examples/p/) [o](/examples/p/#output)'],
    ['docs/a.md', '[w](https://example.com/a.md)', '[w](https://example.com/a.md)'],
    ['docs/a.md', '[s](../src/index.ts)', `[s](${repository}src/index.ts)`],
  ])('in %s: %s', (path, text, expected) => expect(withSiteLinks(text, path, repository)).toBe(expected));

  it('leaves words where there is no repository', () => {
    expect(withSiteLinks('see [the source](../src/index.ts)', 'docs/a.md', null)).toBe('see the source');
  });
});

it.each([
  [undefined, null],
  ['github:someone/dice', null],
  ['https://example.org/dice', repository],
  ['git+https://example.org/OWNER/dice.git', null],
  [{ url: 'git+https://example.org/dice.git' }, repository],
  [{}, null],
])('finds the files of a repository: %j', (entry, expected) => expect(repositoryFiles(entry)).toBe(expected));

it('shows no sources', () => {
  expect(siteAddress('src/games/a/a.ts')).toBe(null);
  expect(siteAddress('examples/records/a.json')).toBe(null);
});

it('puts every page into a folder', () => {
  expect(pageFile('/')).toBe('index.md');
  expect(pageFile('/rules/a/')).toBe('rules/a/index.md');
});

it('knows where a clause is shown', () => {
  expect(clauseUrl('kiriki', 'KIR-22')).toBe('/rules/kiriki#kir-22');
  expect(clauseUrl('kiriki', 'KIR-22', '../')).toBe('../rules/kiriki#kir-22');
});
