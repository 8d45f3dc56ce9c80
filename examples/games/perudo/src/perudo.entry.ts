import { entryOf } from 'dicewright/games';
import rulesPage from '../RULES.md?raw';
import { perudoBots } from './perudo.bots.js';
import { perudoInvariants } from './perudo.invariants.js';
import { perudo } from './perudo.js';
import { perudoPicture } from './perudo.picture.js';

/** Perudo with what belongs to it: what the command, the table and catalogues take. */
export const perudoEntry = /* @__PURE__ */ entryOf({
  game: perudo,
  picture: perudoPicture,
  invariants: perudoInvariants,
  analysis: { perudoBots },
  rulesPage,
});
