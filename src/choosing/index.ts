/**
 * From a pointed finger to an action: a die, a cell, a line of the score sheet, step by step, for every game.
 *
 * @module dicewright/choosing
 */
export { choosing } from './choosing.js';
export { partsOf } from './segments.js';
