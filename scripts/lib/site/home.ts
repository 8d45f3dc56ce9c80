import { gamesTableMarks } from '../games-table.js';
import { withoutComments } from './markdown.js';
import type { Page } from './page.js';
import { type Site, shownText } from './site.js';

/** The README, under a head of its own; where it has the table of all games, the site has their pages. */
export function homePage(site: Site): Page {
  const { description } = JSON.parse(site.read('package.json')) as { readonly description: string };
  const [claim = '', promise = ''] = description.split(/(?<=\.) /);
  const { begin, end } = gamesTableMarks;
  const [before = '', rest = ''] = shownText(site, 'README.md').split(begin);
  const after = rest.split(end)[1] ?? '';
  const text = withoutComments(`${before}[All games by family](/games/), with pictures, options and rules.${after}`);
  const play = site.hasTable ? [{ theme: 'alt', text: 'Play', link: '/play/', target: '_self' }] : [];
  return {
    address: '/',
    title: 'dicewright',
    description,
    text: text.replace(/^# .*\n/, ''),
    matter: {
      layout: 'home',
      titleTemplate: claim.replace(/\.$/, ''),
      hero: {
        name: 'dicewright',
        text: claim.split(':')[0],
        tagline: promise,
        image: { src: '/pictures/pyramid.svg', alt: 'A half-built pyramid of dice' },
        actions: [
          { theme: 'brand', text: 'Get started', link: '/guides/getting-started/' },
          { theme: 'alt', text: 'The games', link: '/games/' },
          ...play,
        ],
      },
    },
  };
}
