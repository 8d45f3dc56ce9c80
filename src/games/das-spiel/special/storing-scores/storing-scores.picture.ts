import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { dieAt } from '../../../../pyramid/board.js';
import type { BoardMark } from '../../../../pyramid/picture.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { funnelCells, funnelIndex, sum } from './funnels.js';
import { type StoringScoresState, storingScores } from './storing-scores.js';

type State = DeepReadonly<StoringScoresState>;

/** The totals that lie open, and the one that the last lift has shown for the first time: no others (STO-11). */
function marksOf({ board, seen }: State, before: unknown): BoardMark[] {
  const earlier = (before as { readonly seen?: State['seen'] } | undefined)?.seen;
  return funnelCells.flatMap((cell) => {
    const numbers = seen[funnelIndex(cell)];
    const isOpen = dieAt(board, cell) !== 'g';
    const isNew = earlier !== undefined && earlier[funnelIndex(cell)] === null;
    return numbers && (isOpen || isNew)
      ? [{ cell, text: String(sum(numbers)), tone: isOpen ? undefined : 'accent' }]
      : [];
  });
}

function todoOf({ phase, toPlay, rolled }: State, options: PictureOptions): string {
  const name = nameOf(toPlay ?? 0, options);
  if (phase === 'roll') return `${name} rolls the red dice.`;
  const lift = `lifts a green die for a total of ${sum(rolled)}`;
  return phase === 'lift' ? `${name} ${lift}.` : `${name} rolls, or ${lift}.`;
}

/** A position of Storing Scores as a picture: the green dice, what lies open, the total; what was seen is not shown. */
export function storingScoresPicture(view: State, options: PictureOptions = {}): Picture {
  const { players, board, taken, rolled } = view;
  return tablePicture(
    {
      title: storingScores.title,
      players,
      acting: storingScores.playersToAct(view),
      result: storingScores.result(view),
      todo: todoOf(view, options),
      rolled,
      board,
      boardOptions: { marks: marksOf(view, options.before) },
      lines: [{ label: 'Green dice', values: taken }],
    },
    options,
  );
}
