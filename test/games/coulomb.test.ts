// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { coulombInvariants } from '../../src/games/das-spiel/skill/coulomb/coulomb.invariants.js';
import { coulomb } from '../../src/games/das-spiel/skill/coulomb/coulomb.js';
import { coulombPicture } from '../../src/games/das-spiel/skill/coulomb/coulomb.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: coulomb,
  folder: 'src/games/das-spiel/skill/coulomb',
  invariants: coulombInvariants,
  draw: coulombPicture,
  worth: undefined,
});
