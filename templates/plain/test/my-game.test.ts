import { describe, expect, it } from 'vitest';
import { type MyGameState, myGame } from '../src/my-game.js';

// One test a clause at least; its title begins with the number of the clause.

const start = (options = {}): MyGameState => myGame.setup({ players: 2, options });
const roll = (state: MyGameState, ...outcome: number[]): MyGameState =>
  myGame.reduce(state, { type: 'roll', player: state.toPlay, count: outcome.length, outcome });
const bank = (state: MyGameState): MyGameState => myGame.reduce(state, { type: 'bank', player: state.toPlay });

describe('My Game', () => {
  it.each([1, 7])('MYG-1 %i players are refused', (players) => {
    expect(() => myGame.setup({ players })).toThrow(expect.objectContaining({ code: 'INVALID_SETUP' }));
  });

  it('MYG-2 turns go round', () => {
    const second = bank(roll(start(), 2));
    expect([second.toPlay, bank(roll(second, 2)).toPlay]).toEqual([1, 0]);
  });

  it('MYG-3 one to three dice, another number for every roll', () => {
    const counts = [...myGame.legalActions(start())].map((action) => (action.type === 'roll' ? action.count : 0));
    expect(counts).toEqual([1, 2, 3]);
    expect(myGame.check(start(), { type: 'roll', player: 0, count: 4 })?.code).toBe('INVALID_ACTION');
    expect(roll(roll(start(), 2, 3, 4), 5).atRisk).toBe(14);
  });

  it('MYG-4 a 1 loses what is at risk, and the turn', () => {
    expect(roll(roll(start(), 6, 6), 1, 6)).toMatchObject({ atRisk: 0, toPlay: 1, banked: [0, 0] });
  });

  it('MYG-5 what is banked is safe; nothing is not', () => {
    expect(myGame.check(start(), { type: 'bank', player: 0 })).toMatchObject({ clause: 'MYG-5' });
    const second = bank(roll(start(), 6, 6));
    expect(second).toMatchObject({ banked: [12, 0], atRisk: 0 });
    expect(roll(roll(second, 1), 1).banked).toEqual([12, 0]);
  });

  it('MYG-6 [target=50] 49 are not enough', () => {
    const state = myGame.load({ ...start(), banked: [47, 49] });
    expect(myGame.result(bank(roll(state, 2)))).toBeNull();
    expect(myGame.result(bank(roll(state, 3)))).toMatchObject({ winners: [0], scores: [50, 49] });
  });

  it('MYG-6 [target=10] another target', () => {
    expect(myGame.result(bank(roll(start({ target: 10 }), 5, 5)))).toMatchObject({ winners: [0] });
  });
});
