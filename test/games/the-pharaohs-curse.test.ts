// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { thePharaohsCurseWorth } from '../../src/games/das-spiel/board/the-pharaohs-curse/the-pharaohs-curse.heuristic.js';
import { thePharaohsCurseInvariants } from '../../src/games/das-spiel/board/the-pharaohs-curse/the-pharaohs-curse.invariants.js';
import { thePharaohsCurse } from '../../src/games/das-spiel/board/the-pharaohs-curse/the-pharaohs-curse.js';
import { thePharaohsCursePicture } from '../../src/games/das-spiel/board/the-pharaohs-curse/the-pharaohs-curse.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: thePharaohsCurse,
  folder: 'src/games/das-spiel/board/the-pharaohs-curse',
  invariants: thePharaohsCurseInvariants,
  draw: thePharaohsCursePicture,
  worth: thePharaohsCurseWorth,
});
