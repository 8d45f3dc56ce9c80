export { type FleaChaseAction, fleaChase } from './flea-chase.js';
export { fleaChasePicture } from './flea-chase.picture.js';
export type { FleaChaseOptions, FleaChaseState } from './position.js';
