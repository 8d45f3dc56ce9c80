export type {
  WolfInASheepsCoatDog,
  WolfInASheepsCoatOptions,
  WolfInASheepsCoatState,
  WolfInASheepsCoatView,
} from './position.js';
export { type WolfInASheepsCoatAction, wolfInASheepsCoat } from './wolf-in-a-sheeps-coat.js';
export { wolfInASheepsCoatPicture } from './wolf-in-a-sheeps-coat.picture.js';
