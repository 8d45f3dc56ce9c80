// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { emagInvariants } from '../../src/games/das-spiel/skill/emag/emag.invariants.js';
import { emag } from '../../src/games/das-spiel/skill/emag/emag.js';
import { emagPicture } from '../../src/games/das-spiel/skill/emag/emag.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: emag,
  folder: 'src/games/das-spiel/skill/emag',
  invariants: emagInvariants,
  draw: emagPicture,
  worth: undefined,
});
