// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { mountingInvariants } from '../../src/games/das-spiel/skill/mounting/mounting.invariants.js';
import { mounting } from '../../src/games/das-spiel/skill/mounting/mounting.js';
import { mountingPicture } from '../../src/games/das-spiel/skill/mounting/mounting.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: mounting,
  folder: 'src/games/das-spiel/skill/mounting',
  invariants: mountingInvariants,
  draw: mountingPicture,
  worth: undefined,
});
