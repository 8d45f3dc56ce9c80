import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walk } from '../../../../../test/helpers/das-spiel-jumps.js';
import {
  add,
  depthOf,
  indexOf,
  isLoose,
  pileOf,
  randomBoard,
  type Spot,
  spots,
  textOf,
  times,
} from '../../../../../test/helpers/pyramid-by-hand.js';
import { createRng } from '../../../../kernel/dice/random.js';
import { emptyBoard, placeDice, placeDie } from '../../../../pyramid/board.js';
import { freeCells } from '../../../../pyramid/heap.js';
import { jumpAlong } from '../../../../pyramid/jump.js';
import { axes, cellOf } from '../../../../pyramid/lattice.js';
import { rowDirections } from '../../../../pyramid/neighbours.js';
import { pyramidUnder, row } from '../../../../pyramid/shapes.js';
import { carriesOthers, jumpTogether, turnAbout, turnTogether } from './rigid.js';

const seeds = fc.record({ seed: fc.nat(), dice: fc.integer({ min: 1, max: 164 }) });
const heapOf = ({ seed, dice }: { seed: number; dice: number }): string => randomBoard(createRng(`jump ${seed}`), dice);

describe('dice that keep together', () => {
  it('one die jumps as a die jumps', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const board = heapOf(seed);
        for (const cell of freeCells(board)) {
          for (const [climb, slide] of rowDirections) {
            const alone = jumpAlong(board, cell, climb, slide);
            expect(jumpTogether(board, [cell], climb, slide)).toEqual(alone && [alone.to]);
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it('rows jump as a hand would lead them', () => {
    let [found, pieces] = [0, 0];
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 2, max: 60 }), (seed, dice) => {
        const board = heapOf({ seed, dice });
        const pile = pileOf(board);
        for (const level of [0, 1]) {
          for (const axis of axes) {
            for (let value = 0; value < 9; value++) {
              for (const length of [2, 3]) {
                const line = row(level, axis, value);
                for (let first = 0; first + length <= line.length; first++) {
                  const piece = line.slice(first, first + length);
                  const dies = piece.map((cell) => spots[cell] as Spot);
                  if (!dies.every((die) => pile.has(textOf(die)))) continue;
                  pieces++;
                  const loose = dies.every((die) => isLoose(pile, die));
                  expect(carriesOthers(board, piece)).toBe(!loose);
                  const expected = rowDirections.flatMap(([climb, slide]) => {
                    const way = loose ? walk(pile, dies, climb, slide) : null;
                    return way === null ? [] : [{ axes: [climb, slide], to: way.to.map(indexOf) }];
                  });
                  const jumps = rowDirections.flatMap(([climb, slide]) => {
                    const to = jumpTogether(board, piece, climb, slide);
                    return to === undefined ? [] : [{ axes: [climb, slide], to }];
                  });
                  expect(jumps).toEqual(expected);
                  found += expected.length;
                }
              }
            }
          }
        }
      }),
      { numRuns: 40 },
    );
    expect(found).toBeGreaterThan(100);
    expect(pieces).toBeGreaterThan(100);
    expect(jumpTogether(emptyBoard(), [], 0, 1)).toBeUndefined();
  });

  it('turn by 60° about a die: six turns make a round, and clockwise is A to B to C', () => {
    const middle = cellOf([3, 3, 2]);
    for (const [cell, spot] of spots.entries()) {
      if (depthOf(spot) !== 8) {
        expect(turnAbout(middle, cell, 'clockwise')).toBeUndefined();
        continue;
      }
      const offset = add(spot, times(-1, [3, 3, 2]));
      // In the plane of the plate: the same length, and the turn of 60° is the sum of the vector and its turn by 120°.
      for (const [turn, third] of [
        ['clockwise', [offset[2], offset[0], offset[1]]],
        ['counterclockwise', [offset[1], offset[2], offset[0]]],
      ] as const) {
        const expected = indexOf(add([3, 3, 2], add(offset, third as Spot)));
        expect(turnAbout(middle, cell, turn)).toBe(expected < 0 ? undefined : expected);
      }
    }
    // Twice clockwise about a point in the middle of three funnels would take A to B; about a funnel, its neighbours go round.
    let at = cellOf([4, 2, 2]);
    const seen: (readonly number[] | undefined)[] = [];
    for (let i = 0; i < 6; i++) {
      at = turnAbout(middle, at, 'clockwise') as number;
      seen.push(spots[at]);
    }
    expect(seen).toHaveLength(6);
    expect(at).toBe(cellOf([4, 2, 2]));
    expect(new Set(seen.map(String)).size).toBe(6);
  });

  it('turn onto what is placeable', () => {
    const piece = [
      [3, 3, 2],
      [4, 2, 2],
      [5, 1, 2],
    ].map((point) => cellOf(point as unknown as Spot));
    const board = placeDice(emptyBoard(), piece, 'r');
    const [pivot] = piece as [number];
    const landed = turnTogether(board, piece, pivot, 'clockwise');
    expect(landed?.map((cell) => spots[cell])).toEqual(
      [
        [3, 3, 2],
        [4, 3, 1],
        [5, 3, 0],
      ].map((spot) => spot),
    );
    const blocked = placeDie(board, landed?.[2] as number, 'g');
    expect(turnTogether(blocked, piece, pivot, 'clockwise')).toBeUndefined();
    const loaded = placeDice(board, pyramidUnder(cellOf([4, 1, 2])), 'g');
    expect(turnTogether(loaded, piece, pivot, 'clockwise')).toBeUndefined();
    const edge = row(0, 0, 0).slice(0, 3);
    const inCorner = placeDice(emptyBoard(), edge, 'r');
    expect(turnTogether(inCorner, edge, cellOf([0, 8, 0]), 'clockwise')).toEqual(row(0, 2, 0).slice(0, 3));
    expect(turnTogether(inCorner, edge, cellOf([0, 8, 0]), 'counterclockwise')).toBeUndefined();
  });
});
