import type { BoardCell, BoardPart } from '../picture/picture.js';
import { colorLetters } from './color-letters.js';
import { drawCast, drawFace, drawRim, drawShadow, drawSigns } from './svg-board-dice.js';
import {
  type AxisIndex,
  add,
  axisIndices,
  depthOf,
  EDGE,
  otherAxes,
  outline,
  polygon,
  type Spot,
  shrink,
  sides,
  spotAt,
} from './svg-board-geometry.js';
import { seenFromAbove } from './svg-board-hidden.js';
import {
  drawChange,
  drawFrames,
  drawLetter,
  drawNameOnDie,
  drawPill,
  drawTint,
  faceOutline,
  labelSpot,
} from './svg-board-marks.js';
import { drawPlate, PLATE_DEPTH, plateExtent } from './svg-board-plate.js';
import type { Canvas } from './svg-canvas.js';
import { drawBadge, drawRing } from './svg-look.js';
import { shorten } from './svg-measure.js';
import { type Paint, path, text } from './svg-paint.js';
import { type Block, join, moved, type Piece } from './svg-piece.js';
import type { PartState, PointedPart, Pointing } from './svg-pointing.js';
import { boardDieWords, cellParts, cellWords, isActionName, phrase } from './words.js';

/** Width in px below which a board shares no line with another. */
export const boardMinimum = (part: BoardPart): number => (part.plate === false ? 92 : 340);

type Look = (at: BoardCell['at'], axis: AxisIndex, steps: number) => BoardCell | undefined;

/** Finds the cell that lies some steps along an axis. */
function lookup(cells: readonly BoardCell[]): Look {
  // Not `join`, which takes three times as long: a hundred cells are looked for round each die.
  const keyOf = ([x, y, z]: BoardCell['at']): string => `${x},${y},${z}`;
  const byPlace = new Map(cells.map((cell) => [keyOf(cell.at), cell]));
  return ([x, y, z], axis, steps) => {
    const place: [number, number, number] = [x, y, z];
    place[axis] += steps;
    return byPlace.get(keyOf(place));
  };
}

function drawDie(paint: Paint, cell: BoardCell, open: readonly AxisIndex[], look: Look, close: boolean): string {
  const { die, at } = cell;
  if (die === undefined) return '';
  const spot = spotAt(at);
  const faces = open.flatMap((axis) => {
    const above: [number, number, number] = [...at];
    above[axis] -= 1;
    const rising = (otherAxes[axis] ?? []).filter((side) => look(above, side, 1)?.die !== undefined);
    return [drawFace(paint, die, axis, spot), ...rising.map((side) => drawShadow(paint, axis, side, spot))];
  });
  return faces.join('') + drawSigns(paint, die, open, spot, close);
}

interface ShownCell {
  readonly cell: BoardCell;
  readonly spot: Spot;
  /** The faces of its die on which no other lies. */
  readonly open: readonly AxisIndex[];
  readonly meant: PointedPart | null;
}

const stateOf = ({ meant }: ShownCell): PartState => meant?.state ?? 'none';

