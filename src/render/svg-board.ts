import type { BoardCell, BoardPart } from '../kernel/picture.js';
import { drawCast, drawFace, drawShadow, drawSigns } from './svg-board-dice.js';
import { type AxisIndex, axisIndices, depthOf, EDGE, otherAxes, spotAt } from './svg-board-geometry.js';
import { drawChange, drawFrames, drawNameOnDie, drawPill, drawTint, labelSpot } from './svg-board-marks.js';
import { drawPlate, PLATE_DEPTH, plateExtent } from './svg-board-plate.js';
import { shorten } from './svg-measure.js';
import { type Block, num, type Paint, text } from './svg-paint.js';

/** Width in px below which a board shares no line with another. */
export const boardMinimum = (part: BoardPart): number => (part.plate === false ? 150 : 340);

type Look = (at: BoardCell['at'], axis: AxisIndex, steps: number) => BoardCell | undefined;

/** Finds the cell that lies so many steps along an axis. */
function lookup(cells: readonly BoardCell[]): Look {
  const byPlace = new Map(cells.map((cell) => [cell.at.join(), cell]));
  return ([x, y, z], axis, steps) => {
    const place = [x, y, z];
    place[axis] = (place[axis] ?? 0) + steps;
    return byPlace.get(place.join());
  };
}

function drawDie(paint: Paint, cell: BoardCell, open: readonly AxisIndex[], look: Look, close: boolean): string {
  const { die, at } = cell;
  if (die === undefined) return '';
  const spot = spotAt(at);
  const drawn: string[] = [];
  for (const axis of open) {
    drawn.push(drawFace(paint, die, axis, spot));
    for (const side of otherAxes[axis] ?? []) {
      const above: [number, number, number] = [...at];
      above[axis] -= 1;
      if (look(above, side, 1)?.die !== undefined) drawn.push(drawShadow(paint, axis, side, spot));
    }
    drawn.push(drawSigns(paint, die, axis, spot, close));
  }
  return drawn.join('');
}

function drawLabels(paint: Paint, cell: BoardCell, open: readonly AxisIndex[], look: Look, named: boolean): string {
  const { die, name, text: mark } = cell;
  const spot = spotAt(cell.at);
  const place = die ? labelSpot(open, spot) : spot;
  if (named && mark === undefined && die && !die.faces) {
    const clear = open.filter((axis) => look(cell.at, axis, -1) === undefined);
    return drawNameOnDie(paint, name, die.color, open, clear, spot);
  }
  if (!named) return mark === undefined ? '' : drawPill(paint, mark, place, true);
  if (mark === undefined) return drawPill(paint, name, place, false);
  const [x, y] = place;
  return drawPill(paint, mark, [x, y - 5], true) + drawPill(paint, name, [x, y + 6], false);
}

function extentOf(part: BoardPart): typeof plateExtent {
  if (part.plate !== false) return plateExtent;
  const spots = part.cells.map(({ at }) => spotAt(at));
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  if (spots.length === 0) return { left: 0, right: 0, top: 0, bottom: 0 };
  return {
    left: Math.min(...xs) - EDGE,
    right: Math.max(...xs) + EDGE,
    top: Math.min(...ys) - EDGE * 1.1,
    bottom: Math.max(...ys) + EDGE * 1.1,
  };
}

/** Cells by depth, the lowest level first: what lies on it covers it. */
function levelsOf(cells: readonly BoardCell[]): BoardCell[][] {
  const levels = new Map<number, BoardCell[]>();
  for (const cell of cells) {
    const level = levels.get(depthOf(cell.at)) ?? [];
    levels.set(depthOf(cell.at), level);
    level.push(cell);
  }
  return [...levels].sort(([one], [other]) => other - one).map(([, level]) => level);
}

function drawCells(paint: Paint, { cells, cellNames, plate }: BoardPart): string {
  const look = lookup(cells);
  const named = cellNames === true;
  const openFaces = new Map(
    cells.map((cell) => [cell, axisIndices.filter((axis) => look(cell.at, axis, -1)?.die === undefined)]),
  );
  const openOf = (cell: BoardCell): readonly AxisIndex[] => openFaces.get(cell) ?? [];
  const isSeen = (cell: BoardCell): boolean => cell.die === undefined || openOf(cell).length > 0;
  const drawn: string[] = [];
  for (const level of levelsOf(cells.filter(isSeen))) {
    const dice = level.filter(({ die }) => die !== undefined);
    for (const { die, tone, at } of level) if (!die && tone) drawn.push(drawTint(paint, tone, spotAt(at)));
    if (plate !== false) {
      for (const { at } of dice) if (depthOf(at) === PLATE_DEPTH) drawn.push(drawCast(paint, spotAt(at)));
    }
    for (const cell of dice) drawn.push(drawDie(paint, cell, openOf(cell), look, named));
    drawn.push(drawFrames(paint, level));
  }
  for (const cell of cells) {
    if (cell.changed) drawn.push(drawChange(paint, cell.die ? openOf(cell) : null, spotAt(cell.at)));
  }
  for (const cell of cells) if (isSeen(cell)) drawn.push(drawLabels(paint, cell, openOf(cell), look, named));
  return drawn.join('');
}

/** No board is drawn wider than it takes to be read well. */
const largest = 1.75;

/** The board seen from above: an isometric drawing. */
export function svgBoard(part: BoardPart, width: number, paint: Paint): Block {
  const { left, right, top, bottom } = extentOf(part);
  const scale = Math.min(largest, width / Math.max(1, right - left), part.plate === false ? 1.2 : largest);
  const title = text(paint, width / 2, 11, shorten(part.title ?? '', 14, width, true), {
    size: 14,
    role: 'ink',
    weight: 700,
    anchor: 'middle',
  });
  const start = title === '' ? 0 : 24;
  const body = (part.plate === false ? '' : drawPlate(paint)) + drawCells(paint, part);
  const x = (width - (right - left) * scale) / 2 - left * scale;
  const transform = `translate(${num(x)} ${num(start - top * scale)}) scale(${Math.round(scale * 1000) / 1000})`;
  return { height: start + (bottom - top) * scale, svg: `${title}<g transform="${transform}">${body}</g>` };
}
