/**
 * Matches and positions in React: a hook and a component, and nothing else. `react` is a peer.
 *
 * @module dicewright/react
 */
export { Position, type PositionProps } from './position.js';
export { type MatchSource, useMatch } from './use-match.js';
