import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { valuedPicture } from '../picture.js';
import { type ElDadoState, elDado } from './el-dado.js';

/** A position of El Dado as a picture: the pyramid, the dice that everybody has taken, and their points. */
export function elDadoPicture(view: DeepReadonly<ElDadoState>, options: PictureOptions = {}): Picture {
  return valuedPicture(elDado, view, 'takes a die', options);
}
