// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { wolfInASheepsCoatWorth } from '../../src/games/das-spiel/board/wolf-in-a-sheeps-coat/wolf-in-a-sheeps-coat.heuristic.js';
import { wolfInASheepsCoatInvariants } from '../../src/games/das-spiel/board/wolf-in-a-sheeps-coat/wolf-in-a-sheeps-coat.invariants.js';
import { wolfInASheepsCoat } from '../../src/games/das-spiel/board/wolf-in-a-sheeps-coat/wolf-in-a-sheeps-coat.js';
import { wolfInASheepsCoatPicture } from '../../src/games/das-spiel/board/wolf-in-a-sheeps-coat/wolf-in-a-sheeps-coat.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: wolfInASheepsCoat,
  folder: 'src/games/das-spiel/board/wolf-in-a-sheeps-coat',
  invariants: wolfInASheepsCoatInvariants,
  draw: wolfInASheepsCoatPicture,
  worth: wolfInASheepsCoatWorth,
});
