import { withoutBadges } from '../package/repository.js';
import { withoutComments } from './markdown.js';
import type { Page } from './page.js';
import { type Site, shownText } from './site.js';

/** The README, under a head of its own. */
export function homePage(site: Site): Page {
  const { description } = JSON.parse(site.read('package.json')) as { readonly description: string };
  const [claim = '', promise = ''] = description.split(/(?<=\.) /);
  const text = withoutComments(withoutBadges(shownText(site, 'README.md')));
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
          { theme: 'brand', text: 'Get started', link: '/guides/app/getting-started/' },
          { theme: 'alt', text: 'The games', link: '/games/' },
          ...play,
        ],
      },
    },
  };
}
