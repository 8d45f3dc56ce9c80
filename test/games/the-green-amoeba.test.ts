// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { theGreenAmoebaWorth } from '../../src/games/das-spiel/chance/the-green-amoeba/the-green-amoeba.heuristic.js';
import { theGreenAmoebaInvariants } from '../../src/games/das-spiel/chance/the-green-amoeba/the-green-amoeba.invariants.js';
import { theGreenAmoeba } from '../../src/games/das-spiel/chance/the-green-amoeba/the-green-amoeba.js';
import { theGreenAmoebaPicture } from '../../src/games/das-spiel/chance/the-green-amoeba/the-green-amoeba.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: theGreenAmoeba,
  folder: 'src/games/das-spiel/chance/the-green-amoeba',
  invariants: theGreenAmoebaInvariants,
  draw: theGreenAmoebaPicture,
  worth: theGreenAmoebaWorth,
});
