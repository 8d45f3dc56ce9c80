import { describe, expect, it } from 'vitest';
import { type MyGameState, myGame } from '../src/my-game.js';

// One test a clause at least; its title begins with the number of the clause.

const start = (options = {}, players = 2): MyGameState => myGame.setup({ players, options });
/** A turn of the player whose turn it is: what is rolled, then which runner moves. */
const turn = (state: MyGameState, face: number, runner: number): MyGameState => {
  const player = state.toPlay;
  const rolled = myGame.reduce(state, { type: 'roll', player, outcome: [face] });
  return myGame.reduce(rolled, { type: 'move', player, runner });
};
/** A position with the runners at these places, Player 1 to roll. */
const at = (...runners: number[][]): MyGameState => myGame.load({ ...start({}, runners.length), runners });

describe('My Game', () => {
  it.each([1, 5])('MYG-1 %i players are refused', (players) => {
    expect(() => myGame.setup({ players })).toThrow(expect.objectContaining({ code: 'INVALID_SETUP' }));
  });

  it('MYG-1 two runners each at the start', () => {
    expect(start({}, 3).runners).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  it('MYG-2 [fields=20] from the last field any number leads home', () => {
    expect(turn(at([20, 3], [0, 0]), 1, 0).runners[0]).toEqual([21, 3]);
    expect(turn(at([19, 3], [0, 0]), 1, 0).runners[0]).toEqual([20, 3]);
  });

  it('MYG-2 [fields=10] another number of fields', () => {
    const state = myGame.load({
      ...start({ fields: 10 }),
      runners: [
        [10, 0],
        [0, 0],
      ],
    });
    expect(turn(state, 1, 0).runners[0]).toEqual([11, 0]);
  });

  it('MYG-3 a roll, then a move, then the next player', () => {
    const [action, ...others] = myGame.legalActions(start());
    expect([action, others]).toEqual([{ type: 'roll', player: 0 }, []]);
    expect(myGame.check(start(), { type: 'move', player: 0, runner: 0 })).toMatchObject({ clause: 'MYG-3' });
    const rolled = myGame.reduce(start(), { type: 'roll', player: 0, outcome: [4] });
    expect(myGame.check(rolled, { type: 'roll', player: 0 })).toMatchObject({ clause: 'MYG-3' });
    const second = turn(start(), 4, 0);
    expect([second.toPlay, turn(second, 4, 0).toPlay]).toEqual([1, 0]);
  });

  it('MYG-4 either runner moves, but none that is home', () => {
    expect(turn(at([3, 7], [0, 0]), 4, 0).runners[0]).toEqual([7, 7]);
    expect(turn(at([3, 7], [0, 0]), 4, 1).runners[0]).toEqual([3, 11]);
    const rolled = myGame.reduce(at([21, 7], [0, 0]), { type: 'roll', player: 0, outcome: [2] });
    expect(myGame.check(rolled, { type: 'move', player: 0, runner: 0 })).toMatchObject({ clause: 'MYG-4' });
    expect(myGame.check(rolled, { type: 'move', player: 0, runner: 1 })).toBeNull();
  });

  it('MYG-5 what is too much is lost', () => {
    expect(turn(at([18, 0], [0, 0]), 6, 0).runners[0]).toEqual([21, 0]);
  });

  it('MYG-6 all others on the field go back, and nobody at home', () => {
    expect(turn(at([2, 5], [9, 0], [6, 6]), 4, 0).runners).toEqual([
      [6, 5],
      [9, 0],
      [0, 0],
    ]);
    expect(turn(at([20, 3], [21, 0]), 2, 0).runners[1]).toEqual([21, 0]);
  });

  it('MYG-7 both runners home end the game', () => {
    const state = turn(at([21, 19], [21, 20]), 5, 1);
    expect(myGame.result(state)).toMatchObject({ winners: [0] });
    expect(myGame.playersToAct(state)).toEqual([]);
    expect(myGame.result(turn(at([20, 19], [0, 0]), 5, 1))).toBeNull();
  });
});
