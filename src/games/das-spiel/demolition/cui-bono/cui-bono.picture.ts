import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { colourName, playerColours } from '../../../../pyramid/stock.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { diceLeft, takenLines } from '../picture.js';
import { cuiBono, cuiBonoPoints } from './cui-bono.js';
import type { CuiBonoState } from './position.js';
import { putCells } from './putting.js';

type View = DeepReadonly<CuiBonoState>;

function todo({ phase, board, held }: View, name: string): string {
  if (phase === 'build') return `${name} builds the pyramid.`;
  if (held === null) return `${name} takes a die from the lowest layer. ${diceLeft(board)}`;
  return `${name} puts the ${colourName(held)} die back or keeps it.`;
}

/** A position of Cui Bono? as a picture: the pyramid, where the die in hand can go, the dice kept and their points. */
export function cuiBonoPicture(view: View, options: PictureOptions = {}): Picture {
  const { board, taken, held, toPlay, players } = view;
  const goals = held === null ? [] : [...putCells(board, held)];
  return tablePicture(
    {
      title: cuiBono.title,
      players,
      acting: cuiBono.playersToAct(view),
      result: cuiBono.result(view),
      todo: todo(view, nameOf(toPlay ?? 0, options)),
      board,
      boardOptions: { marks: goals.map((cell) => ({ cell: cellNamed(cell), tone: 'gold' as const })) },
      lines: [...takenLines(taken, playerColours), { label: 'Penalty points', values: cuiBonoPoints(taken) }],
    },
    options,
  );
}
