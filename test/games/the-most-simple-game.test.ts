// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { theMostSimpleGameWorth } from '../../src/games/das-spiel/chance/the-most-simple-game/the-most-simple-game.heuristic.js';
import { theMostSimpleGameInvariants } from '../../src/games/das-spiel/chance/the-most-simple-game/the-most-simple-game.invariants.js';
import { theMostSimpleGame } from '../../src/games/das-spiel/chance/the-most-simple-game/the-most-simple-game.js';
import { theMostSimpleGamePicture } from '../../src/games/das-spiel/chance/the-most-simple-game/the-most-simple-game.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: theMostSimpleGame,
  folder: 'src/games/das-spiel/chance/the-most-simple-game',
  invariants: theMostSimpleGameInvariants,
  draw: theMostSimpleGamePicture,
  worth: theMostSimpleGameWorth,
});
