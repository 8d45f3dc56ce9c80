// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { elDadoWorth } from '../../src/games/das-spiel/demolition/el-dado/el-dado.heuristic.js';
import { elDadoInvariants } from '../../src/games/das-spiel/demolition/el-dado/el-dado.invariants.js';
import { elDado } from '../../src/games/das-spiel/demolition/el-dado/el-dado.js';
import { elDadoPicture } from '../../src/games/das-spiel/demolition/el-dado/el-dado.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: elDado,
  folder: 'src/games/das-spiel/demolition/el-dado',
  invariants: elDadoInvariants,
  draw: elDadoPicture,
  worth: elDadoWorth,
});
