import { attemptsPicture } from '../picture.js';
import { emag, emagRow } from './emag.js';

/** A position of Emag as a picture. */
export const emagPicture = /* @__PURE__ */ attemptsPicture(emagRow, emag, {
  start: () => [],
  todo: 'stacks dice',
});
