export { type RuinsAction, type RuinsOptions, type RuinsState, ruins } from './ruins.js';
export { ruinsPicture } from './ruins.picture.js';
