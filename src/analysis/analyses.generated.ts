// Generated from the game folders by `npm run gen`; changes by hand are lost.

/** The mathematics of built-in games by id of the game, loaded when asked for. */
export const analyses = {
  kiriki: () => import('../games/kiriki/kiriki.analysis.js'),
};
