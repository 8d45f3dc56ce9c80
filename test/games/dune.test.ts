// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { duneInvariants } from '../../src/games/das-spiel/skill/dune/dune.invariants.js';
import { dune } from '../../src/games/das-spiel/skill/dune/dune.js';
import { dunePicture } from '../../src/games/das-spiel/skill/dune/dune.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: dune,
  folder: 'src/games/das-spiel/skill/dune',
  invariants: duneInvariants,
  draw: dunePicture,
  worth: undefined,
});
