// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { maliciousPleasureWorth } from '../../src/games/das-spiel/construction/malicious-pleasure/malicious-pleasure.heuristic.js';
import { maliciousPleasureInvariants } from '../../src/games/das-spiel/construction/malicious-pleasure/malicious-pleasure.invariants.js';
import { maliciousPleasure } from '../../src/games/das-spiel/construction/malicious-pleasure/malicious-pleasure.js';
import { maliciousPleasurePicture } from '../../src/games/das-spiel/construction/malicious-pleasure/malicious-pleasure.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: maliciousPleasure,
  folder: 'src/games/das-spiel/construction/malicious-pleasure',
  invariants: maliciousPleasureInvariants,
  draw: maliciousPleasurePicture,
  worth: maliciousPleasureWorth,
});
