// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { theCleverMoleWorth } from '../../src/games/das-spiel/special/the-clever-mole/the-clever-mole.heuristic.js';
import { theCleverMoleInvariants } from '../../src/games/das-spiel/special/the-clever-mole/the-clever-mole.invariants.js';
import { theCleverMole } from '../../src/games/das-spiel/special/the-clever-mole/the-clever-mole.js';
import { theCleverMolePicture } from '../../src/games/das-spiel/special/the-clever-mole/the-clever-mole.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: theCleverMole,
  folder: 'src/games/das-spiel/special/the-clever-mole',
  invariants: theCleverMoleInvariants,
  draw: theCleverMolePicture,
  worth: theCleverMoleWorth,
});
