// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { fleaChaseWorth } from '../../src/games/das-spiel/space/flea-chase/flea-chase.heuristic.js';
import { fleaChaseInvariants } from '../../src/games/das-spiel/space/flea-chase/flea-chase.invariants.js';
import { fleaChase } from '../../src/games/das-spiel/space/flea-chase/flea-chase.js';
import { fleaChasePicture } from '../../src/games/das-spiel/space/flea-chase/flea-chase.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: fleaChase,
  folder: 'src/games/das-spiel/space/flea-chase',
  invariants: fleaChaseInvariants,
  draw: fleaChasePicture,
  worth: fleaChaseWorth,
});
