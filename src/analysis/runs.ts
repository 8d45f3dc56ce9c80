import * as z from 'zod/mini';
import { type Json, plainCopy, plainEqual } from '../kernel/plain.js';
import { integer, natural } from '../kernel/schemas/schema.js';
import { sampleSchema, text, times } from './statistics.js';

/** The most values in the result of a run: a hundred bots have some five thousand pairs, each with its histograms. */
const MAX_VALUES = 2_000_000;

/** The result of a run from anywhere, as plain data. @throws GameError `INVALID_RECORD` */
export const plainResult = (value: unknown, name: string): Json => plainCopy(value, 'INVALID_RECORD', name, MAX_VALUES);

/** Numbers of games, from the first one to before the second. */
export type GameRange = readonly [from: number, to: number];

/** The shape of ranges as JSON has them. */
const rangesSchema = () => z.array(z.tuple([natural(), natural()])).check(z.maxLength(100_000));

/** How many games they are. */
export const sizeOf = (ranges: readonly GameRange[]): number => ranges.reduce((sum, [from, to]) => sum + to - from, 0);

/** Ranges in ascending order, those that touch merged; the first that overlaps another one is `overlap`. */
export function joinedRanges(all: readonly GameRange[]): {
  readonly ranges: GameRange[];
  readonly overlap: GameRange | undefined;
} {
  const ranges: GameRange[] = [];
  let overlap: GameRange | undefined;
  for (const [from, to] of [...all].sort(([a], [b]) => a - b)) {
    const last = ranges.at(-1);
    if (last && from < last[1]) overlap ??= [from, Math.min(to, last[1])];
    if (last && from <= last[1]) ranges[ranges.length - 1] = [last[0], Math.max(last[1], to)];
    else ranges.push([from, to]);
  }
  return { ranges, overlap };
}

/** Whether they are as {@link joinedRanges} gives them. */
export function areJoined(ranges: readonly GameRange[]): boolean {
  return (
    ranges.every(([from, to]) => from < to) &&
    plainEqual(joinedRanges(ranges), { ranges: [...ranges], overlap: undefined })
  );
}

/** The parts of the range that are not among the others, which are joined. */
export function gapsIn([from, to]: GameRange, ranges: readonly GameRange[]): GameRange[] {
  const gaps: GameRange[] = [];
  let next = from;
  for (const [start, end] of ranges) {
    if (start > next) gaps.push([next, Math.min(start, to)]);
    next = Math.max(next, end);
    if (next >= to) break;
  }
  if (next < to) gaps.push([next, to]);
  return gaps.filter(([start, end]) => start < end);
}

/** The games `0 to 99`. */
export const rangeText = ([from, to]: GameRange): string => (to - from === 1 ? `${from}` : `${from} to ${to - 1}`);

/** What results of runs have in common, as JSON has it. */
export const runShape = () => ({
  game: text(),
  rules: times(),
  players: integer(1, 100),
  options: z.record(text(), z.json()),
  seed: text(),
  ranges: rangesSchema(),
  games: natural(),
  unfinished: natural(),
  actions: sampleSchema(),
});

/** A run of games: what was played, and which games of it. */
export interface Run<Head> {
  readonly head: Head;
  readonly ranges: readonly GameRange[];
}

/** The ranges of both, or why they cannot be put together: something in their heads differs, or games are in both. */
export function unitedRanges<Head extends object>(
  one: Run<Head>,
  other: Run<Head>,
): { readonly ranges: readonly GameRange[] } | { readonly problem: string } {
  for (const key of Object.keys({ ...one.head, ...other.head }) as (keyof Head & string)[]) {
    if (!plainEqual(one.head[key], other.head[key])) {
      const [mine, theirs] = [one, other].map(({ head }) => JSON.stringify(head[key]));
      return { problem: `another ${key}: ${theirs}, not ${mine}` };
    }
  }
  const { ranges, overlap } = joinedRanges([...one.ranges, ...other.ranges]);
  return overlap ? { problem: `games ${rangeText(overlap)} are there already` } : { ranges };
}
