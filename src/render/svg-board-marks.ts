import type { BoardCell, PictureColor } from '../picture/picture.js';
import { colorLetters } from './color-letters.js';
import {
  type AxisIndex,
  add,
  faceCorners,
  middle,
  outline,
  point,
  rounded,
  type Spot,
  shrink,
  sides,
  spotAt,
} from './svg-board-geometry.js';
import { measure, shorten, sizeFor } from './svg-measure.js';
import { box, num, type Paint, path, text, use } from './svg-paint.js';
import type { Role } from './svg-palette.js';

/** The outline of those upper faces of a die that can be seen; `null` where none can. */
export function faceOutline(open: readonly AxisIndex[]): Spot[] | null {
  const [first, second] = open;
  if (first === undefined) return null;
  if (open.length === 3) return [...outline];
  const one = faceCorners(first);
  if (second === undefined) return one;
  const other = faceCorners(second);
  // Two faces share the corner and one edge: walk round both, leaving that edge out.
  const shared = (spots: readonly Spot[], spot: Spot): boolean =>
    spots.some(([x, y]) => x === spot[0] && y === spot[1]);
  const firstFollows = shared(one, other[1] ?? [0, 0]);
  const [a, b] = firstFollows ? [one, other] : [other, one];
  return [...a.slice(0, 3), ...b.slice(1)];
}

/** The tint of an empty cell that is set apart. */
export function drawTint(paint: Paint, tone: PictureColor, [x, y]: Spot): string {
  const tint = paint.define(`tint-${tone}`, () =>
    path(rounded(shrink(outline, [0, 0], 0.97), 0.1), ` fill-opacity="0.42"${paint.coat({ fill: `${tone}-solid` })}`),
  );
  return use(tint, x, y);
}

/** A frame round all cells of a tone, drawn where the neighbour in the level has another one. */
export function drawFrames(paint: Paint, cells: readonly BoardCell[]): string {
  const tones = new Map(cells.map((cell) => [cell.at.join(), cell.tone]));
  const lines = new Map<PictureColor, string[]>();
  for (const { at, tone } of cells) {
    if (tone === undefined) continue;
    const spot = spotAt(at);
    for (const [index, [dx, dy, dz]] of sides.entries()) {
      if (tones.get([at[0] + dx, at[1] + dy, at[2] + dz].join()) === tone) continue;
      const [from, to] = [outline[index] ?? spot, outline[(index + 1) % 6] ?? spot];
      // Drawn a little inside the cell, so that frames of two tones lie beside each other.
      const inside = ([x, y]: Spot): Spot => add(spot, [x, y], 0.95);
      const list = lines.get(tone) ?? [];
      lines.set(tone, list);
      list.push(`M${point(inside(from))}L${point(inside(to))}`);
    }
  }
  return [...lines]
    .map(([tone, parts]) => {
      const d = parts.join('');
      return (
        path(d, ` stroke-linecap="round"${paint.coat({ stroke: 'glow', width: 3.4 })}`) +
        path(d, ` stroke-linecap="round"${paint.coat({ stroke: `${tone}-text`, width: 2 })}`)
      );
    })
    .join('');
}

/** The mark of what the last action changed: a bright line round a die, a broken one round a cell that is empty now. */
export function drawChange(paint: Paint, open: readonly AxisIndex[] | null, [x, y]: Spot): string {
  const spots = open === null ? outline : faceOutline(open);
  if (spots === null) return '';
  const mark = paint.define(`changed${open === null ? '' : open.join('')}`, () => {
    const d = rounded(shrink(spots, [0, 0], open === null ? 0.86 : 0.98), 0.06);
    const broken = open === null ? ' stroke-dasharray="4 3.4" stroke-linecap="round"' : '';
    return [
      path(d, ` stroke-linejoin="round"${paint.coat({ stroke: 'glow', width: open === null ? 3.6 : 5 })}`),
      path(
        d,
        ` stroke-linejoin="round"${broken}${paint.coat({ stroke: 'accent-text', width: open === null ? 1.8 : 2.4 })}`,
      ),
    ].join('');
  });
  return use(mark, x, y);
}

