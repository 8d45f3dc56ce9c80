import type { Part } from '../kernel/schemas/part.js';
import type {
  BoardCell,
  BoardDie,
  BoardFaces,
  BoardPart,
  Picture,
  PictureColor,
  PictureFace,
} from '../picture/picture.js';
import { dieAt, EMPTY, isEmpty, isOccupied } from './board.js';
import { isPlaceable } from './heap.js';
import { type Axis, axes, type Cell, pointOf } from './lattice.js';
import { cellName } from './names.js';
import { type Handedness, poses, upperNumbers } from './pose.js';
import { colourName, colours } from './stock.js';

/** Sets a cell apart in a picture. */
export interface BoardMark {
  readonly cell: Cell;
  /** The colour of the cell's ground and frame: a home, a goal, a cell that can be chosen. */
  readonly tone?: PictureColor | undefined;
  /** One to four characters in the cell, such as a total. */
  readonly text?: string | undefined;
  /** What a person means by pointing at the cell, where that is not the cell itself. */
  readonly parts?: readonly Part[] | undefined;
}

/** How {@link boardPart} shows a board. */
export interface BoardPartOptions {
  /** Stands above the board. */
  readonly title?: string | undefined;
  /** The dice's poses, as long as the board; dice without a pose (or all, when left out) show no numbers. */
  readonly poses?: string | undefined;
  /** How the dice are numbered (`right`). */
  readonly hand?: Handedness | undefined;
  /** Only the numbers on the upper faces of these axes are shown, as to someone looking at the pyramid from one side. */
  readonly faces?: readonly Axis[] | undefined;
  /** The board before the last action: cells that differ are marked as changed. */
  readonly before?: string | undefined;
  /** The poses before the last action: dice that were turned are marked, too. */
  readonly beforePoses?: string | undefined;
  /** Cells that are set apart; they are shown even where nothing can lie yet. */
  readonly marks?: readonly BoardMark[] | undefined;
  /** Writes names into the cells (`false`). */
  readonly cellNames?: boolean | undefined;
  /** Colours by letter, besides or instead of red `r`, green `g`, black `k`, blue `b`, gold `y`. */
  readonly colors?: Readonly<Record<string, PictureColor>> | undefined;
  /** All other empty cells are there, too, shown where a choice opens them (`false`). */
  readonly latent?: boolean | undefined;
}

/** How {@link boardPicture} shows a board. */
export interface BoardPictureOptions extends BoardPartOptions {
  /** One sentence for those who can't see the drawing; by default the numbers of dice. */
  readonly summary?: string | undefined;
}

const usualColors: Readonly<Record<string, PictureColor>> = /* @__PURE__ */ Object.freeze({
  r: 'red',
  g: 'green',
  k: 'black',
  b: 'blue',
  y: 'gold',
});

const pips = (count: number): PictureFace => ({ kind: 'pips', count });

function facesOf(pose: string, hand: Handedness, shown: readonly Axis[]): BoardFaces {
  const [x, y, z] = upperNumbers(pose, hand);
  const face = (axis: Axis, number: number): PictureFace | null => (shown.includes(axis) ? pips(number) : null);
  return [face(0, x), face(1, y), face(2, z)];
}

/**
 * One die beside the board, in its pose, as part of a picture: what was rolled and is still to be placed.
 *
 * @param title - stands above it
 * @throws RangeError for anything but a pose
 */
export function diePart(colour: string, pose: string, title?: string, hand: Handedness = 'right'): BoardPart {
  const die: BoardDie = { color: usualColors[colour] ?? 'gray', faces: facesOf(pose, hand, axes) };
  return { kind: 'board', title, plate: false, cells: [{ name: '', at: [0, 0, 0], die, changed: true }] };
}

/**
 * How the parts `pose:a` to `pose:x` look, for a picture's `looks`: dice of the colour in each of their poses.
 */
export function poseLooks(colour: string, hand: Handedness = 'right'): Readonly<Record<Part, BoardDie>> {
  const color = usualColors[colour] ?? 'gray';
  return Object.fromEntries(poses.map((pose) => [`pose:${pose}`, { color, faces: facesOf(pose, hand, axes) }]));
}

/** Whether the cell held something else before; a board without the cell says nothing. */
function differs(now: string | undefined, before: string | undefined, cell: Cell): boolean {
  if (now === undefined || before === undefined || cell >= before.length) return false;
  return dieAt(now, cell) !== dieAt(before, cell);
}

/**
 * A board of 165 or of 45 cells as part of a picture, for `dicewright/render`: all dice, the empty funnels of the base
 * plate and of dice, and every cell that is marked or was changed.
 *
 * Letters without a colour are drawn gray.
 *
 * @throws RangeError for a mark on anything but a cell, or a bad pose
 *
 * @example
 * ```ts
 * import { boardPart, cellNamed, emptyBoard, placeDie } from 'dicewright/pyramid';
 *
 * const before = placeDie(emptyBoard(), cellNamed('c4'), 'r');
 * const board = placeDie(before, cellNamed('c5'), 'g');
 * const part = boardPart(board, { before, marks: [{ cell: cellNamed('i1'), tone: 'gold' }] });
 * console.log(part.cells.filter((cell) => cell.changed).map((cell) => cell.name)); // → [ 'c5' ]
 * ```
 */
export function boardPart(board: string, options: BoardPartOptions = {}): BoardPart {
  const {
    title,
    poses: lying,
    hand = 'right',
    faces = axes,
    before,
    beforePoses,
    marks = [],
    cellNames,
    colors,
    latent,
  } = options;
  const marked = new Map(marks.map((mark) => [mark.cell, mark]));
  const dieOf = (cell: Cell): BoardDie | undefined => {
    if (!isOccupied(board, cell)) return undefined;
    const letter = dieAt(board, cell);
    const pose = lying?.charAt(cell) ?? '';
    return {
      color: colors?.[letter] ?? usualColors[letter] ?? 'gray',
      faces: pose === '' || pose === EMPTY ? undefined : facesOf(pose, hand, faces),
    };
  };
  const cells: BoardCell[] = [];
  for (let cell = 0; cell < board.length; cell++) {
    const changed = differs(board, before, cell) || differs(lying, beforePoses, cell);
    const mark = marked.get(cell);
    const isIdle = isEmpty(board, cell) && !changed && !mark && !isPlaceable(board, cell);
    if (isIdle && !latent) continue;
    cells.push({
      name: cellName(cell),
      at: pointOf(cell),
      die: dieOf(cell),
      changed,
      tone: mark?.tone,
      text: mark?.text,
      parts: mark?.parts,
      latent: isIdle || undefined,
    });
  }
  for (const cell of marked.keys()) pointOf(cell);
  return { kind: 'board', title, cells, cellNames };
}

function countText(board: string): string {
  const counts = colours.flatMap((colour) => {
    const count = board.split(colour).length - 1;
    return count === 0 ? [] : [`${count} ${colourName(colour)}`];
  });
  return counts.length === 0 ? 'An empty board.' : `Dice on the board: ${counts.join(', ')}.`;
}

/**
 * A board as a whole picture, for `renderSvg` and `renderText` of `dicewright/render`. The title stands above all; see
 * {@link boardPart} for the rest.
 *
 * @throws RangeError as {@link boardPart}
 */
export function boardPicture(board: string, options: BoardPictureOptions = {}): Picture {
  const { title = 'Pyramid', summary = countText(board), ...rest } = options;
  return { title, summary, parts: [boardPart(board, rest)] };
}
