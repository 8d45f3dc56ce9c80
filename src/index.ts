/**
 * Games and how they are played: sessions, steps, reducers, dice, errors, playouts, and what it takes to define a game. It
 * knows no game.
 *
 * @module dicewright
 */
export type { Choice, ChoiceOption, TakenPart } from './choosing/choice.js';
export * from './kernel/index.js';
export type * from './picture/picture.js';
export { type Playout, type PlayoutOptions, playout } from './play/playout.js';
export { createReducer, isAction, type ReducerOptions } from './play/reducer.js';
export * from './session/index.js';
