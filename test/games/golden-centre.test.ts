// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { goldenCentreInvariants } from '../../src/games/das-spiel/construction/golden-centre/golden-centre.invariants.js';
import { goldenCentre } from '../../src/games/das-spiel/construction/golden-centre/golden-centre.js';
import { goldenCentrePicture } from '../../src/games/das-spiel/construction/golden-centre/golden-centre.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: goldenCentre,
  folder: 'src/games/das-spiel/construction/golden-centre',
  invariants: goldenCentreInvariants,
  draw: goldenCentrePicture,
  worth: undefined,
});
