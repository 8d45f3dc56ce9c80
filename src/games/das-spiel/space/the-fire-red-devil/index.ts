export type { TheFireRedDevilOptions, TheFireRedDevilState } from './position.js';
export { type TheFireRedDevilAction, type TheFireRedDevilLanding, theFireRedDevil } from './the-fire-red-devil.js';
export { theFireRedDevilPicture } from './the-fire-red-devil.picture.js';
