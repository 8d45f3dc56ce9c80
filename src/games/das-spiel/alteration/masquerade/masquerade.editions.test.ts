import { describe, expect, it } from 'vitest';
import { board } from '../../../../../test/helpers/das-spiel.js';
import { spots } from '../../../../../test/helpers/pyramid-by-hand.js';
import { editionOf } from '../../../../kernel/editions.js';
import { masquerade as game } from './masquerade.js';

/** The three edges of the pyramids in corners A and B, each from the bottom up, and their tops. */
const PYRAMIDS = [
  { corner: 0, top: '3a6', edges: ['a9 1a8 2a7', 'a6 1a6 2a6', 'd6 1c6 2b6'] },
  { corner: 1, top: '3a1', edges: ['a4 1a3 2a2', 'a1 1a1 2a1', 'd1 1c1 2b1'] },
] as const;

/** Dice for both pyramids: each edge's three from the bottom up, and the top. */
function laid(pyramids: readonly (readonly [edges: readonly string[], top: string])[]): string {
  let all = spots.map((spot) => (PYRAMIDS.some(({ corner }) => (spot[corner] as number) >= 5) ? 'k' : '.')).join('');
  for (const [i, [dice, topDie]] of pyramids.entries()) {
    const { edges, top } = PYRAMIDS[i] as (typeof PYRAMIDS)[number];
    for (const [axis, names] of edges.entries()) {
      for (const [height, name] of names.split(' ').entries()) {
        all = board({ [dice[axis]?.charAt(height) ?? 'k']: name }, all);
      }
    }
    all = board({ [topDie]: top }, all);
  }
  return all;
}

/** Whether Player 1 has won who takes the lowest die of the edge along x and comes to this order on all edges. */
function wins(edition: string, order: string): boolean {
  const before = [`k${order.slice(0, 2)}`, order, order];
  const state = game.load({
    ...game.setup({ players: 2, options: { variant: 'main', finishRound: false, ...editionOf(game, edition) } }),
    phase: 'play',
    board: laid([
      [before, order.charAt(2)],
      [['rgb', 'gbr', 'brg'], 'k'],
    ]),
    turns: 2,
  });
  return game.result(game.reduce(state, { type: 'take', player: 0, edge: 'x' })) !== null;
}

describe('editions', () => {
  it('MAS-9 English: the same order of colours on all edges, for example this one; French: this one', () => {
    const judged = ['english', 'french'].map((edition) => ['brg', 'gbr'].map((order) => wins(edition, order)));
    expect(judged).toEqual([
      [true, true],
      [true, false],
    ]);
  });
});
