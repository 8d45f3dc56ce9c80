/**
 * Any game as a game of boardgame.io. `boardgame.io` is a peer.
 *
 * @module dicewright/boardgame.io
 */
export {};
