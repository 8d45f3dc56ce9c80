// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { masqueradeWorth } from '../../src/games/das-spiel/alteration/masquerade/masquerade.heuristic.js';
import { masqueradeInvariants } from '../../src/games/das-spiel/alteration/masquerade/masquerade.invariants.js';
import { masquerade } from '../../src/games/das-spiel/alteration/masquerade/masquerade.js';
import { masqueradePicture } from '../../src/games/das-spiel/alteration/masquerade/masquerade.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: masquerade,
  folder: 'src/games/das-spiel/alteration/masquerade',
  invariants: masqueradeInvariants,
  draw: masqueradePicture,
  worth: masqueradeWorth,
});
