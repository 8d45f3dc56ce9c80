export {
  type QuadrulaRasaAction,
  type QuadrulaRasaOptions,
  type QuadrulaRasaState,
  quadrulaRasa,
} from './quadrula-rasa.js';
export { quadrulaRasaPicture } from './quadrula-rasa.picture.js';
