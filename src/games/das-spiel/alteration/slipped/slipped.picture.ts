import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureDiceRow, PictureOptions } from '../../../../picture/picture.js';
import type { BoardMark } from '../../../../pyramid/picture.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { objectDice, objectWords } from './object-words.js';
import { placeOf } from './patterns.js';
import { COVERED, hasShown, type SlippedView } from './position.js';
import { slipped } from './slipped.js';

type View = DeepReadonly<SlippedView>;

/** The papers that may be drawn; a host may also draw from the whole state, and then it depends on the viewer. */
function visible(view: View, { viewer }: PictureOptions): string[] {
  return view.papers.map((paper, seat) =>
    viewer === undefined || viewer === seat || hasShown(view, seat) ? paper : COVERED,
  );
}

/** The dice that meet the viewer's object, or the winner's, are gold. */
function marksOf(view: View, papers: readonly string[], viewer: number | null | undefined): BoardMark[] {
  const paper = papers[view.winner ?? viewer ?? -1] ?? COVERED;
  const place = paper === COVERED ? undefined : placeOf(view, paper);
  if (place === undefined) return [];
  const cells = place.line.cells.slice(place.first, place.first + paper.length);
  return cells.map((cell) => ({ cell, tone: 'gold' as const }));
}

function todoOf({ phase, toPlay, turns, options: { calls } }: View, options: PictureOptions): string {
  const name = nameOf(toPlay ?? 0, options);
  if (phase === 'build') return `${name} builds the pyramid.`;
  if (phase === 'deal') return `${name} deals the papers.`;
  const call = turns === 0 || calls === 'none' ? '' : ' Whoever sees their own object calls.';
  return `${name} takes a green die and puts it on top.${call}`;
}

/**
 * A position of Slipped as a picture: the pyramid, and the papers as far as the viewer knows them. It shows what the view
 * shows; of a whole state only what `options.viewer` may see.
 */
export function slippedPicture(view: View, options: PictureOptions = {}): Picture {
  const { players, board, poses, out, toPlay, options: rules } = view;
  const papers = visible(view, options);
  return tablePicture(
    {
      title: slipped.title,
      players,
      acting: toPlay === null ? [] : [toPlay],
      result: slipped.result(view),
      todo: todoOf(view, options),
      posedColour: toPlay === null ? undefined : 'g',
      board,
      boardOptions: { poses, hand: rules.hand, marks: marksOf(view, papers, options.viewer) },
      rows: papers.flatMap((paper, player): PictureDiceRow[] => {
        if (paper === COVERED) return [];
        const label = player === options.viewer ? 'Object' : nameOf(player, options);
        return [{ label, dice: objectDice(paper) }];
      }),
      lines:
        papers.length === 0
          ? []
          : [
              {
                label: 'Object',
                values: papers.map((paper) => (paper === COVERED ? '?' : objectWords(paper))),
                isToldOnly: true,
              },
              { label: 'In the game', values: out.map((isOut) => (isOut ? 'no' : 'yes')) },
            ],
    },
    options,
  );
}
