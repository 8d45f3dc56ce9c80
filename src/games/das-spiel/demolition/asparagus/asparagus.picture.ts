import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { valuedPicture } from '../picture.js';
import { type AsparagusState, asparagus } from './asparagus.js';

/** A position of Asparagus as a picture: the pyramid, the dice that everybody has taken, and their points. */
export function asparagusPicture(view: DeepReadonly<AsparagusState>, options: PictureOptions = {}): Picture {
  return valuedPicture(asparagus, view, 'takes a die or a column', options);
}
