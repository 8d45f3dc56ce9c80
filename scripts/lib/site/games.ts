import { optionSchemas, valuesText } from '../../../src/cli/option-values.js';
import { cardText, playersText } from '../../../src/cli/tracing/rules-card.js';
import { pageFiles, pagesFolder } from '../pages/game-pages.js';
import { siteAddress } from './addresses.js';
import type { SidebarGroup } from './guides.js';
import { withoutComments } from './markdown.js';
import { type Page, shortened } from './page.js';
import { type Family, playLink, type Site, type SiteGame, shownText } from './site.js';

const pictureOf = ({ id }: { readonly id: string }): string =>
  pageFiles(id)
    .map(siteAddress)
    .find((address) => address?.endsWith('.svg')) ?? '';

/** The page of a game among the docs. */
export function gamePage(site: Site, { folder, game, rules }: SiteGame): Page {
  const text = withoutComments(shownText(site, `${pagesFolder}/${folder.id}.md`));
  const play = playLink(site, 'Play it', folder.id);
  return {
    address: `/games/${folder.id}/`,
    title: game.title,
    description: shortened(rules.summary),
    text: play === '' ? text : text.replace(/^# .*$/m, (heading) => `${heading}\n\n${play}`),
    picture: `${site.base.slice(0, -1)}${pictureOf(folder)}`,
  };
}

/** Options in short; of those with a handful of values, which they are. */
function optionsOf({ game }: SiteGame): string {
  const options = Object.entries(optionSchemas(game)).map(([name, option]) =>
    option.enum === undefined ? `\`${name}\`` : `\`${name}\` (${valuesText(option)})`,
  );
  return options.length === 0 ? 'no options' : `options: ${options.join(', ')}`;
}

function card(site: Site, subject: SiteGame): string {
  const { folder, game, rules } = subject;
  const address = `/games/${folder.id}/`;
  const { number } = game.facts;
  const links = [
    `[Rules](/rules/${folder.id}/), ${rules.clauses.length} clauses`,
    playLink(site, 'Play it', folder.id),
  ];
  return [
    '<div class="card">',
    `[![A position of ${game.title.replaceAll(/[[\]]/g, '')}](${pictureOf(folder)})](${address})`,
    `### ${number === undefined ? '' : `${number} `}[${game.title}](${address}) {#${folder.id}}`,
    rules.card === null ? playersText(game.playerCount) : cardText(rules.card),
    rules.summary,
    `${optionsOf(subject)} {.card-options}`,
    `${links.filter((link) => link !== '').join(' · ')} {.card-links}`,
    '</div>',
  ].join('\n\n');
}

const section = (site: Site, { title, games }: Family): string =>
  [`## ${title}`, '<div class="cards">', ...games.map((game) => card(site, game)), '</div>'].join('\n\n');

/** All games by family. */
export function gamesIndex(site: Site): Page {
  const count = site.families.flatMap(({ games }) => games).length;
  const description = `${count} dice games by family, each with a picture, its numbers of players, options and rules.`;
  const sections = site.families.map((family) => section(site, family));
  const play = playLink(site, 'Play any of them');
  const text = ['# The games', description, ...(play === '' ? [] : [play]), ...sections].join('\n\n');
  return { address: '/games/', title: 'The games', description, text, matter: { pageClass: 'wide', aside: false } };
}

/** The families as groups of the sidebar; `folder` says which pages of the games are meant. */
export const familyGroups = (site: Site, folder: 'games' | 'rules'): SidebarGroup[] =>
  site.families.map(({ title, games }) => ({
    text: title,
    collapsed: true,
    items: games.map(({ game, folder: { id } }) => ({ text: game.title, link: `/${folder}/${id}/` })),
  }));
