import { points } from '../../../../pyramid/lattice.js';
import { type AttemptsPicture, attemptsPicture } from '../picture.js';
import { type DiceMikadoState, diceMikado, diceMikadoRow } from './dice-mikado.js';

/** A position of Dice Mikado as a picture. */
export const diceMikadoPicture: AttemptsPicture<DiceMikadoState> = /* @__PURE__ */ attemptsPicture(
  diceMikadoRow,
  diceMikado,
  {
    start: () => points.keys(),
    todo: 'takes dice out of the pyramid',
  },
);
