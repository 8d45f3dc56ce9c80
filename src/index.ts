/**
 * Games and how they are played: sessions, steps, reducers, dice, errors, playouts. It knows no game. To define one, see
 * `dicewright/define`.
 *
 * @module dicewright
 */
export type { Choice } from './choosing/choice.js';
export { type Dice, scriptedDice, seededDice } from './kernel/dice/dice.js';
export { createRng, pick, type RandomGenerator, uniformInt } from './kernel/dice/random.js';
export { createSeed } from './kernel/dice/seed.js';
export { editionOf } from './kernel/editions.js';
export { GameError, type Violation } from './kernel/errors.js';
export { schemasOf } from './kernel/schemas/json-schemas.js';
export type { Part } from './kernel/schemas/part.js';
export type {
  ActionOf,
  AnyAction,
  AnyGame,
  DeepReadonly,
  Envelope,
  Game,
  GameResult,
  OptionsOf,
  Resolved,
  StateOf,
  StepResult,
  ViewOf,
} from './kernel/types.js';
export { type Playout, playout } from './play/playout.js';
export { createReducer, isAction } from './play/reducer.js';
export * from './session/index.js';
