// Generated from the game folders by `npm run gen`; changes by hand are lost.

/** The built-in games' invariants by id of the game, loaded when asked for. */
export const invariants = {
  calavera: () => import('../games/calavera/calavera.invariants.js').then((module) => module.calaveraInvariants),
  kiriki: () => import('../games/kiriki/kiriki.invariants.js').then((module) => module.kirikiInvariants),
  krakatoa: () => import('../games/krakatoa/krakatoa.invariants.js').then((module) => module.krakatoaInvariants),
  rasanto: () =>
    import('../games/das-spiel/construction/rasanto/rasanto.invariants.js').then((module) => module.rasantoInvariants),
  'the-forbidden-number': () =>
    import('../games/das-spiel/chance/the-forbidden-number/the-forbidden-number.invariants.js').then(
      (module) => module.theForbiddenNumberInvariants,
    ),
  'the-green-amoeba': () =>
    import('../games/das-spiel/chance/the-green-amoeba/the-green-amoeba.invariants.js').then(
      (module) => module.theGreenAmoebaInvariants,
    ),
  'the-most-simple-game': () =>
    import('../games/das-spiel/chance/the-most-simple-game/the-most-simple-game.invariants.js').then(
      (module) => module.theMostSimpleGameInvariants,
    ),
  'up-and-down': () =>
    import('../games/das-spiel/chance/up-and-down/up-and-down.invariants.js').then(
      (module) => module.upAndDownInvariants,
    ),
};
