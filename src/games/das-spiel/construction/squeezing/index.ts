export type { SqueezingOptions, SqueezingState } from './position.js';
export { type SqueezingAction, squeezing } from './squeezing.js';
export { squeezingPicture } from './squeezing.picture.js';
