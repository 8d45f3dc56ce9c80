// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { dishingUpInvariants } from '../../src/games/das-spiel/construction/dishing-up/dishing-up.invariants.js';
import { dishingUp } from '../../src/games/das-spiel/construction/dishing-up/dishing-up.js';
import { dishingUpPicture } from '../../src/games/das-spiel/construction/dishing-up/dishing-up.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: dishingUp,
  folder: 'src/games/das-spiel/construction/dishing-up',
  invariants: dishingUpInvariants,
  draw: dishingUpPicture,
  worth: undefined,
});
