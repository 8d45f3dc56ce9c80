// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { hideAwayWorth } from '../../src/games/das-spiel/skill/hide-away/hide-away.heuristic.js';
import { hideAwayInvariants } from '../../src/games/das-spiel/skill/hide-away/hide-away.invariants.js';
import { hideAway } from '../../src/games/das-spiel/skill/hide-away/hide-away.js';
import { hideAwayPicture } from '../../src/games/das-spiel/skill/hide-away/hide-away.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: hideAway,
  folder: 'src/games/das-spiel/skill/hide-away',
  invariants: hideAwayInvariants,
  draw: hideAwayPicture,
  worth: hideAwayWorth,
});
