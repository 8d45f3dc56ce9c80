// Generated from the game folders by `npm run gen`; changes by hand are lost.

/** The built-in games' invariants by id of the game, loaded when asked for. */
export const invariants = {
  acquire: () =>
    import('../games/das-spiel/construction/acquire/acquire.invariants.js').then((module) => module.acquireInvariants),
  asparagus: () =>
    import('../games/das-spiel/demolition/asparagus/asparagus.invariants.js').then(
      (module) => module.asparagusInvariants,
    ),
  calavera: () => import('../games/calavera/calavera.invariants.js').then((module) => module.calaveraInvariants),
  'captain-flints-skeleton-trick': () =>
    import('../games/das-spiel/skill/captain-flints-skeleton-trick/captain-flints-skeleton-trick.invariants.js').then(
      (module) => module.captainFlintsSkeletonTrickInvariants,
    ),
  coulomb: () =>
    import('../games/das-spiel/skill/coulomb/coulomb.invariants.js').then((module) => module.coulombInvariants),
  'cui-bono': () =>
    import('../games/das-spiel/demolition/cui-bono/cui-bono.invariants.js').then((module) => module.cuiBonoInvariants),
  'dice-mikado': () =>
    import('../games/das-spiel/skill/dice-mikado/dice-mikado.invariants.js').then(
      (module) => module.diceMikadoInvariants,
    ),
  diebylon: () =>
    import('../games/das-spiel/alteration/diebylon/diebylon.invariants.js').then((module) => module.diebylonInvariants),
  'dishing-up': () =>
    import('../games/das-spiel/construction/dishing-up/dishing-up.invariants.js').then(
      (module) => module.dishingUpInvariants,
    ),
  dora: () => import('../games/das-spiel/construction/dora/dora.invariants.js').then((module) => module.doraInvariants),
  doubles: () =>
    import('../games/das-spiel/demolition/doubles/doubles.invariants.js').then((module) => module.doublesInvariants),
  dune: () => import('../games/das-spiel/skill/dune/dune.invariants.js').then((module) => module.duneInvariants),
  'el-dado': () =>
    import('../games/das-spiel/demolition/el-dado/el-dado.invariants.js').then((module) => module.elDadoInvariants),
  emag: () => import('../games/das-spiel/skill/emag/emag.invariants.js').then((module) => module.emagInvariants),
  'falling-rocks': () =>
    import('../games/das-spiel/board/falling-rocks/falling-rocks.invariants.js').then(
      (module) => module.fallingRocksInvariants,
    ),
  faraday: () =>
    import('../games/das-spiel/skill/faraday/faraday.invariants.js').then((module) => module.faradayInvariants),
  favourite: () =>
    import('../games/das-spiel/demolition/favourite/favourite.invariants.js').then(
      (module) => module.favouriteInvariants,
    ),
  finish: () =>
    import('../games/das-spiel/space/finish/finish.invariants.js').then((module) => module.finishInvariants),
  'fire-and-water': () =>
    import('../games/das-spiel/construction/fire-and-water/fire-and-water.invariants.js').then(
      (module) => module.fireAndWaterInvariants,
    ),
  'flea-chase': () =>
    import('../games/das-spiel/space/flea-chase/flea-chase.invariants.js').then((module) => module.fleaChaseInvariants),
  flickers: () =>
    import('../games/das-spiel/skill/flickers/flickers.invariants.js').then((module) => module.flickersInvariants),
  'golden-centre': () =>
    import('../games/das-spiel/construction/golden-centre/golden-centre.invariants.js').then(
      (module) => module.goldenCentreInvariants,
    ),
  'greedy-grabber': () =>
    import('../games/das-spiel/demolition/greedy-grabber/greedy-grabber.invariants.js').then(
      (module) => module.greedyGrabberInvariants,
    ),
  'hide-away': () =>
    import('../games/das-spiel/skill/hide-away/hide-away.invariants.js').then((module) => module.hideAwayInvariants),
  kiriki: () => import('../games/kiriki/kiriki.invariants.js').then((module) => module.kirikiInvariants),
  krakatoa: () => import('../games/krakatoa/krakatoa.invariants.js').then((module) => module.krakatoaInvariants),
  lookout: () =>
    import('../games/das-spiel/construction/lookout/lookout.invariants.js').then((module) => module.lookoutInvariants),
  'malicious-pleasure': () =>
    import('../games/das-spiel/construction/malicious-pleasure/malicious-pleasure.invariants.js').then(
      (module) => module.maliciousPleasureInvariants,
    ),
  masquerade: () =>
    import('../games/das-spiel/alteration/masquerade/masquerade.invariants.js').then(
      (module) => module.masqueradeInvariants,
    ),
  'mound-mover': () =>
    import('../games/das-spiel/alteration/mound-mover/mound-mover.invariants.js').then(
      (module) => module.moundMoverInvariants,
    ),
  mounting: () =>
    import('../games/das-spiel/skill/mounting/mounting.invariants.js').then((module) => module.mountingInvariants),
  mucho: () =>
    import('../games/das-spiel/construction/mucho/mucho.invariants.js').then((module) => module.muchoInvariants),
  'quadrula-rasa': () =>
    import('../games/das-spiel/construction/quadrula-rasa/quadrula-rasa.invariants.js').then(
      (module) => module.quadrulaRasaInvariants,
    ),
  race: () => import('../games/das-spiel/board/race/race.invariants.js').then((module) => module.raceInvariants),
  rasanto: () =>
    import('../games/das-spiel/construction/rasanto/rasanto.invariants.js').then((module) => module.rasantoInvariants),
  reducto: () =>
    import('../games/das-spiel/board/reducto/reducto.invariants.js').then((module) => module.reductoInvariants),
  ruins: () =>
    import('../games/das-spiel/construction/ruins/ruins.invariants.js').then((module) => module.ruinsInvariants),
  sandwich: () =>
    import('../games/das-spiel/board/sandwich/sandwich.invariants.js').then((module) => module.sandwichInvariants),
  slide: () =>
    import('../games/das-spiel/alteration/slide/slide.invariants.js').then((module) => module.slideInvariants),
  slipped: () =>
    import('../games/das-spiel/alteration/slipped/slipped.invariants.js').then((module) => module.slippedInvariants),
  smuggling: () =>
    import('../games/das-spiel/board/smuggling/smuggling.invariants.js').then((module) => module.smugglingInvariants),
  'spotted-cow': () =>
    import('../games/das-spiel/construction/spotted-cow/spotted-cow.invariants.js').then(
      (module) => module.spottedCowInvariants,
    ),
  squeezing: () =>
    import('../games/das-spiel/construction/squeezing/squeezing.invariants.js').then(
      (module) => module.squeezingInvariants,
    ),
  'steps-to-the-throne': () =>
    import('../games/das-spiel/board/steps-to-the-throne/steps-to-the-throne.invariants.js').then(
      (module) => module.stepsToTheThroneInvariants,
    ),
  'storing-scores': () =>
    import('../games/das-spiel/special/storing-scores/storing-scores.invariants.js').then(
      (module) => module.storingScoresInvariants,
    ),
  'summit-storm': () =>
    import('../games/das-spiel/construction/summit-storm/summit-storm.invariants.js').then(
      (module) => module.summitStormInvariants,
    ),
  'tabula-rasa': () =>
    import('../games/das-spiel/construction/tabula-rasa/tabula-rasa.invariants.js').then(
      (module) => module.tabulaRasaInvariants,
    ),
  'the-clever-mole': () =>
    import('../games/das-spiel/special/the-clever-mole/the-clever-mole.invariants.js').then(
      (module) => module.theCleverMoleInvariants,
    ),
  'the-fire-red-devil': () =>
    import('../games/das-spiel/space/the-fire-red-devil/the-fire-red-devil.invariants.js').then(
      (module) => module.theFireRedDevilInvariants,
    ),
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
  'the-pharaohs-curse': () =>
    import('../games/das-spiel/board/the-pharaohs-curse/the-pharaohs-curse.invariants.js').then(
      (module) => module.thePharaohsCurseInvariants,
    ),
  'the-vain-guinea-fowl': () =>
    import('../games/das-spiel/construction/the-vain-guinea-fowl/the-vain-guinea-fowl.invariants.js').then(
      (module) => module.theVainGuineaFowlInvariants,
    ),
  triangle: () =>
    import('../games/das-spiel/board/triangle/triangle.invariants.js').then((module) => module.triangleInvariants),
  triops: () =>
    import('../games/das-spiel/construction/triops/triops.invariants.js').then((module) => module.triopsInvariants),
  trulla: () =>
    import('../games/das-spiel/construction/trulla/trulla.invariants.js').then((module) => module.trullaInvariants),
  'up-and-down': () =>
    import('../games/das-spiel/chance/up-and-down/up-and-down.invariants.js').then(
      (module) => module.upAndDownInvariants,
    ),
  'witches-dance': () =>
    import('../games/das-spiel/board/witches-dance/witches-dance.invariants.js').then(
      (module) => module.witchesDanceInvariants,
    ),
  'wolf-in-a-sheeps-coat': () =>
    import('../games/das-spiel/board/wolf-in-a-sheeps-coat/wolf-in-a-sheeps-coat.invariants.js').then(
      (module) => module.wolfInASheepsCoatInvariants,
    ),
};
