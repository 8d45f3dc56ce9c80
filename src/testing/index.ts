/**
 * What every game must keep, and random games to try it on. Needs fast-check.
 *
 * @module dicewright/testing
 */
export { actionArbitrary } from './action-arbitrary.js';
export { botLaws, replayBotCounterexample } from './bot-laws.js';
export { LawError } from './counterexample.js';
export { gameArbitrary } from './game-arbitrary.js';
export { gameLaws, replayCounterexample } from './game-laws.js';
export { recordGolden } from './golden.js';
export { hostileValues } from './hostile.js';
export { storeLaws } from './store-laws.js';
