// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { slideWorth } from '../../src/games/das-spiel/alteration/slide/slide.heuristic.js';
import { slideInvariants } from '../../src/games/das-spiel/alteration/slide/slide.invariants.js';
import { slide } from '../../src/games/das-spiel/alteration/slide/slide.js';
import { slidePicture } from '../../src/games/das-spiel/alteration/slide/slide.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: slide,
  folder: 'src/games/das-spiel/alteration/slide',
  invariants: slideInvariants,
  draw: slidePicture,
  worth: slideWorth,
});
