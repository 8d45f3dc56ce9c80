import type { Part } from '../../../../kernel/schemas/part.js';
import { integer, text, unionBy } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { type Colour, colourName } from '../../../../pyramid/stock.js';
import { HILLS, type HillSums, type HillTable, tableOf, wallNames } from './hills.js';

/** A kind of clue (MOL-9). */
export type TheCleverMoleClueKind = 'fewest' | 'most' | 'total' | 'nearest' | 'below' | 'text';

/** What kinds of clues there are (MOL-9). */
export const clueKinds: readonly TheCleverMoleClueKind[] = /* @__PURE__ */ Object.freeze([
  'fewest',
  'most',
  'total',
  'nearest',
  'below',
  'text',
] as const);

/**
 * What a clue about numbers is about: all 18 faces of a hill that can be seen, or the six of the wall that looks along
 * -x, -y or -z.
 */
export type TheCleverMoleWall = 'all' | 'x' | 'y' | 'z';

/** What the master says about the hill under which the mole is. */
export type TheCleverMoleClue =
  | {
      /** The hill with the fewest, the most dice of the colour (MOL-10). */
      readonly kind: 'fewest' | 'most';
      readonly colour: 'r' | 'g' | 'k';
    }
  | {
      /** The hill whose visible numbers add up to just that, or to what is nearest to it (MOL-11, MOL-12). */
      readonly kind: 'total' | 'nearest';
      /** 1 to 108, the most that 18 faces can show. */
      readonly points: number;
      readonly wall: TheCleverMoleWall;
    }
  | {
      /** The hill on whose top die the three lower faces, which look down, add up to that (MOL-13). */
      readonly kind: 'below';
      /** 6 to 15. */
      readonly points: number;
    }
  | {
      /** Words for the players alone (MOL-14). */
      readonly kind: 'text';
      /** One line of 1 to 200 characters. */
      readonly text: string;
    };

type Clue = DeepReadonly<TheCleverMoleClue>;

const MOST_POINTS = 18 * 6;
const colour = () => z.literal(['r', 'g', 'k']);
const line = () => text(/^[^\p{Cc}\p{Cs}\u2028\u2029]{1,200}$/u, 'a line of 1 to 200 characters');

const kindLabels: Readonly<Record<TheCleverMoleClueKind, string>> = {
  fewest: 'fewest dice of a colour',
  most: 'most dice of a colour',
  total: 'exactly this total of numbers',
  nearest: 'nearest to a total of numbers',
  below: 'total of the lower faces of the top die',
  text: 'words of your own',
};

/** What a person reads on a part of a clue. */
export function clueLabel(_view: unknown, _player: number, part: Part, field: string): string | undefined {
  const name = part.slice(part.indexOf('=') + 1);
  if (field === 'clue.kind') return kindLabels[name as TheCleverMoleClueKind];
  if (field === 'clue.colour') return colourName(name as Colour);
  if (field === 'clue.wall') return name === 'all' ? 'all that can be seen' : `the wall ${name}`;
  return undefined;
}

/** The schema of a clue. @param words - what a text can be */
export function clueSchema(words: z.$ZodType<string> = line()): z.$ZodType<TheCleverMoleClue> {
  const ofColour = z.strictObject({ kind: z.literal(['fewest', 'most']), colour: colour() });
  const ofWall = z.strictObject({
    kind: z.literal(['total', 'nearest']),
    points: integer(1, MOST_POINTS),
    wall: z.literal(wallNames),
  });
  const below = z.strictObject({ kind: z.literal('below'), points: integer(6, 15) });
  const inWords = z.strictObject({ kind: z.literal('text'), text: words });
  const kinds: [string, z.$ZodType<TheCleverMoleClue>][] = [
    ['fewest', ofColour],
    ['most', ofColour],
    ['total', ofWall],
    ['nearest', ofWall],
    ['below', below],
    ['text', inWords],
  ];
  return unionBy('kind', new Map(kinds));
}

