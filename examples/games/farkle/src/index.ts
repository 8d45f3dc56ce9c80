/**
 * Farkle for dicewright: six dice, keep what scores, roll on or bank. 1 to 8 players.
 *
 * @module dicewright-farkle
 */
import { entryOf } from 'dicewright/games';
import rulesPage from '../RULES.md?raw';
import { farkleBots, farkleWorth } from './farkle.bots.js';
import { farkleInvariants } from './farkle.invariants.js';
import { farkle } from './farkle.js';
import { farklePicture } from './farkle.picture.js';

export { farkleBot, farkleExpectation } from './farkle.bots.js';
export { type FarkleAction, type FarkleOptions, type FarkleState, farkle } from './farkle.js';
export { type FarkleValues, pointsOf, scores } from './scoring.js';

/** Farkle with what belongs to it: what the command, the table and catalogues take. */
export default /* @__PURE__ */ entryOf({
  game: farkle,
  picture: farklePicture,
  invariants: farkleInvariants,
  worth: farkleWorth,
  analysis: { farkleBots },
  rulesPage,
});
