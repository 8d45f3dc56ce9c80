export type { TheCleverMoleClue, TheCleverMoleClueKind, TheCleverMoleWall } from './clues.js';
export {
  type TheCleverMoleAction,
  type TheCleverMoleHill,
  type TheCleverMoleOptions,
  type TheCleverMoleState,
  type TheCleverMoleView,
  theCleverMole,
} from './the-clever-mole.js';
export { theCleverMolePicture } from './the-clever-mole.picture.js';
