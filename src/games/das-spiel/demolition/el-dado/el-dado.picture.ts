import type { Picture, PictureOptions } from '../../../../kernel/picture.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { colours } from '../../../../pyramid/stock.js';
import { nameOf, tablePicture } from '../../picture.js';
import { diceLeft, takenLines } from '../picture.js';
import { pointsOf } from '../valued.js';
import { type ElDadoState, elDado } from './el-dado.js';

/** A position of El Dado as a picture: the pyramid, the dice that everybody has taken, and their points. */
export function elDadoPicture(view: DeepReadonly<ElDadoState>, options: PictureOptions = {}): Picture {
  const { phase, board, taken, toPlay, players } = view;
  const name = nameOf(toPlay ?? 0, options);
  return tablePicture(
    {
      title: elDado.title,
      players,
      acting: elDado.playersToAct(view),
      outcome: elDado.outcome(view),
      todo: phase === 'build' ? `${name} builds the pyramid.` : `${name} takes a die. ${diceLeft(board)}`,
      board,
      lines: [...takenLines(taken, colours), { label: 'Points', values: pointsOf(view) }],
    },
    options,
  );
}
