import { optionsIn } from '../kernel/plain.js';
import type { NotePart, Picture, PicturePart } from '../picture/picture.js';
import { colored, plain, type TerminalStyle } from './ansi.js';
import { asPicture } from './check-picture.js';
import { cleanText } from './clean.js';
import { terminalWidth, truncate, wrap } from './terminal-width.js';
import { textBoard } from './text-board.js';
import { textDice } from './text-dice.js';
import { textGrid, textTrack } from './text-places.js';
import { textSheet } from './text-sheet.js';
import { textStacks } from './text-stacks.js';

/** How {@link renderText} draws. */
export interface TextOptions {
  /** Columns of the terminal (80; at least 20). Numbers are never cut, so a sheet of many columns may be wider. */
  readonly width?: number | undefined;
  /** Whether to colour with ANSI codes (`false`). Without them the text is free of escape sequences. */
  readonly color?: boolean | undefined;
}

function textNote(part: NotePart, width: number, style: TerminalStyle): string[] {
  const mark = part.tone === undefined ? '' : part.tone === 'gold' ? '★ ' : '▸ ';
  return wrap(cleanText(part.text), width - mark.length).map((line, index) =>
    style.tone((index === 0 ? mark : ' '.repeat(mark.length)) + line, part.tone),
  );
}

type Drawers = {
  readonly [K in PicturePart['kind']]: (
    part: Extract<PicturePart, { kind: K }>,
    width: number,
    style: TerminalStyle,
  ) => string[];
};

const drawers: Drawers = {
  board: textBoard,
  dice: textDice,
  grid: textGrid,
  note: textNote,
  sheet: textSheet,
  stacks: textStacks,
  track: textTrack,
};

// Correlates the kind with its drawer; TypeScript does not do that through the union.
function drawPart<K extends PicturePart['kind']>(
  part: Extract<PicturePart, { kind: K }>,
  width: number,
  style: TerminalStyle,
): string[] {
  return drawers[part.kind as K](part, width, style);
}

/** @throws RangeError */
function columnsOf(width: unknown = 80): number {
  if (typeof width !== 'number' || Number.isNaN(width)) throw new RangeError('width: expected a number of columns');
  return Math.min(10_000, Math.max(20, Math.floor(width)));
}

/**
 * A picture as text for a terminal, drawn with box-drawing characters; it ends with a line end.
 *
 * Same picture and options, same text. Names in the picture may be any string: control characters (and so foreign
 * escape sequences) are removed, wide characters are counted as such.
 *
 * @throws GameError `INVALID_STATE` for anything but a picture, RangeError for a width that is not a number
 */
export function renderText(shown: Picture, input?: TextOptions): string {
  const picture = asPicture(shown);
  const options = optionsIn(input, 'drawing');
  const width = columnsOf(options.width);
  const style = options.color ? colored : plain;
  const title = truncate(cleanText(picture.title), width);
  const blocks = [[style.bold(title), '═'.repeat(terminalWidth(title))]];
  let previous: PicturePart['kind'] | undefined;
  for (const part of picture.parts) {
    const lines = drawPart(part, width, style);
    // Notes that follow each other are one paragraph.
    if (part.kind === 'note' && previous === 'note') blocks.at(-1)?.push(...lines);
    else blocks.push(lines);
    previous = part.kind;
  }
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}
