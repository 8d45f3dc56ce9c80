/**
 * Backgammon for dicewright: matches, the doubling cube, a board to click on, and a bot that has learnt it. 2 players.
 *
 * @module dicewright-backgammon
 */
import { entryOf } from 'dicewright/games';
import rulesPage from '../RULES.md?raw';
import { backgammonBots, backgammonWorth } from './backgammon.bots.js';
import { backgammonInvariants } from './backgammon.invariants.js';
import { backgammon } from './backgammon.js';
import { backgammonPicture } from './backgammon.picture.js';

export { backgammonBots, backgammonWorth } from './backgammon.bots.js';
export { backgammonInvariants } from './backgammon.invariants.js';
export { type BackgammonAction, backgammon } from './backgammon.js';
export { backgammonPicture } from './backgammon.picture.js';
export { type Checkers, type Position, pipCount, type Step } from './board.js';
export { matchChance } from './cube.js';
export { type Play, playsOf } from './plays.js';
export type { BackgammonCube, BackgammonOptions, BackgammonResult, BackgammonState, BackgammonWin } from './state.js';

/** Backgammon with what belongs to it: what the command, the table and catalogues take. */
export default /* @__PURE__ */ entryOf({
  game: backgammon,
  picture: backgammonPicture,
  invariants: backgammonInvariants,
  worth: backgammonWorth,
  analysis: { backgammonBots },
  rulesPage,
});
