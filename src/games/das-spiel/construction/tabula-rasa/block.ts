import { type RandomGenerator, uniformInt } from '../../../../kernel/random.js';
import { EMPTY } from '../../../../pyramid/board.js';
import type { FlatShape, Lie, Spot } from './shapes.js';

/** Rows and columns of a player's block (TAB-2). */
export const ROWS = 5;
export const COLUMNS = 11;
/** Dice of a block. */
export const DICE = ROWS * COLUMNS;

/**
 * Dice of a block: for each row its columns as bits, the first the lowest. What a block comes to is asked thousands of
 * times in a list of actions, and eleven dice are compared at once so.
 */
export type Rows = readonly number[];

/** The block as bits, from its letters, row by row. */
export function rowsOf(block: string): number[] {
  const rows: number[] = [];
  for (let row = 0; row < ROWS; row++) {
    let bits = 0;
    for (let column = 0; column < COLUMNS; column++) {
      if (block[row * COLUMNS + column] !== EMPTY) bits |= 1 << column;
    }
    rows.push(bits);
  }
  return rows;
}

/** Spots as bits. */
export function bitsOf(spots: readonly Spot[]): number[] {
  const rows = new Array<number>(ROWS).fill(0);
  for (const [row, column] of spots) rows[row] = (rows[row] ?? 0) | (1 << column);
  return rows;
}

/** The spots of a block's dice, row by row. */
export function spotsOf(rows: Rows): Spot[] {
  return rows.flatMap((bits, row) => {
    const columns = Array.from({ length: COLUMNS }, (_, column) => column).filter((column) => bits & (1 << column));
    return columns.map((column): Spot => [row, column]);
  });
}

/** Whether all dice of the part are in the block. */
export const holdsAll = (rows: Rows, part: Rows): boolean =>
  part.every((bits, row) => ((rows[row] ?? 0) & bits) === bits);

/** The block without the part. */
export const without = (rows: Rows, part: Rows): number[] => rows.map((bits, row) => bits & ~(part[row] ?? 0));

/** The block's letters without the part. */
export function blockWithout(block: string, spots: readonly Spot[]): string {
  const gone = bitsOf(spots);
  return [...block]
    .map((die, at) => ((gone[Math.floor(at / COLUMNS)] ?? 0) & (1 << (at % COLUMNS)) ? EMPTY : die))
    .join('');
}

/** Whether the dice hang together by their faces; none do (TAB-6). */
export function hangTogether(rows: Rows): boolean {
  const first = rows.findIndex((bits) => bits !== 0);
  if (first < 0) return true;
  const reached = rows.map((bits, row) => (row === first ? bits & -bits : 0));
  // From one die to its neighbours, down the rows and up again, until nothing is new.
  for (let grows = true; grows; ) {
    grows = false;
    for (const [row, bits] of rows.entries()) {
      const now = reached[row] ?? 0;
      const near = now | (now << 1) | (now >> 1) | (reached[row - 1] ?? 0) | (reached[row + 1] ?? 0);
      if ((near & bits) === now) continue;
      reached[row] = near & bits;
      grows = true;
    }
  }
  return reached.every((bits, row) => bits === rows[row]);
}

/** The lie with its first row and column there, as bits of the block. */
function laidAt({ rows }: Lie, row: number, column: number): number[] {
  return Array.from({ length: ROWS }, (_, i) => (rows[i - row] ?? 0) << column);
}

interface Position {
  readonly lie: Lie;
  readonly row: number;
  readonly column: number;
}

const positions = new WeakMap<FlatShape, readonly Position[]>();

/** Wherever the shape can lie in a full block. */
function positionsOf(shape: FlatShape): readonly Position[] {
  let list = positions.get(shape);
  if (list === undefined) {
    const found: Position[] = [];
    for (const lie of shape.lies) {
      for (let row = 0; row + lie.rows.length <= ROWS; row++) {
        for (let column = 0; column + lie.width <= COLUMNS; column++) found.push({ lie, row, column });
      }
    }
    list = found;
    positions.set(shape, list);
  }
  return list;
}

/** Whether the part can be broken off: it is there, and what stays hangs together (TAB-5, TAB-6). */
export const comesOff = (rows: Rows, part: Rows): boolean => holdsAll(rows, part) && hangTogether(without(rows, part));

/** Every part of the shape that can be broken off a block. */
export function partsOf(rows: Rows, shape: FlatShape): Spot[][] {
  const parts = positionsOf(shape).map(({ lie, row, column }) => laidAt(lie, row, column));
  return parts.filter((part) => comesOff(rows, part)).map(spotsOf);
}

/** One of {@link partsOf} at random, `null` when there is none. */
export function drawPart(rows: Rows, shape: FlatShape, rng: RandomGenerator): Spot[] | null {
  const list = positionsOf(shape);
  const first = uniformInt(rng, 0, list.length - 1);
  for (let i = 0; i < list.length; i++) {
    const { lie, row, column } = list[(first + i) % list.length] as Position;
    const part = laidAt(lie, row, column);
    if (comesOff(rows, part)) return spotsOf(part);
  }
  return null;
}
