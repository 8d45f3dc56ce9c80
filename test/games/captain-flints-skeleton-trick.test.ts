// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { captainFlintsSkeletonTrickInvariants } from '../../src/games/das-spiel/skill/captain-flints-skeleton-trick/captain-flints-skeleton-trick.invariants.js';
import { captainFlintsSkeletonTrick } from '../../src/games/das-spiel/skill/captain-flints-skeleton-trick/captain-flints-skeleton-trick.js';
import { captainFlintsSkeletonTrickPicture } from '../../src/games/das-spiel/skill/captain-flints-skeleton-trick/captain-flints-skeleton-trick.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: captainFlintsSkeletonTrick,
  folder: 'src/games/das-spiel/skill/captain-flints-skeleton-trick',
  invariants: captainFlintsSkeletonTrickInvariants,
  draw: captainFlintsSkeletonTrickPicture,
  worth: undefined,
});
