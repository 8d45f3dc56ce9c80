export type { UpAndDownOptions, UpAndDownState, UpAndDownVariant } from './position.js';
export { type UpAndDownAction, upAndDown } from './up-and-down.js';
export { upAndDownPicture } from './up-and-down.picture.js';
