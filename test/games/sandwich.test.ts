// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { sandwichWorth } from '../../src/games/das-spiel/board/sandwich/sandwich.heuristic.js';
import { sandwichInvariants } from '../../src/games/das-spiel/board/sandwich/sandwich.invariants.js';
import { sandwich } from '../../src/games/das-spiel/board/sandwich/sandwich.js';
import { sandwichPicture } from '../../src/games/das-spiel/board/sandwich/sandwich.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: sandwich,
  folder: 'src/games/das-spiel/board/sandwich',
  invariants: sandwichInvariants,
  draw: sandwichPicture,
  worth: sandwichWorth,
});
