// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { krakatoaWorth } from '../../src/games/krakatoa/krakatoa.heuristic.js';
import { krakatoaInvariants } from '../../src/games/krakatoa/krakatoa.invariants.js';
import { krakatoa } from '../../src/games/krakatoa/krakatoa.js';
import { krakatoaPicture } from '../../src/games/krakatoa/krakatoa.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: krakatoa,
  folder: 'src/games/krakatoa',
  invariants: krakatoaInvariants,
  draw: krakatoaPicture,
  worth: krakatoaWorth,
});
