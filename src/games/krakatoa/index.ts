/**
 * Krakatoa: nine coloured dodecas in three sets, thrown at each other. 2 to 4 players.
 *
 * @module dicewright/krakatoa
 */
export { type KrakatoaAction, type KrakatoaOptions, type KrakatoaState, krakatoa } from './krakatoa.js';
export { krakatoaPicture } from './krakatoa.picture.js';
