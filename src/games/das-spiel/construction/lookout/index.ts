export { type LookoutAction, type LookoutOptions, type LookoutState, lookout } from './lookout.js';
export { lookoutPicture } from './lookout.picture.js';
export type { LookoutThrow } from './throws.js';
