export type { SlideObject, SlideOptions, SlideState } from './position.js';
export { type SlideAction, slide } from './slide.js';
export { slidePicture } from './slide.picture.js';
