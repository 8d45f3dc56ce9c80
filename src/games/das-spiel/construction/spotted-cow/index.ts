export { type SpottedCowAction, type SpottedCowOptions, type SpottedCowState, spottedCow } from './spotted-cow.js';
export { spottedCowPicture } from './spotted-cow.picture.js';
