// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { finishWorth } from '../../src/games/das-spiel/space/finish/finish.heuristic.js';
import { finishInvariants } from '../../src/games/das-spiel/space/finish/finish.invariants.js';
import { finish } from '../../src/games/das-spiel/space/finish/finish.js';
import { finishPicture } from '../../src/games/das-spiel/space/finish/finish.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: finish,
  folder: 'src/games/das-spiel/space/finish',
  invariants: finishInvariants,
  draw: finishPicture,
  worth: finishWorth,
});
