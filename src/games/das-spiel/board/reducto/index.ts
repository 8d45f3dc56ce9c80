export type { ReductoOptions, ReductoState } from './position.js';
export { type ReductoAction, type ReductoDeal, reducto } from './reducto.js';
export { reductoPicture } from './reducto.picture.js';
