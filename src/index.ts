/**
 * The kernel: reducers, dice, errors, playouts, and what it takes to define a game. It knows no game.
 *
 * @module dicewright
 */
export * from './kernel/index.js';
