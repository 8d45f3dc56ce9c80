// Generated from the game folders by `npm run gen`; changes by hand are lost.

import { greedyGrabberWorth } from '../../src/games/das-spiel/demolition/greedy-grabber/greedy-grabber.heuristic.js';
import { greedyGrabberInvariants } from '../../src/games/das-spiel/demolition/greedy-grabber/greedy-grabber.invariants.js';
import { greedyGrabber } from '../../src/games/das-spiel/demolition/greedy-grabber/greedy-grabber.js';
import { greedyGrabberPicture } from '../../src/games/das-spiel/demolition/greedy-grabber/greedy-grabber.picture.js';
import { testGame } from '../suites/game.js';

testGame({
  game: greedyGrabber,
  folder: 'src/games/das-spiel/demolition/greedy-grabber',
  invariants: greedyGrabberInvariants,
  draw: greedyGrabberPicture,
  worth: greedyGrabberWorth,
});
