// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { triangleWorth } from '../../src/games/das-spiel/board/triangle/triangle.heuristic.js';
import { triangleInvariants } from '../../src/games/das-spiel/board/triangle/triangle.invariants.js';
import { triangle } from '../../src/games/das-spiel/board/triangle/triangle.js';
import { trianglePicture } from '../../src/games/das-spiel/board/triangle/triangle.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: triangle,
  folder: 'src/games/das-spiel/board/triangle',
  invariants: triangleInvariants,
  draw: trianglePicture,
  worth: triangleWorth,
});