function drawLabels({ cell, open, spot }: ShownCell, look: Look, named: boolean, { paint, letters }: Canvas): string {
  const { die, text: mark } = cell;
  const name = letters && die ? `${cell.name} ${colorLetters[die.color].toUpperCase()}` : cell.name;
  const place = die ? labelSpot(open, spot) : spot;
  if (named && mark === undefined && die && !die.faces) {
    const clear = open.filter((axis) => look(cell.at, axis, -1) === undefined);
    return drawNameOnDie(paint, name, die.color, open, clear, spot);
  }
  if (!named) return mark === undefined ? '' : drawPill(paint, mark, place, 'alone');
  if (mark === undefined) return drawPill(paint, name, place, 'name');
  const [x, y] = place;
  return drawPill(paint, mark, [x, y - 5], 'mark') + drawPill(paint, name, [x, y + 6], 'name');
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

/** What a person means by pointing at the cell. */
const meantBy = (cell: BoardCell, part: BoardPart, { meant }: Pointing): PointedPart | null =>
  meant(cellParts(cell, part));

function isBuried({ at }: BoardCell, look: Look): boolean {
  const [x, y, z] = at;
  const holds = (axis: AxisIndex): boolean => look(at, axis, -1)?.die !== undefined;
  return axisIndices.every(holds) || look([x - 1, y - 1, z], 2, -1)?.die !== undefined;
}

function shownCells(part: BoardPart, pointing: Pointing): ShownCell[] {
  const look = lookup(part.cells);
  const shown = part.cells.flatMap((cell) => {
    const meant = meantBy(cell, part, pointing);
    if (cell.latent && (meant?.state ?? 'none') === 'none') return [];
    const open = axisIndices.filter((axis) => look(cell.at, axis, -1)?.die === undefined);
    if (cell.die ? open.length === 0 : isBuried(cell, look)) return [];
    return [{ cell, spot: spotAt(cell.at), open, meant }];
  });
  return seenFromAbove(shown);
}

/**
 * Where an empty cell is pointed at. Above the plate it leaves part of the dice below free, and it is there only where it
 * matters.
 */
function areaOf(shown: ShownCell, { plate }: BoardPart, pointing: Pointing): Spot[] | null {
  const { cell, open, spot } = shown;
  const isLow = plate === false || depthOf(cell.at) === PLATE_DEPTH;
  const isIdle = !isLow && pointing.hasChoice && stateOf(shown) === 'none';
  const spots = cell.die ? faceOutline(open) : isIdle ? null : shrink(outline, [0, 0], isLow ? 0.97 : 0.7);
  return spots?.map((corner) => add(spot, corner)) ?? null;
}

/** The cell with what lies in it, as a thing of its own. */
function drawCell(shown: ShownCell, part: BoardPart, key: string, look: Look, { paint, pointing }: Canvas): Piece {
  const { cell, spot, open, meant } = shown;
  const area = areaOf(shown, part, pointing);
  const drawn = cell.die
    ? drawDie(paint, cell, open, look, part.cellNames === true)
    : cell.tone
      ? drawTint(paint, cell.tone, spot)
      : '';
  const isTouched = area !== null && meant !== null;
  if (drawn === '' && !isTouched) return join([]);
  const clear = isTouched && !cell.die ? path(polygon(area), ' fill="#fff" fill-opacity="0"') : '';
  const name = phrase(part.title, cellWords(cell));
  const thing = {
    key: `${key}/${isActionName(cell.name) ? cell.name : cell.at}`,
    meant: isTouched ? meant : null,
    name,
    outline: area ?? [],
    die: cell.die && boardDieWords(cell.die),
  };
  return pointing.group(thing, drawn + clear);
}

/** What says that a cell is open or taken. */
function drawState(paint: Paint, shown: ShownCell, part: BoardPart, pointing: Pointing): string {
  const { cell, open, spot } = shown;
  const state = stateOf(shown);
  const area = areaOf(shown, part, pointing);
  if (state === 'none' || area === null) return '';
  const [x, y] = cell.die ? labelSpot(open, spot) : spot;
  const ring = state === 'taken' ? drawRing(paint, state, polygon(shrink(area, [x, y], 0.94))) : '';
  return ring + drawBadge(paint, state, cell.text === undefined ? [x, y] : [x, y + 11]);
}

/** Cells by depth, the lowest level first: what lies on it covers it. */
function levelsOf(cells: readonly ShownCell[]): ShownCell[][] {
  const levels = new Map<number, ShownCell[]>();
  for (const shown of cells) {
    const level = levels.get(depthOf(shown.cell.at)) ?? [];
    levels.set(depthOf(shown.cell.at), level);
    level.push(shown);
  }
  return [...levels].sort(([one], [other]) => other - one).map(([, level]) => level);
}

function drawCells(part: BoardPart, key: string, canvas: Canvas): Piece {
  const { paint, pointing } = canvas;
  const look = lookup(part.cells);
  const named = part.cellNames === true;
  const all = shownCells(part, pointing);
  const drawn: (Piece | string)[] = all.map(({ cell: { die, at }, spot }) =>
    die && isOutermost(at, part, look) ? drawRim(paint, die.color, spot) : '',
  );
  for (const level of levelsOf(all)) {
    const dice = level.filter(({ cell }) => cell.die !== undefined);
    for (const shown of level) if (!shown.cell.die) drawn.push(drawCell(shown, part, key, look, canvas));
    if (part.plate !== false) {
      for (const { cell, spot } of dice) if (isOutermost(cell.at, part, look)) drawn.push(drawCast(paint, spot));
    }
    for (const shown of dice) drawn.push(drawCell(shown, part, key, look, canvas));
    drawn.push(
      above(
        canvas,
        drawFrames(
          paint,
          level.map(({ cell }) => cell),
        ),
      ),
    );
  }
  const marks = [
    ...all.map(({ cell, open, spot }) => (cell.changed ? drawChange(paint, cell.die ? open : null, spot) : '')),
    ...all.map(({ cell, open, spot }) => (canvas.letters && !named ? drawLetter(paint, cell, open, spot) : '')),
    ...all.map((shown) => drawLabels(shown, look, named, canvas)),
    ...all.map((shown) => drawState(paint, shown, part, pointing)),
  ];
  return join([...drawn, above(canvas, marks.join(''))]);
}

function isOutermost(at: BoardCell['at'], { plate }: BoardPart, look: Look): boolean {
  if (plate === false) return true;
  const holds = ([x, y, z]: BoardCell['at']): boolean => look([at[0] + x, at[1] + y, at[2]], 2, z)?.die !== undefined;
  return depthOf(at) === PLATE_DEPTH && !sides.every(holds);
}

/** Marks that don't come between a pointer and what they are on. */
const above = ({ pointing }: Canvas, marks: string): string =>
  pointing.isInteractive && marks !== '' ? `<g pointer-events="none">${marks}</g>` : marks;

/** No board is drawn wider than needed to be read well. */
const largest = 1.75;

export function svgBoard(part: BoardPart, key: string, width: number, canvas: Canvas): Block {
  const { paint } = canvas;
  const { left, right, top, bottom } = extentOf(part);
  const scale = Math.min(largest, width / Math.max(1, right - left), part.plate === false ? 1.2 : largest);
  const title = text(paint, width / 2, 11, shorten(part.title ?? '', 14, width, true), {
    size: 14,
    role: 'ink',
    weight: 700,
    anchor: 'middle',
  });
  const start = title === '' ? 0 : 24;
  const body = join([part.plate === false ? '' : drawPlate(paint), drawCells(part, key, canvas)]);
  const x = (width - (right - left) * scale) / 2 - left * scale;
  return {
    height: start + (bottom - top) * scale,
    ...join([title, moved(body, x, start - top * scale, scale)]),
  };
}
