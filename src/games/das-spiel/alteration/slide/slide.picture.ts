import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureColor, PictureDiceRow, PictureDie, PictureOptions } from '../../../../picture/picture.js';
import { dieAt } from '../../../../pyramid/board.js';
import type { Cell } from '../../../../pyramid/lattice.js';
import type { BoardMark } from '../../../../pyramid/picture.js';
import { nameOf, type TableLine, tablePicture } from '../../kit/picture.js';
import { picturedSight } from '../../kit/sight.js';
import { spars } from '../spars.js';
import { attainedBy, besideRoof, numbersBeside, roofNumbers, roofOf, sparsOf } from './goals.js';
import type { SlideView } from './position.js';
import { slide } from './slide.js';

type View = DeepReadonly<SlideView>;

/** The dice that decide the game are gold; while it runs, the spars of the player on turn stand out. */
function marksOf(view: View, winners: readonly number[]): BoardMark[] {
  const { phase, toPlay } = view;
  if (phase === 'build') return [];
  if (toPlay !== null) {
    const cells = sparsOf(toPlay).flatMap((axis) => (spars[axis] ?? []).slice(0, -1));
    return cells.map((cell) => ({ cell, tone: 'accent' as const }));
  }
  const [winner] = winners;
  const attained = winner === undefined || winners.length > 1 ? undefined : attainedBy(view, winner);
  if (winner === undefined || attained === undefined) return [];
  const roof = roofOf(winner);
  return attained.places.map((place) => ({ cell: roof[place] ?? 0, tone: 'gold' as const }));
}

/** What the players see on their roofs and beside them, as far as it may be drawn: `·` for what may not. */
function linesOf(view: View, digits: string, all: boolean, viewer: number | null): TableLine[] {
  const seats = [...Array(view.players).keys()];
  const read = (player: number, cells: readonly (Cell | undefined)[], numbers: () => readonly number[]): string => {
    if (!all && player !== viewer) return '·'.repeat(cells.length);
    const shown = all ? numbers() : cells.map((cell) => (cell === undefined ? 0 : dieAt(digits, cell)));
    return shown.join('').replaceAll('0', '·');
  };
  return [
    {
      label: 'Roof',
      values: seats.map((player) => read(player, roofOf(player), () => roofNumbers(view, player))),
      isToldOnly: true,
    },
    {
      label: 'Black beside',
      values: seats.map((player) => read(player, besideRoof(player), () => numbersBeside(view, player))),
      isToldOnly: true,
    },
  ];
}

/** The numbers of those lines as they are read out. */
const spoken = (line: TableLine): TableLine => ({
  ...line,
  values: line.values.map((value) => {
    const numbers = String(value);
    return /\d/.test(numbers) ? [...numbers].map((number) => (number === '·' ? 'none' : number)).join(' ') : 'hidden';
  }),
});

/** The numbers of those lines as dice, for each player whose numbers may be drawn; where there is none beside, none lies. */
function rowsOf(lines: readonly TableLine[], name: (player: number) => string): PictureDiceRow[] {
  const [roofs, besides] = lines.map(({ values }) => values.map(String));
  const seen = (roofs ?? []).flatMap((roof, player) => (/\d/.test(roof) ? player : []));
  const diceOf = (numbers: string, color: PictureColor): PictureDie[] =>
    [...numbers].map((number) => ({
      shape: 'cube',
      color,
      face: number === '·' ? { kind: 'blank' } : { kind: 'pips', count: Number(number) },
    }));
  return seen.flatMap((player): PictureDiceRow[] => [
    { label: seen.length > 1 ? `${name(player)}: roof` : 'Your roof', dice: diceOf(roofs?.[player] ?? '', 'green') },
    { label: 'Black beside', dice: diceOf(besides?.[player] ?? '', 'black') },
  ]);
}

/** What the view is compared with, to see what has changed: nothing, where more could be seen at one time. */
function comparable(before: View | undefined, { toPlay }: View, options: PictureOptions): object | undefined {
  if (before === undefined || (before.toPlay === null) !== (toPlay === null)) return undefined;
  return { board: before.board, poses: picturedSight(before, options, toPlay === null).poses };
}

/**
 * A position of Slide as a picture: the pyramid, and what players see on their roofs and beside them. It shows what the
 * view shows; of a whole state only what `options.viewer` may see.
 */
export function slidePicture(view: View, options: PictureOptions = {}): Picture {
  const { players, phase, board, toPlay, options: rules } = view;
  const result = slide.result(view);
  const name = nameOf(toPlay ?? 0, options);
  const isBuilt = phase !== 'build';
  const takes = rules.mustTake ? 'takes' : 'passes, or takes';
  const { digits, poses, faces } = picturedSight(view, options, toPlay === null);
  const before = options.before as View | undefined;
  const lines = isBuilt ? linesOf(view, digits, poses === view.poses, options.viewer ?? null) : [];
  return tablePicture(
    {
      title: slide.title,
      players,
      acting: slide.playersToAct(view),
      result,
      todo: isBuilt ? `${name} ${takes} a green die and puts it on top.` : `${name} builds the pyramid.`,
      posedColour: toPlay === null ? undefined : 'g',
      board,
      boardOptions: { poses, hand: rules.hand, faces, marks: marksOf(view, result?.winners ?? []) },
      rows: rowsOf(lines, (player) => nameOf(player, options)),
      lines: lines.map(spoken),
    },
    { ...options, before: comparable(before, view, options) },
  );
}
