import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import type { BoardMark } from '../../../../pyramid/picture.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { clueSentence } from './clues.js';
import { hillCells, hillTops } from './hills.js';
import type { TheCleverMoleView } from './position.js';
import { masterOf } from './table.js';
import { theCleverMole } from './the-clever-mole.js';

type View = DeepReadonly<TheCleverMoleView>;

function todoOf(view: View, options: PictureOptions): string {
  const master = nameOf(masterOf(view), options);
  switch (view.phase) {
    case 'build':
      return `${master} builds the hills.`;
    case 'hide':
      return `${master} hides the mole.`;
    default: {
      const names = theCleverMole.playersToAct(view).map((player) => nameOf(player, options));
      const look = names.length === 1 ? 'looks' : 'look';
      const says = view.clue === null ? '' : ` ${master} says: ${clueSentence(view.clue)}`;
      return `${names.join(', ')} ${look} for the mole.${says}`;
    }
  }
}

/** The number of each hill stands on its top; the hill of the mole, where the viewer knows it, is gold. */
function marksOf(view: View, { viewer }: PictureOptions): BoardMark[] {
  // A host may draw from the whole state, too: then it matters for whom.
  const isSecret = view.phase === 'seek' && viewer !== undefined && viewer !== masterOf(view);
  const tone = (hill: number) => (hill === view.mole && !isSecret ? ('gold' as const) : undefined);
  return hillCells.flatMap((cells, hill) =>
    cells.map((cell) => ({
      cell,
      tone: tone(hill),
      parts: [`hill:${hill}`],
      text: cell === hillTops[hill] ? String(hill + 1) : undefined,
    })),
  );
}

/**
 * A position of The Clever Mole as a picture: the hills with their numbers, the clue, the points. It shows what the view
 * shows, so the mole only to those who know where it is.
 */
export function theCleverMolePicture(view: View, options: PictureOptions = {}): Picture {
  const { players, board, poses, claims, points, options: rules } = view;
  return tablePicture(
    {
      title: theCleverMole.title,
      players,
      acting: theCleverMole.playersToAct(view),
      result: theCleverMole.result(view),
      todo: todoOf(view, options),
      board,
      boardOptions: { poses, hand: rules.hand, marks: marksOf(view, options) },
      lines: [
        { label: 'Points', values: points },
        { label: 'Claims', values: claims.map((hill) => (hill === null ? '–' : `hill ${hill + 1}`)) },
      ],
    },
    options,
  );
}
