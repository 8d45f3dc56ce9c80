export { type RasantoAction, type RasantoOptions, type RasantoState, rasanto } from './rasanto.js';
export { rasantoPicture } from './rasanto.picture.js';
