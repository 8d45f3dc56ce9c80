// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { trullaWorth } from '../../src/games/das-spiel/construction/trulla/trulla.heuristic.js';
import { trullaInvariants } from '../../src/games/das-spiel/construction/trulla/trulla.invariants.js';
import { trulla } from '../../src/games/das-spiel/construction/trulla/trulla.js';
import { trullaPicture } from '../../src/games/das-spiel/construction/trulla/trulla.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: trulla,
  folder: 'src/games/das-spiel/construction/trulla',
  invariants: trullaInvariants,
  draw: trullaPicture,
  worth: trullaWorth,
});
