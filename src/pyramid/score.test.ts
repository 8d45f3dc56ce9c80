import { describe, expect, it } from 'vitest';
import {
  add,
  boardOf,
  indexOf,
  pileOf,
  randomBoard,
  type Spot,
  spots,
  textOf,
  times,
  unit,
} from '../../test/helpers/pyramid-by-hand.js';
import { createRng, uniformInt } from '../kernel/dice/random.js';
import { emptyBoard, placeDice, removeDie } from './board.js';
import { countBelow, funnelColours, funnelNumbers, funnelTotal, meetingNumbers, numberAt } from './funnel.js';
import { APEX, axes, cellOf, type Face } from './lattice.js';
import { faceNeighbour, supports } from './neighbours.js';
import { numberOn, poses, upperNumbers } from './pose.js';
import { OUTER_FACES, outerFaces, outerFacesOfEach, wallCells } from './score.js';
import { cornerPyramid, pyramidUnder, wall } from './shapes.js';

const filled = (seed: string, letters: string): string => {
  const rng = createRng(seed);
  return spots.map(() => letters[uniformInt(rng, 0, letters.length - 1)]).join('');
};

describe('outer faces', () => {
  it('are the faces of a colour with nothing before them, 135 in all', () => {
    for (let i = 0; i < 20; i++) {
      const board = filled(`faces ${i}`, 'rgk');
      const pile = pileOf(board);
      let sum = 0;
      for (const colour of 'rgk') {
        let seen = 0;
        for (const axis of axes) {
          const open = spots.filter(
            (spot, cell) => board[cell] === colour && !pile.has(textOf(add(spot, times(-1, unit(axis))))),
          ).length;
          expect(wallCells(axis).filter((cell) => board[cell] === colour)).toHaveLength(open);
          seen += open;
        }
        expect(outerFaces(board, colour)).toBe(seen);
        expect(outerFacesOfEach(board, [colour, '.', colour])).toEqual([seen, 0, seen]);
        sum += seen;
      }
      expect(sum).toBe(OUTER_FACES);
    }
    expect(outerFaces(removeDie('r'.repeat(165), APEX), 'r')).toBe(132);
  });

  it('of a small pyramid are those of its three walls: 30 of twenty dice, 18 of ten', () => {
    for (const [top, faces] of [
      [cellOf([5, 0, 0]), 30],
      [cellOf([3, 3, 0]), 18],
      [cellOf([2, 2, 2]), 18],
      [cellOf([0, 8, 0]), 3],
    ] as const) {
      const pile = new Set(pyramidUnder(top).map((cell) => textOf(spots[cell] as Spot)));
      expect(outerFaces(boardOf(pile), 'r', top)).toBe(faces);
      for (const axis of axes) {
        const open = [...pile].filter(
          (text) => !pile.has(textOf(add(text.split(' ').map(Number) as unknown as Spot, times(-1, unit(axis))))),
        );
        expect(wallCells(axis, top)).toHaveLength(open.length);
        expect(wallCells(axis, top)).toHaveLength(open.length);
      }
    }
    expect(wallCells(1)).toBe(wall(1));
  });
});

describe('numbers of dice', () => {
  const dice = filled('numbers', poses.join(''));

  it('round a funnel look into it', () => {
    let funnels = 0;
    for (const [cell, spot] of spots.entries()) {
      if (cell < 45) {
        expect(() => funnelNumbers(dice, cell)).toThrow('base plate');
        expect(funnelColours(dice, cell)).toEqual([]);
        continue;
      }
      funnels++;
      const board = removeDie(dice, cell);
      // The faces round the cell that look at it, from above: the upper ones of its supports.
      const looking = axes.map((axis) => {
        const below = indexOf(add(spot, unit(axis)));
        return upperNumbers(dice[below] as string)[axis];
      });
      expect(funnelNumbers(board, cell)).toEqual(looking);
      expect(funnelTotal(board, cell)).toBe(looking.reduce((sum, one) => sum + one, 0));
      expect(funnelColours(board, cell)).toEqual(supports(cell).map((below) => dice[below]));
      for (const colour of 'rgk') {
        expect(countBelow(board, cell, colour)).toBe(supports(cell).filter((below) => dice[below] === colour).length);
      }
    }
    expect(funnels).toBe(120);
    expect(() => funnelNumbers(emptyBoard(), 45)).toThrow(RangeError);
  });

  it('can be mirrored', () => {
    expect(numberAt('g'.repeat(165), 0, 1)).toBe(4);
    expect(numberAt('g'.repeat(165), 0, 1, 'left')).toBe(5);
    expect([funnelNumbers('g'.repeat(165), 45), funnelNumbers('g'.repeat(165), 45, 'left')]).toEqual([
      [1, 4, 5],
      [1, 5, 4],
    ]);
    expect(funnelTotal('g'.repeat(165), 45, 'left')).toBe(10);
  });

  it('meet face to face below a die', () => {
    for (let i = 0; i < 10; i++) {
      const board = randomBoard(createRng(`meet ${i}`), 60, poses.join(''));
      for (const [cell] of spots.entries()) {
        const pose = poses[(cell + i) % 24] as string;
        const expected = ([3, 4, 5] as Face[]).flatMap((face) => {
          const below = faceNeighbour(cell, face);
          if (below === undefined || board[below] === '.') return [];
          const other = numberOn(board[below] as string, (face - 3) as Face);
          return [{ face, cell: below, own: numberOn(pose, face), other }];
        });
        expect(meetingNumbers(board, cell, pose)).toEqual(expected);
      }
    }
  });
});

it('layout of game 27: the three corner pyramids don’t share a die', () => {
  const board = axes.reduce(
    (text, axis) => placeDice(text, cornerPyramid(axis, 4), 'rgk'[axis] as string),
    emptyBoard(),
  );
  expect([...'rgk'].map((colour) => [...board].filter((letter) => letter === colour).length)).toEqual([20, 20, 20]);
  for (const axis of axes) expect(outerFaces(board, 'rgk'[axis] as string, cornerPyramid(axis, 4).at(-1))).toBe(30);
});
