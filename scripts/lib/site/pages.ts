import { examplePages } from './examples.js';
import { gamePage, gamesIndex } from './games.js';
import { guidePages } from './guides.js';
import { homePage } from './home.js';
import type { Page } from './page.js';
import { rulesIndex, rulesPage } from './rules.js';
import type { Site } from './site.js';

/** Pages by what they are made from, all but the reference. */
export interface ProjectPages {
  readonly home: readonly Page[];
  readonly guides: readonly Page[];
  readonly games: readonly Page[];
  readonly rules: readonly Page[];
  readonly examples: readonly Page[];
}

/** Makes the pages of what stands in the project. */
export function projectPages(site: Site): ProjectPages {
  const games = site.families.flatMap((family) => family.games);
  return {
    home: [homePage(site)],
    guides: guidePages(site),
    games: [gamesIndex(site), ...games.map((game) => gamePage(site, game))],
    rules: [rulesIndex(site), ...games.map((game) => rulesPage(site, game))],
    examples: examplePages(site),
  };
}
