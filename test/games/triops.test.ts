// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { triopsWorth } from '../../src/games/das-spiel/construction/triops/triops.heuristic.js';
import { triopsInvariants } from '../../src/games/das-spiel/construction/triops/triops.invariants.js';
import { triops } from '../../src/games/das-spiel/construction/triops/triops.js';
import { triopsPicture } from '../../src/games/das-spiel/construction/triops/triops.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: triops,
  folder: 'src/games/das-spiel/construction/triops',
  invariants: triopsInvariants,
  draw: triopsPicture,
  worth: triopsWorth,
});
