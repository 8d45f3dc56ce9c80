export { type HideAwayAction, type HideAwayOptions, type HideAwayState, hideAway } from './hide-away.js';
export { hideAwayPicture } from './hide-away.picture.js';
export type { HideAwayThrow } from './throws.js';
