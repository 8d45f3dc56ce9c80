/**
 * Games, matches and positions in React: hooks and components, and nothing else. `react` is a peer.
 *
 * @module dicewright/react
 */
export { Board, type BoardProps } from './board.js';
export { Position, type PositionProps } from './position.js';
export { useGame } from './use-game.js';
export { type MatchSource, useMatch } from './use-match.js';
export type { Draw } from './use-picture.js';
