import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { active, borderCells, SMUGGLERS, type SmugglingState, through } from './position.js';
import { smuggling } from './smuggling.js';

/** A position of Smuggling as a picture: the plate with the border marked, smugglers through and under way. */
export function smugglingPicture(view: DeepReadonly<SmugglingState>, options: PictureOptions = {}): Picture {
  const { board, players, toPlay } = view;
  const [moves, catches] = view.options.mustMove ? ['moves', 'catches'] : ['may move', 'catch'];
  const task = toPlay === SMUGGLERS ? `${moves} a smuggler` : `${moves} an officer or ${catches} smugglers`;
  return tablePicture(
    {
      title: smuggling.title,
      players,
      acting: smuggling.playersToAct(view),
      result: smuggling.result(view),
      todo: `${nameOf(toPlay ?? 0, options)} ${task}.`,
      board,
      boardOptions: { marks: borderCells().map((cell) => ({ cell, tone: 'gold' as const })) },
      lines: [
        { label: 'Side', values: ['smugglers', 'officers'] },
        { label: 'Smugglers through', values: [through(board), ''] },
        { label: 'Smugglers under way', values: [active(board, SMUGGLERS).length, ''] },
      ],
    },
    options,
  );
}
