// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { faradayInvariants } from '../../src/games/das-spiel/skill/faraday/faraday.invariants.js';
import { faraday } from '../../src/games/das-spiel/skill/faraday/faraday.js';
import { faradayPicture } from '../../src/games/das-spiel/skill/faraday/faraday.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: faraday,
  folder: 'src/games/das-spiel/skill/faraday',
  invariants: faradayInvariants,
  draw: faradayPicture,
  worth: undefined,
});
