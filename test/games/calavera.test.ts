// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { calaveraWorth } from '../../src/games/calavera/calavera.heuristic.js';
import { calaveraInvariants } from '../../src/games/calavera/calavera.invariants.js';
import { calavera } from '../../src/games/calavera/calavera.js';
import { calaveraPicture } from '../../src/games/calavera/calavera.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: calavera,
  folder: 'src/games/calavera',
  invariants: calaveraInvariants,
  draw: calaveraPicture,
  worth: calaveraWorth,
});
