import { describe, expect, it } from 'vitest';
import { at, board, nameAt, verdict } from '../../../../../test/helpers/das-spiel.js';
import { indexOf, type Spot, spots } from '../../../../../test/helpers/pyramid-by-hand.js';
import { editionOf } from '../../../../kernel/editions.js';
import { fireAndWater as game } from './fire-and-water.js';

/** What is said of a die there, on such a board; the dice on it came from Player 1. */
function judged(laid: string, cell: string, colour: 'r' | 'g' | 'k'): string[] {
  const counts = (letter: string): number => laid.split(letter).length - 1;
  return ['english', 'french'].map((edition) => {
    const start = game.setup({ players: 2, options: editionOf(game, edition) });
    const own = { red: 24 - counts('r'), green: 24 - counts('g') };
    const state = game.load({ ...start, board: laid, supply: [own, { red: 24, green: 24 }] });
    return verdict(game, state, { type: 'place', player: 0, cell, colour });
  });
}

describe('editions', () => {
  const laid = board({ r: 'c4', g: 'h1' });

  it.each([
    ['red beside red', 'c5', 'r', ['legal', 'FAW-6']],
    ['green beside red', 'c5', 'g', ['FAW-6', 'legal']],
    ['red beside green', 'i1', 'r', ['FAW-6', 'legal']],
    ['green beside green', 'i1', 'g', ['legal', 'legal']],
  ] as const)('FAW-6 English: red keeps apart from green; French: from red: %s', (_, cell, colour, expected) => {
    expect(judged(laid, cell, colour)).toEqual(expected);
  });

  it('FAW-7 English: dice touch by a face or an edge; French: or at a corner', () => {
    // 3c4 lies on a pyramid of twenty, of which one plate die shares a corner with it.
    const top = spots[at('3c4')] as Spot;
    const under = spots.filter((spot) => spot !== top && spot.every((part, i) => part >= (top[i] as number)));
    const corner = under.filter((spot) => spot.every((part, i) => part === (top[i] as number) + 1));
    const named = (list: readonly Spot[]): string => list.map((spot) => nameAt(indexOf(spot))).join(' ');
    const dark = board({ k: named(under) });
    expect(judged(board({ g: named(corner) }, dark), '3c4', 'r')).toEqual(['legal', 'legal']);
    expect(judged(board({ r: named(corner) }, dark), '3c4', 'g')).toEqual(['legal', 'legal']);
    // Red at the corner of red.
    expect(judged(board({ r: named(corner) }, dark), '3c4', 'r')).toEqual(['legal', 'FAW-6']);
  });

  it('FAW-8 in both a black die is for whoever can place no other', () => {
    expect(judged(laid, 'a1', 'k')).toEqual(['FAW-9', 'FAW-9']);
  });
});
