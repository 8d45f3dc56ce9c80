// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { witchesDanceWorth } from '../../src/games/das-spiel/board/witches-dance/witches-dance.heuristic.js';
import { witchesDanceInvariants } from '../../src/games/das-spiel/board/witches-dance/witches-dance.invariants.js';
import { witchesDance } from '../../src/games/das-spiel/board/witches-dance/witches-dance.js';
import { witchesDancePicture } from '../../src/games/das-spiel/board/witches-dance/witches-dance.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: witchesDance,
  folder: 'src/games/das-spiel/board/witches-dance',
  invariants: witchesDanceInvariants,
  draw: witchesDancePicture,
  worth: witchesDanceWorth,
});
