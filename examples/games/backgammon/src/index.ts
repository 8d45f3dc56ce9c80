/**
 * Backgammon for dicewright: the rules with their picture, their invariants and a bot, together in an entry, as
 * `dicewright --module` takes it.
 *
 * @module
 */

export { backgammonBot, backgammonBots } from './backgammon.bots.js';
export { backgammonEntry } from './backgammon.entry.js';
export { backgammonInvariants } from './backgammon.invariants.js';
export { type BackgammonAction, backgammon } from './backgammon.js';
export { backgammonPicture } from './backgammon.picture.js';
export { type Checkers, type Position, pipCount, type Step } from './board.js';
export { type Play, playsOf } from './plays.js';
export type {
  BackgammonCube,
  BackgammonOptions,
  BackgammonPhase,
  BackgammonResult,
  BackgammonState,
  BackgammonWin,
} from './state.js';
