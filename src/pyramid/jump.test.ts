import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walk } from '../../test/helpers/das-spiel-jumps.js';
import {
  indexOf,
  isLoose,
  type Pile,
  pileOf,
  randomBoard,
  type Spot,
  spots,
  stands,
  textOf,
} from '../../test/helpers/pyramid-by-hand.js';
import { createRng } from '../kernel/dice/random.js';
import { editBoard, emptyBoard, moveDie, placeDice, placeDie, removeDie } from './board.js';
import { freeCells, isHeap } from './heap.js';
import { canJump, jumpChains, jumpLength, jumpsFrom } from './jump.js';
import { axes, cellOf, levelOf } from './lattice.js';
import { cellName, cellNamed, cellsNamed } from './names.js';
import { rowDirections } from './neighbours.js';
import { cornerPyramid, pyramidUnder } from './shapes.js';

const seeds = fc.record({ seed: fc.nat(), dice: fc.integer({ min: 1, max: 164 }) });
const heapOf = ({ seed, dice }: { seed: number; dice: number }): string => randomBoard(createRng(`jump ${seed}`), dice);

it('from the top of a corner of ten dice leads two ways, each of length 4', () => {
  const corner = cellsNamed(['a9', 'a8', 'a7', 'b8', 'b7', 'c7', '1a8', '1a7', '1b7', '2a7']);
  const jumps = jumpsFrom(placeDice(emptyBoard(), corner, 'r'), cellNamed('2a7'));
  expect(jumps.map((jump) => [cellName(jump.to), jumpLength(jump)])).toEqual([
    ['a6', 4],
    ['d6', 4],
  ]);
});

it('jumps are what a hand would lead step by step', () => {
  let found = 0;
  fc.assert(
    fc.property(seeds, (seed) => {
      const board = heapOf(seed);
      const pile = pileOf(board);
      for (const [cell, spot] of spots.entries()) {
        if (!pile.has(textOf(spot))) continue;
        const expected = !isLoose(pile, spot)
          ? []
          : rowDirections.flatMap(([climb, slide]) => {
              const way = walk(pile, [spot], climb, slide);
              return way === null
                ? []
                : [{ from: cell, to: indexOf(way.to[0] as Spot), climb, slide, up: way.up, down: way.down }];
            });
        found += expected.length;
        expect(jumpsFrom(board, cell)).toEqual(expected);
        expect(jumpsFrom(editBoard(board), cell)).toEqual(expected);
        expect(canJump(board, cell)).toBe(expected.length > 0);
        if (isLoose(pile, spot)) expect(jumpsFrom(removeDie(board, cell), cell)).toEqual(expected);
        for (const jump of expected) {
          const after = moveDie(board, cell, jump.to);
          expect(isHeap(after)).toBe(true);
          expect(stands(pileOf(after))).toBe(true);
        }
      }
    }),
    { numRuns: 60 },
  );
  expect(found).toBeGreaterThan(100);
});

it('lengths are 2 over a ridge, 3 or 5 to the next level, 4 or 6 two levels on', () => {
  const byLevels = new Map<number, Set<number>>();
  for (let i = 0; i < 300; i++) {
    const board = heapOf({ seed: i, dice: 10 + (i % 120) });
    for (const cell of freeCells(board)) {
      for (const jump of jumpsFrom(board, cell)) {
        const levels = Math.abs(levelOf(jump.to) - levelOf(cell));
        byLevels.set(levels, (byLevels.get(levels) ?? new Set()).add(jumpLength(jump)));
        expect(levels).toBe(Math.abs(jump.up - jump.down));
      }
    }
  }
  const upTo6 = (levels: number): number[] => [...(byLevels.get(levels) ?? [])].filter((length) => length <= 6).sort();
  expect([upTo6(1), upTo6(2)]).toEqual([
    [3, 5],
    [4, 6],
  ]);
  expect(upTo6(0).filter((length) => length % 2 === 1)).toEqual([]);
  expect(upTo6(0)).toContain(2);
});

