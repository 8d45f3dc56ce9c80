import type { GridPart, LyingPlace, TrackPart } from '../picture/picture.js';

/** A place and where its middle lies, in widths of a place. */
export interface Placed {
  readonly place: LyingPlace;
  /** In which row, and which in the row: a key that stays. */
  readonly at: string;
  readonly x: number;
  readonly y: number;
}

/** Places that lie side by side, and how they are drawn. */
export interface Layout {
  readonly places: readonly Placed[];
  /** Of all of them, in widths of a place. */
  readonly width: number;
  readonly height: number;
  readonly shape: 'circle' | 'square' | 'hexagon';
  /** Ways from one place to the next, for the line that is drawn below them. */
  readonly path: readonly Placed[];
  readonly isClosed: boolean;
}

/** Between the middles of neighbours on a track. */
const STEP = 1.18;
/** Places of a line that lie side by side, unless there is room for more. */
const narrowest = 26;

/** Places of a ring, clockwise from the top. */
function ringOf(places: readonly LyingPlace[]): Layout {
  const radius = Math.max(0.8, (places.length * STEP) / (2 * Math.PI));
  const placed = places.map((place, i): Placed => {
    const angle = (2 * Math.PI * i) / places.length;
    return {
      place,
      at: `${i}`,
      x: radius + 0.5 + radius * Math.sin(angle),
      y: radius + 0.5 - radius * Math.cos(angle),
    };
  });
  return {
    places: placed,
    width: 2 * radius + 1,
    height: 2 * radius + 1,
    shape: 'circle',
    path: placed,
    isClosed: true,
  };
}

/** Places of a line, which turns back where there is no more room: to the right, then to the left. */
function lineOf(places: readonly LyingPlace[], width: number): Layout {
  const most = Math.max(1, Math.floor(width / (narrowest * STEP)));
  const rows = Math.max(1, Math.ceil(places.length / most));
  const inRow = Math.ceil(places.length / rows);
  const placed = places.map((place, i): Placed => {
    const row = Math.floor(i / inRow);
    const column = row % 2 === 0 ? i % inRow : inRow - 1 - (i % inRow);
    return { place, at: `${i}`, x: 0.5 + column * STEP, y: 0.5 + row * STEP };
  });
  const [across, down] = [1 + (inRow - 1) * STEP, 1 + (rows - 1) * STEP];
  return { places: placed, width: across, height: down, shape: 'circle', path: placed, isClosed: false };
}

/** @param width - in px, by which a line turns back */
export const trackLayout = ({ places, ring }: TrackPart, width: number): Layout =>
  ring ? ringOf(places) : lineOf(places, width);

/** How far apart rows of hexagons lie whose corners point up. */
const HEXAGON_ROW = Math.sqrt(3) / 2;

export function gridLayout({ rows, shape = 'squares' }: GridPart): Layout {
  const isHexagons = shape === 'hexagons';
  const apart = isHexagons ? HEXAGON_ROW : 1;
  const placed = rows.flatMap((row, y) =>
    row.flatMap((place, x): Placed[] => {
      const shift = isHexagons && y % 2 === 1 ? 0.5 : 0;
      return place === null ? [] : [{ place, at: `${y}/${x}`, x: 0.5 + x + shift, y: 0.5 + y * apart }];
    }),
  );
  const across = Math.max(0, ...placed.map(({ x }) => x)) + 0.5;
  const height = rows.length === 0 ? 0 : 1 + (rows.length - 1) * apart + (isHexagons ? 0.16 : 0);
  return {
    places: placed,
    width: across,
    height,
    shape: isHexagons ? 'hexagon' : 'square',
    path: [],
    isClosed: false,
  };
}
