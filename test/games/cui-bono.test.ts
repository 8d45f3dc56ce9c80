// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { cuiBonoWorth } from '../../src/games/das-spiel/demolition/cui-bono/cui-bono.heuristic.js';
import { cuiBonoInvariants } from '../../src/games/das-spiel/demolition/cui-bono/cui-bono.invariants.js';
import { cuiBono } from '../../src/games/das-spiel/demolition/cui-bono/cui-bono.js';
import { cuiBonoPicture } from '../../src/games/das-spiel/demolition/cui-bono/cui-bono.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: cuiBono,
  folder: 'src/games/das-spiel/demolition/cui-bono',
  invariants: cuiBonoInvariants,
  draw: cuiBonoPicture,
  worth: cuiBonoWorth,
});
