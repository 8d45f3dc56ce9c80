// Generated from the game folders by `npm run gen`; changes by hand are lost.

/** The mathematics of built-in games by id of the game, loaded when asked for. */
export const analyses = {
  calavera: () => import('../games/calavera/calavera.analysis.js'),
  kiriki: () => import('../games/kiriki/kiriki.analysis.js'),
  krakatoa: () => import('../games/krakatoa/krakatoa.analysis.js'),
};
