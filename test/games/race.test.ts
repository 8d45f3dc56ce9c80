// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { raceWorth } from '../../src/games/das-spiel/board/race/race.heuristic.js';
import { raceInvariants } from '../../src/games/das-spiel/board/race/race.invariants.js';
import { race } from '../../src/games/das-spiel/board/race/race.js';
import { racePicture } from '../../src/games/das-spiel/board/race/race.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: race,
  folder: 'src/games/das-spiel/board/race',
  invariants: raceInvariants,
  draw: racePicture,
  worth: raceWorth,
});
