import { entryOf } from 'dicewright/games';
import rulesPage from '../RULES.md?raw';
import { myGameInvariants } from './my-game.invariants.js';
import { myGame } from './my-game.js';
import { myGamePicture } from './my-game.picture.js';

/** My Game with what belongs to it: what the command, the table and catalogues take. */
export default /* @__PURE__ */ entryOf({
  game: myGame,
  picture: myGamePicture,
  invariants: myGameInvariants,
  rulesPage,
});
