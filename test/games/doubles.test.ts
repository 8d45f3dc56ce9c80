// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { doublesWorth } from '../../src/games/das-spiel/demolition/doubles/doubles.heuristic.js';
import { doublesInvariants } from '../../src/games/das-spiel/demolition/doubles/doubles.invariants.js';
import { doubles } from '../../src/games/das-spiel/demolition/doubles/doubles.js';
import { doublesPicture } from '../../src/games/das-spiel/demolition/doubles/doubles.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: doubles,
  folder: 'src/games/das-spiel/demolition/doubles',
  invariants: doublesInvariants,
  draw: doublesPicture,
  worth: doublesWorth,
});
