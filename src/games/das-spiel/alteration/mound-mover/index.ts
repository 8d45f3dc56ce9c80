export { type MoundMoverAction, moundMover } from './mound-mover.js';
export { moundMoverPicture } from './mound-mover.picture.js';
export type { MoundMoverOptions, MoundMoverState } from './position.js';
