export {
  type TheForbiddenNumberAction,
  type TheForbiddenNumberOptions,
  type TheForbiddenNumberState,
  theForbiddenNumber,
} from './the-forbidden-number.js';
export { theForbiddenNumberPicture } from './the-forbidden-number.picture.js';
