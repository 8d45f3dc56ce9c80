import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { emptyBoard, placeDice } from '../../../../pyramid/board.js';
import { cellsNamed } from '../../../../pyramid/names.js';
import { attemptsPicture } from '../picture.js';
import { seconds } from '../words.js';
import { type CoulombState, coulomb, coulombStart } from './coulomb.js';

/** A position of Coulomb as a picture: the start of an attempt, and the best times. */
export function coulombPicture(view: DeepReadonly<CoulombState>, options: PictureOptions = {}): Picture {
  const board = placeDice(emptyBoard(), cellsNamed(coulombStart), 'r');
  const scene = { title: coulomb.title, board, todo: 'shakes four dice into a pyramid', shown: seconds };
  return attemptsPicture(scene, view, coulomb.result(view), options);
}
