export { type TriopsAction, type TriopsOptions, type TriopsState, triops } from './triops.js';
export { triopsPicture } from './triops.picture.js';