/** The one hill with the least of these numbers; `null` when several have it. */
function onlyLeast(numbers: readonly number[]): number | null {
  const least = Math.min(...numbers);
  const first = numbers.indexOf(least);
  return numbers.lastIndexOf(least) === first ? first : null;
}

/** The one hill with that number; `null` for none or several. */
function only(numbers: HillSums, wanted: number): number | null {
  const first = numbers.indexOf(wanted);
  return first >= 0 && numbers.lastIndexOf(wanted) === first ? first : null;
}

/** The only hill that a clue fits; `null` when it fits none or several, or is a text that nobody can check. */
export function hillOf(table: HillTable, clue: Clue): number | null {
  switch (clue.kind) {
    case 'fewest':
      return onlyLeast(table.colours[clue.colour]);
    case 'most':
      return onlyLeast(table.colours[clue.colour].map((count) => -count));
    case 'total':
      return only(table.totals[clue.wall], clue.points);
    case 'nearest':
      return onlyLeast(table.totals[clue.wall].map((total) => Math.abs(total - clue.points)));
    case 'below':
      return only(table.below, clue.points);
    case 'text':
      return null;
  }
}

/** A clue that can be checked, and the only hill that it fits. */
export interface FittingClue {
  readonly clue: Clue;
  readonly hill: number;
}

function* cluesOf(table: HillTable, kind: Exclude<TheCleverMoleClueKind, 'text'>): Generator<Clue> {
  if (kind === 'fewest' || kind === 'most') {
    for (const one of ['r', 'g', 'k'] as const) yield { kind, colour: one };
  } else if (kind === 'below') {
    for (const points of new Set(table.below)) yield { kind, points };
  } else {
    for (const wall of wallNames) {
      const totals = table.totals[wall];
      const least = Math.min(...totals);
      const most = Math.max(...totals);
      for (let points = least; points <= most; points++) yield { kind, points, wall };
    }
  }
}

/**
 * The clues of these kinds that fit exactly one hill, except texts. For what a hill's total is nearest to, numbers beyond
 * the least and the greatest total are left out: they say no more.
 */
export function* fittingClues(table: HillTable, kinds: readonly TheCleverMoleClueKind[]): Generator<FittingClue> {
  for (const kind of clueKinds) {
    if (kind === 'text' || !kinds.includes(kind)) continue;
    for (const clue of cluesOf(table, kind)) {
      const hill = hillOf(table, clue);
      if (hill !== null) yield { clue, hill };
    }
  }
}

/** The hills under which the mole can be after this clue, but for those that were claimed in vain (MOL-16). */
export function possibleHills(
  hills: { readonly board: string; readonly poses: string; readonly hand: 'right' | 'left' },
  clue: Clue,
  wrong: readonly (number | null)[],
): number[] {
  const only = clue.kind === 'text' ? null : hillOf(tableOf(hills), clue);
  const all = only === null ? HILLS : [only];
  return all.filter((hill) => !wrong.includes(hill));
}

const colourWords = { r: 'red', g: 'green', k: 'black' } as const;

/** The clue as the master says it, without a full stop. */
function clueWords(clue: Clue): string {
  switch (clue.kind) {
    case 'fewest':
    case 'most':
      return `it is under the hill with the ${clue.kind} ${colourWords[clue.colour]} dice`;
    case 'total':
    case 'nearest': {
      const corner = { x: 'A', y: 'B', z: 'C', all: '' }[clue.wall];
      const where = `the numbers that ${corner === '' ? 'can be seen' : `look away from corner ${corner}`}`;
      const sum = clue.kind === 'total' ? 'add up to' : 'come nearest to';
      return `it is under the hill where ${where} ${sum} ${clue.points}`;
    }
    case 'below':
      return `seen from below, the top die of its hill shows ${clue.points} pips`;
    case 'text':
      return `“${clue.text}”`;
  }
}

/** The clue as the end of a sentence, as the master says it. */
export function clueSentence(clue: Clue): string {
  const isWhole = clue.kind === 'text' && /[.!?…]$/.test(clue.text);
  return `${clueWords(clue)}${isWhole ? '' : '.'}`;
}
