import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { diceFunnels } from '../../../../pyramid/heap.js';
import { cellName } from '../../../../pyramid/names.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { sidesOf } from '../../kit/groups.js';
import { facesOfPlayers } from '../../kit/outer-faces.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { type SummitStormState, summitStorm } from './summit-storm.js';

/** A position of Summit Storm as a picture: the pyramid with the funnel that is rolled for, dice left, outer faces. */
export function summitStormPicture(view: DeepReadonly<SummitStormState>, options: PictureOptions = {}): Picture {
  const { phase, board, supply, toPlay, players } = view;
  const sides = sidesOf(view);
  const [funnel] = phase === 'rollOff' ? diceFunnels(board) : [];
  const todo = funnel === undefined ? 'places a die on the plate' : `lets all roll for ${cellName(funnel)}`;
  return tablePicture(
    {
      title: summitStorm.title,
      colours: playerColours,
      players,
      sides,
      acting: summitStorm.playersToAct(view),
      result: summitStorm.result(view),
      todo: `${nameOf(toPlay ?? 0, options)} ${todo}.`,
      board,
      boardOptions: { marks: funnel === undefined ? [] : [{ cell: funnel, tone: 'accent' }] },
      lines: [
        { label: 'Dice left', values: supply },
        { label: 'Outer faces', values: facesOfPlayers(board, sides.length) },
      ],
    },
    options,
  );
}
