/**
 * What it takes to define a game: `defineGame`, chances, schemas that zod does not have, words for players, pictures.
 *
 * @module dicewright/define
 */

export { type ActionDefinition, defineGame, type GameBuilder } from './kernel/define.js';
export {
  type Chance,
  combined,
  d6,
  die,
  mapped,
  mixture,
  repeated,
  reported,
  uniform,
  weighted,
} from './kernel/dice/chance.js';
export { drawn } from './kernel/dice/drawn.js';
export { shuffled } from './kernel/dice/shuffle.js';
export { until } from './kernel/dice/until.js';
export { illegal } from './kernel/errors.js';
export { playerInSentence, playerName } from './kernel/naming.js';
export { purposeful, type Worth } from './kernel/purpose.js';
export { bagOf } from './kernel/schemas/bag.js';
export { part, place, setOf } from './kernel/schemas/part.js';
export { integer, list, natural, text } from './kernel/schemas/schema.js';
export { oneToAct } from './kernel/turns.js';
export type { Invariant } from './kernel/types.js';
export type {
  BoardCell,
  Picture,
  PictureColor,
  PictureDiceRow,
  PictureDie,
  PictureOptions,
  PicturePart,
  SheetCell,
  SheetColumn,
  SheetLine,
  StackPlace,
} from './picture/picture.js';
