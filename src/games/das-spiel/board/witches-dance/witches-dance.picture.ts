import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { fillers, isMobile, moverOf, type WitchesDanceState } from './position.js';
import { witchesDance } from './witches-dance.js';

/** A position of Witches' Dance as a picture: the plate with the moving dice marked, and the fillers so far. */
export function witchesDancePicture(view: DeepReadonly<WitchesDanceState>, options: PictureOptions = {}): Picture {
  const { board, movers, players, toPlay } = view;
  const player = toPlay ?? 0;
  const task = isMobile(view, player) ? 'moves the moving die' : 'cannot move and passes';
  return tablePicture(
    {
      title: witchesDance.title,
      colours: playerColours,
      players,
      acting: witchesDance.playersToAct(view),
      result: witchesDance.result(view),
      todo: `${nameOf(player, options)} ${task}.`,
      board,
      boardOptions: {
        marks: movers.map((_, one) => ({ cell: moverOf(view, one), tone: 'gold', text: String(one + 1) })),
      },
      lines: [
        { label: 'Moving die', values: movers },
        { label: 'Fillers', values: fillers(board) },
      ],
    },
    options,
  );
}
