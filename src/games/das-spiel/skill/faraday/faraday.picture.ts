import { cellsNamed } from '../../../../pyramid/names.js';
import { attemptsPicture } from '../picture.js';
import { faraday, faradayRow, faradayStart } from './faraday.js';

/** A position of Faraday as a picture. */
export const faradayPicture = /* @__PURE__ */ attemptsPicture(faradayRow, faraday, {
  start: () => cellsNamed(faradayStart),
  todo: 'shakes three dice into the corners',
});
