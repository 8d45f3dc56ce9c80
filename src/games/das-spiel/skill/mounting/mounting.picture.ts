import { points } from '../../../../pyramid/lattice.js';
import { attemptsPicture } from '../picture.js';
import { mounting, mountingRow } from './mounting.js';

/** A position of Mount(a)ing as a picture. */
export const mountingPicture = /* @__PURE__ */ attemptsPicture(mountingRow, mounting, {
  start: () => points.keys(),
  todo: 'mounts dice',
});
