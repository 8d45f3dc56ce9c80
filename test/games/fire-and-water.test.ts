// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { fireAndWaterWorth } from '../../src/games/das-spiel/construction/fire-and-water/fire-and-water.heuristic.js';
import { fireAndWaterInvariants } from '../../src/games/das-spiel/construction/fire-and-water/fire-and-water.invariants.js';
import { fireAndWater } from '../../src/games/das-spiel/construction/fire-and-water/fire-and-water.js';
import { fireAndWaterPicture } from '../../src/games/das-spiel/construction/fire-and-water/fire-and-water.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: fireAndWater,
  folder: 'src/games/das-spiel/construction/fire-and-water',
  invariants: fireAndWaterInvariants,
  draw: fireAndWaterPicture,
  worth: fireAndWaterWorth,
});
