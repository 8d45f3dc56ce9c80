// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { lookoutWorth } from '../../src/games/das-spiel/construction/lookout/lookout.heuristic.js';
import { lookoutInvariants } from '../../src/games/das-spiel/construction/lookout/lookout.invariants.js';
import { lookout } from '../../src/games/das-spiel/construction/lookout/lookout.js';
import { lookoutPicture } from '../../src/games/das-spiel/construction/lookout/lookout.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: lookout,
  folder: 'src/games/das-spiel/construction/lookout',
  invariants: lookoutInvariants,
  draw: lookoutPicture,
  worth: lookoutWorth,
});
