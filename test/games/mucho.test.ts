// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { muchoWorth } from '../../src/games/das-spiel/construction/mucho/mucho.heuristic.js';
import { muchoInvariants } from '../../src/games/das-spiel/construction/mucho/mucho.invariants.js';
import { mucho } from '../../src/games/das-spiel/construction/mucho/mucho.js';
import { muchoPicture } from '../../src/games/das-spiel/construction/mucho/mucho.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: mucho,
  folder: 'src/games/das-spiel/construction/mucho',
  invariants: muchoInvariants,
  draw: muchoPicture,
  worth: muchoWorth,
});
