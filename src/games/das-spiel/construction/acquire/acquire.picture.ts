import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { type AcquireState, acquire } from './acquire.js';

/** A position of Acquire as a picture: the pyramid, and the dice that everybody has. */
export function acquirePicture(view: DeepReadonly<AcquireState>, options: PictureOptions = {}): Picture {
  const { board, supply, toPlay, players } = view;
  return tablePicture(
    {
      title: acquire.title,
      colours: playerColours,
      players,
      acting: acquire.playersToAct(view),
      result: acquire.result(view),
      todo: `${nameOf(toPlay ?? 0, options)} places a die.`,
      board,
      lines: [{ label: 'Dice', values: supply.map((dice) => (dice === 0 ? 'out' : dice)) }],
    },
    options,
  );
}
