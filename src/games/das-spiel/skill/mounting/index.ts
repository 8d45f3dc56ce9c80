export { type MountingAction, type MountingOptions, type MountingState, mounting } from './mounting.js';
export { mountingPicture } from './mounting.picture.js';
