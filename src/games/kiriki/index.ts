/**
 * Kiriki: five dice, thirteen lines, up to three rolls a turn. 1 to 6 players.
 *
 * @module dicewright/kiriki
 */
export { type KirikiAction, type KirikiOptions, type KirikiState, kiriki } from './kiriki.js';
export { kirikiPicture } from './kiriki.picture.js';
export { patterns, scorePattern } from './patterns.js';
