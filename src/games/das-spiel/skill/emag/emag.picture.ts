import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { emptyBoard } from '../../../../pyramid/board.js';
import { attemptsPicture } from '../picture.js';
import { type EmagState, emag } from './emag.js';

/** A position of Emag as a picture: the start of an attempt, and the best results. */
export function emagPicture(view: DeepReadonly<EmagState>, options: PictureOptions = {}): Picture {
  const scene = { title: emag.title, board: emptyBoard(), todo: 'stacks dice', shown: String };
  return attemptsPicture(scene, view, emag.result(view), options);
}
