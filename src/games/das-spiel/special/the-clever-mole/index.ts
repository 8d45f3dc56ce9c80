export type { TheCleverMoleClue, TheCleverMoleClueKind, TheCleverMoleWall } from './clues.js';
export type { TheCleverMoleOptions, TheCleverMoleState, TheCleverMoleView } from './position.js';
export { type TheCleverMoleAction, type TheCleverMoleHill, theCleverMole } from './the-clever-mole.js';
export { theCleverMolePicture } from './the-clever-mole.picture.js';
