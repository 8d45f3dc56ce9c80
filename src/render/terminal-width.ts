/** How many columns of a terminal a text takes, and cutting and filling by that measure. */

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const invisible = /^[\p{Mark}\p{Cf}]$/u;
const emoji = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u;

// East Asian Wide and Fullwidth, as ranges of code points (Unicode Standard Annex 11); emoji are found by property.
const wideRanges: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x33ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xa000, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x17000, 0x18cff],
  [0x1aff0, 0x1b2ff],
  [0x1f200, 0x1f2ff],
  [0x20000, 0x3fffd],
];

/** Whether a code point is drawn as wide as it is high. */
export function isWide(codePoint: number): boolean {
  if (codePoint < 0x1100) return false;
  return wideRanges.some(([first, last]) => codePoint >= first && codePoint <= last);
}

function graphemeWidth(grapheme: string): number {
  if (emoji.test(grapheme)) return 2;
  let width = 0;
  for (const character of grapheme) {
    if (invisible.test(character)) continue;
    width = Math.max(width, isWide(character.codePointAt(0) ?? 0) ? 2 : 1);
  }
  return width;
}

// One column each, alone and together: Latin letters and signs, box drawing, geometric shapes, chess pieces, dice.
const narrow =
  /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2190-\u2199\u2500-\u25fc\u2654-\u265f\u2680-\u2685]*$/;

/**
 * Columns that a text without control characters takes in a terminal: wide characters and emoji take two, combining
 * marks none.
 */
export function terminalWidth(text: string): number {
  // The common case, without the cost of finding graphemes.
  if (narrow.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += graphemeWidth(segment);
  return width;
}

/** The text, cut with `…` where it takes more than `width` columns. */
export function truncate(text: string, width: number): string {
  if (terminalWidth(text) <= width) return text;
  if (width < 1) return '';
  let kept = '';
  let used = 1;
  for (const { segment } of graphemes.segment(text)) {
    used += graphemeWidth(segment);
    if (used > width) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** The text, cut or filled with spaces to exactly `width` columns. */
export function padTo(text: string, width: number, align: 'left' | 'center' | 'right' = 'left'): string {
  const shown = truncate(text, width);
  const space = Math.max(0, width - terminalWidth(shown));
  const before = align === 'left' ? 0 : align === 'right' ? space : Math.floor(space / 2);
  return ' '.repeat(before) + shown + ' '.repeat(space - before);
}

/** The text in lines of at most `width` columns, broken at spaces; words longer than a line are broken too. */
export function wrap(text: string, width: number): string[] {
  const limit = Math.max(1, width);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (terminalWidth(longer) <= limit) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    // The width of a line is the sum of those of its graphemes, so nothing is measured twice.
    let used = 0;
    for (const { segment } of graphemes.segment(word)) {
      const columns = graphemeWidth(segment);
      if (line !== '' && used + columns > limit) {
        lines.push(line);
        line = '';
        used = 0;
      }
      line += segment;
      used += columns;
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}
