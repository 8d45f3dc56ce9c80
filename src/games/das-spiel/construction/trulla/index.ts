export type { TrullaPouring } from './pouring.js';
export { type TrullaAction, type TrullaOptions, type TrullaState, trulla } from './trulla.js';
export { trullaPicture } from './trulla.picture.js';
