import { entryOf } from 'dicewright/games';
import rulesPage from '../RULES.md?raw';
import { backgammonBots } from './backgammon.bots.js';
import { backgammonInvariants } from './backgammon.invariants.js';
import { backgammon } from './backgammon.js';
import { backgammonPicture } from './backgammon.picture.js';

/** Backgammon with what belongs to it: what the command, the table and catalogues take. */
export const backgammonEntry = /* @__PURE__ */ entryOf({
  game: backgammon,
  picture: backgammonPicture,
  invariants: backgammonInvariants,
  analysis: { backgammonBots },
  rulesPage,
});
