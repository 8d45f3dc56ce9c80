import { cellsNamed } from '../../../../pyramid/names.js';
import { type AttemptsPicture, attemptsPicture } from '../picture.js';
import { type DuneState, dune, duneRow, duneStart } from './dune.js';

/** A position of Dune as a picture. */
export const dunePicture: AttemptsPicture<DuneState> = /* @__PURE__ */ attemptsPicture(duneRow, dune, {
  start: () => cellsNamed(duneStart),
  todo: 'blows four dice into a pyramid',
});
