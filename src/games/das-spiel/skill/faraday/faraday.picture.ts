import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { emptyBoard, placeDice } from '../../../../pyramid/board.js';
import { cellsNamed } from '../../../../pyramid/names.js';
import { attemptsPicture } from '../picture.js';
import { seconds } from '../words.js';
import { type FaradayState, faraday, faradayStart } from './faraday.js';

/** A position of Faraday as a picture: the start of an attempt, and the best times. */
export function faradayPicture(view: DeepReadonly<FaradayState>, options: PictureOptions = {}): Picture {
  const board = placeDice(emptyBoard(), cellsNamed(faradayStart), 'r');
  const scene = { title: faraday.title, board, todo: 'shakes three dice into the corners', shown: seconds };
  return attemptsPicture(scene, view, faraday.result(view), options);
}
