// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { smugglingWorth } from '../../src/games/das-spiel/board/smuggling/smuggling.heuristic.js';
import { smugglingInvariants } from '../../src/games/das-spiel/board/smuggling/smuggling.invariants.js';
import { smuggling } from '../../src/games/das-spiel/board/smuggling/smuggling.js';
import { smugglingPicture } from '../../src/games/das-spiel/board/smuggling/smuggling.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: smuggling,
  folder: 'src/games/das-spiel/board/smuggling',
  invariants: smugglingInvariants,
  draw: smugglingPicture,
  worth: smugglingWorth,
});
