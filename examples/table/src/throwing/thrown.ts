import type { AnyGame } from 'dicewright';
import type { Picture, PictureDie, PicturePart } from 'dicewright/define';
import { chosen } from '../advised.js';
import type { Step } from '../game-session.js';

type PartOf<K extends PicturePart['kind']> = Extract<PicturePart, { kind: K }>;

/** A die in a drawing. */
interface Lying {
  /** Its `data-key`. */
  readonly key: string;
  readonly die: PictureDie;
}

interface LyingOnBoard {
  readonly key: string;
  /** How far below the top it lies: what it stands on lies lower. */
  readonly depth: number;
  readonly die: PartOf<'board'>['cells'][number]['die'];
}

/** The parts of a kind with the beginnings of their keys, as drawings count them. */
function keyed<K extends PicturePart['kind']>({ parts }: Picture, kind: K) {
  const counts = new Map<string, number>();
  return parts.flatMap((part) => {
    const name = part.kind === 'board' && part.plate === false ? 'block' : part.kind;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const key = count === 1 ? name : `${name}${count}`;
    return part.kind === kind ? [{ key, part: part as PartOf<K> }] : [];
  });
}

/** Dice that lie in rows beside the board. */
const rowsIn = (picture: Picture): readonly (readonly Lying[])[] =>
  keyed(picture, 'dice').flatMap(({ key, part }) =>
    part.rows.map(({ dice }, row) => dice.map((die, place) => ({ key: `${key}/${row}/${place}`, die }))),
  );

const onBoards = (picture: Picture): readonly LyingOnBoard[] =>
  keyed(picture, 'board').flatMap(({ key, part }) =>
    part.cells.flatMap(({ name, at, die }) => {
      const depth = at.reduce((sum, step) => sum + step, 0);
      return die ? { key: `${key}/${/^\w+$/.test(name) ? name : at}`, depth, die } : [];
    }),
  );

/** What a die shows, whatever is done with it. */
const shows = ({ face, color, faceColor }: PictureDie): string => JSON.stringify([face, faceColor ?? color]);

const isSeen = ({ die }: Lying): boolean => die.face.kind !== 'blank';

const keyOf = ({ key }: { readonly key: string }): string => key;

/** Dice in rows that an action names, such as `die:2`. */
const named = (dice: readonly Lying[], parts: readonly string[]): readonly Lying[] =>
  dice.filter(({ die }) => die.parts?.some((part) => !part.startsWith('action:') && parts.includes(part)));

/** Dice of boards that are there now and were not before; those that only moved are not among them. */
function landed(now: Picture, before: Picture): readonly LyingOnBoard[] {
  const earlier = new Map(onBoards(before).map(({ key, die }) => [key, JSON.stringify(die)]));
  const fresh = onBoards(now).filter(({ key, die }) => {
    const isSame = earlier.get(key) === JSON.stringify(die);
    if (isSame) earlier.delete(key);
    return !isSame;
  });
  const left = [...earlier.values()];
  return fresh
    .filter(({ die }) => {
      const from = left.indexOf(JSON.stringify(die));
      if (from >= 0) left.splice(from, 1);
      return from < 0;
    })
    .sort((one, other) => other.depth - one.depth);
}

/**
 * The dice that have fallen by an action with an outcome, in the order in which they come to rest, as keys of the drawing: those
 * that the picture says were rolled; else those in rows that the action names; else the rows in which something has changed; else
 * what has come onto the board. Dice that nobody here sees are none.
 *
 * @param parts - of the action
 */
