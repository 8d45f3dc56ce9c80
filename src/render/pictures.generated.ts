// Generated from the game folders by `npm run gen`; changes by hand are lost.

/** The built-in games' pictures by id of the game, loaded when asked for. */
export const pictures = {
  acquire: () =>
    import('../games/das-spiel/construction/acquire/acquire.picture.js').then((module) => module.acquirePicture),
  asparagus: () =>
    import('../games/das-spiel/demolition/asparagus/asparagus.picture.js').then((module) => module.asparagusPicture),
  calavera: () => import('../games/calavera/calavera.picture.js').then((module) => module.calaveraPicture),
  'captain-flints-skeleton-trick': () =>
    import('../games/das-spiel/skill/captain-flints-skeleton-trick/captain-flints-skeleton-trick.picture.js').then(
      (module) => module.captainFlintsSkeletonTrickPicture,
    ),
  coulomb: () => import('../games/das-spiel/skill/coulomb/coulomb.picture.js').then((module) => module.coulombPicture),
  'cui-bono': () =>
    import('../games/das-spiel/demolition/cui-bono/cui-bono.picture.js').then((module) => module.cuiBonoPicture),
  'dice-mikado': () =>
    import('../games/das-spiel/skill/dice-mikado/dice-mikado.picture.js').then((module) => module.diceMikadoPicture),
  diebylon: () =>
    import('../games/das-spiel/alteration/diebylon/diebylon.picture.js').then((module) => module.diebylonPicture),
  'dishing-up': () =>
    import('../games/das-spiel/construction/dishing-up/dishing-up.picture.js').then(
      (module) => module.dishingUpPicture,
    ),
  dora: () => import('../games/das-spiel/construction/dora/dora.picture.js').then((module) => module.doraPicture),
  doubles: () =>
    import('../games/das-spiel/demolition/doubles/doubles.picture.js').then((module) => module.doublesPicture),
  dune: () => import('../games/das-spiel/skill/dune/dune.picture.js').then((module) => module.dunePicture),
  'el-dado': () =>
    import('../games/das-spiel/demolition/el-dado/el-dado.picture.js').then((module) => module.elDadoPicture),
  emag: () => import('../games/das-spiel/skill/emag/emag.picture.js').then((module) => module.emagPicture),
  'falling-rocks': () =>
    import('../games/das-spiel/board/falling-rocks/falling-rocks.picture.js').then(
      (module) => module.fallingRocksPicture,
    ),
  faraday: () => import('../games/das-spiel/skill/faraday/faraday.picture.js').then((module) => module.faradayPicture),
  favourite: () =>
    import('../games/das-spiel/demolition/favourite/favourite.picture.js').then((module) => module.favouritePicture),
  finish: () => import('../games/das-spiel/space/finish/finish.picture.js').then((module) => module.finishPicture),
  'fire-and-water': () =>
    import('../games/das-spiel/construction/fire-and-water/fire-and-water.picture.js').then(
      (module) => module.fireAndWaterPicture,
    ),
  'flea-chase': () =>
    import('../games/das-spiel/space/flea-chase/flea-chase.picture.js').then((module) => module.fleaChasePicture),
  flickers: () =>
    import('../games/das-spiel/skill/flickers/flickers.picture.js').then((module) => module.flickersPicture),
  'golden-centre': () =>
    import('../games/das-spiel/construction/golden-centre/golden-centre.picture.js').then(
      (module) => module.goldenCentrePicture,
    ),
  'greedy-grabber': () =>
    import('../games/das-spiel/demolition/greedy-grabber/greedy-grabber.picture.js').then(
      (module) => module.greedyGrabberPicture,
    ),
  'hide-away': () =>
    import('../games/das-spiel/skill/hide-away/hide-away.picture.js').then((module) => module.hideAwayPicture),
  kiriki: () => import('../games/kiriki/kiriki.picture.js').then((module) => module.kirikiPicture),
  krakatoa: () => import('../games/krakatoa/krakatoa.picture.js').then((module) => module.krakatoaPicture),
  lookout: () =>
    import('../games/das-spiel/construction/lookout/lookout.picture.js').then((module) => module.lookoutPicture),
  'malicious-pleasure': () =>
    import('../games/das-spiel/construction/malicious-pleasure/malicious-pleasure.picture.js').then(
      (module) => module.maliciousPleasurePicture,
    ),
  masquerade: () =>
    import('../games/das-spiel/alteration/masquerade/masquerade.picture.js').then((module) => module.masqueradePicture),
  'mound-mover': () =>
    import('../games/das-spiel/alteration/mound-mover/mound-mover.picture.js').then(
      (module) => module.moundMoverPicture,
    ),
  mounting: () =>
    import('../games/das-spiel/skill/mounting/mounting.picture.js').then((module) => module.mountingPicture),
  mucho: () => import('../games/das-spiel/construction/mucho/mucho.picture.js').then((module) => module.muchoPicture),
  'quadrula-rasa': () =>
    import('../games/das-spiel/construction/quadrula-rasa/quadrula-rasa.picture.js').then(
      (module) => module.quadrulaRasaPicture,
    ),
  race: () => import('../games/das-spiel/board/race/race.picture.js').then((module) => module.racePicture),
  rasanto: () =>
    import('../games/das-spiel/construction/rasanto/rasanto.picture.js').then((module) => module.rasantoPicture),
  reducto: () => import('../games/das-spiel/board/reducto/reducto.picture.js').then((module) => module.reductoPicture),
  ruins: () => import('../games/das-spiel/construction/ruins/ruins.picture.js').then((module) => module.ruinsPicture),
  sandwich: () =>
    import('../games/das-spiel/board/sandwich/sandwich.picture.js').then((module) => module.sandwichPicture),
  slide: () => import('../games/das-spiel/alteration/slide/slide.picture.js').then((module) => module.slidePicture),
  slipped: () =>
    import('../games/das-spiel/alteration/slipped/slipped.picture.js').then((module) => module.slippedPicture),
  smuggling: () =>
    import('../games/das-spiel/board/smuggling/smuggling.picture.js').then((module) => module.smugglingPicture),
  'spotted-cow': () =>
    import('../games/das-spiel/construction/spotted-cow/spotted-cow.picture.js').then(
      (module) => module.spottedCowPicture,
    ),
  squeezing: () =>
    import('../games/das-spiel/construction/squeezing/squeezing.picture.js').then((module) => module.squeezingPicture),
  'steps-to-the-throne': () =>
    import('../games/das-spiel/board/steps-to-the-throne/steps-to-the-throne.picture.js').then(
      (module) => module.stepsToTheThronePicture,
    ),
  'storing-scores': () =>
    import('../games/das-spiel/special/storing-scores/storing-scores.picture.js').then(
      (module) => module.storingScoresPicture,
    ),
  'summit-storm': () =>
    import('../games/das-spiel/construction/summit-storm/summit-storm.picture.js').then(
      (module) => module.summitStormPicture,
    ),
  'tabula-rasa': () =>
    import('../games/das-spiel/construction/tabula-rasa/tabula-rasa.picture.js').then(
      (module) => module.tabulaRasaPicture,
    ),
  'the-clever-mole': () =>
    import('../games/das-spiel/special/the-clever-mole/the-clever-mole.picture.js').then(
      (module) => module.theCleverMolePicture,
    ),
  'the-fire-red-devil': () =>
    import('../games/das-spiel/space/the-fire-red-devil/the-fire-red-devil.picture.js').then(
      (module) => module.theFireRedDevilPicture,
    ),
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
  'the-pharaohs-curse': () =>
    import('../games/das-spiel/board/the-pharaohs-curse/the-pharaohs-curse.picture.js').then(
      (module) => module.thePharaohsCursePicture,
    ),
  'the-vain-guinea-fowl': () =>
    import('../games/das-spiel/construction/the-vain-guinea-fowl/the-vain-guinea-fowl.picture.js').then(
      (module) => module.theVainGuineaFowlPicture,
    ),
  triangle: () =>
    import('../games/das-spiel/board/triangle/triangle.picture.js').then((module) => module.trianglePicture),
  triops: () =>
    import('../games/das-spiel/construction/triops/triops.picture.js').then((module) => module.triopsPicture),
  trulla: () =>
    import('../games/das-spiel/construction/trulla/trulla.picture.js').then((module) => module.trullaPicture),
  'up-and-down': () =>
    import('../games/das-spiel/chance/up-and-down/up-and-down.picture.js').then((module) => module.upAndDownPicture),
  'witches-dance': () =>
    import('../games/das-spiel/board/witches-dance/witches-dance.picture.js').then(
      (module) => module.witchesDancePicture,
    ),
  'wolf-in-a-sheeps-coat': () =>
    import('../games/das-spiel/board/wolf-in-a-sheeps-coat/wolf-in-a-sheeps-coat.picture.js').then(
      (module) => module.wolfInASheepsCoatPicture,
    ),
};
