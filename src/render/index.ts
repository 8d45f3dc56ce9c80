/**
 * Positions as text for a terminal and as SVG: dice, score sheets, boards and stacks, from the picture that a game declares.
 *
 * @module dicewright/render
 */
export type {
  BoardCell,
  BoardDie,
  BoardFaces,
  BoardPart,
  DicePart,
  NotePart,
  Picture,
  PictureColor,
  PictureDiceRow,
  PictureDie,
  PictureFace,
  PictureOptions,
  PicturePart,
  PictureSymbol,
  SheetCell,
  SheetColumn,
  SheetGroup,
  SheetLine,
  SheetPart,
  SheetSection,
  StackPlace,
  StacksPart,
} from '../picture/picture.js';
export { layoutOf, type PictureLayout, type PlacedPart } from './layout.js';
export { renderSvg, type SvgOptions } from './svg.js';
export type { PageOptions } from './svg-page.js';
export type { Theme } from './svg-paint.js';
export type { Point } from './svg-piece.js';
export type { PartState, ShownChoice } from './svg-pointing.js';
export { renderText, type TextOptions } from './text.js';
export { type TextOfOptions, textOf } from './text-of.js';
