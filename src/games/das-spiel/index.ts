// Generated from the game folders by `npm run gen`; changes by hand are lost.

/**
 * The games of Das Spiel, each with its picture; a bundler takes only those that are asked for.
 *
 * @module dicewright/das-spiel
 */
export * from './chance/the-forbidden-number/index.js';
export * from './chance/the-most-simple-game/index.js';
export * from './construction/rasanto/index.js';
