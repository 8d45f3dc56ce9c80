/**
 * Any game as a game of boardgame.io. `boardgame.io` is a peer.
 *
 * @module dicewright/boardgame.io
 */
export { boardgameOf } from './boardgame-of.js';
export type { BoardgameGame } from './types.js';
