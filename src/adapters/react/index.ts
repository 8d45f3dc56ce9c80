/**
 * Games, matches and positions in React: hooks and components, and nothing else. `react` is a peer.
 *
 * @module dicewright/react
 */
export { Board } from './board.js';
export { Position } from './position.js';
export { useGame } from './use-game.js';
export { type MatchSource, useMatch } from './use-match.js';
