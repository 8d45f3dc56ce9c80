// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { doraWorth } from '../../src/games/das-spiel/construction/dora/dora.heuristic.js';
import { doraInvariants } from '../../src/games/das-spiel/construction/dora/dora.invariants.js';
import { dora } from '../../src/games/das-spiel/construction/dora/dora.js';
import { doraPicture } from '../../src/games/das-spiel/construction/dora/dora.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: dora,
  folder: 'src/games/das-spiel/construction/dora',
  invariants: doraInvariants,
  draw: doraPicture,
  worth: doraWorth,
});
