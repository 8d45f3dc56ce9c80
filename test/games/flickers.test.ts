// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { flickersInvariants } from '../../src/games/das-spiel/skill/flickers/flickers.invariants.js';
import { flickers } from '../../src/games/das-spiel/skill/flickers/flickers.js';
import { flickersPicture } from '../../src/games/das-spiel/skill/flickers/flickers.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: flickers,
  folder: 'src/games/das-spiel/skill/flickers',
  invariants: flickersInvariants,
  draw: flickersPicture,
  worth: undefined,
});