/** Where a label stands on a die: in the middle of what can be seen of it. */
export function labelSpot(open: readonly AxisIndex[], [x, y]: Spot): Spot {
  if (open.length === 3) return [x, y];
  const spots = open.map((axis) => middle(faceCorners(axis)));
  return add([x, y], middle(spots));
}

/** The letter of a colour: on a face, or beside the numbers of a die; in an empty cell that is set apart in a tone. */
export function drawLetter(
  paint: Paint,
  { die, tone, text: mark }: BoardCell,
  open: readonly AxisIndex[],
  spot: Spot,
): string {
  if (die === undefined) {
    if (tone === undefined || mark !== undefined) return '';
    return writeLetter(paint, tone, spot, 9, `${tone}-text`);
  }
  const [first] = open;
  if (first === undefined) return '';
  const isFree = die.faces === undefined && mark === undefined;
  if (isFree) return writeLetter(paint, die.color, add(spot, middle(faceCorners(first))), 11, `${die.color}-on`);
  // Near the upper corner, where no pips are.
  const [x, y] = add(spot, open.length === 3 ? [0, 0] : middle(open.map((axis) => middle(faceCorners(axis)))), 0.3);
  const disc = `<circle cx="${num(x)}" cy="${num(y)}" r="4.4"${paint.coat({ fill: `${die.color}-solid`, stroke: `${die.color}-seam`, width: 0.6 })}/>`;
  return disc + writeLetter(paint, die.color, [x, y], 6.6, `${die.color}-on`);
}

function writeLetter(paint: Paint, color: PictureColor, [x, y]: Spot, size: number, role: Role): string {
  return text(paint, x, y, colorLetters[color].toUpperCase(), { size, role, weight: 800, anchor: 'middle' });
}

const room = 25;

/** Sizes of letters: of a mark that stands alone, of one that shares its cell with a name, and of a name. */
const labelSizes = { alone: 12.5, mark: 8.6, name: 7.6 } as const;

type LabelKind = keyof typeof labelSizes;

function writeLabel(paint: Paint, content: string, [x, y]: Spot, kind: LabelKind, role: Role): string {
  const size = sizeFor(content, labelSizes[kind], 5, room, true);
  return text(paint, x, y, content, { size, role, weight: 700, anchor: 'middle' });
}

/** A label on a ground of its own: a mark, or a name over pips or in a funnel. */
export function drawPill(paint: Paint, content: string, [x, y]: Spot, kind: LabelKind): string {
  const label = shorten(content, 7, room * 1.6, true);
  const size = sizeFor(label, labelSizes[kind], 5, room, true);
  const width = Math.min(room + 4, measure(label, size, true) + 4.6);
  const ground = box(
    x - width / 2,
    y - size * 0.62,
    width,
    size * 1.24,
    size * 0.62,
    ` fill-opacity="0.88"${paint.coat({ fill: 'card' })}`,
  );
  return ground + writeLabel(paint, label, [x, y], kind, 'ink');
}

/**
 * A name on a die that shows no signs: on one of its faces that can be seen, the uppermost if possible.
 *
 * @param clear - the faces beside which no empty cell has its own name
 */
export function drawNameOnDie(
  paint: Paint,
  name: string,
  color: PictureColor,
  open: readonly AxisIndex[],
  clear: readonly AxisIndex[],
  spot: Spot,
): string {
  const axis = open[0] === 0 ? 0 : (clear[0] ?? open[0]);
  if (axis === undefined) return '';
  const label = shorten(name, 7, room * 1.6, true);
  const [x, y] = add(spot, middle(faceCorners(axis)));
  const crowded = axis !== 0 && clear.length === 0;
  return writeLabel(paint, label, [x, crowded ? y - 4 : y], 'name', `${color}-on`);
}
