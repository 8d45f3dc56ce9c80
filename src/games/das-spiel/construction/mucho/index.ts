export { type MuchoAction, mucho } from './mucho.js';
export { muchoPicture } from './mucho.picture.js';
export type { MuchoOptions, MuchoState } from './position.js';
