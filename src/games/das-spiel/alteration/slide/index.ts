export { type SlideObject, type SlideOptions, type SlideState, type SlideView, slideObjects } from './position.js';
export { type SlideAction, slide } from './slide.js';
export { slidePicture } from './slide.picture.js';
