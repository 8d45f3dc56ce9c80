import { cleanText } from './clean.js';
import { isWide } from './terminal-width.js';

// The reader's fonts are unknown, so widths are estimates in parts of the font size, after the broadest of the usual
// sans-serif fonts: what is cut to them fits in all of them.
const narrow = /[ijlI.,:;'|!()[\]frt1-]/;
const broad = /[mwMW@%—]/;
const boldness = 1.1;

function glyph(character: string): number {
  if (/^[\p{Mark}\p{Cf}]$/u.test(character)) return 0;
  const codePoint = character.codePointAt(0) ?? 0;
  if (isWide(codePoint) || codePoint > 0x1f000) return 1.05;
  if (character === ' ') return 0.32;
  if (/\d/.test(character)) return 0.64;
  if (narrow.test(character)) return 0.4;
  if (broad.test(character)) return 0.95;
  return /\p{Lu}/u.test(character) ? 0.72 : 0.61;
}

/** Estimated width in px of a text in a sans-serif font. */
export function measure(content: string, size: number, bold = false): number {
  let width = 0;
  for (const character of cleanText(content)) width += glyph(character);
  return width * size * (bold ? boldness : 1);
}

/** The size, from the largest down to the smallest, at which the text has the estimated width in px or less. */
export function sizeFor(content: string, largest: number, smallest: number, width: number, bold = false): number {
  const needed = measure(content, largest, bold);
  return needed <= width ? largest : Math.max(smallest, (largest * width) / needed);
}

/** The cleaned text, cut with `…` to the estimated width in px. */
export function shorten(content: string, size: number, width: number, bold = false): string {
  const cleaned = cleanText(content);
  if (cleaned === '' || measure(cleaned, size, bold) <= width) return cleaned;
  let kept = '';
  let used = size;
  for (const character of cleaned) {
    used += glyph(character) * size * (bold ? boldness : 1);
    if (used > width) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

/** The cleaned text in at most `most` lines of the estimated width in px; the last one is cut. */
export function breakLines(content: string, size: number, width: number, most: number, bold = false): string[] {
  const lines: string[] = [];
  let line = '';
  const words = cleanText(content).split(' ');
  for (const [index, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || measure(longer, size, bold) <= width) {
      line = longer;
      continue;
    }
    if (lines.length === most - 1) {
      line = [line, ...words.slice(index)].join(' ');
      break;
    }
    lines.push(shorten(line, size, width, bold));
    line = word;
  }
  lines.push(shorten(line, size, width, bold));
  return lines;
}
