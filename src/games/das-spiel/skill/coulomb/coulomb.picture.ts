import { cellsNamed } from '../../../../pyramid/names.js';
import { type AttemptsPicture, attemptsPicture } from '../picture.js';
import { type CoulombState, coulomb, coulombRow, coulombStart } from './coulomb.js';

/** A position of Coulomb as a picture. */
export const coulombPicture: AttemptsPicture<CoulombState> = /* @__PURE__ */ attemptsPicture(coulombRow, coulomb, {
  start: () => cellsNamed(coulombStart),
  todo: 'shakes four dice into a pyramid',
});
