import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { diceCells, dieAt } from '../../../../pyramid/board.js';
import { namesOf } from '../../../../pyramid/names.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { mustLift } from './blockade.js';
import { colourOf, rowsOf, type TriangleState } from './position.js';
import { triangle } from './triangle.js';

/** A position of Triangle as a picture: the dice with the sizes of their rows, and where everybody's rows are. */
export function trianglePicture(view: DeepReadonly<TriangleState>, options: PictureOptions = {}): Picture {
  const { board, pieces, players, toPlay } = view;
  const player = toPlay ?? 0;
  const usual = view.options.mustMove ? 'moves or turns a row' : 'may move or turn a row';
  const task = toPlay !== null && mustLift(view, player) ? 'moves a row that lies on others' : usual;
  const rows = Array.from({ length: players }, (_, one) =>
    view.options.rows === 'free' ? [diceCells(board, colourOf(one))] : rowsOf(view, one),
  );
  return tablePicture(
    {
      title: triangle.title,
      colours: playerColours,
      players,
      acting: triangle.playersToAct(view),
      result: triangle.result(view),
      todo: `${nameOf(player, options)} ${task}.`,
      board,
      boardOptions: { marks: diceCells(pieces).map((cell) => ({ cell, text: dieAt(pieces, cell) })) },
      lines: [
        { label: 'Rows', values: rows.map((one) => one.map((row) => row.length).join(', ')) },
        {
          label: 'Where they lie',
          values: rows.map((one) => one.map((row) => namesOf(row).join(' ')).join(', ')),
          isToldOnly: true,
        },
      ],
    },
    options,
  );
}
