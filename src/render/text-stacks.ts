import type { LyingPlace, PictureDie, StackPlace, StacksPart } from '../picture/picture.js';
import type { TerminalStyle } from './ansi.js';
import { cleanText } from './clean.js';
import { colorLetters } from './color-letters.js';
import { padTo, terminalWidth, truncate } from './terminal-width.js';
import { faceText } from './text-dice.js';
import { runsOf } from './words.js';

/** Room for pieces of two colours. */
const MOST_CHARACTERS = 4;
/** Room for dice beside them. */
const MOST_WITH_DICE = 12;

/** A small die: what it shows, after the letter of its colour unless it is white. */
function dieText({ face, color, faceColor = color }: PictureDie): string {
  return `${faceColor === 'white' ? '' : colorLetters[faceColor]}${faceText(face) || '_'}`;
}

/** What lies somewhere: dice with what they show, then how many pieces of each colour. */
export function lyingText({ dice = [], pieces }: Pick<LyingPlace, 'dice' | 'pieces'>): string {
  const runs = runsOf({ pieces }).map(({ color, count }) => `${colorLetters[color]}${count}`);
  return [...dice.map(dieText), ...(runs.length === 0 ? [] : [runs.join('')])].join(' ');
}

/**
 * What lies in a place as text: `w5`, `w1k2`, `r6 w1` of a red die and a white piece; a dot where there is nothing. In
 * brackets when that has changed.
 */
export function stackText(place: LyingPlace): string {
  const text = truncate(lyingText(place) || '·', place.dice?.length ? MOST_WITH_DICE : MOST_CHARACTERS);
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
