import { clauseAnchor } from './clause-url.js';
import { outsideFences } from './markdown.js';
import { type Page, shortened } from './page.js';
import { type Family, playLink, type Site, type SiteGame, shownText } from './site.js';

const gameLink = ({ folder, game }: SiteGame): string => `[${game.title}](/games/${folder.id}/)`;

/** One line each for what stands below a clause, so that it is no part of the clause's words. */
const labelled = (line: string): string =>
  line.replace(/^(Source|Ruling|Differs|Option): (.*)$/, '\n**$1:** $2 {.clause-$1}\n');

/** The rules of a game clause by clause, each clause with its short anchor. */
export function rulesPage(site: Site, subject: SiteGame): Page {
  const { folder, game, rules } = subject;
  const title = `${game.title}: rules`;
  const text = outsideFences(shownText(site, folder.rulesPage), (line) => {
    const [, clause] = /^### ([A-Z]+-\d+) /.exec(line) ?? [];
    if (clause !== undefined) return `${line} {#${clauseAnchor(clause)}}`;
    if (!line.startsWith('# ')) return labelled(line);
    const links = [`The page of ${gameLink(subject)}`, playLink(site, 'Play it', folder.id)];
    return `# ${title}\n\n${links.filter((link) => link !== '').join(' · ')}`;
  });
  const description = shortened(`The rules of ${game.title}, clause by clause: ${rules.summary}`);
  return { address: `/rules/${folder.id}/`, title, description, text };
}

const line = ({ folder, game, rules }: SiteGame): string => `- [${game.title}](/rules/${folder.id}/): ${rules.summary}`;

const section = ({ title, games }: Family): string => `## ${title}\n\n${games.map(line).join('\n')}`;

/** The rules of all games, by family. */
export function rulesIndex(site: Site): Page {
  const count = site.families.flatMap(({ games }) => games).length;
  const description = `How to play each of the ${count} games, in a minute's reading, and below it all of its rules.`;
  const play = playLink(site, 'Play any of them');
  const text = ['# The rules', description, ...(play === '' ? [] : [play]), ...site.families.map(section)].join('\n\n');
  return { address: '/rules/', title: 'The rules', description, text };
}
