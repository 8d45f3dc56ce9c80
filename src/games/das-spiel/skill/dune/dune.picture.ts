import { cellsNamed } from '../../../../pyramid/names.js';
import { attemptsPicture } from '../picture.js';
import { dune, duneRow, duneStart } from './dune.js';

/** A position of Dune as a picture. */
export const dunePicture = /* @__PURE__ */ attemptsPicture(duneRow, dune, {
  start: () => cellsNamed(duneStart),
  todo: 'blows four dice into a pyramid',
});
