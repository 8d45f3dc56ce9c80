import { type RandomGenerator, uniformInt } from '../../../../kernel/dice/random.js';
import { deepFreeze, isInteger } from '../../../../kernel/plain.js';
import { isOccupied, removeDie } from '../../../../pyramid/board.js';
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

const NO_DICE: Rows = [0, 0, 0, 0, 0];

// Each action of a list is checked against the same block.
let lastBlock = '';
let lastRows: Rows = NO_DICE;

/** The block as bits, from its letters, row by row. */
export function rowsOf(block: string): Rows {
  // Stryker disable next-line ConditionalExpression: read again, they are the same
  if (block !== lastBlock) {
    lastRows = readRows(block);
    lastBlock = block;
  }
  return lastRows;
}

function readRows(block: string): Rows {
  const rows: number[] = [];
  for (let row = 0; row < ROWS; row++) {
    let bits = 0;
    for (let column = 0; column < COLUMNS; column++) {
      if (isOccupied(block, row * COLUMNS + column)) bits |= 1 << column;
    }
    rows.push(bits);
  }
  return rows;
}

/**
 * Whether all are places of a block, none twice. What a policy gives to a playout has passed no schema, and neither bits nor
 * the list of shapes may ever see anything but a place.
 */
export function areSpots(spots: readonly Spot[]): boolean {
  const seen = NO_DICE.slice();
  for (const [row, column] of spots) {
    if (!isInteger(row, 0, ROWS - 1) || !isInteger(column, 0, COLUMNS - 1)) return false;
    const bits = seen[row] as number;
    if ((bits >> column) & 1) return false;
    seen[row] = bits | (1 << column);
  }
  return true;
}

/** Spots as bits. */
export function bitsOf(spots: readonly Spot[]): number[] {
  const rows = new Array<number>(ROWS).fill(0);
  for (const [row, column] of spots) rows[row] = (rows[row] ?? 0) | (1 << column);
  return rows;
}

/** The spots of a block's dice, row by row. */
function spotsOf(rows: Rows): Spot[] {
  const spots: Spot[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      if ((rows[row] ?? 0) & (1 << column)) spots.push([row, column]);
    }
  }
  return spots;
}

/** Whether all dice of the part are in the block. */
export function holdsAll(rows: Rows, part: Rows): boolean {
  for (let row = 0; row < ROWS; row++) if (((part[row] as number) & ~(rows[row] as number)) !== 0) return false;
  return true;
}

/** The block without the part. */
export function without(rows: Rows, part: Rows): number[] {
  const left = NO_DICE.slice();
  for (let row = 0; row < ROWS; row++) left[row] = (rows[row] as number) & ~(part[row] as number);
  return left;
}

/** The block's letters without the part. */
export function blockWithout(block: string, spots: readonly Spot[]): string {
  let left = block;
  for (const [row, column] of spots) left = removeDie(left, row * COLUMNS + column);
  return left;
}

/** Whether the dice hang together by their faces; none do (TAB-6). */
export function hangTogether(rows: Rows): boolean {
  const first = rows.findIndex((bits) => bits !== 0);
  if (first < 0) return true;
  const reached = NO_DICE.slice();
  reached[first] = (rows[first] as number) & -(rows[first] as number);
  // From one die to its neighbours, down the rows and up again, until nothing is new.
  for (let grows = true; grows; ) {
    grows = false;
    for (let row = first; row < ROWS; row++) {
      const bits = rows[row] as number;
      const before = reached[row] as number;
      const above = row > 0 ? (reached[row - 1] as number) : 0;
      const below = row + 1 < ROWS ? (reached[row + 1] as number) : 0;
      let now = before | ((above | below) & bits);
      // Along the row at once: most dice of a block are reached so.
      for (let more = (now << 1) | (now >> 1); (more & bits & ~now) !== 0; more = (now << 1) | (now >> 1)) {
        now |= more & bits;
      }
      if (now === before) continue;
      reached[row] = now;
      grows = true;
    }
  }
  for (let row = 0; row < ROWS; row++) if (reached[row] !== rows[row]) return false;
  return true;
}

/** A part of a full block. */
interface Part {
  readonly rows: Rows;
  readonly spots: readonly Spot[];
  readonly shape: FlatShape;
}

// By their spots, which are frozen: the actions of all lists share them.
const partsBySpots = new WeakMap<readonly Spot[], Part>();

/** The shape's lie with its first row and column there. */
function laidAt(shape: FlatShape, lie: Lie, row: number, column: number): Part {
  const rows = Array.from({ length: ROWS }, (_, i) => (lie.rows[i - row] ?? 0) << column);
  const part = { rows, spots: deepFreeze(spotsOf(rows)), shape };
  partsBySpots.set(part.spots, part);
  return part;
}

/** The part that has these very spots, if it was listed. */
export const listedPart = (spots: readonly Spot[]): Part | undefined => partsBySpots.get(spots);

const parts = new WeakMap<FlatShape, readonly Part[]>();

/** All parts of a full block that have the shape. */
function partsLike(shape: FlatShape): readonly Part[] {
  let list = parts.get(shape);
  if (list === undefined) {
    const found: Part[] = [];
    for (const lie of shape.lies) {
      for (let row = 0; row + lie.rows.length <= ROWS; row++) {
        for (let column = 0; column + lie.width <= COLUMNS; column++) found.push(laidAt(shape, lie, row, column));
      }
    }
    list = found;
    parts.set(shape, list);
  }
  return list;
}

/** Whether the part can be broken off: it is there, and what stays hangs together (TAB-5, TAB-6). */
const comesOff = (rows: Rows, part: Rows): boolean => holdsAll(rows, part) && hangTogether(without(rows, part));

/** For a shape, the spots of its parts that can be broken off. */
type PartLists = Map<FlatShape, readonly (readonly Spot[])[]>;

// A block stays as it is until its player's next turn: the lists that were made last are kept. There are 38 shapes.
const MOST_KEPT = 8;
const lists = new Map<string, PartLists>();

/** Every part of the shape that can be broken off a block, given by its letters. */
export function partsOf(block: string, shape: FlatShape): readonly (readonly Spot[])[] {
  let known = lists.get(block);
  if (known === undefined) {
    known = new Map();
    if (lists.size >= MOST_KEPT) lists.clear();
    lists.set(block, known);
  }
  let list = known.get(shape);
  if (list === undefined) {
    const rows = rowsOf(block);
    list = partsLike(shape)
      .filter((part) => comesOff(rows, part.rows))
      .map(({ spots }) => spots);
    known.set(shape, list);
  }
  return list;
}

/** One of {@link partsOf} at random, `null` when there is none. */
export function drawPart(rows: Rows, shape: FlatShape, rng: RandomGenerator): readonly Spot[] | null {
  const list = partsLike(shape);
  const first = uniformInt(rng, 0, list.length - 1);
  for (let i = 0; i < list.length; i++) {
    const part = list[(first + i) % list.length] as Part;
    if (comesOff(rows, part.rows)) return part.spots;
  }
  return null;
}
