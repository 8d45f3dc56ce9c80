// Generated from the game folders by `npm run gen`; changes by hand are lost.

/** What is worth heading for in built-in games, by id of the game, loaded when asked for. */
export const heuristics = {
  diebylon: () =>
    import('../games/das-spiel/alteration/diebylon/diebylon.heuristic.js').then((module) => module.diebylonWorth),
  'falling-rocks': () =>
    import('../games/das-spiel/board/falling-rocks/falling-rocks.heuristic.js').then(
      (module) => module.fallingRocksWorth,
    ),
  finish: () => import('../games/das-spiel/space/finish/finish.heuristic.js').then((module) => module.finishWorth),
  'flea-chase': () =>
    import('../games/das-spiel/space/flea-chase/flea-chase.heuristic.js').then((module) => module.fleaChaseWorth),
  'greedy-grabber': () =>
    import('../games/das-spiel/demolition/greedy-grabber/greedy-grabber.heuristic.js').then(
      (module) => module.greedyGrabberWorth,
    ),
  kiriki: () => import('../games/kiriki/kiriki.heuristic.js').then((module) => module.kirikiWorth),
  masquerade: () =>
    import('../games/das-spiel/alteration/masquerade/masquerade.heuristic.js').then((module) => module.masqueradeWorth),
  'mound-mover': () =>
    import('../games/das-spiel/alteration/mound-mover/mound-mover.heuristic.js').then(
      (module) => module.moundMoverWorth,
    ),
  race: () => import('../games/das-spiel/board/race/race.heuristic.js').then((module) => module.raceWorth),
  sandwich: () =>
    import('../games/das-spiel/board/sandwich/sandwich.heuristic.js').then((module) => module.sandwichWorth),
  slipped: () =>
    import('../games/das-spiel/alteration/slipped/slipped.heuristic.js').then((module) => module.slippedWorth),
  'spotted-cow': () =>
    import('../games/das-spiel/construction/spotted-cow/spotted-cow.heuristic.js').then(
      (module) => module.spottedCowWorth,
    ),
  'steps-to-the-throne': () =>
    import('../games/das-spiel/board/steps-to-the-throne/steps-to-the-throne.heuristic.js').then(
      (module) => module.stepsToTheThroneWorth,
    ),
  'storing-scores': () =>
    import('../games/das-spiel/special/storing-scores/storing-scores.heuristic.js').then(
      (module) => module.storingScoresWorth,
    ),
  'the-green-amoeba': () =>
    import('../games/das-spiel/chance/the-green-amoeba/the-green-amoeba.heuristic.js').then(
      (module) => module.theGreenAmoebaWorth,
    ),
  'the-pharaohs-curse': () =>
    import('../games/das-spiel/board/the-pharaohs-curse/the-pharaohs-curse.heuristic.js').then(
      (module) => module.thePharaohsCurseWorth,
    ),
  triangle: () =>
    import('../games/das-spiel/board/triangle/triangle.heuristic.js').then((module) => module.triangleWorth),
  'up-and-down': () =>
    import('../games/das-spiel/chance/up-and-down/up-and-down.heuristic.js').then((module) => module.upAndDownWorth),
  'wolf-in-a-sheeps-coat': () =>
    import('../games/das-spiel/board/wolf-in-a-sheeps-coat/wolf-in-a-sheeps-coat.heuristic.js').then(
      (module) => module.wolfInASheepsCoatWorth,
    ),
};