describe('a die that carries another', () => {
  it('is blocked', () => {
    const board = placeDice(emptyBoard(), pyramidUnder(cellOf([1, 3, 3])), 'r');
    for (const cell of pyramidUnder(cellOf([1, 3, 3]))) {
      const top = cell === cellOf([1, 3, 3]);
      expect([canJump(board, cell), jumpsFrom(board, cell).length > 0]).toEqual([top, top]);
      if (!top) expect([...jumpChains(board, cell, 4)]).toEqual([]);
    }
  });
});

it('on the empty plate a die jumps to its row neighbours', () => {
  const cell = cellOf([3, 3, 2]);
  const jumps = jumpsFrom(placeDie(emptyBoard(), cell, 'r'), cell);
  expect(jumps.map(jumpLength)).toEqual([2, 2, 2, 2, 2, 2]);
  expect(jumps.map(({ to }) => spots[to])).toEqual([
    [2, 4, 2],
    [2, 3, 3],
    [4, 2, 2],
    [3, 2, 3],
    [4, 3, 1],
    [3, 4, 1],
  ]);
  const corner = cellOf([8, 0, 0]);
  expect(jumpsFrom(placeDie(emptyBoard(), corner, 'r'), corner)).toHaveLength(2);
});

describe('game 38', () => {
  const start = axes.reduce(
    (board, axis) => placeDice(board, cornerPyramid(axis, 3), 'rgk'[axis] as string),
    emptyBoard(),
  );
  const tops = axes.map((axis) => cornerPyramid(axis, 3).at(-1) as number);

  /** The totals of chains, walked literally. */
  function totals(pile: Pile, at: Spot, left: number): Set<number> {
    const found = new Set<number>();
    for (const climb of axes) {
      for (const slide of axes) {
        const way = climb === slide ? null : walk(pile, [at], climb, slide);
        if (way === null || way.up + way.down > left) continue;
        found.add(way.up + way.down);
        const to = way.to[0] as Spot;
        const after = new Set(pile);
        after.delete(textOf(at));
        after.add(textOf(to));
        for (const rest of totals(after, to, left - way.up - way.down)) found.add(way.up + way.down + rest);
      }
    }
    return found;
  }

  it('begins with totals of 4, one jump, or 6, a jump of 4 and one of 2', () => {
    expect(new Set(freeCells(start))).toEqual(new Set(tops));
    for (const top of tops) {
      expect([...totals(pileOf(start), spots[top] as Spot, 6)].sort()).toEqual([4, 6]);
      const chains = [1, 2, 3, 4, 5, 6].map((total) => [...jumpChains(start, top, total)]);
      expect(chains.map((list) => list.length > 0)).toEqual([false, false, false, true, false, true]);
      expect(new Set(chains[3]?.map((chain) => chain.length))).toEqual(new Set([1]));
      expect(new Set(chains[5]?.map((chain) => chain.length))).toEqual(new Set([2]));
    }
  });

  it('lists each chain of legal jumps with the total', () => {
    for (let i = 0; i < 30; i++) {
      const board = heapOf({ seed: i, dice: 5 + 3 * i });
      for (const cell of freeCells(board).slice(0, 4)) {
        const reached = new Set<number>();
        for (const total of [1, 2, 3, 4, 5, 6]) {
          for (const chain of jumpChains(board, cell, total)) {
            reached.add(total);
            let [at, now, sum] = [cell, board, 0];
            for (const landing of chain) {
              const jump = jumpsFrom(now, at).find(({ to }) => to === landing);
              if (jump === undefined) throw new Error('a landing that no jump has');
              sum += jumpLength(jump);
              now = moveDie(now, at, landing);
              at = landing;
            }
            expect(sum).toBe(total);
          }
        }
        expect(reached).toEqual(totals(pileOf(board), spots[cell] as Spot, 6));
      }
    }
  });
});
