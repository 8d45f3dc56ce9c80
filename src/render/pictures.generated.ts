// Generated from the game folders by `npm run gen`; changes by hand are lost.

/** The built-in games' pictures by id of the game, loaded when asked for. */
export const pictures = {
  kiriki: () => import('../games/kiriki/kiriki.picture.js').then((module) => module.kirikiPicture),
};
