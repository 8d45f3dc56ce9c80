export { type AcquireAction, type AcquireOptions, type AcquireState, acquire } from './acquire.js';
export { acquirePicture } from './acquire.picture.js';
