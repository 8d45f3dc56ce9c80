export {
  type TabulaRasaAction,
  type TabulaRasaOptions,
  type TabulaRasaState,
  tabulaRasa,
} from './tabula-rasa.js';
export { tabulaRasaPicture } from './tabula-rasa.picture.js';
