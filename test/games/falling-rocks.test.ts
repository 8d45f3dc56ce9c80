// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { fallingRocksWorth } from '../../src/games/das-spiel/board/falling-rocks/falling-rocks.heuristic.js';
import { fallingRocksInvariants } from '../../src/games/das-spiel/board/falling-rocks/falling-rocks.invariants.js';
import { fallingRocks } from '../../src/games/das-spiel/board/falling-rocks/falling-rocks.js';
import { fallingRocksPicture } from '../../src/games/das-spiel/board/falling-rocks/falling-rocks.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: fallingRocks,
  folder: 'src/games/das-spiel/board/falling-rocks',
  invariants: fallingRocksInvariants,
  draw: fallingRocksPicture,
  worth: fallingRocksWorth,
});
