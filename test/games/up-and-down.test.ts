// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { upAndDownWorth } from '../../src/games/das-spiel/chance/up-and-down/up-and-down.heuristic.js';
import { upAndDownInvariants } from '../../src/games/das-spiel/chance/up-and-down/up-and-down.invariants.js';
import { upAndDown } from '../../src/games/das-spiel/chance/up-and-down/up-and-down.js';
import { upAndDownPicture } from '../../src/games/das-spiel/chance/up-and-down/up-and-down.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: upAndDown,
  folder: 'src/games/das-spiel/chance/up-and-down',
  invariants: upAndDownInvariants,
  draw: upAndDownPicture,
  worth: upAndDownWorth,
});
