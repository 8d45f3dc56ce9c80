import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureColor, PictureDie, PictureOptions } from '../../../../picture/picture.js';
import { axes } from '../../../../pyramid/lattice.js';
import type { BoardMark } from '../../../../pyramid/picture.js';
import { type Colour, colourName } from '../../../../pyramid/stock.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { masquerade } from './masquerade.js';
import { edgeLetters, isSorted, type MasqueradeState, moundOf } from './position.js';

/** The three dice of which one is to be taken; at the end the edges that are sorted, in gold. */
function marksOf(
  { phase, toPlay, board, options }: DeepReadonly<MasqueradeState>,
  winners: readonly number[],
): BoardMark[] {
  if (phase === 'build') return [];
  if (toPlay !== null) {
    return moundOf(toPlay).edges.map(([lowest = 0], axis) => {
      const edge = 'xyz'.charAt(axis);
      return { cell: lowest, tone: 'accent', text: edge, parts: [`edge:${edge}`] };
    });
  }
  const sorted = winners.filter((player) => isSorted(board, player, options));
  const cells = sorted.flatMap((player) => [...new Set(moundOf(player).edges.flat())]);
  return cells.map((cell) => ({ cell, tone: 'gold' }));
}

/** The colours of an edge from the bottom up. */
const coloursOf = (letters: string): PictureColor[] =>
  [...letters].map((letter) => colourName(letter as Colour) as PictureColor);

/** A small die of a colour: its numbers don't matter. */
const dieOf = (color: PictureColor): PictureDie => ({ shape: 'cube', color, face: { kind: 'blank' } });

/** A position of Masquerade as a picture: all pyramids, and the colours of their edges from the bottom up. */
export function masqueradePicture(view: DeepReadonly<MasqueradeState>, options: PictureOptions = {}): Picture {
  const { players, phase, board, toPlay } = view;
  const result = masquerade.result(view);
  const seats = [...Array(players).keys()];
  const name = nameOf(toPlay ?? 0, options);
  const isBuilt = phase !== 'build';
  return tablePicture(
    {
      title: masquerade.title,
      players,
      acting: masquerade.playersToAct(view),
      result,
      todo: isBuilt ? `${name} puts a die from below on top.` : `${name} builds the pyramids.`,
      board,
      boardOptions: { marks: marksOf(view, result?.winners ?? []) },
      lines: isBuilt
        ? axes.map((axis) => {
            const edges = seats.map((player) => coloursOf(edgeLetters(board, player, axis)));
            return {
              label: `Edge ${'xyz'[axis]}`,
              values: edges.map((edge) => edge.join(' ')),
              dice: edges.map((edge) => edge.map(dieOf)),
            };
          })
        : [],
    },
    options,
  );
}
