export {
  type ActionDefinition,
  type ActionSpec,
  defineGame,
  type GameBuilder,
  type GameShapes,
  type GameSpec,
  type GameTable,
} from './define.js';
export type { Migration } from './definition.js';
export {
  type Chance,
  combined,
  d6,
  dice,
  die,
  mapped,
  mixture,
  type OutcomeSchema,
  repeated,
  reported,
  uniform,
  type WeightedOutcome,
  weighted,
} from './dice/chance.js';
export { type Dice, type ScriptedDice, scriptedDice, seededDice } from './dice/dice.js';
export { createRng, pick, type RandomGenerator, uniformInt } from './dice/random.js';
export { createSeed } from './dice/seed.js';
export { shuffled } from './dice/shuffle.js';
export { editionOf } from './editions.js';
export {
  type ErrorCode,
  errorCodes,
  GameError,
  type GameErrorDetails,
  illegal,
  type Path,
  type Violation,
} from './errors.js';
export { type Listener, playerInSentence, playerName } from './naming.js';
export type { Json } from './plain.js';
export { type Purpose, purposeful, type Worth } from './purpose.js';
export { type JsonSchema, type JsonSchemas, schemasOf } from './schemas/json-schemas.js';
export { type Part, part, setOf } from './schemas/part.js';
export { integer, list, natural, probability, type Shape, text } from './schemas/schema.js';
export { oneToAct } from './turns.js';
export type {
  ActionOf,
  AnyAction,
  AnyGame,
  DeclaredTraits,
  DeepReadonly,
  Envelope,
  Game,
  GameResult,
  GameSchema,
  Invariant,
  OptionsOf,
  PlayerCount,
  Prettify,
  ReduceResult,
  Resolved,
  Schemas,
  StateOf,
  StepResult,
  Traits,
  ViewedAction,
  ViewOf,
} from './types.js';
