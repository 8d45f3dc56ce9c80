export { type EmagAction, type EmagOptions, type EmagState, emag } from './emag.js';
export { emagPicture } from './emag.picture.js';
