// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { asparagusWorth } from '../../src/games/das-spiel/demolition/asparagus/asparagus.heuristic.js';
import { asparagusInvariants } from '../../src/games/das-spiel/demolition/asparagus/asparagus.invariants.js';
import { asparagus } from '../../src/games/das-spiel/demolition/asparagus/asparagus.js';
import { asparagusPicture } from '../../src/games/das-spiel/demolition/asparagus/asparagus.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: asparagus,
  folder: 'src/games/das-spiel/demolition/asparagus',
  invariants: asparagusInvariants,
  draw: asparagusPicture,
  worth: asparagusWorth,
});
