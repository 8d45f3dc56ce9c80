import { exampleGroup } from './examples.js';
import { familyGroups } from './games.js';
import { guideGroups } from './guides.js';
import type { Page } from './page.js';
import type { ProjectPages } from './pages.js';
import { referenceGroup } from './reference.js';
import type { Site } from './site.js';

/** All pages, by what they are made from. */
export interface SitePages extends ProjectPages {
  readonly reference: readonly Page[];
}

/**
 * VitePress's configuration, as data alone: functions in it would reach pages as text that has to be evaluated, which their
 * policy forbids.
 */
export function vitePressConfig(site: Site, { examples, reference }: SitePages, outDir: string): object {
  const tasks = guideGroups(site);
  const play = site.hasTable ? [{ text: 'Play', link: '/play/', target: '_self' }] : [];
  const programs = { text: 'Programs', collapsed: true, items: exampleGroup(examples) };
  return {
    base: site.base,
    outDir,
    lang: 'en-GB',
    title: 'dicewright',
    appearance: true,
    head: [
      ['link', { rel: 'icon', type: 'image/svg+xml', href: `${site.base}favicon.svg` }],
      ['meta', { name: 'theme-color', content: '#4b3eab' }],
    ],
    markdown: { image: { lazyLoading: true } },
    vite: { build: { chunkSizeWarningLimit: 5_000 } },
    themeConfig: {
      outline: [2, 3],
      nav: [
        { text: 'Guides', link: '/guides/', activeMatch: '^/(guides|examples)/' },
        { text: 'Games', link: '/games/', activeMatch: '^/games/' },
        { text: 'Rules', link: '/rules/', activeMatch: '^/rules/' },
        { text: 'Reference', link: '/reference/', activeMatch: '^/reference/' },
        ...play,
      ],
      sidebar: {
        '/games/': [{ text: 'The games', link: '/games/' }, ...familyGroups(site, 'games')],
        '/rules/': [{ text: 'The rules', link: '/rules/' }, ...familyGroups(site, 'rules')],
        '/reference/': [referenceGroup(reference)],
        '/': [...tasks, programs],
      },
      search: {
        provider: 'local',
        options: {
          detailedView: true,
          miniSearch: {
            searchOptions: {
              // All words of a search, so that the number of a clause finds the clause.
              combineWith: 'AND',
              fuzzy: false,
              prefix: true,
              // What tells of a thing again and again comes before what is called so and says a line, as members of the
              // reference do: length is no fault.
              boost: { title: 4, text: 3.5, titles: 2 },
              bm25: { k: 2, b: 0, d: 0.5 },
            },
          },
        },
      },
      notFound: {
        title: 'There is nothing here',
        quote:
          'The address may be an old one, or mistyped: the search at the top finds guides, games, clauses and names.',
        linkText: 'To the beginning',
      },
    },
  };
}