export function thrownKeys(now: Picture, before: Picture, parts: readonly string[]): readonly string[] {
  const rows = rowsIn(now);
  const dice = rows.flat().filter(isSeen);
  const rolled = dice.filter(({ die }) => die.rolled);
  if (rolled.length > 0) return rolled.map(keyOf);
  const chosen = named(dice, parts);
  if (chosen.length > 0) return chosen.map(keyOf);
  const earlier = new Map(rowsIn(before).flatMap((row) => row.map(({ key, die }) => [key, shows(die)] as const)));
  const isNew = ({ key, die }: Lying): boolean => earlier.get(key) !== shows(die);
  const changed = rows
    .map((row) => row.filter(isSeen))
    .filter((row) => row.some(isNew))
    .flatMap((row) => row.filter((lying) => isNew(lying) || !lying.die.setAside));
  return changed.length > 0 ? changed.map(keyOf) : landed(now, before).map(keyOf);
}

/**
 * The dice that somebody has in hand who is about to do an action with an outcome, as keys of the drawing.
 *
 * @param parts - of the action
 */
export function keysInHand(now: Picture, parts: readonly string[]): readonly string[] {
  const dice = rowsIn(now).flat();
  const chosen = named(dice, parts);
  return (chosen.length > 0 ? chosen : dice.filter(({ die }) => !die.setAside)).map(keyOf);
}

/** Rows of dice of which at least one shows something, as a picture has them. */
const partsShown = ({ parts }: Picture) =>
  parts.flatMap((part) =>
    part.kind === 'dice' && part.rows.some(({ dice }) => dice.some(({ face }) => face.kind !== 'blank')) ? [part] : [],
  );

/** Whether a picture shows dice in rows. */
const hasDice = (picture: Picture): boolean => partsShown(picture).length > 0;

/** Dice with numbers that were thrown, as their Chance declares them; none for other dice, and where players hide them. */
function numberDice(game: AnyGame, { before, action }: Step): readonly PictureDie[] {
  if (game.traits.hiddenInformation || !('outcome' in action)) return [];
  const spec = game.chance(before, chosen(action))?.spec;
  const die = spec?.kind === 'repeated' ? spec.of : spec;
  if (die?.kind !== 'die') return [];
  return [action.outcome].flat().map((count) => ({
    shape: 'cube',
    color: 'white',
    face: die.sides > 9 ? { kind: 'letter', text: String(count) } : { kind: 'pips', count: Number(count) },
  }));
}

/** A picture of what was thrown: as the game drew it then, else of the numbers alone. */
export function pictureOfThrow(game: AnyGame, step: Step, drawn: Picture): Picture {
  const dice = hasDice(drawn) ? [] : numberDice(game, step);
  return dice.length === 0 ? drawn : { ...drawn, parts: [{ kind: 'dice', rows: [{ dice }] }] };
}

/**
 * The picture with dice that lie there from before, as long as no others do: they take the place of blank ones, or lie above the
 * board where there are none.
 *
 * @param last - in which they lie
 * @param label - whose they are
 */
export function withLastDice(now: Picture, last: Picture, label: string): Picture {
  const lying = partsShown(last);
  if (hasDice(now) || lying.length === 0) return now;
  const still = lying.map((part) => ({
    ...part,
    rows: part.rows.map(({ dice, ...row }, index) => ({
      ...row,
      parts: undefined,
      ...(index === 0 && (row.label ? { note: label } : { label })),
      dice: dice.map(({ parts: _, rolled: __, selected: ___, ...die }) => ({ ...die, setAside: true })),
    })),
  }));
  const blank = now.parts.findIndex(({ kind }) => kind === 'dice');
  const [first] = still;
  if (blank < 0 || !first) {
    const place = now.parts.findIndex(({ kind }) => kind !== 'note');
    const at = place < 0 ? now.parts.length : place;
    return { ...now, parts: [...now.parts.slice(0, at), ...still, ...now.parts.slice(at)] };
  }
  // What the blank ones stand for, these do, too.
  const parts = now.parts.map((part, index): PicturePart => {
    if (index !== blank || part.kind !== 'dice') return part;
    const rows = first.rows.map((row, at) => {
      const own = part.rows[at];
      const dice = row.dice.map((die, place) => ({ ...die, parts: own?.dice[place]?.parts }));
      return { ...row, parts: own?.parts, dice };
    });
    return { ...part, rows };
  });
  return { ...now, parts };
}
