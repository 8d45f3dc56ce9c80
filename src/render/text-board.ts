import type { BoardPart } from '../picture/picture.js';
import type { TerminalStyle } from './ansi.js';
import { cleanText } from './clean.js';
import { padTo, terminalWidth, truncate } from './terminal-width.js';
import { type CellStyle, cellStyles, cellText, widthOf } from './text-board-cell.js';
import { boardLayers, type Layer } from './text-board-layer.js';

/** A line of text and how many columns it takes; colour codes in it take none. */
interface Line {
  readonly text: string;
  readonly width: number;
}

interface Drawn {
  readonly width: number;
  readonly lines: readonly Line[];
}

/** Columns from one cell to the next. A triangle's rows are shifted by half of it. */
function pitchOf({ cells, triangular }: Layer, told: CellStyle): number {
  const pitch = 1 + Math.max(1, ...cells.map(({ cell }) => widthOf(cellText(cell, told))));
  return triangular ? pitch + (pitch % 2) : pitch;
}

const widthWith = (layer: Layer, pitch: number): number =>
  Math.max(layer.columns * pitch + 1, terminalWidth(layer.label));

/** A row: every cell in the middle of its columns, what was changed in brackets, which two neighbours share. */
function drawRow(layer: Layer, row: number, pitch: number, told: CellStyle, style: TerminalStyle): Line {
  const indent = layer.triangular ? (row * pitch) / 2 : 0;
  let text = '';
  let width = 0;
  // The bracket that closes a changed cell is written with what follows it.
  let open = false;
  const fillTo = (column: number, bracket: '[' | ''): void => {
    const space = column - width - (open ? 1 : 0) - bracket.length;
    if (space < 0) text += style.tone('|', 'accent');
    else text += (open ? style.tone(']', 'accent') : '') + ' '.repeat(space) + style.tone(bracket, 'accent');
    width = column;
  };
  const cells = layer.cells.filter((one) => one.row === row).sort((one, other) => one.column - other.column);
  for (const { cell, column } of cells) {
    const pieces = cellText(cell, told);
    const own = widthOf(pieces);
    const changed = cell.changed === true;
    fillTo(indent + column * pitch + 1 + Math.floor((pitch - 1 - own) / 2), changed ? '[' : '');
    text += pieces.map((piece) => style.tone(piece.text, piece.color)).join('');
    width += own;
    open = changed;
  }
  if (open) fillTo(width + 1, '');
  return { text, width };
}

function drawLayer(layer: Layer, told: CellStyle, style: TerminalStyle): Drawn {
  const pitch = pitchOf(layer, told);
  const width = widthWith(layer, pitch);
  const [lower = '', left = '', right = ''] = layer.corners ?? [];
  const inner = width - 2 * left.length - 2 * right.length;
  const label = [left === '' ? '' : ` ${left}`, padTo(layer.label, inner, 'center'), right === '' ? '' : `${right} `];
  const lines: Line[] = [];
  if (layer.label !== '') lines.push({ text: style.tone(label.join(''), 'muted'), width });
  for (let row = 0; row < layer.rows; row++) lines.push(drawRow(layer, row, pitch, told, style));
  if (lower !== '') lines.push({ text: style.tone(padTo(lower, width, 'center'), 'muted'), width });
  return { width, lines };
}

/** Puts layers side by side, their first lines at the same height. */
function beside(drawn: readonly Drawn[]): string[] {
  const height = Math.max(0, ...drawn.map(({ lines }) => lines.length));
  return Array.from({ length: height }, (_, index) => {
    const parts = drawn.map(({ lines, width }) => {
      const line = lines[index] ?? { text: '', width: 0 };
      return line.text + ' '.repeat(Math.max(0, width - line.width));
    });
    return parts.join(' ').trimEnd();
  });
}

/**
 * A board as text: its levels side by side, each seen from above. A die is the letter of its colour (red `r`, green
 * `g`, black `k`, blue `b`, gold `y`) with the numbers on its upper faces -x, -y, -z, where they are shown. Changed
 * cells stand in brackets. What does not fit into the width is left out: names first, then numbers, then marks.
 */
export function textBoard(part: BoardPart, width: number, style: TerminalStyle): string[] {
  const layers = boardLayers(part);
  const styles = cellStyles(part.cells, part.cellNames === true);
  const fits = (told: CellStyle): boolean => layers.every((layer) => widthWith(layer, pitchOf(layer, told)) <= width);
  const told = styles.find(fits) ?? styles.at(-1);
  const title = truncate(cleanText(part.title ?? ''), width);
  const lines = title === '' ? [] : [style.bold(title)];
  if (told === undefined) return lines;
  let line: Drawn[] = [];
  let used = 0;
  for (const layer of layers) {
    const drawn = drawLayer(layer, told, style);
    if (line.length > 0 && used + 1 + drawn.width > width) {
      lines.push(...beside(line), '');
      line = [];
      used = 0;
    }
    used += (line.length > 0 ? 1 : 0) + drawn.width;
    line.push(drawn);
  }
  return [...lines, ...beside(line)];
}
