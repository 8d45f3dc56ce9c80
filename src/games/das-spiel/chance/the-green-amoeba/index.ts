export {
  type TheGreenAmoebaAction,
  type TheGreenAmoebaOptions,
  type TheGreenAmoebaState,
  theGreenAmoeba,
} from './the-green-amoeba.js';
export { theGreenAmoebaPicture } from './the-green-amoeba.picture.js';
