export { type DishingUpAction, type DishingUpOptions, type DishingUpState, dishingUp } from './dishing-up.js';
export { dishingUpPicture } from './dishing-up.picture.js';
export type { DishingUpThrow } from './throws.js';
