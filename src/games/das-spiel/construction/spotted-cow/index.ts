export type { SpottedCowOptions, SpottedCowState } from './position.js';
export { type SpottedCowAction, spottedCow } from './spotted-cow.js';
export { spottedCowPicture } from './spotted-cow.picture.js';
