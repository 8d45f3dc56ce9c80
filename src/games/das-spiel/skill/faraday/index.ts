export { type FaradayAction, type FaradayOptions, type FaradayState, faraday, faradayStart } from './faraday.js';
export { faradayPicture } from './faraday.picture.js';
