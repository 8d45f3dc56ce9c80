// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { storingScoresWorth } from '../../src/games/das-spiel/special/storing-scores/storing-scores.heuristic.js';
import { storingScoresInvariants } from '../../src/games/das-spiel/special/storing-scores/storing-scores.invariants.js';
import { storingScores } from '../../src/games/das-spiel/special/storing-scores/storing-scores.js';
import { storingScoresPicture } from '../../src/games/das-spiel/special/storing-scores/storing-scores.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: storingScores,
  folder: 'src/games/das-spiel/special/storing-scores',
  invariants: storingScoresInvariants,
  draw: storingScoresPicture,
  worth: storingScoresWorth,
});
