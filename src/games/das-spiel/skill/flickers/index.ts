export { type FlickersAction, type FlickersOptions, type FlickersState, flickers } from './flickers.js';
export { flickersPicture } from './flickers.picture.js';
export type { FlickersFlick } from './flicks.js';
