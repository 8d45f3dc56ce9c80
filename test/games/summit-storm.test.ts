// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { summitStormWorth } from '../../src/games/das-spiel/construction/summit-storm/summit-storm.heuristic.js';
import { summitStormInvariants } from '../../src/games/das-spiel/construction/summit-storm/summit-storm.invariants.js';
import { summitStorm } from '../../src/games/das-spiel/construction/summit-storm/summit-storm.js';
import { summitStormPicture } from '../../src/games/das-spiel/construction/summit-storm/summit-storm.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: summitStorm,
  folder: 'src/games/das-spiel/construction/summit-storm',
  invariants: summitStormInvariants,
  draw: summitStormPicture,
  worth: summitStormWorth,
});
