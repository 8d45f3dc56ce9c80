export type { SandwichOptions, SandwichState } from './position.js';
export { type SandwichAction, sandwich } from './sandwich.js';
export { sandwichPicture } from './sandwich.picture.js';
