import { cellsNamed } from '../../../../pyramid/names.js';
import { type AttemptsPicture, attemptsPicture } from '../picture.js';
import { type FaradayState, faraday, faradayRow, faradayStart } from './faraday.js';

/** A position of Faraday as a picture. */
export const faradayPicture: AttemptsPicture<FaradayState> = /* @__PURE__ */ attemptsPicture(faradayRow, faraday, {
  start: () => cellsNamed(faradayStart),
  todo: 'shakes three dice into the corners',
});
