import { GameError } from '../kernel/errors.js';
import { isInteger, isRecord, numberOrType, pathText, read } from '../kernel/plain.js';
import type { Picture } from '../picture/picture.js';
import { colorLetters } from './color-letters.js';
import type { ShownChoice } from './svg-pointing.js';

/** What is wrong with a value, and where. */
class Mistake {
  readonly expected: string;
  readonly path: (string | number)[] = [];

  constructor(expected: string) {
    this.expected = expected;
  }
}

/** What a hostile object throws may not be looked at. */
const isMistake = (error: unknown): error is Mistake => read(() => error instanceof Mistake) === true;

/** Gives what was read of a value, so that nothing is read twice. @throws {@link Mistake} */
type Reader = (value: unknown) => unknown;

const reader =
  (expected: string, holds: (value: unknown) => boolean): Reader =>
  (value) => {
    if (holds(value)) return value;
    throw new Mistake(expected);
  };

const text = reader('a text', (value) => typeof value === 'string');
const flag = reader('true or false', (value) => typeof value === 'boolean');
const whole = (from: number, to: number): Reader =>
  reader(`an integer from ${from} to ${to}`, (value) => isInteger(value, from, to));
const oneOf = (...names: readonly string[]): Reader =>
  reader(names.length === 1 ? names.join('') : `one of ${names.join(', ')}`, (value) =>
    names.includes(value as string),
  );

function within<T>(key: string | number, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (isMistake(error)) error.path.unshift(key);
    throw error;
  }
}

/** How many elements a list may have: a sheet of a hundred columns and lines has fewer. */
const MOST = 20_000;

const list =
  (element: Reader): Reader =>
  (value) => {
    if (!Array.isArray(value) || !(value.length <= MOST)) throw new Mistake(`a list of at most ${MOST}`);
    return Array.from({ length: value.length }, (_, index) => within(index, () => element(value[index])));
  };

const orNull =
  (inner: Reader): Reader =>
  (value) =>
    value === null ? null : inner(value);

/** An object with these members; those whose names end with `?` may be left out. Anything else in it is not looked at. */
function shape(members: Readonly<Record<string, Reader>>): Reader {
  const fields = Object.entries(members).map(
    ([name, inner]) => [name.replace('?', ''), inner, name.endsWith('?')] as const,
  );
  return (value) => {
    if (!isRecord(value)) throw new Mistake('an object');
    const copy: Record<string, unknown> = {};
    for (const [name, inner, isOptional] of fields) {
      const member = value[name];
      if (member !== undefined || !isOptional) copy[name] = within(name, () => inner(member));
    }
    return copy;
  };
}

/** Objects that `kind` tells apart. */
function kinds(readers: Readonly<Record<string, Reader>>): Reader {
  const kind = oneOf(...Object.keys(readers));
  return (value) => {
    if (!isRecord(value)) throw new Mistake('an object');
    const told = within('kind', () => kind(value.kind)) as string;
    return { kind: told, ...((readers[told] as Reader)(value) as object) };
  };
}

const color = oneOf(...Object.keys(colorLetters));
const parts = { 'parts?': list(text) };
const face = kinds({
  pips: shape({ count: whole(0, 10_000) }),
  letter: shape({ text }),
  symbol: shape({ symbol: oneOf('skull', 'joker') }),
  blank: shape({}),
});
const boardDie = shape({ color, 'faces?': list(orNull(face)) });

const die = shape({
  shape: oneOf('cube', 'dodecahedron'),
  face,
  color,
  'faceColor?': color,
  'setAside?': flag,
  'selected?': flag,
  'rolled?': flag,
  ...parts,
});

const sheetCell = shape({
  'text?': text,
  'dice?': list(die),
  'pieces?': list(color),
  'marks?': whole(0, 2),
  'crossed?': flag,
  'circled?': flag,
  'struck?': flag,
  'hint?': flag,
  'current?': flag,
  'tone?': color,
  'span?': whole(1, 1_000),
  ...parts,
});

