import { points } from '../../../../pyramid/lattice.js';
import { type AttemptsPicture, attemptsPicture } from '../picture.js';
import { type MountingState, mounting, mountingRow } from './mounting.js';

/** A position of Mount(a)ing as a picture. */
export const mountingPicture: AttemptsPicture<MountingState> = /* @__PURE__ */ attemptsPicture(mountingRow, mounting, {
  start: () => points.keys(),
  todo: 'mounts dice',
});
