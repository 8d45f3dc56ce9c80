export { type DiebylonAction, diebylon } from './diebylon.js';
export { diebylonPicture } from './diebylon.picture.js';
export type { DiebylonOptions, DiebylonState } from './position.js';
