// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { tabulaRasaWorth } from '../../src/games/das-spiel/construction/tabula-rasa/tabula-rasa.heuristic.js';
import { tabulaRasaInvariants } from '../../src/games/das-spiel/construction/tabula-rasa/tabula-rasa.invariants.js';
import { tabulaRasa } from '../../src/games/das-spiel/construction/tabula-rasa/tabula-rasa.js';
import { tabulaRasaPicture } from '../../src/games/das-spiel/construction/tabula-rasa/tabula-rasa.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: tabulaRasa,
  folder: 'src/games/das-spiel/construction/tabula-rasa',
  invariants: tabulaRasaInvariants,
  draw: tabulaRasaPicture,
  worth: tabulaRasaWorth,
});
