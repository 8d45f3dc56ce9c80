import { describe, expect, it } from 'vitest';
import { board, nameAt, verdict } from '../../../../../test/helpers/das-spiel.js';
import { indexOf, type Spot, spots } from '../../../../../test/helpers/pyramid-by-hand.js';
import { editionOf } from '../../../../kernel/editions.js';
import { squeezing as game } from './squeezing.js';

const name = (...spot: Spot): string => nameAt(indexOf(spot));

/** A column of five goes up from (3, 1, 4); red dice lie far from it, and other places where dice can lie. */
function built(edition: string) {
  const feet: Spot[] = [
    [4, 1, 0],
    [3, 2, 0],
    [2, 2, 3],
    [1, 2, 4],
    [1, 1, 5],
    [3, 0, 5],
    [4, 0, 4],
    [0, 0, 8],
    [1, 0, 7],
    [0, 1, 7],
  ];
  const lying = spots.filter((spot) => feet.some((foot) => foot.every((part, i) => (spot[i] as number) >= part)));
  const own = name(4, 1, 3);
  const names = lying.map((spot) => nameAt(indexOf(spot))).filter((one) => one !== own);
  const laid = board({ r: own, g: names.slice(0, 50).join(' '), k: names.slice(50).join(' ') });
  const state = game.load({
    ...game.setup({ players: 3, options: editionOf(game, edition) }),
    board: laid,
    supply: ['r', 'g', 'k'].map((letter) => 56 - laid.split(letter).length),
    first: 1,
    turns: 3,
    phase: 'build',
    rolled: 5,
  });
  return game.reduce(state, { type: 'build', player: 0, cells: [4, 3, 2, 1, 0].map((z) => name(3, 1, z)) });
}

describe('editions', () => {
  const place = (cell: string) => ({ type: 'place', player: 0, cell }) as const;

  it('SQU-11 English: bonus dice touch any dice that lie; French: those that were added', () => {
    // Beside the column; far away upon other dice; on the plate, where no die touches another by a face.
    const judged = ['english', 'french'].map((edition) =>
      [name(2, 1, 4), name(0, 0, 7), 'a1'].map((cell) => verdict(game, built(edition), place(cell))),
    );
    expect(judged).toEqual([
      ['legal', 'legal', 'SQU-11'],
      ['legal', 'SQU-11', 'SQU-11'],
    ]);
  });

  it('SQU-8 English: a build touches a face of an own die; French: it touches one', () => {
    // Next to the red die on the plate, and next to a green one only.
    const judged = ['english', 'french'].map((edition) => {
      const first = game.setup({ players: 3, options: editionOf(game, edition) });
      const state = game.load({
        ...first,
        board: board({ r: 'c4 c5 d4 1c4', g: 'a1 a2 b1 1a1' }),
        supply: [51, 51, 55],
        first: 0,
        phase: 'build',
        rolled: 1,
        turns: 9,
      });
      return ['c3', 'a3'].map((cell) => verdict(game, state, { type: 'build', player: 0, cells: [cell] }));
    });
    expect(judged).toEqual([
      ['SQU-8', 'SQU-8'],
      ['legal', 'SQU-8'],
    ]);
  });

  it('SQU-10 in both a column of five brings two bonus dice, which need not be placed', () => {
    for (const edition of ['english', 'french']) {
      expect(built(edition)).toMatchObject({ phase: 'bonus', left: 2 });
      expect(verdict(game, built(edition), { type: 'done', player: 0 })).toBe('legal');
    }
  });
});
