export { type MasqueradeAction, masquerade } from './masquerade.js';
export { masqueradePicture } from './masquerade.picture.js';
export type { MasqueradeOptions, MasqueradeSequence, MasqueradeState } from './position.js';
