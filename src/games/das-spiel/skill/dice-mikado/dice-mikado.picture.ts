import { points } from '../../../../pyramid/lattice.js';
import { attemptsPicture } from '../picture.js';
import { diceMikado, diceMikadoRow } from './dice-mikado.js';

/** A position of Dice Mikado as a picture. */
export const diceMikadoPicture = /* @__PURE__ */ attemptsPicture(diceMikadoRow, diceMikado, {
  start: () => points.keys(),
  todo: 'takes dice out of the pyramid',
});
