import type { Part } from '../kernel/schemas/part.js';
import type {
  BoardCell,
  BoardDie,
  BoardPart,
  LyingPlace,
  PictureColor,
  PictureDiceRow,
  PictureDie,
  PictureFace,
  SheetCell,
  SheetLine,
  SheetPart,
  StackPlace,
} from '../picture/picture.js';
import { cleanText } from './clean.js';

export const phrase = (...parts: readonly (string | undefined)[]): string =>
  parts
    .map((part = '') => cleanText(part))
    .filter((part) => part !== '')
    .join(', ');

/** Whether an action can have the name; a picture may give others. */
export const isActionName = (name: string): boolean => /^\w+$/.test(name);

/** What a person may mean by pointing at a cell. */
export function cellParts({ name, parts }: BoardCell, { plate }: BoardPart): readonly Part[] {
  return parts ?? (plate !== false && isActionName(name) ? [`cell:${name}`] : []);
}

function faceWords(face: PictureFace | null): string {
  switch (face?.kind) {
    case 'pips':
      return String(face.count);
    case 'letter':
      return face.text;
    case 'symbol':
      return face.symbol;
    default:
      return '';
  }
}

/** What a die is, whatever is done with it: `5, white`, `R, red`. */
export const faceUpWords = ({ face, color, faceColor }: PictureDie): string =>
  phrase(faceWords(face) || 'blank', faceColor ?? color);

/** What a die shows: `5`, `R, red`, `skull, set aside`. */
export function dieWords({ face, color, faceColor, setAside, selected, rolled }: PictureDie): string {
  const shown = faceWords(face);
  const isColored = face.kind === 'letter' || (faceColor ?? color) !== 'white';
  return phrase(
    shown === '' ? 'blank' : shown,
    isColored && shown !== '' ? (faceColor ?? color) : '',
    setAside ? 'set aside' : '',
    selected ? 'chosen' : '',
    rolled ? 'rolled' : '',
  );
}

/** What lies together: `Steam: R, red; Y, yellow; R, red. Deuce 12`. */
export function rowWords({ label, dice, note }: PictureDiceRow): string {
  const lying = dice.map(dieWords).join('; ');
  return [label ? `${cleanText(label)}: ${lying}` : lying, cleanText(note ?? '')].filter(Boolean).join('. ');
}

/** A die of a board: `red die 1 3 2`. */
export function boardDieWords({ color, faces }: BoardDie): string {
  const numbers = (faces ?? []).map(faceWords).filter(Boolean).join(' ');
  return `${color} die${numbers === '' ? '' : ` ${numbers}`}`;
}

/** A cell: `c4, red die 1 3 2`, `c5, empty, 14, marked gold`. */
export function cellWords({ name, die, text, tone }: BoardCell): string {
  return phrase(
    name,
    die ? boardDieWords(die) : 'empty',
    text,
    tone === undefined ? '' : tone === 'accent' ? 'marked' : `marked ${tone}`,
  );
}

/** The pieces of a stack that are of one colour and lie together, from the edge on. */
export function runsOf({
  pieces = [],
}: Pick<StackPlace, 'pieces'>): { readonly color: PictureColor; readonly count: number }[] {
  const runs: { color: PictureColor; count: number }[] = [];
  for (const color of pieces) {
    const last = runs.at(-1);
    if (last?.color === color) last.count++;
    else runs.push({ color, count: 1 });
  }
  return runs;
}

/** What lies somewhere, dice before pieces: `5`, `red`, `2 white`. */
function lyingWords({ dice = [], pieces }: Pick<LyingPlace, 'dice' | 'pieces'>): string[] {
  const shown = dice.map(({ face, color }) => faceWords(face) || color);
  return [...shown, ...runsOf({ pieces }).map(({ color, count }) => `${count} ${color}`)];
}

/** A place: `point 24, 2 white`, `point 3, empty`, `field 7, red die 5, 2 white`. */
export function stackWords(place: LyingPlace): string {
  const { name, dice = [], pieces } = place;
  const lying = [
    ...dice.map((die) => `${die.faceColor ?? die.color} die ${faceWords(die.face)}`),
    ...lyingWords({ pieces }),
  ];
  return phrase(name, ...(lying.length === 0 ? ['empty'] : lying));
}

/** What stands in a box: `25`, `160 with 2 marks`, `25 possible`; nothing in an empty one. */
export function boxWords({ text, dice, pieces, marks, crossed, circled, struck, hint, current }: SheetCell): string {
  const written = dice || pieces?.length ? phrase(...lyingWords({ dice, pieces })) : cleanText(text ?? '');
  return phrase(
    hint && written !== '' ? `${written} possible` : written,
    marks ? `${marks} ${marks === 1 ? 'mark' : 'marks'}` : '',
    crossed ? 'crossed' : '',
    circled ? 'circled' : '',
    struck ? 'struck out' : '',
    current ? 'next' : '',
  );
}

/** Which box it is, and what stands in it: `Full house, Ada: 25`. */
export function namedBoxWords(sheet: SheetPart, line: SheetLine, box: SheetCell, column: number): string {
  const where = phrase(sheet.title, line.label, sheet.columns[column]?.heading);
  return `${where}: ${boxWords(box) || 'empty'}`;
}

/** A line: `Orange: −4, crossed; −2`, `Bonus: Ada, 35; Ben, 0`. Boxes in which nothing stands are left out. */
export function lineWords(sheet: SheetPart, line: SheetLine): string {
  let column = 0;
  const boxes = line.cells.flatMap((box) => {
    const heading = sheet.columns[column]?.heading ?? '';
    column += box?.span ?? 1;
    const words = box ? boxWords(box) : '';
    return words === '' ? [] : phrase(heading, words);
  });
  const said = boxes.length === 0 ? 'empty' : boxes.join('; ');
  return phrase(line.label) === '' ? said : `${cleanText(line.label)}: ${said}`;
}
