// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { theFireRedDevilWorth } from '../../src/games/das-spiel/space/the-fire-red-devil/the-fire-red-devil.heuristic.js';
import { theFireRedDevilInvariants } from '../../src/games/das-spiel/space/the-fire-red-devil/the-fire-red-devil.invariants.js';
import { theFireRedDevil } from '../../src/games/das-spiel/space/the-fire-red-devil/the-fire-red-devil.js';
import { theFireRedDevilPicture } from '../../src/games/das-spiel/space/the-fire-red-devil/the-fire-red-devil.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: theFireRedDevil,
  folder: 'src/games/das-spiel/space/the-fire-red-devil',
  invariants: theFireRedDevilInvariants,
  draw: theFireRedDevilPicture,
  worth: theFireRedDevilWorth,
});
