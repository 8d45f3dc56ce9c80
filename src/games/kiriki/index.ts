export { type KirikiAction, type KirikiOptions, type KirikiState, kiriki } from './kiriki.js';
export { kirikiPicture } from './kiriki.picture.js';
export { type KirikiPattern, type KirikiSheet, type KirikiTotals, patterns, scorePattern, totals } from './patterns.js';
