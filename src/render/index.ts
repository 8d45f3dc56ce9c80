/**
 * Positions as text for a terminal and as SVG: dice, score sheets, boards, stacks, tracks and grids, from the picture that a game declares.
 *
 * @module dicewright/render
 */
export { layoutOf } from './layout.js';
export { renderSvg } from './svg.js';
export { renderText } from './text.js';
export { textOf } from './text-of.js';
