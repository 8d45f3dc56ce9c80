import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureColor, PictureOptions } from '../../../../picture/picture.js';
import { cellName } from '../../../../pyramid/names.js';
import { colourName } from '../../../../pyramid/stock.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { colourOf, explorerCell, goalOf, isBuilt, type ThePharaohsCurseState } from './position.js';
import { thePharaohsCurse } from './the-pharaohs-curse.js';

const TONES: readonly PictureColor[] = ['red', 'blue', 'black'];

/** A position of The Pharaoh's Curse as a picture: the plate with its numbers, and everybody's corner in their colour. */
export function thePharaohsCursePicture(
  view: DeepReadonly<ThePharaohsCurseState>,
  options: PictureOptions = {},
): Picture {
  const { board, poses, players, toPlay, acted } = view;
  const name = nameOf(toPlay ?? 0, options);
  const task =
    acted === null ? 'swaps with a green die, or turns' : acted === 'swap' ? 'can turn, too' : 'can swap, too';
  const seats = Array.from({ length: players }, (_, player) => player);
  return tablePicture(
    {
      title: thePharaohsCurse.title,
      colours: seats.map(colourOf),
      players,
      acting: thePharaohsCurse.playersToAct(view),
      result: thePharaohsCurse.result(view),
      todo: isBuilt(view) ? `${name} ${task}.` : `${name} fills the plate.`,
      posedColour: toPlay === null ? undefined : colourOf(toPlay),
      board,
      boardOptions: {
        poses,
        hand: view.options.hand,
        marks: seats.map((player) => ({ cell: goalOf(player), tone: TONES[player], text: String(player + 1) })),
      },
      lines: [
        { label: 'Explorer', values: seats.map((player) => colourName(colourOf(player))) },
        {
          label: 'Is in',
          values: seats.map((player) => (isBuilt(view) ? cellName(explorerCell(board, player)) : '–')),
        },
        { label: 'Goal', values: seats.map((player) => cellName(goalOf(player))) },
      ],
    },
    options,
  );
}
