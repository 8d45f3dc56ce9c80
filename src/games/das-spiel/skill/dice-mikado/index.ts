export {
  type DiceMikadoAction,
  type DiceMikadoEnding,
  type DiceMikadoOptions,
  type DiceMikadoState,
  diceMikado,
} from './dice-mikado.js';
export { diceMikadoPicture } from './dice-mikado.picture.js';
