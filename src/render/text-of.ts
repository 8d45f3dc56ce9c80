import type { BoardPart, Picture, PicturePart, SheetPart } from '../kernel/picture.js';
import { cleanText } from './clean.js';
import type { ShownChoice } from './svg-pointing.js';
import { cellWords, lineWords, phrase, rowWords } from './words.js';

/** What {@link textOf} tells beside the position. */
export interface TextOfOptions {
  /** A choice of `dicewright/choosing`: what can be chosen and what was is told at the end. */
  readonly choice?: ShownChoice | undefined;
}

const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

/** The cells in which something is to be seen. */
function boardLines({ title, plate, cells }: BoardPart): string[] {
  const seen = cells.filter(
    ({ die, changed, tone, text, latent }) => !latent && (die || changed || tone !== undefined || text !== undefined),
  );
  const empty = cells.filter(({ latent }) => !latent).length - seen.length;
  const what = cleanText(title ?? '') || (plate === false ? 'Dice beside the board' : 'Board');
  const rest = empty === 0 ? '' : `, ${empty} empty ${empty === 1 ? 'cell' : 'cells'}`;
  const dice = seen.filter(({ die }) => die).length;
  return [
    `${what}: ${dice === 1 ? 'one die' : `${dice} dice`}${rest}`,
    ...seen.map((cell) => `${cellWords(cell)}${cell.changed ? ', changed' : ''}`),
  ];
}

function sheetLines(sheet: SheetPart): string[] {
  const title = phrase(sheet.title, sheet.caption);
  return [
    ...(title === '' ? [] : [sheet.current ? `${title}, on turn` : title]),
    ...sheet.rows.map((row) => (row.kind === 'section' ? cleanText(row.heading) : lineWords(sheet, row))),
  ];
}

function partLines(part: PicturePart): string[] {
  switch (part.kind) {
    case 'note':
      return [cleanText(part.text)];
    case 'dice':
      return part.rows.map((row) => (row.label ? rowWords(row) : `Dice: ${rowWords(row)}`));
    case 'board':
      return boardLines(part);
    case 'sheet':
      return sheetLines(part);
  }
}

function choiceLines({ options, taken }: ShownChoice): string[] {
  const own = taken.filter((one) => one.own).map(({ part }) => part.slice(part.indexOf(':') + 1));
  return [
    ...(own.length === 0 ? [] : [`Chosen: ${phrase(...own)}`]),
    options.length === 0
      ? 'Nothing can be chosen'
      : `Can be chosen: ${options.map(({ label }) => cleanText(label)).join('; ')}`,
  ];
}

/**
 * A position in sentences, one a line, for who can't see the drawing: cell by cell, line by line, and what can be chosen.
 * Empty cells are counted, not named.
 *
 * @example
 * ```ts
 * import { kiriki } from 'dicewright/kiriki';
 * import { loadPicture, textOf } from 'dicewright/render';
 *
 * const kirikiPicture = await loadPicture('kiriki');
 * const text = textOf(kirikiPicture(kiriki.setup({ players: 1 }), { names: ['Ada'] }));
 * console.log(text.split('\n').slice(0, 2)); // → [ 'Kiriki.', 'Ada rolls all five dice.' ]
 * ```
 */
export function textOf(picture: Picture, { choice }: TextOfOptions = {}): string {
  const lines = [cleanText(picture.title), ...picture.parts.flatMap(partLines), ...(choice ? choiceLines(choice) : [])];
  return lines
    .filter((line) => line !== '')
    .map(sentence)
    .join('\n');
}
