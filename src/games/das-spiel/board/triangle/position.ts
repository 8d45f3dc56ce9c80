import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import { countDice, diceCells, dieAt, EMPTY } from '../../../../pyramid/board.js';
import { isHeap } from '../../../../pyramid/heap.js';
import type { Cell } from '../../../../pyramid/lattice.js';
import { cellName } from '../../../../pyramid/names.js';
import { alongRow, rowDirections, rowNeighbours } from '../../../../pyramid/neighbours.js';
import { plateTriangles } from '../../../../pyramid/shapes.js';
import { type Colour, playerColours } from '../../../../pyramid/stock.js';
import { cellBetween } from '../plate.js';

/** Options of Triangle, as given to `setup`. */
export interface TriangleOptions {
  /**
   * What moves as one (TGL-3): the single, the pair and the trio that everybody begins with, or any one to three own
   * dice that lie in a row. Default `'pieces'`.
   */
  readonly rows?: 'pieces' | 'free' | undefined;
  /**
   * How a row comes over dice (TGL-6): it climbs and slides down beyond them, or is also lifted over those before it.
   * Default `'rigid'`.
   */
  readonly jumps?: 'rigid' | 'lifted' | undefined;
  /**
   * Which way a pair or trio moves on by one funnel in its level (TGL-5): any way, only sideways, or only lengthwise.
   * Default `'any'`.
   */
  readonly shift?: 'any' | 'sideways' | 'lengthwise' | undefined;
  /** Whether a player who can move must (TGL-4). Default `true`. */
  readonly mustMove?: boolean | undefined;
  /** Finished turns of all players after which the game is a draw (TGL-13), from 1, or `null`, the default. */
  readonly turnLimit?: number | null | undefined;
}

/** A position of Triangle. */
export interface TriangleState extends Envelope<'triangle', Resolved<TriangleOptions>> {
  /** The pyramid: 165 letters, `r`, `g`, `k` dice of players 0, 1, 2, `.` empty. */
  readonly board: string;
  /** As `board`: to which piece of its colour a die belongs, `1`, `2` or `3` by its dice; all `.` where rows are free. */
  readonly pieces: string;
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** Finished turns of all players. */
  readonly turns: number;
}

type State = DeepReadonly<TriangleState>;
/** What decides about moves. */
export type Table = Pick<State, 'board' | 'pieces' | 'options'>;

export const PLAYERS = 3;
/** Dice in the longest row, and the pieces of a player: of one, two and three dice (TGL-2). */
export const LONGEST = 3;
export const DICE = 6;

export const colourOf = (player: number): Colour => playerColours[player] as Colour;

let triangles: readonly (readonly Cell[])[] | undefined;

/** The 43 triangles of six funnels, either way up (TGL-11). */
export const winningTriangles = (): readonly (readonly Cell[])[] => {
  triangles ??= plateTriangles(LONGEST);
  return triangles;
};

/** Whether the player's dice are such a triangle. */
export function hasTriangle(board: string, player: number): boolean {
  const cells = diceCells(board, colourOf(player));
  return winningTriangles().some((one) => cells.every((cell) => one.includes(cell)));
}

/** The player who has made a triangle; -1 for nobody. */
export const winner = (board: string): number =>
  Array.from({ length: PLAYERS }, (_, player) => hasTriangle(board, player)).indexOf(true);

/** Whether one to three cells, in the order of cells, lie side by side in a row of a level. */
export function isRow(cells: readonly Cell[]): boolean {
  const [first, second, third] = cells;
  if (second === undefined) return true;
  const from = first as Cell;
  return third === undefined ? rowNeighbours(from).includes(second) : cellBetween(from, third) === second;
}

/** The rows of one to three of the player's dice that begin in the cell, each in the order of cells (TGL-3). */
function rowsFrom(board: string, cell: Cell): Cell[][] {
  const rows = [[cell]];
  for (const direction of rowDirections) {
    const row = [cell];
    for (let size = 2; size <= LONGEST; size++) {
      const next = alongRow(cell, direction, size - 1);
      if (next === undefined || next < cell || dieAt(board, next) !== dieAt(board, cell)) break;
      row.push(next);
      rows.push([...row]);
    }
  }
  return rows;
}

/** What the player can move as one, whether or not it has a way: each in the order of cells (TGL-3). */
export function rowsOf({ board, pieces, options }: Table, player: number): Cell[][] {
  const own = diceCells(board, colourOf(player));
  if (options.rows === 'free') return own.flatMap((cell) => rowsFrom(board, cell));
  return ['1', '2', '3'].map((piece) => own.filter((cell) => dieAt(pieces, cell) === piece));
}

/** What is wrong with the dice and the pieces of a state from outside; `undefined` when nothing is. */
export function diceProblem(state: State): StateProblem {
  const { board, pieces, options } = state;
  if (!isHeap(board)) return illegal('TGL-8', 'a die lies on nothing');
  for (let player = 0; player < PLAYERS; player++) {
    const dice = countDice(board, colourOf(player));
    if (dice !== DICE) return illegal('TGL-2', `expected ${DICE} dice of Player ${player + 1}, got ${dice}`);
  }
  if (options.rows === 'free')
    return countDice(pieces) === 0 ? undefined : illegal('TGL-3', 'there are no pieces where rows are free');
  const odd = [...board].findIndex((die, cell) => (die === EMPTY) !== (dieAt(pieces, cell) === EMPTY));
  if (odd >= 0) return illegal('TGL-3', `${cellName(odd)} has a die without a piece, or a piece without a die`);
  for (let player = 0; player < PLAYERS; player++) {
    for (const [index, cells] of rowsOf(state, player).entries()) {
      if (cells.length !== index + 1 || !isRow(cells))
        return illegal('TGL-3', `piece ${index + 1} of Player ${player + 1} is no row`);
    }
  }
  return undefined;
}
