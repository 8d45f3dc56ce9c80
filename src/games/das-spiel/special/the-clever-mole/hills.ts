import { dieAt } from '../../../../pyramid/board.js';
import { numberAt } from '../../../../pyramid/funnel.js';
import { type Axis, axes, type Cell, cellOf } from '../../../../pyramid/lattice.js';
import type { Handedness } from '../../../../pyramid/pose.js';
import { wallCells } from '../../../../pyramid/score.js';
import { pyramidUnder } from '../../../../pyramid/shapes.js';

/** The numbers of the six hills, in actions and states (MOL-3). */
export const HILLS: readonly number[] = /* @__PURE__ */ Object.freeze([0, 1, 2, 3, 4, 5]);

/** Dice of a hill (MOL-3). */
export const HILL_DICE = 10;

/** The top cells of the hills: one in each corner of the plate, one in the middle of each edge (MOL-3). */
export const hillTops: readonly Cell[] = /* @__PURE__ */ (() =>
  Object.freeze(
    (
      [
        [6, 0, 0],
        [0, 6, 0],
        [0, 0, 6],
        [3, 3, 0],
        [3, 0, 3],
        [0, 3, 3],
      ] as const
    ).map(cellOf),
  ))();

/** The cells of each hill, in the order of cells; its top is the last. */
export const hillCells: readonly (readonly Cell[])[] = /* @__PURE__ */ (() =>
  Object.freeze(hillTops.map(pyramidUnder)))();

/** What numbers can be looked at: all, or those of the wall that looks along -x, -y or -z. */
export const wallNames = ['all', 'x', 'y', 'z'] as const;

/** A number for each hill. */
export type HillSums = readonly number[];

/** Everything about the six hills that a clue can speak of. */
export interface HillTable {
  /** Dice of each colour. */
  readonly colours: Readonly<Record<'r' | 'g' | 'k', HillSums>>;
  /** Sums of the numbers that can be seen, in all and by wall. */
  readonly totals: Readonly<Record<(typeof wallNames)[number], HillSums>>;
  /** Sums of the three lower faces of the top dice. */
  readonly below: HillSums;
}

interface Hills {
  readonly board: string;
  readonly poses: string;
  readonly hand: Handedness;
}

const wallSum = ({ poses, hand }: Hills, top: Cell, axis: Axis): number =>
  wallCells(axis, top).reduce((sum, cell) => sum + numberAt(poses, cell, axis, hand), 0);

const belowSum = ({ poses, hand }: Hills, top: Cell): number =>
  ([3, 4, 5] as const).reduce((sum, face) => sum + numberAt(poses, top, face, hand), 0);

// The hills that were asked about last: they stay as they are for a round at least, mostly for a game.
let lastHills: Hills | undefined;
let lastTable: HillTable | undefined;

/** Counts what clues speak of. */
export function tableOf(hills: Hills): HillTable {
  const { board, poses, hand } = hills;
  if (lastTable && lastHills?.board === board && lastHills.poses === poses && lastHills.hand === hand) return lastTable;
  const [x, y, z] = axes.map((axis) => hillTops.map((top) => wallSum(hills, top, axis))) as [
    number[],
    number[],
    number[],
  ];
  const dice = (colour: string) =>
    hillCells.map((cells) => cells.reduce((sum, cell) => sum + (dieAt(board, cell) === colour ? 1 : 0), 0));
  lastTable = {
    colours: { r: dice('r'), g: dice('g'), k: dice('k') },
    totals: { all: x.map((sum, hill) => sum + (y[hill] ?? 0) + (z[hill] ?? 0)), x, y, z },
    below: hillTops.map((top) => belowSum(hills, top)),
  };
  lastHills = { board, poses, hand };
  return lastTable;
}
