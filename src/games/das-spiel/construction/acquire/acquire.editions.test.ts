import { describe, expect, it } from 'vitest';
import { board } from '../../../../../test/helpers/das-spiel.js';
import { editionOf } from '../../../../kernel/editions.js';
import { acquire as game } from './acquire.js';

const [PLATE, DICE] = [45, 60];

/** What everybody has more when red places on three such dice, the rest of the plate being black. */
function gains(edition: string, dice: Record<string, string>): number[] {
  const plate = `${'k'.repeat(PLATE)}${'.'.repeat(165 - PLATE)}`;
  const options = { ...editionOf(game, edition), dice: (PLATE + 3 * DICE) / 3 };
  const start = game.setup({ players: 3, options });
  const state = game.load({ ...start, board: board(dice, plate), supply: [DICE, DICE, DICE] });
  const { supply } = game.reduce(state, { type: 'place', player: 0, cell: '1a1' });
  return supply.map((left, player) => left - DICE + (player === 0 ? 1 : 0));
}

// 1a1 lies on a1, a2 and b1. Each row of the table: the dice, what red gets by the English text, and by the French one.
describe('editions', () => {
  it.each([
    ['ACQ-6 three own', { r: 'a1 a2 b1' }, [-8, 4, 4], [-6, 3, 3]],
    ['ACQ-7 two own, one of another', { r: 'a1 b1', g: 'a2' }, [-4, 4, 0], [-4, 4, 0]],
    ['ACQ-8 one own, two different ones', { r: 'a1', g: 'a2' }, [-2, 1, 1], [-2, 1, 1]],
    ['ACQ-9 one own, two alike', { r: 'a1', g: 'a2 b1' }, [-2, 2, 0], [-2, 2, 0]],
    ['ACQ-10 three of one other', { g: 'a1 a2 b1' }, [8, -8, 0], [8, -8, 0]],
    ['ACQ-11 two of one other, one of the third', { g: 'a1 b1' }, [6, -4, -2], [5, -4, -1]],
  ] as const)('%s', (_, dice, english, french) => {
    expect(['english', 'french'].map((edition) => gains(edition, { ...dice }))).toEqual([english, french]);
  });
});
