/**
 * Perudo for dicewright: dice under cups, bids on what lies under all of them, and doubt. 2 to 6 players.
 *
 * @module dicewright-perudo
 */
import { entryOf } from 'dicewright/games';
import rulesPage from '../RULES.md?raw';
import { perudoBots, perudoWorth } from './perudo.bots.js';
import { perudoInvariants } from './perudo.invariants.js';
import { perudo } from './perudo.js';
import { perudoPicture } from './perudo.picture.js';

export { type PerudoBid, type PerudoFace, perudoFaces } from './bids.js';
export { perudoBots, perudoChance, perudoWorth } from './perudo.bots.js';
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

/** Perudo with what belongs to it: what the command, the table and catalogues take. */
export default /* @__PURE__ */ entryOf({
  game: perudo,
  picture: perudoPicture,
  invariants: perudoInvariants,
  worth: perudoWorth,
  analysis: { perudoBots },
  rulesPage,
});
