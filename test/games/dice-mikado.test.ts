// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { diceMikadoInvariants } from '../../src/games/das-spiel/skill/dice-mikado/dice-mikado.invariants.js';
import { diceMikado } from '../../src/games/das-spiel/skill/dice-mikado/dice-mikado.js';
import { diceMikadoPicture } from '../../src/games/das-spiel/skill/dice-mikado/dice-mikado.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: diceMikado,
  folder: 'src/games/das-spiel/skill/dice-mikado',
  invariants: diceMikadoInvariants,
  draw: diceMikadoPicture,
  worth: undefined,
});
