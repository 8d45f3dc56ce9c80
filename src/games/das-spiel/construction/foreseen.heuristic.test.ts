import { expect, it } from 'vitest';
import { emptyBoard } from '../../../pyramid/board.js';
import { cellNamed } from '../../../pyramid/names.js';
import { fillingsBy, foreseen } from './foreseen.heuristic.js';
import { fillerBy as weakest } from './ruins/filler.js';
import { fillerBy as strongest } from './summit-storm/filler.js';

const ruins = fillingsBy(weakest, [0, 0, 0]);
const storm = fillingsBy(strongest, [1 / 3, 1 / 3, 1 / 3]);

/** The board with these dice on it. */
function boardWith(dice: Readonly<Record<string, string>>): string {
  const board = [...emptyBoard()];
  for (const [cell, colour] of Object.entries(dice)) board[cellNamed(cell)] = colour;
  return board.join('');
}

const at = (dice: Readonly<Record<string, string>>, cell: string, fillings: typeof ruins) =>
  foreseen(boardWith(dice), fillings)[cellNamed(cell)];

it('is what lies there', () => {
  expect(at({ a1: 'g' }, 'a1', storm)).toEqual([0, 1, 0]);
  expect(at({ '1a1': 'k' }, '1a1', ruins)).toEqual([0, 0, 1]);
});

it('is anybody’s where nothing lies, on the plate and above', () => {
  for (const chances of foreseen(emptyBoard(), storm)) {
    for (const chance of chances) expect(chance).toBeCloseTo(1 / 3, 12);
  }
});

it('follows from the dice round a funnel, and what they lack', () => {
  // Two red dice: a third makes it green's, any other red's.
  const [red = 0, green = 0, black = 0] = at({ a1: 'r', a2: 'r' }, '1a1', storm) ?? [];
  expect([red, green, black].map((chance) => 3 * chance)).toEqual([2, 1, 0].map((times) => expect.closeTo(times, 12)));
  // Here it is the colour that isn't there: black beside green, green beside black, the next beside a third red.
  const weak = at({ a1: 'r', a2: 'r' }, '1a1', ruins) ?? [];
  expect(weak.map((chance) => 3 * chance)).toEqual([0, 2, 1].map((times) => expect.closeTo(times, 12)));
});

it('is nobody’s above a ruin, and what a roll decides is anybody’s', () => {
  const three = { a1: 'r', a2: 'g', b1: 'k' };
  expect(at(three, '1a1', ruins)).toEqual([0, 0, 0]);
  expect(at(three, '1a1', storm)).toEqual([1 / 3, 1 / 3, 1 / 3]);
  expect(foreseen(boardWith(three), ruins)[cellNamed('8a1')]?.every((chance) => chance < 1)).toBe(true);
});
