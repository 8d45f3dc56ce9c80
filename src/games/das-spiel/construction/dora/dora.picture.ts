import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureColor, PictureOptions } from '../../../../picture/picture.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { dora } from './dora.js';
import type { DoraState } from './position.js';

const tones: readonly PictureColor[] = ['red', 'green', 'black'];

/** A position of DoRa as a picture: the rolled die, the pyramid with its open funnels in their owners' colours, dice left. */
export function doraPicture(view: DeepReadonly<DoraState>, options: PictureOptions = {}): Picture {
  const { board, poses, supply, turn, toPlay, rolled, open, players } = view;
  const actor = nameOf(toPlay ?? turn, options);
  const todo = rolled !== null ? 'places the die beside another' : open.length > 0 ? 'fills a funnel' : 'rolls a die';
  return tablePicture(
    {
      title: dora.title,
      colours: playerColours,
      players,
      acting: dora.playersToAct(view),
      result: dora.result(view),
      todo: `${actor} ${todo}.`,
      rolledDie: rolled === null ? undefined : { colour: playerColours[turn] ?? 'r', pose: rolled },
      posedColour: rolled === null && toPlay !== null ? playerColours[toPlay] : undefined,
      board,
      boardOptions: {
        poses,
        hand: view.options.hand,
        marks: open.map(({ cell, owner }) => ({ cell: cellNamed(cell), tone: tones[owner] })),
      },
      lines: [
        { label: 'Dice left', values: supply },
        {
          label: 'Funnels to fill',
          values: supply.map((_, player) => open.filter(({ owner }) => owner === player).length),
        },
      ],
    },
    options,
  );
}
