// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { squeezingWorth } from '../../src/games/das-spiel/construction/squeezing/squeezing.heuristic.js';
import { squeezingInvariants } from '../../src/games/das-spiel/construction/squeezing/squeezing.invariants.js';
import { squeezing } from '../../src/games/das-spiel/construction/squeezing/squeezing.js';
import { squeezingPicture } from '../../src/games/das-spiel/construction/squeezing/squeezing.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: squeezing,
  folder: 'src/games/das-spiel/construction/squeezing',
  invariants: squeezingInvariants,
  draw: squeezingPicture,
  worth: squeezingWorth,
});
