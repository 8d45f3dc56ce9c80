import { cellsNamed } from '../../../../pyramid/names.js';
import { attemptsPicture } from '../picture.js';
import { coulomb, coulombRow, coulombStart } from './coulomb.js';

/** A position of Coulomb as a picture. */
export const coulombPicture = /* @__PURE__ */ attemptsPicture(coulombRow, coulomb, {
  start: () => cellsNamed(coulombStart),
  todo: 'shakes four dice into a pyramid',
});
