// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { rasantoWorth } from '../../src/games/das-spiel/construction/rasanto/rasanto.heuristic.js';
import { rasantoInvariants } from '../../src/games/das-spiel/construction/rasanto/rasanto.invariants.js';
import { rasanto } from '../../src/games/das-spiel/construction/rasanto/rasanto.js';
import { rasantoPicture } from '../../src/games/das-spiel/construction/rasanto/rasanto.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: rasanto,
  folder: 'src/games/das-spiel/construction/rasanto',
  invariants: rasantoInvariants,
  draw: rasantoPicture,
  worth: rasantoWorth,
});
