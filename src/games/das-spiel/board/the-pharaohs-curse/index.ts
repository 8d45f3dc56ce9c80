export type { ThePharaohsCurseOptions, ThePharaohsCurseState } from './position.js';
export { type ThePharaohsCurseAction, thePharaohsCurse } from './the-pharaohs-curse.js';
export { thePharaohsCursePicture } from './the-pharaohs-curse.picture.js';
