// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { quadrulaRasaWorth } from '../../src/games/das-spiel/construction/quadrula-rasa/quadrula-rasa.heuristic.js';
import { quadrulaRasaInvariants } from '../../src/games/das-spiel/construction/quadrula-rasa/quadrula-rasa.invariants.js';
import { quadrulaRasa } from '../../src/games/das-spiel/construction/quadrula-rasa/quadrula-rasa.js';
import { quadrulaRasaPicture } from '../../src/games/das-spiel/construction/quadrula-rasa/quadrula-rasa.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: quadrulaRasa,
  folder: 'src/games/das-spiel/construction/quadrula-rasa',
  invariants: quadrulaRasaInvariants,
  draw: quadrulaRasaPicture,
  worth: quadrulaRasaWorth,
});
