import { expect, it } from 'vitest';
import { jumpsOver, rowSteps } from '../src/games/das-spiel/board/plate.js';
import { slideAxis } from '../src/games/das-spiel/kit/slide.js';
import { createRng } from '../src/kernel/dice/random.js';
import { type BoardBuffer, editBoard, isEmpty, isOccupied } from '../src/pyramid/board.js';
import { touches } from '../src/pyramid/contact.js';
import { isDiceFunnel, isFree, isPlaceable, openedBy, openFaces } from '../src/pyramid/heap.js';
import { jumpAlong, jumpsFrom } from '../src/pyramid/jump.js';
import { randomBoard, spots } from './helpers/pyramid-by-hand.js';

// What is asked at every move must not look at the whole board: reads are counted, not seconds.

/** A buffer that counts how often a cell is read. */
function counting(board: string): { buffer: BoardBuffer; reads: () => number } {
  let count = 0;
  const target = editBoard(board);
  const buffer = new Proxy(target, {
    get(cells, key) {
      if (typeof key === 'string' && /^-?\d+$/.test(key)) count++;
      return Reflect.get(cells, key, cells) as unknown;
    },
  });
  return {
    buffer,
    reads: () => {
      const reads = count;
      count = 0;
      return reads;
    },
  };
}

const heaps = Array.from({ length: 10 }, (_, i) => randomBoard(createRng(`economy ${i}`), 15 * i));

it.each([
  ['isEmpty', 1, isEmpty],
  ['isOccupied', 1, isOccupied],
  ['isPlaceable', 4, isPlaceable],
  ['isDiceFunnel', 4, isDiceFunnel],
  ['isFree', 4, isFree],
  ['openFaces', 3, openFaces],
  ['openedBy', 3 * 4, openedBy],
  ['slideAxis', 6, slideAxis],
  ['rowSteps', 6, rowSteps],
  ['jumpsOver', 12, jumpsOver],
  // Eight steps up, with the side looked at, and eight down.
  ['jumpAlong', 40, (board: BoardBuffer, cell: number) => jumpAlong(board, cell, 0, 1)],
  ['jumpsFrom', 5 + 6 * 40, jumpsFrom],
  ['touches', 26, (board: BoardBuffer, cell: number) => touches(board, cell, 'corner', 'y')],
] as [string, number, (board: BoardBuffer, cell: number) => unknown][])('%s reads at most %i cells', (_, most, ask) => {
  let greatest = 0;
  for (const heap of heaps) {
    const { buffer, reads } = counting(heap);
    for (const cell of spots.keys()) {
      ask(buffer, cell);
      greatest = Math.max(greatest, reads());
    }
  }
  expect(greatest).toBeGreaterThan(0);
  expect(greatest).toBeLessThanOrEqual(most);
});
