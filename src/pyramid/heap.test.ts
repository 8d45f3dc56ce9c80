import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  boardOf,
  canPlace,
  holds,
  indexOf,
  isLoose,
  pileOf,
  randomBoard,
  type Spot,
  spots,
  stands,
  textOf,
  times,
  unit,
  units,
} from '../../test/helpers/pyramid-by-hand.js';
import { canBeTaken, slideDown, slidingColumn } from '../games/das-spiel/kit/slide.js';
import { createRng, pick } from '../kernel/dice/random.js';
import { dieAt, editBoard, emptyBoard, moveDie, placeDice, placeDie, removeDie } from './board.js';
import {
  countCarried,
  diceFunnels,
  freeCells,
  isComplete,
  isDiceFunnel,
  isFree,
  isHeap,
  isOpenFace,
  isPlaceable,
  isSupported,
  loadOn,
  missingBelow,
  openedBy,
  openFaces,
  placeableCells,
} from './heap.js';
import { jumpsFrom } from './jump.js';
import { axes } from './lattice.js';
import { pyramidUnder } from './shapes.js';

const cells = [...spots.keys()];
const heaps = Array.from({ length: 24 }, (_, i) => randomBoard(createRng(`heap ${i}`), 7 * i + 1));

describe.each(heaps.map((board, i) => [i, board] as const))('heap %i', (_i, board) => {
  const pile = pileOf(board);
  const spotsWhere = (passes: (spot: Spot) => boolean): number[] => cells.filter((cell) => passes(spots[cell] as Spot));

  it.each([
    ['as a string', board],
    ['as a buffer', editBoard(board)],
  ])('%s: what can be placed, what is free', (_, read) => {
    expect(isHeap(read)).toBe(true);
    expect(placeableCells(read)).toEqual(spotsWhere((spot) => canPlace(pile, spot)));
    expect(cells.filter((cell) => isSupported(read, cell))).toEqual(spotsWhere((spot) => holds(pile, spot)));
    expect(freeCells(read)).toEqual(spotsWhere((spot) => isLoose(pile, spot)));
    expect(freeCells(read, 'g')).toEqual(freeCells(read).filter((cell) => dieAt(read, cell) === 'g'));
    expect(diceFunnels(read)).toEqual(placeableCells(read).filter((cell) => cell >= 45));
    expect(diceFunnels(read)).toEqual(cells.filter((cell) => isDiceFunnel(read, cell)));
    for (const [cell, spot] of spots.entries()) {
      const open = axes.filter((axis) => !pile.has(textOf(add(spot, times(-1, unit(axis))))));
      expect(openFaces(read, cell)).toEqual(open);
      expect(axes.filter((axis) => isOpenFace(read, cell, axis))).toEqual(open);
      expect(countCarried(read, cell)).toBe(3 - open.length);
    }
  });

  it('knows what a die opens, and what becomes free without it', () => {
    for (const cell of placeableCells(board)) {
      const before = new Set(placeableCells(board));
      const after = placeDie(board, cell, 'b');
      expect(isHeap(after)).toBe(true);
      expect(openedBy(after, cell)).toEqual(
        placeableCells(after)
          .filter((one) => !before.has(one))
          .sort((one, other) => openedBy(after, cell).indexOf(one) - openedBy(after, cell).indexOf(other)),
      );
    }
    for (const cell of freeCells(board)) expect(isHeap(removeDie(board, cell))).toBe(true);
  });

  it('knows what is missing below a cell, and what lies on it', () => {
    for (const [cell, spot] of spots.entries()) {
      const missing = missingBelow(board, cell);
      // Filled in this order, each is supported; without any of them the cell is not.
      const filling = new Set(pile);
      for (const one of missing) {
        expect(canPlace(filling, spots[one] as Spot)).toBe(true);
        filling.add(textOf(spots[one] as Spot));
      }
      expect(filling.has(textOf(spot))).toBe(true);
      for (const one of missing) {
        const without = new Set(filling);
        without.delete(textOf(spots[one] as Spot));
        if (one !== cell) expect(stands(without)).toBe(false);
      }
      if (!pile.has(textOf(spot))) continue;
      const left = new Set(pile);
      left.delete(textOf(spot));
      let fallen = [...left].filter((text) => !holds(left, text.split(' ').map(Number) as unknown as Spot));
      const lost: number[] = [];
      while (fallen.length > 0) {
        for (const text of fallen) {
          left.delete(text);
          lost.push(indexOf(text.split(' ').map(Number) as unknown as Spot));
        }
        fallen = [...left].filter((text) => !holds(left, text.split(' ').map(Number) as unknown as Spot));
      }
      expect(loadOn(board, cell)).toEqual(lost.sort((one, other) => other - one));
    }
  });
});

it('stays a heap after any placing, removing, sliding and jumping that is legal', () => {
  const done = { place: 0, remove: 0, slide: 0, jump: 0 };
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 200 }), (seed, steps) => {
      const rng = createRng(`heap ${seed}`);
      let board = emptyBoard();
      const changed = <T>(drawn: T | undefined, change: (one: T) => string): string =>
        drawn === undefined ? board : change(drawn);
      for (let i = 0; i < steps; i++) {
        const free = freeCells(board);
        const jumps = free.flatMap((cell) => jumpsFrom(board, cell));
        const columns = cells.filter((cell) => canBeTaken(board, cell)).map((cell) => slidingColumn(board, cell));
        const kind = pick(rng, ['place', 'place', 'place', 'remove', 'slide', 'jump'] as const) ?? 'place';
        const before = board;
        if (kind === 'place') board = changed(pick(rng, placeableCells(board)), (cell) => placeDie(board, cell, 'k'));
        if (kind === 'remove') board = changed(pick(rng, free), (cell) => removeDie(board, cell));
        if (kind === 'slide') board = changed(pick(rng, columns), (column) => slideDown(board, column));
        if (kind === 'jump') board = changed(pick(rng, jumps), ({ from, to }) => moveDie(board, from, to));
        if (board !== before) done[kind]++;
        expect(isHeap(board)).toBe(true);
      }
      expect(stands(pileOf(board))).toBe(true);
    }),
    { numRuns: 20 },
  );
  expect(Math.min(...Object.values(done))).toBeGreaterThan(0);
});

it('there are 120 funnels made of dice, one for each cell above the plate', () => {
  const funnels = cells.filter((cell) => {
    const spot = spots[cell] as Spot;
    return isDiceFunnel(boardOf(new Set(units.map((one) => textOf(add(spot, one))))), cell);
  });
  expect(funnels).toHaveLength(120);
  expect(cells.filter((cell) => isDiceFunnel(emptyBoard(), cell))).toEqual([]);
});

it('sees that a die hangs in the air', () => {
  expect(isHeap(placeDie(emptyBoard(), 45, 'r'))).toBe(false);
  expect(isHeap(placeDice(emptyBoard(), pyramidUnder(45), 'r'))).toBe(true);
});

it('is complete with its top', () => {
  const full = 'r'.repeat(165);
  expect([isComplete(full), isComplete(removeDie(full, 164)), isComplete(emptyBoard(45))]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isComplete('r'.repeat(45))).toBe(false);
});

it('boards of the base plate only end there', () => {
  const board = 'r'.repeat(45);
  expect(placeableCells(board)).toEqual([]);
  expect(openedBy(board, 20)).toEqual([]);
  expect(freeCells(board)).toHaveLength(45);
  expect(isFree(board, 44)).toBe(true);
  expect(isPlaceable(board, 45)).toBe(false);
});
