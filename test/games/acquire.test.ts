// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { acquireWorth } from '../../src/games/das-spiel/construction/acquire/acquire.heuristic.js';
import { acquireInvariants } from '../../src/games/das-spiel/construction/acquire/acquire.invariants.js';
import { acquire } from '../../src/games/das-spiel/construction/acquire/acquire.js';
import { acquirePicture } from '../../src/games/das-spiel/construction/acquire/acquire.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: acquire,
  folder: 'src/games/das-spiel/construction/acquire',
  invariants: acquireInvariants,
  draw: acquirePicture,
  worth: acquireWorth,
});
