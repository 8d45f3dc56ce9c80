import { describe, expect, it } from 'vitest';
import { editionOf } from '../../../../kernel/editions.js';
import { trulla as game } from './trulla.js';

describe('editions', () => {
  it('TRU-5 English: into the ladle go as many dice as the player likes; French: as many as can', () => {
    const counts = ['english', 'french'].map((edition) => {
      const state = game.setup({ players: 2, options: { ...editionOf(game, edition), ladle: 4 } });
      return [...game.legalActions(state)].map(({ dice }) => dice);
    });
    expect(counts).toEqual([[1, 2, 3, 4], [4]]);
  });
});
