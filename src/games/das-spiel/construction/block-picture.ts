import type { BoardCell, BoardPart, PictureColor } from '../../../picture/picture.js';
import { EMPTY } from '../../../pyramid/board.js';
import type { Point } from '../../../pyramid/lattice.js';
import type { Block } from './block.js';

const COLORS: readonly PictureColor[] = ['red', 'green', 'black'];

/** Coordinates as people count them. */
const counted = (coordinates: readonly number[]): string => coordinates.map((one) => one + 1).join('.');

/** How a block is shown. */
interface BlockPartOptions {
  readonly title: string;
  /** The letters of the block before the last action. */
  readonly before?: string | undefined;
  /** The coordinates of a place as actions have them. */
  readonly placeOf: (point: Point) => readonly number[];
  /** Whether the player is to take dice from it. */
  readonly isOpen: boolean;
}

/**
 * A player's block of dice beside the pyramid as a part of a picture. What was taken from it last is marked.
 *
 * @param left - a letter for each place of the block, `.` where the die is gone
 */
export function blockPart(
  block: Block,
  left: string,
  player: number,
  { title, before, placeOf, isOpen }: BlockPartOptions,
): BoardPart {
  const cells: BoardCell[] = [];
  for (const [place, point] of block.points.entries()) {
    const isThere = left.charAt(place) !== EMPTY;
    const changed = before !== undefined && before.charAt(place) !== left.charAt(place);
    if (!isThere && !changed) continue;
    cells.push({
      name: counted(placeOf(point)),
      // So that a flat block lies: the first coordinate of a picture goes down.
      at: [point[2], point[1], point[0]],
      die: isThere ? { color: COLORS[player] ?? 'gray' } : undefined,
      changed,
      parts: isOpen ? [`place:${placeOf(point)}`] : undefined,
    });
  }
  return { kind: 'board', title, cells, plate: false };
}

/** The texts of a list of a state before the last action; none where that is something else. */
export function textsBefore(before: unknown, field: string): readonly (string | undefined)[] {
  const texts = (before as Readonly<Record<string, unknown>> | undefined)?.[field];
  return Array.isArray(texts) ? texts.map((text) => (typeof text === 'string' ? text : undefined)) : [];
}
