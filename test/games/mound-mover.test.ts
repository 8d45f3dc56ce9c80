// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { moundMoverWorth } from '../../src/games/das-spiel/alteration/mound-mover/mound-mover.heuristic.js';
import { moundMoverInvariants } from '../../src/games/das-spiel/alteration/mound-mover/mound-mover.invariants.js';
import { moundMover } from '../../src/games/das-spiel/alteration/mound-mover/mound-mover.js';
import { moundMoverPicture } from '../../src/games/das-spiel/alteration/mound-mover/mound-mover.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: moundMover,
  folder: 'src/games/das-spiel/alteration/mound-mover',
  invariants: moundMoverInvariants,
  draw: moundMoverPicture,
  worth: moundMoverWorth,
});
