// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { ruinsWorth } from '../../src/games/das-spiel/construction/ruins/ruins.heuristic.js';
import { ruinsInvariants } from '../../src/games/das-spiel/construction/ruins/ruins.invariants.js';
import { ruins } from '../../src/games/das-spiel/construction/ruins/ruins.js';
import { ruinsPicture } from '../../src/games/das-spiel/construction/ruins/ruins.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: ruins,
  folder: 'src/games/das-spiel/construction/ruins',
  invariants: ruinsInvariants,
  draw: ruinsPicture,
  worth: ruinsWorth,
});
