import type { Unless } from '../../../../kernel/dice/spec.js';
import { text } from '../../../../kernel/schemas/schema.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { numberAt } from '../../../../pyramid/funnel.js';
import { type Axis, axes, type Cell } from '../../../../pyramid/lattice.js';
import type { Handedness } from '../../../../pyramid/pose.js';
import { spars } from '../spars.js';
import { writtenRow } from '../written-rows.js';

/** Signs that a pattern ties down at least (SLP-5). */
const LEAST_TIES = 3;

/** The schema of a pattern: six to nine signs, digits 1 to 6 and small letters (SLP-4). */
export const patternSchema = () => text(/^[1-6a-z]{6,9}$/, 'an object of 6 to 9 signs, 1 to 6 or a to z');

const isDigit = (sign: string): boolean => sign <= '9';

/** The pattern with its letters named in the order in which they come: what means the same is the same (SLP-4). */
function renamed(pattern: string): string {
  const names = new Map<string, string>();
  return [...pattern]
    .map((sign) => {
      if (isDigit(sign)) return sign;
      if (!names.has(sign)) names.set(sign, String.fromCharCode(97 + names.size));
      return names.get(sign);
    })
    .join('');
}

/** Why these patterns can't be played for, for `checkSetup` (SLP-4, SLP-5). */
export function patternsProblem(patterns: readonly string[], players: number): string | undefined {
  if (patterns.length <= players) return `expected more objects than the ${players} players, got ${patterns.length}`;
  if (new Set(patterns.map(renamed)).size < patterns.length) return 'two objects mean the same';
  const weak = patterns.find((pattern) => {
    const letters = [...pattern].filter((sign) => !isDigit(sign));
    return pattern.length - new Set(letters).size < LEAST_TIES;
  });
  return weak === undefined ? undefined : `the object ${weak} is met too easily`;
}

/** An edge of the pyramid as it is seen on one of its two walls (SLP-12). */
export interface Line {
  readonly cells: readonly Cell[];
  readonly wall: Axis;
}

/** The six lines, each from the bottom up (SLP-12). */
export const lines: readonly Line[] = /* @__PURE__ */ (() =>
  Object.freeze(
    axes.flatMap((spar) =>
      axes.filter((wall) => wall !== spar).map((wall) => Object.freeze({ cells: spars[spar] ?? [], wall })),
    ),
  ))();

/** The numbers of a line from the bottom up. */
export const lineNumbers = (poses: string, { cells, wall }: Line, hand: Handedness): number[] =>
  cells.map((cell) => numberAt(poses, cell, wall, hand));

/** Whether the pattern fits the numbers from a place on (SLP-5). */
function fitsAt(numbers: readonly number[], first: number, pattern: string): boolean {
  for (let i = 0; i < pattern.length; i++) {
    const sign = pattern.charAt(i);
    const number = numbers[first + i];
    if (isDigit(sign) ? number !== Number(sign) : number !== numbers[first + pattern.indexOf(sign)]) return false;
  }
  return true;
}

type Position = DeepReadonly<{ poses: string; options: { hand: Handedness } }>;

// What is read off the lines is asked for every player, and again before the next die is taken.
let lastRead: { poses: string; hand: Handedness; numbers: readonly (readonly number[])[] } | undefined;

/** The numbers of all six lines. */
function allNumbers(poses: string, hand: Handedness): readonly (readonly number[])[] {
  if (lastRead?.poses === poses && lastRead.hand === hand) return lastRead.numbers;
  const numbers = lines.map((line) => lineNumbers(poses, line, hand));
  lastRead = { poses, hand, numbers };
  return numbers;
}

/** Where a pattern is met: a line, and the place of the first of its dice; `undefined` when it isn't (SLP-12). */
export function placeOf({ poses, options }: Position, pattern: string): { line: Line; first: number } | undefined {
  for (const [i, numbers] of allNumbers(poses, options.hand).entries()) {
    const line = lines[i] as Line;
    for (let first = 0; first + pattern.length <= numbers.length; first++) {
      if (fitsAt(numbers, first, pattern)) return { line, first };
    }
  }
  return undefined;
}

/** Whether a pattern is met anywhere. */
export const isMet = (position: Position, pattern: string): boolean => placeOf(position, pattern) !== undefined;

/** How many signs of the pattern fit from a place on: a letter where the same lies as at its first place. */
function fitting(numbers: readonly number[], first: number, pattern: string): number {
  return [...pattern].filter((sign, i) => {
    const number = numbers[first + i];
    return isDigit(sign) ? number === Number(sign) : number === numbers[first + pattern.indexOf(sign)];
  }).length;
}

/** How much of a pattern is met where most of it is, from 0 to 1. */
export function nearness({ poses, options }: Position, pattern: string): number {
  const fits = allNumbers(poses, options.hand).flatMap((numbers) =>
    numbers.slice(pattern.length - 1).map((_, first) => fitting(numbers, first, pattern)),
  );
  return Math.max(...fits) / pattern.length;
}

/** A pattern as a regular expression. */
function expressionOf(pattern: string): string {
  const letters: string[] = [];
  return [...pattern]
    .map((sign) => {
      // In brackets: behind the number of a group a digit would belong to it.
      if (isDigit(sign)) return `[${sign}]`;
      const group = letters.indexOf(sign) + 1;
      if (group === 0) letters.push(sign);
      return group === 0 ? '(.)' : `\\${group}`;
    })
    .join('');
}

/** The patterns, and where they are looked for, in a form that can be written down. */
export function writtenPatterns({ objects, hand }: DeepReadonly<{ objects: string[]; hand: Handedness }>): Unless[] {
  const rows = lines.map(({ cells, wall }) =>
    writtenRow(
      cells.map((cell) => [cell]),
      wall,
      hand,
    ),
  );
  return objects.map((object) => ({ expression: expressionOf(object), rows }));
}
