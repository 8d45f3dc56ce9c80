// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { reductoWorth } from '../../src/games/das-spiel/board/reducto/reducto.heuristic.js';
import { reductoInvariants } from '../../src/games/das-spiel/board/reducto/reducto.invariants.js';
import { reducto } from '../../src/games/das-spiel/board/reducto/reducto.js';
import { reductoPicture } from '../../src/games/das-spiel/board/reducto/reducto.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: reducto,
  folder: 'src/games/das-spiel/board/reducto',
  invariants: reductoInvariants,
  draw: reductoPicture,
  worth: reductoWorth,
});
