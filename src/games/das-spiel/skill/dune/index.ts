export { type DuneAction, type DuneOptions, type DuneState, dune, duneStart } from './dune.js';
export { dunePicture } from './dune.picture.js';
