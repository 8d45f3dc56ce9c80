// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { spottedCowWorth } from '../../src/games/das-spiel/construction/spotted-cow/spotted-cow.heuristic.js';
import { spottedCowInvariants } from '../../src/games/das-spiel/construction/spotted-cow/spotted-cow.invariants.js';
import { spottedCow } from '../../src/games/das-spiel/construction/spotted-cow/spotted-cow.js';
import { spottedCowPicture } from '../../src/games/das-spiel/construction/spotted-cow/spotted-cow.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: spottedCow,
  folder: 'src/games/das-spiel/construction/spotted-cow',
  invariants: spottedCowInvariants,
  draw: spottedCowPicture,
  worth: spottedCowWorth,
});
