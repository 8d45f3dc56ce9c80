export { type AsparagusAction, type AsparagusOptions, type AsparagusState, asparagus } from './asparagus.js';
export { asparagusPicture } from './asparagus.picture.js';
