import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { corners } from '../../../../pyramid/shapes.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { diebylon } from './diebylon.js';
import { countIn, type DiebylonState, SWAP, targetsOf } from './position.js';

/** A position of Diebylon as a picture: the home corners bear the players' numbers. */
export function diebylonPicture(view: DeepReadonly<DiebylonState>, options: PictureOptions = {}): Picture {
  const { board, toPlay, players, rolled } = view;
  const name = nameOf(toPlay ?? 0, options);
  const use = rolled === SWAP ? `${name} swaps two dice, or passes.` : `${name} uses the ${rolled}, or passes.`;
  const inCorners = (player: number): string =>
    targetsOf(player)
      .map((corner) => countIn(board, player, corner))
      .join(' + ');
  return tablePicture(
    {
      title: diebylon.title,
      colours: playerColours,
      players,
      acting: diebylon.playersToAct(view),
      result: diebylon.result(view),
      todo: rolled === null ? `${name} rolls.` : use,
      rolled: rolled === null ? [] : [rolled],
      board,
      boardOptions: { marks: corners.map((cell, player) => ({ cell, tone: 'gold', text: String(player + 1) })) },
      lines: [{ label: 'Dice in other corners', values: [0, 1, 2].map(inCorners) }],
    },
    options,
  );
}
