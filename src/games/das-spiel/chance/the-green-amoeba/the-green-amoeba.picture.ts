import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { cellName } from '../../../../pyramid/names.js';
import { corners } from '../../../../pyramid/shapes.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { type TheGreenAmoebaState, theGreenAmoeba } from './the-green-amoeba.js';

/** A position of The Green Amoeba as a picture: the plate with the three home corners, and the number rolled. */
export function theGreenAmoebaPicture(view: DeepReadonly<TheGreenAmoebaState>, options: PictureOptions = {}): Picture {
  const { board, toPlay, players, rolled, left } = view;
  const name = nameOf(toPlay ?? 0, options);
  const steps = `${name} moves ${left === 1 ? 'one more step' : `up to ${left} more steps`}.`;
  return tablePicture(
    {
      title: theGreenAmoeba.title,
      players,
      acting: theGreenAmoeba.playersToAct(view),
      result: theGreenAmoeba.result(view),
      todo: rolled === null ? `${name} rolls.` : steps,
      rolled: rolled === null ? [] : [rolled],
      board,
      boardOptions: { marks: corners.map((cell, player) => ({ cell, tone: 'gold', text: String(player + 1) })) },
      lines: [{ label: 'Home corner', values: corners.map(cellName) }],
    },
    options,
  );
}
