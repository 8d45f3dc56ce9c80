/**
 * Perudo for dicewright: dice under cups, bids on what lies under all of them, and doubt. 2 to 6 players.
 *
 * @module dicewright-perudo
 */
export { type PerudoBid, type PerudoFace, perudoFaces } from './bids.js';
export { perudoBot, perudoBots, perudoChances } from './perudo.bots.js';
export { perudoEntry } from './perudo.entry.js';
export { perudoInvariants } from './perudo.invariants.js';
export {
  type PerudoAction,
  type PerudoOptions,
  type PerudoSettlement,
  type PerudoState,
  type PerudoView,
  perudo,
  perudoSettlement,
} from './perudo.js';
export { perudoPicture } from './perudo.picture.js';
