// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { favouriteWorth } from '../../src/games/das-spiel/demolition/favourite/favourite.heuristic.js';
import { favouriteInvariants } from '../../src/games/das-spiel/demolition/favourite/favourite.invariants.js';
import { favourite } from '../../src/games/das-spiel/demolition/favourite/favourite.js';
import { favouritePicture } from '../../src/games/das-spiel/demolition/favourite/favourite.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: favourite,
  folder: 'src/games/das-spiel/demolition/favourite',
  invariants: favouriteInvariants,
  draw: favouritePicture,
  worth: favouriteWorth,
});
