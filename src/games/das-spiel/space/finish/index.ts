export { type FinishAction, finish } from './finish.js';
export { finishPicture } from './finish.picture.js';
export type { FinishOptions, FinishState } from './position.js';
