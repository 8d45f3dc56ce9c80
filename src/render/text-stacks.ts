import type { StackPlace, StacksPart } from '../picture/picture.js';
import type { TerminalStyle } from './ansi.js';
import { cleanText } from './clean.js';
import { colorLetters } from './color-letters.js';
import { padTo, terminalWidth, truncate } from './terminal-width.js';
import { runsOf } from './words.js';

/** Room for pieces of two colours. */
const MOST_CHARACTERS = 4;

/** Pieces of a stack as text: `w5`, `w1k2`; a dot where there are none. In brackets when they have changed. */
export function stackText(place: StackPlace): string {
  const lying = runsOf(place).map(({ color, count }) => `${colorLetters[color]}${count}`);
  const text = truncate(lying.join('') || '·', MOST_CHARACTERS);
  return place.changed ? `[${text}]` : text;
}

/** A stack in the middle of its columns, in the colour of what lies on top. */
function toned(place: StackPlace, width: number, style: TerminalStyle): string {
  return style.tone(padTo(stackText(place), width, 'center'), place.pieces?.at(-1) ?? 'muted');
}

/** Labels over the upper rows and under the lower ones, where the edge of the board is. */
function drawRow(row: readonly StackPlace[], isUpper: boolean, width: number, style: TerminalStyle): string[] {
  const labels = row.map(({ label }) => padTo(truncate(cleanText(label ?? ''), width), width, 'center')).join(' ');
  const stacks = row
    .map((place) => toned(place, width, style))
    .join(' ')
    .trimEnd();
  const edge = labels.trim() === '' ? [] : [style.tone(labels.trimEnd(), 'muted')];
  return isUpper ? [...edge, stacks] : [stacks, ...edge];
}

/**
 * A board of stacks as text: for each place the letter of the colour (white `w`, black `k`, red `r`) and how many pieces lie
 * there. Changed places stand in brackets. Rows that are too long go on below.
 */
export function textStacks({ title, rows }: StacksPart, width: number, style: TerminalStyle): string[] {
  const heading = truncate(cleanText(title ?? ''), width);
  const texts = rows.flat().flatMap((place) => [stackText(place), truncate(cleanText(place.label ?? ''), 3)]);
  const own = Math.max(2, ...texts.map(terminalWidth));
  const perLine = Math.max(1, Math.floor((width + 1) / (own + 1)));
  const lines = rows.flatMap((row, index) => {
    const isUpper = index < rows.length / 2;
    const chunks = Array.from({ length: Math.ceil(row.length / perLine) }, (_, chunk) =>
      row.slice(chunk * perLine, (chunk + 1) * perLine),
    );
    const drawn = chunks.flatMap((chunk) => drawRow(chunk, isUpper, own, style));
    return index === 0 ? drawn : ['', ...drawn];
  });
  return heading === '' ? lines : [style.bold(heading), ...lines];
}
