// Generated from the game folders by `npm run gen`; changes by hand are lost.

/** The built-in games' pictures by id of the game, loaded when asked for. */
export const pictures = {
  calavera: () => import('../games/calavera/calavera.picture.js').then((module) => module.calaveraPicture),
  kiriki: () => import('../games/kiriki/kiriki.picture.js').then((module) => module.kirikiPicture),
  krakatoa: () => import('../games/krakatoa/krakatoa.picture.js').then((module) => module.krakatoaPicture),
  rasanto: () =>
    import('../games/das-spiel/construction/rasanto/rasanto.picture.js').then((module) => module.rasantoPicture),
  'the-forbidden-number': () =>
    import('../games/das-spiel/chance/the-forbidden-number/the-forbidden-number.picture.js').then(
      (module) => module.theForbiddenNumberPicture,
    ),
  'the-green-amoeba': () =>
    import('../games/das-spiel/chance/the-green-amoeba/the-green-amoeba.picture.js').then(
      (module) => module.theGreenAmoebaPicture,
    ),
  'the-most-simple-game': () =>
    import('../games/das-spiel/chance/the-most-simple-game/the-most-simple-game.picture.js').then(
      (module) => module.theMostSimpleGamePicture,
    ),
  'up-and-down': () =>
    import('../games/das-spiel/chance/up-and-down/up-and-down.picture.js').then((module) => module.upAndDownPicture),
};
