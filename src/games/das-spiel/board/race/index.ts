export type { RaceOptions, RaceState } from './position.js';
export { type RaceAction, race } from './race.js';
export { racePicture } from './race.picture.js';
