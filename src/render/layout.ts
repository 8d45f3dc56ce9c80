import type { Part } from '../kernel/schemas/part.js';
import type { Picture } from '../picture/picture.js';
import { layOutPage, type PageOptions } from './svg-page.js';
import type { Point } from './svg-piece.js';

/** Where a drawing is pointed at to choose a part. */
export interface PlacedPart {
  readonly part: Part;
  /** The `data-key` of the element. */
  readonly key: string;
  /** The rectangle round the outline. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The corners, in their order round it. */
  readonly outline: readonly Point[];
}

/** Size of a drawing, and where its parts are, in px from its upper left corner. */
export interface PictureLayout {
  readonly width: number;
  readonly height: number;
  /** In the order in which they are painted: what comes later lies on what came before. */
  readonly parts: readonly PlacedPart[];
}

const rounded = (value: number): number => Math.round(value * 100) / 100 + 0;

/**
 * Where everything with a part is in the drawing that {@link renderSvg} makes with the same options, in the coordinates
 * of its `viewBox`: for your own layer over the drawing, for dragging, for a canvas.
 *
 * @throws RangeError where `width` is not a number in its range, GameError `INVALID_STATE` for anything but a picture
 */
export function layoutOf(picture: Picture, options: PageOptions = {}): PictureLayout {
  const { width, height, targets } = layOutPage(picture, options, 'light', false);
  const parts = targets.map(({ part, key, outline }): PlacedPart => {
    const corners = outline.map(([x, y]): Point => [rounded(x), rounded(y)]);
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return {
      part,
      key,
      x,
      y,
      width: rounded(Math.max(...xs) - x),
      height: rounded(Math.max(...ys) - y),
      outline: corners,
    };
  });
  return { width, height, parts };
}
