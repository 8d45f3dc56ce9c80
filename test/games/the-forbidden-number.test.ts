// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { theForbiddenNumberWorth } from '../../src/games/das-spiel/chance/the-forbidden-number/the-forbidden-number.heuristic.js';
import { theForbiddenNumberInvariants } from '../../src/games/das-spiel/chance/the-forbidden-number/the-forbidden-number.invariants.js';
import { theForbiddenNumber } from '../../src/games/das-spiel/chance/the-forbidden-number/the-forbidden-number.js';
import { theForbiddenNumberPicture } from '../../src/games/das-spiel/chance/the-forbidden-number/the-forbidden-number.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: theForbiddenNumber,
  folder: 'src/games/das-spiel/chance/the-forbidden-number',
  invariants: theForbiddenNumberInvariants,
  draw: theForbiddenNumberPicture,
  worth: theForbiddenNumberWorth,
});
