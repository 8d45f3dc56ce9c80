export type { SlippedOptions, SlippedState, SlippedView } from './position.js';
export { type SlippedAction, slipped } from './slipped.js';
export { slippedPicture } from './slipped.picture.js';
