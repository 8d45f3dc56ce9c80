import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { jumpsOfPlayer, type TheFireRedDevilState } from './position.js';
import { theFireRedDevil } from './the-fire-red-devil.js';

/** A position of The Fire-Red Devil as a picture: where the die on turn can jump is marked. */
export function theFireRedDevilPicture(
  view: DeepReadonly<TheFireRedDevilState>,
  options: PictureOptions = {},
): Picture {
  const { phase, board, supply, toPlay, players } = view;
  const name = nameOf(toPlay ?? 0, options);
  const jumps = phase === 'setup' || toPlay === null ? [] : jumpsOfPlayer(view, toPlay);
  const who = toPlay === 0 ? 'the angel' : 'the devil';
  const turn = jumps.length === 0 ? `${name} passes.` : `${name} jumps with ${who}.`;
  const left = supply === 1 ? 'One green die is left.' : `${supply} green dice are left.`;
  return tablePicture(
    {
      title: theFireRedDevil.title,
      players,
      acting: theFireRedDevil.playersToAct(view),
      result: theFireRedDevil.result(view),
      todo: phase === 'setup' ? `${name} rolls the angel and the devil onto the plate.` : `${turn} ${left}`,
      board,
      boardOptions: { marks: jumps.map(({ to }) => ({ cell: to, tone: 'accent' })) },
      lines: [{ label: 'Die', values: ['angel', 'devil'] }],
    },
    options,
  );
}
