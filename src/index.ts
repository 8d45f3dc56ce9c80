/**
 * Games and how they are played: sessions, steps, reducers, dice, errors, playouts, and what it takes to define a game. It
 * knows no game.
 *
 * @module dicewright
 */
export * from './kernel/index.js';
export * from './session/index.js';
