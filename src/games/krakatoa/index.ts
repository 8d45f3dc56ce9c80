/**
 * Krakatoa: nine coloured dodecas in three sets, thrown at each other. 2 to 4 players.
 *
 * @module dicewright/krakatoa
 */
export {
  type KrakatoaAction,
  type KrakatoaOptions,
  type KrakatoaState,
  type KrakatoaThrowSet,
  krakatoa,
} from './krakatoa.js';
export { krakatoaPicture } from './krakatoa.picture.js';
export {
  announcement,
  bonusesOf,
  colours,
  combinationOf,
  combinationPoints,
  faceOf,
  type KrakatoaBonus,
  type KrakatoaCombination,
  type KrakatoaFace,
  type KrakatoaFaces,
  type KrakatoaMarks,
  type KrakatoaSet,
  multiplierOf,
  scoreFaces,
  scoreSet,
  sets,
} from './scoring.js';
export type { KrakatoaBonusBox, KrakatoaBox, KrakatoaContender, KrakatoaSheet } from './state.js';
export { playerToThrow, sideToThrow } from './state.js';
export type { KrakatoaThrow } from './throws.js';
