import { entryOf } from 'dicewright/games';
import rulesPage from '../RULES.md?raw';
import { farkleBots } from './farkle.bots.js';
import { farkleInvariants } from './farkle.invariants.js';
import { farkle } from './farkle.js';
import { farklePicture } from './farkle.picture.js';

/** Farkle with what belongs to it: what the command, the table and catalogues take. */
export const farkleEntry = /* @__PURE__ */ entryOf({
  game: farkle,
  picture: farklePicture,
  invariants: farkleInvariants,
  analysis: { farkleBots },
  rulesPage,
});
