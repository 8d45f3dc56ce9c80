/**
 * Calavera: six dice, crosses in four rows, and skulls that make the others mark. 2 to 4 players.
 *
 * @module dicewright/calavera
 */
export { type CalaveraAction, calavera } from './calavera.js';
export { calaveraPicture } from './calavera.picture.js';
export type { CalaveraOptions, CalaveraState } from './position.js';
