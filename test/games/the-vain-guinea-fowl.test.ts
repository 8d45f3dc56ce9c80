// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { theVainGuineaFowlWorth } from '../../src/games/das-spiel/construction/the-vain-guinea-fowl/the-vain-guinea-fowl.heuristic.js';
import { theVainGuineaFowlInvariants } from '../../src/games/das-spiel/construction/the-vain-guinea-fowl/the-vain-guinea-fowl.invariants.js';
import { theVainGuineaFowl } from '../../src/games/das-spiel/construction/the-vain-guinea-fowl/the-vain-guinea-fowl.js';
import { theVainGuineaFowlPicture } from '../../src/games/das-spiel/construction/the-vain-guinea-fowl/the-vain-guinea-fowl.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: theVainGuineaFowl,
  folder: 'src/games/das-spiel/construction/the-vain-guinea-fowl',
  invariants: theVainGuineaFowlInvariants,
  draw: theVainGuineaFowlPicture,
  worth: theVainGuineaFowlWorth,
});
