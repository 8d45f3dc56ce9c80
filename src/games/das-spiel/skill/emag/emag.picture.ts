import { type AttemptsPicture, attemptsPicture } from '../picture.js';
import { type EmagState, emag, emagRow } from './emag.js';

/** A position of Emag as a picture. */
export const emagPicture: AttemptsPicture<EmagState> = /* @__PURE__ */ attemptsPicture(emagRow, emag, {
  start: () => [],
  todo: 'stacks dice',
});
