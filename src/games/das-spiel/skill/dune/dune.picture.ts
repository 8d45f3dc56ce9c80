import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { emptyBoard, placeDice } from '../../../../pyramid/board.js';
import { cellsNamed } from '../../../../pyramid/names.js';
import { attemptsPicture } from '../picture.js';
import { seconds } from '../words.js';
import { type DuneState, dune, duneStart } from './dune.js';

/** A position of Dune as a picture: the start of an attempt, and the best times. */
export function dunePicture(view: DeepReadonly<DuneState>, options: PictureOptions = {}): Picture {
  const board = placeDice(emptyBoard(), cellsNamed(duneStart), 'r');
  const scene = { title: dune.title, board, todo: 'blows four dice into a pyramid', shown: seconds };
  return attemptsPicture(scene, view, dune.result(view), options);
}
