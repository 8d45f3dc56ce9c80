// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { slippedWorth } from '../../src/games/das-spiel/alteration/slipped/slipped.heuristic.js';
import { slippedInvariants } from '../../src/games/das-spiel/alteration/slipped/slipped.invariants.js';
import { slipped } from '../../src/games/das-spiel/alteration/slipped/slipped.js';
import { slippedPicture } from '../../src/games/das-spiel/alteration/slipped/slipped.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: slipped,
  folder: 'src/games/das-spiel/alteration/slipped',
  invariants: slippedInvariants,
  draw: slippedPicture,
  worth: slippedWorth,
});
