/**
 * Farkle for dicewright: six dice, keep what scores, roll on or bank. 1 to 8 players.
 *
 * @module dicewright-farkle
 */
export { farkleBot, farkleBots, farkleExpectation } from './farkle.bots.js';
export { farkleEntry } from './farkle.entry.js';
export { farkleInvariants } from './farkle.invariants.js';
export { type FarkleAction, type FarkleOptions, type FarkleState, farkle } from './farkle.js';
export { farklePicture } from './farkle.picture.js';
export { type FarkleValues, pointsOf, scores } from './scoring.js';
