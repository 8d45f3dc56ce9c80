import { nameInWords } from '../kernel/naming.js';
import { optionsIn } from '../kernel/plain.js';
import type { Part } from '../kernel/schemas/part.js';
import type {
  BoardCell,
  BoardPart,
  DicePart,
  GridPart,
  LyingPlace,
  NotePart,
  Picture,
  PicturePart,
  SheetPart,
  StacksPart,
  TrackPart,
} from '../picture/picture.js';
import { asChoice, asPicture } from './check-picture.js';
import { cleanText } from './clean.js';
import type { ShownChoice } from './svg-pointing.js';
import { cellParts, cellWords, lineWords, phrase, rowWords, stackWords } from './words.js';

type TakenPart = ShownChoice['taken'][number];

/** What {@link textOf} says besides the position. */
export interface TextOfOptions {
  /** A choice of `dicewright/choosing`: what can be chosen, and what was, comes at the end. */
  readonly choice?: ShownChoice | undefined;
}

/** Ends with a full stop, unless it ends with something like it. */
const sentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`);

function boardSentences(part: BoardPart): string[] {
  const cells = part.cells.filter(({ latent }) => !latent);
  const isPlain = ({ die, tone, text, changed }: BoardCell): boolean => !die && !tone && !text && !changed;
  const told = cells
    .filter((cell) => !isPlain(cell))
    .map((cell) => phrase(cellWords(cell), cell.changed ? 'changed' : ''));
  const empty = cells.filter(isPlain).map(({ name }) => cleanText(name));
  const heading = cleanText(part.title ?? '') || (part.plate === false ? 'Dice' : 'Board');
  return [
    told.length === 0 && empty.length === 0 ? `${heading}: empty` : heading,
    ...told,
    ...(empty.length === 0 ? [] : [`Empty: ${empty.join(', ')}`]),
  ];
}

/** The places of what is made of places. */
function placesOf(part: StacksPart | TrackPart | GridPart): readonly LyingPlace[] {
  if (part.kind === 'track') return part.places;
  return part.rows.flat().filter((place) => place !== null);
}

function placesSentences(part: StacksPart | TrackPart | GridPart): string[] {
  const { title } = part;
  const places = placesOf(part);
  const filled = places.filter(({ dice = [], pieces = [] }) => dice.length + pieces.length > 0);
  const empty = places.filter((place) => !filled.includes(place)).map(({ name }) => cleanText(name));
  return [
    cleanText(title ?? '') || 'Board',
    ...filled.map((place) => phrase(stackWords(place), place.changed ? 'changed' : '')),
    ...(empty.length === 0 ? [] : [`Empty: ${empty.join(', ')}`]),
  ];
}

const diceSentences = ({ rows }: DicePart): string[] =>
  rows.map((row) => rowWords((row.label ?? '') === '' ? { ...row, label: 'Dice' } : row));

function sheetSentences(sheet: SheetPart): string[] {
  const heading = phrase(sheet.title, sheet.caption);
  const rows = sheet.rows.map((row) => (row.kind === 'section' ? cleanText(row.heading) : lineWords(sheet, row)));
  return heading === '' ? rows : [heading, ...rows];
}

const noteSentences = ({ text }: NotePart): string[] => [cleanText(text)];

type Tellers = { readonly [K in PicturePart['kind']]: (part: Extract<PicturePart, { kind: K }>) => string[] };

const tellers: Tellers = {
  board: boardSentences,
  dice: diceSentences,
  grid: placesSentences,
  note: noteSentences,
  sheet: sheetSentences,
  stacks: placesSentences,
  track: placesSentences,
};

// Correlates the kind with its teller; TypeScript does not do that through the union.
function sentencesOf<K extends PicturePart['kind']>(part: Extract<PicturePart, { kind: K }>): string[] {
  return tellers[part.kind as K](part);
}

/** What a taken part is called: by the picture's name for a place, else by the choice's. */
function takenWords({ part, label }: TakenPart, placeNames: ReadonlyMap<Part, string>): string {
  return placeNames.get(part) ?? cleanText(label ?? nameInWords(part.slice(part.indexOf(':') + 1)));
}

/** The parts that places of a board stand for, and what the places are called. */
function placeNames(part: PicturePart): (readonly [Part, string])[] {
  const named = (parts: readonly Part[], name: string) => parts.map((one) => [one, cleanText(name)] as const);
  if (part.kind === 'board') return part.cells.flatMap((cell) => named(cellParts(cell, part), cell.name));
  const hasPlaces = part.kind === 'stacks' || part.kind === 'track' || part.kind === 'grid';
  return hasPlaces ? placesOf(part).flatMap(({ parts = [], name }) => named(parts, name)) : [];
}

function choiceSentences({ options, taken }: ShownChoice, picture: Picture): string[] {
  const names = new Map(picture.parts.flatMap(placeNames));
  const chosen = taken.map((one) => takenWords(one, names));
  const open = options.map(({ label, input }) => (input ? `${cleanText(label)}, in words` : cleanText(label)));
  return [
    ...(chosen.length === 0 ? [] : [`Chosen: ${chosen.join('; ')}`]),
    open.length === 0 ? 'Nothing more can be chosen' : `Can be chosen: ${open.join('; ')}`,
  ];
}

/**
 * The position in sentences, one per line, for people who can't see the drawing: what to do, every die, every cell that is
 * not empty, every line of a sheet, then the names of the empty cells; with a choice also what is chosen and what can be.
 *
 * Names may be any string: they are cleaned, so that a line of a name stays a line.
 *
 * @throws GameError `INVALID_STATE` for anything but a picture
 */
export function textOf(shown: Picture, input?: TextOfOptions): string {
  const picture = asPicture(shown);
  const choice = asChoice(optionsIn(input, 'text').choice);
  const told = [cleanText(picture.title), ...picture.parts.flatMap((part) => sentencesOf(part))];
  if (choice) told.push(...choiceSentences(choice, picture));
  return told
    .filter((words) => words !== '')
    .map(sentence)
    .join('\n');
}
