import type { BoardCell, BoardDie, PictureColor, PictureFace } from '../picture/picture.js';
import { cleanText } from './clean.js';
import { colorLetters } from './color-letters.js';
import { terminalWidth, truncate } from './terminal-width.js';

const symbols = { skull: '☠', joker: '★' } as const;

const EMPTY = '·';
const EMPTY_SET_APART = '○';

export interface CellText {
  readonly text: string;
  readonly color: PictureColor | undefined;
}

export interface CellStyle {
  readonly names: boolean;
  /** The axes whose faces are written: those on which any die shows something. */
  readonly faces: readonly number[];
  readonly marks: number;
}

/** What can be written for the cells, from all that is asked for down to a character each. */
export function cellStyles(cells: readonly BoardCell[], names: boolean): CellStyle[] {
  const faces = [0, 1, 2].filter((axis) => cells.some(({ die }) => (die?.faces?.[axis] ?? null) !== null));
  return [
    { names, faces, marks: 4 },
    { names: false, faces, marks: 4 },
    { names: false, faces: [], marks: 4 },
    { names: false, faces: [], marks: 0 },
  ];
}

function faceText(face: PictureFace | null | undefined): string {
  if (face === null || face === undefined || face.kind === 'blank') return '-';
  if (face.kind === 'symbol') return symbols[face.symbol];
  const text = truncate(face.kind === 'pips' ? String(face.count) : cleanText(face.text), 1);
  return text === '' ? '-' : text;
}

function dieText(die: BoardDie, mark: string, tone: PictureColor | undefined, faces: readonly number[]): CellText[] {
  const shown = die.faces === undefined ? '' : faces.map((axis) => faceText(die.faces?.[axis])).join('');
  const pieces: CellText[] = [{ text: colorLetters[die.color] + shown, color: die.color }];
  if (mark !== '') pieces.push({ text: `=${mark}`, color: tone ?? 'accent' });
  return pieces;
}

/** A cell as pieces of text: `3c2r135`, `r=6`, `·`. */
export function cellText({ name, die, tone, text }: BoardCell, { names, faces, marks }: CellStyle): CellText[] {
  const mark = truncate(cleanText(text ?? ''), marks);
  const named: CellText[] = names ? [{ text: truncate(cleanText(name), 8), color: 'muted' }] : [];
  if (die) return [...named, ...dieText(die, mark, tone, faces)];
  if (mark !== '') return [...named, { text: names ? `=${mark}` : mark, color: tone ?? 'accent' }];
  if (tone !== undefined) return [...named, { text: EMPTY_SET_APART, color: tone }];
  return names ? named : [{ text: EMPTY, color: 'muted' }];
}

export const widthOf = (pieces: readonly CellText[]): number =>
  pieces.reduce((sum, { text }) => sum + terminalWidth(text), 0);
