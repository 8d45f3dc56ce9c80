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

/** How many signs of a pattern fit from a place on: a letter where the same lies as at its first place (SLP-5). */
function fitting(numbers: readonly number[], first: number, pattern: string): number {
  let count = 0;
  for (let i = 0; i < pattern.length; i++) {
    const sign = pattern.charAt(i);
    if (numbers[first + i] === (isDigit(sign) ? Number(sign) : numbers[first + pattern.indexOf(sign)])) count++;
  }
  return count;
}

/** Where most of a pattern fits. */
interface Place {
  readonly line: Line;
  /** The place of the first of its dice. */
  readonly first: number;
  /** How many of its signs fit. */
  readonly signs: number;
}

type Position = DeepReadonly<{ poses: string; options: { hand: Handedness } }>;

/** What was found in the last position. It is asked for every player, and again before the next die is taken. */
interface Reading {
  readonly poses: string;
  readonly hand: Handedness;
  /** The numbers of all six lines. */
  readonly numbers: readonly (readonly number[])[];
  /** By pattern. */
  readonly best: Map<string, Place>;
}

let last: Reading | undefined;

function readingOf({ poses, options: { hand } }: Position): Reading {
  if (last?.poses === poses && last.hand === hand) return last;
  last = { poses, hand, numbers: lines.map((line) => lineNumbers(poses, line, hand)), best: new Map() };
  return last;
}

/** The first place where most of a pattern fits. */
function bestOf(position: Position, pattern: string): Place {
  const { numbers, best } = readingOf(position);
  const known = best.get(pattern);
  if (known) return known;
  let found: Place = { line: lines[0] as Line, first: 0, signs: -1 };
  for (const [i, line] of lines.entries()) {
    const row = numbers[i] as readonly number[];
    for (let first = 0; first + pattern.length <= row.length; first++) {
      const count = fitting(row, first, pattern);
      if (count > found.signs) found = { line, first, signs: count };
    }
  }
  best.set(pattern, found);
  return found;
}

/** Where a pattern is met; `undefined` when it isn't (SLP-12). */
export function placeOf(position: Position, pattern: string): Place | undefined {
  const best = bestOf(position, pattern);
  return best.signs === pattern.length ? best : undefined;
}

/** Whether a pattern is met anywhere. */
export const isMet = (position: Position, pattern: string): boolean => placeOf(position, pattern) !== undefined;

/** How much of a pattern is met where most of it is, from 0 to 1. */
export const nearness = (position: Position, pattern: string): number =>
  bestOf(position, pattern).signs / pattern.length;

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
