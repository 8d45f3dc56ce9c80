import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { emptyBoard, placeDice } from '../../../../pyramid/board.js';
import { points } from '../../../../pyramid/lattice.js';
import { attemptsPicture } from '../picture.js';
import { type DiceMikadoState, diceMikado } from './dice-mikado.js';

/** A position of Dice Mikado as a picture: the start of an attempt, and the best results. */
export function diceMikadoPicture(view: DeepReadonly<DiceMikadoState>, options: PictureOptions = {}): Picture {
  const scene = {
    title: diceMikado.title,
    board: placeDice(emptyBoard(), points.keys(), 'r'),
    todo: 'takes dice out of the pyramid',
    shown: String,
  };
  return attemptsPicture(scene, view, diceMikado.result(view), options);
}
