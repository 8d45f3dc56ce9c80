export { type DoublesAction, doubles } from './doubles.js';
export { doublesPicture } from './doubles.picture.js';
export type { DoublesOptions, DoublesState } from './position.js';
