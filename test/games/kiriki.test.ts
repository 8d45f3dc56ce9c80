// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { kirikiWorth } from '../../src/games/kiriki/kiriki.heuristic.js';
import { kirikiInvariants } from '../../src/games/kiriki/kiriki.invariants.js';
import { kiriki } from '../../src/games/kiriki/kiriki.js';
import { kirikiPicture } from '../../src/games/kiriki/kiriki.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: kiriki,
  folder: 'src/games/kiriki',
  invariants: kirikiInvariants,
  draw: kirikiPicture,
  worth: kirikiWorth,
});
