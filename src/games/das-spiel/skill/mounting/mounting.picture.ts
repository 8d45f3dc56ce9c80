import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { emptyBoard, placeDice } from '../../../../pyramid/board.js';
import { points } from '../../../../pyramid/lattice.js';
import { attemptsPicture } from '../picture.js';
import { type MountingState, mounting } from './mounting.js';

/** A position of Mount(a)ing as a picture: the start of an attempt, and the best results. */
export function mountingPicture(view: DeepReadonly<MountingState>, options: PictureOptions = {}): Picture {
  const scene = {
    title: mounting.title,
    board: placeDice(emptyBoard(), points.keys(), 'r'),
    todo: 'mounts dice',
    shown: String,
  };
  return attemptsPicture(scene, view, mounting.result(view), options);
}