const placeMembers = {
  name: text,
  'label?': text,
  'pieces?': list(color),
  'shape?': oneOf('point', 'box'),
  'tone?': color,
  'changed?': flag,
  ...parts,
};
const stackPlace = shape(placeMembers);
const place = shape({ ...placeMembers, 'dice?': list(die) });

const drawn = {
  dice: shape({ rows: list(shape({ 'label?': text, dice: list(die), 'note?': text, ...parts })) }),
  note: shape({ text, 'tone?': color }),
  sheet: shape({
    'title?': text,
    'caption?': text,
    'current?': flag,
    'roomy?': flag,
    columns: list(
      shape({
        'heading?': text,
        'weight?': reader(
          'a number from 0.01 to 100',
          (value) => Number(numberOrType(value)) >= 0.01 && (value as number) <= 100,
        ),
        'current?': flag,
        'tone?': color,
        'zone?': color,
        'goal?': flag,
        ...parts,
      }),
    ),
    'groups?': list(shape({ heading: text, span: whole(1, 1_000), 'tone?': color })),
    rows: list(
      kinds({
        line: shape({
          label: text,
          'tone?': color,
          'total?': oneOf('sum', 'grand'),
          cells: list(orNull(sheetCell)),
          ...parts,
        }),
        section: shape({ heading: text }),
      }),
    ),
  }),
  board: shape({
    'title?': text,
    'cellNames?': flag,
    'plate?': flag,
    cells: list(
      shape({
        name: text,
        at: list(whole(0, 1_000)),
        'die?': boardDie,
        'changed?': flag,
        'tone?': color,
        'text?': text,
        'latent?': flag,
        ...parts,
      }),
    ),
  }),
  stacks: shape({ 'title?': text, rows: list(list(stackPlace)) }),
  track: shape({ 'title?': text, places: list(place), 'ring?': flag }),
  grid: shape({ 'title?': text, rows: list(list(orNull(place))), 'shape?': oneOf('squares', 'hexagons') }),
};

const partReader = kinds(drawn);

const looks: Reader = (value) => {
  if (!isRecord(value)) throw new Mistake('dice by the parts that they stand for');
  return Object.fromEntries(Object.entries(value).map(([part, one]) => [part, within(part, () => boardDie(one))]));
};

const readPicture = shape({ title: text, summary: text, parts: list(partReader), 'looks?': looks });

const choiceReader = shape({
  options: list(shape({ part: text, label: text, 'input?': oneOf('text') })),
  taken: list(shape({ part: text, 'label?': text })),
});

/** @throws `GameError` `INVALID_STATE` */
function readBy(readIt: Reader, value: unknown, name: string): unknown {
  try {
    return readIt(value);
  } catch (error) {
    const { expected, path } = isMistake(error) ? error : { expected: 'plain data', path: [] };
    const where = path.length === 0 ? name : `${name}: ${pathText(path)}`;
    throw new GameError('INVALID_STATE', `${where}: expected ${expected}`, { path });
  }
}

/**
 * A picture as it was given, read once.
 *
 * @throws `GameError` `INVALID_STATE` for anything but a picture, such as the state itself, and for anything but a picture's
 * colours, signs and texts
 */
export function asPicture(picture: unknown): Picture {
  const isPicture = read(() => {
    const { title, parts: all } = picture as Picture;
    const isDrawn = (part: unknown): boolean => isRecord(part) && Object.hasOwn(drawn, part.kind as string);
    return typeof title === 'string' && Array.isArray(all) && all.length <= MOST && all.every(isDrawn);
  });
  if (isPicture) {
    return readBy(readPicture, picture, 'picture') as Picture;
  }
  const example = 'such as kirikiPicture(state) gives: { title, summary, parts }';
  throw new GameError(
    'INVALID_STATE',
    `expected a picture, ${example}, each part of kind ${Object.keys(drawn).sort().join(', ')}`,
  );
}

/** A choice as it was given, read once. @throws `GameError` `INVALID_STATE` for anything else */
export const asChoice = (choice: unknown): ShownChoice | undefined =>
  choice === undefined ? undefined : (readBy(choiceReader, choice, 'choice') as ShownChoice);
