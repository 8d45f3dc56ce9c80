import { describe, expect, it } from 'vitest';
import {
  add,
  holds,
  indexOf,
  pileOf,
  randomBoard,
  type Spot,
  spots,
  stands,
  textOf,
  times,
  unit,
} from '../../../../test/helpers/pyramid-by-hand.js';
import { createRng } from '../../../kernel/dice/random.js';
import { countDice, dieAt, emptyBoard, placeDice, removeDie } from '../../../pyramid/board.js';
import { isHeap, openFaces } from '../../../pyramid/heap.js';
import { axes } from '../../../pyramid/lattice.js';
import { cornerPyramid, corners, pyramidEdge } from '../../../pyramid/shapes.js';
import { canBeTaken, slideAxis, slideDown, slideRound, slidingColumn, standingColumn } from './slide.js';

/** Takes a die out and lets what lost its hold fall along the one axis that is open, die by die. */
function fall(board: string, cell: number): string {
  const letters = [...removeDie(board, cell)];
  let hole = spots[cell] as Spot;
  for (;;) {
    const pile = pileOf(letters.join(''));
    const hanging = spots.filter((spot) => pile.has(textOf(spot)) && !holds(pile, spot));
    if (hanging.length === 0) return letters.join('');
    // Just one die stood on the hole; the others that hang stand on it.
    const next = hanging.filter((spot) => axes.some((axis) => textOf(add(spot, unit(axis))) === textOf(hole)));
    expect(next).toHaveLength(1);
    const falling = next[0] as Spot;
    letters[indexOf(hole)] = letters[indexOf(falling)] as string;
    letters[indexOf(falling)] = '.';
    hole = falling;
  }
}

const heaps = Array.from({ length: 60 }, (_, i) =>
  randomBoard(createRng(`slide ${i}`), 3 + 2 * i, 'abcdefghijklmnopqrstuvwx'),
);

describe('a die with two open faces', () => {
  it('can be taken, and the column on it slides down by one', () => {
    let columns = 0;
    for (const board of heaps) {
      const pile = pileOf(board);
      for (const [cell, spot] of spots.entries()) {
        const open = axes.filter((axis) => !pile.has(textOf(add(spot, times(-1, unit(axis)))))).length;
        const takeable = pile.has(textOf(spot)) && open >= 2;
        expect(canBeTaken(board, cell)).toBe(takeable);
        if (!takeable) {
          expect(() => slidingColumn(board, cell)).toThrow(RangeError);
          continue;
        }
        const column = slidingColumn(board, cell);
        if (column.length > 1) columns++;
        expect(column[0]).toBe(cell);
        expect(slideAxis(board, cell) === undefined).toBe(open === 3);
        const after = slideDown(board, column);
        expect(after).toBe(fall(board, cell));
        expect([isHeap(after), stands(pileOf(after)), countDice(after)]).toEqual([true, true, countDice(board) - 1]);
        const round = slideRound(board, column);
        expect([...round].sort()).toEqual([...board].sort());
        expect(column.map((one) => dieAt(round, one))).toEqual(
          [...column.slice(1), cell].map((one) => dieAt(board, one)),
        );
      }
    }
    expect(columns).toBeGreaterThan(50);
  });
});

it('in game 44 only the three corner dice can be taken at first', () => {
  const full = 'k'.repeat(165);
  const takeable = [...spots.keys()].filter((cell) => cell < 45 && canBeTaken(full, cell));
  expect(new Set(takeable)).toEqual(new Set(corners));
});

it('in game 34 the bottom die of an edge goes on top', () => {
  const board = placeDice(emptyBoard(), cornerPyramid(0, 4), 'k');
  const [bottom] = corners as [number];
  // Three columns stand on the corner's edges; the corner's own column is the edge that runs up to the apex.
  expect(openFaces(board, bottom)).toHaveLength(2);
  expect(slidingColumn(board, bottom)).toEqual(pyramidEdge(0).slice(0, 4));
  expect(standingColumn(board, bottom, 0)).toEqual(pyramidEdge(0).slice(0, 4));
  expect(standingColumn(board, bottom, 1)).toEqual([bottom]);
  expect(standingColumn(emptyBoard(), bottom, 0)).toEqual([]);
});

it('columns of one die just lose or keep it', () => {
  const board = placeDice(emptyBoard(), [7], 'g');
  expect([slideDown(board, slidingColumn(board, 7)), slideRound(board, slidingColumn(board, 7))]).toEqual([
    emptyBoard(),
    board,
  ]);
});
