/**
 * Odds, bots, and the mathematics of the games that have one of their own. None of it looks at a seed, or at what a
 * player may not see.
 *
 * @module dicewright/analysis
 */
export * from './games.generated.js';
export * from './tools.js';
