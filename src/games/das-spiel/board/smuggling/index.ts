export type { SmugglingOptions, SmugglingState } from './position.js';
export { type SmugglingAction, smuggling } from './smuggling.js';
export { smugglingPicture } from './smuggling.picture.js';
