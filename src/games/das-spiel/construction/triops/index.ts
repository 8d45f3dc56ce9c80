export type { TriopsOptions, TriopsState } from './position.js';
export { type TriopsAction, triops } from './triops.js';
export { triopsPicture } from './triops.picture.js';
