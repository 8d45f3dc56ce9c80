/**
 * Calavera: six dice, crosses in four rows, and skulls that make the others mark. 2 to 4 players.
 *
 * @module dicewright/calavera
 */
export {
  type CalaveraAction,
  type CalaveraFreeze,
  type CalaveraMark,
  type CalaveraPass,
  type CalaveraRoll,
  calavera,
} from './calavera.js';
export { calaveraPicture } from './calavera.picture.js';
export { type CalaveraChoice, type CalaveraFace, faces } from './dice.js';
export type { CalaveraOptions, CalaveraPhase, CalaveraState } from './position.js';
export {
  boxValues,
  type CalaveraColour,
  type CalaveraRow,
  type CalaveraScores,
  type CalaveraSheet,
  type CalaveraZone,
  colours,
  jokersToFreeze,
  rowScore,
  scores,
  zoneOf,
} from './sheet.js';
