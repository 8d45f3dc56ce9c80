// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { stepsToTheThroneWorth } from '../../src/games/das-spiel/board/steps-to-the-throne/steps-to-the-throne.heuristic.js';
import { stepsToTheThroneInvariants } from '../../src/games/das-spiel/board/steps-to-the-throne/steps-to-the-throne.invariants.js';
import { stepsToTheThrone } from '../../src/games/das-spiel/board/steps-to-the-throne/steps-to-the-throne.js';
import { stepsToTheThronePicture } from '../../src/games/das-spiel/board/steps-to-the-throne/steps-to-the-throne.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: stepsToTheThrone,
  folder: 'src/games/das-spiel/board/steps-to-the-throne',
  invariants: stepsToTheThroneInvariants,
  draw: stepsToTheThronePicture,
  worth: stepsToTheThroneWorth,
});
