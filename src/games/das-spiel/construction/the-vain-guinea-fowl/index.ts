export type { TheVainGuineaFowlOptions, TheVainGuineaFowlState } from './position.js';
export { type TheVainGuineaFowlAction, theVainGuineaFowl } from './the-vain-guinea-fowl.js';
export { theVainGuineaFowlPicture } from './the-vain-guinea-fowl.picture.js';
