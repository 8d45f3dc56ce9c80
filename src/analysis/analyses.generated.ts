// Generated from the game folders by `npm run gen`; changes by hand are lost.

import type * as calavera from '../games/calavera/calavera.analysis.js';
import type * as kiriki from '../games/kiriki/kiriki.analysis.js';
import type * as krakatoa from '../games/krakatoa/krakatoa.analysis.js';

/** The mathematics of built-in games by id of the game, loaded when asked for. */
export const analyses = {
  calavera: (): Promise<typeof calavera> => import('../games/calavera/calavera.analysis.js'),
  kiriki: (): Promise<typeof kiriki> => import('../games/kiriki/kiriki.analysis.js'),
  krakatoa: (): Promise<typeof krakatoa> => import('../games/krakatoa/krakatoa.analysis.js'),
};
