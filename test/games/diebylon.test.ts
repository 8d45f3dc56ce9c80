// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { diebylonWorth } from '../../src/games/das-spiel/alteration/diebylon/diebylon.heuristic.js';
import { diebylonInvariants } from '../../src/games/das-spiel/alteration/diebylon/diebylon.invariants.js';
import { diebylon } from '../../src/games/das-spiel/alteration/diebylon/diebylon.js';
import { diebylonPicture } from '../../src/games/das-spiel/alteration/diebylon/diebylon.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: diebylon,
  folder: 'src/games/das-spiel/alteration/diebylon',
  invariants: diebylonInvariants,
  draw: diebylonPicture,
  worth: diebylonWorth,
});
