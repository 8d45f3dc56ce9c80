import { describe, expect, it } from 'vitest';
import { type MyGameState, myGame } from '../src/my-game.js';

// One test a clause at least; its title begins with the number of the clause.

/** A position in which everybody has rolled. */
const rolled = (...hands: number[][]): MyGameState =>
  hands.reduce<MyGameState>(
    (state, outcome, player) => myGame.reduce(state, { type: 'roll', player, outcome }),
    myGame.setup({ players: hands.length, options: { dice: hands[0]?.length } }),
  );
const bid = (state: MyGameState, player: number, count: number, face: number): MyGameState =>
  myGame.reduce(state, { type: 'bid', player, count, face });
const doubt = (state: MyGameState, player: number): MyGameState => myGame.reduce(state, { type: 'doubt', player });

describe('My Game', () => {
  it.each([1, 7])('MYG-1 %i players are refused', (players) => {
    expect(() => myGame.setup({ players })).toThrow(expect.objectContaining({ code: 'INVALID_SETUP' }));
  });

  it('MYG-2 [dice=3] three dice under each cup, seen by their owner alone', () => {
    const start = myGame.setup({ players: 2 });
    expect(start.options.dice).toBe(3);
    expect(myGame.check(start, { type: 'bid', player: 0, count: 1, face: 1 })).toMatchObject({ clause: 'MYG-2' });
    const state = rolled([1, 2, 3], [4, 5, 6]);
    expect(myGame.view(state, 0).hands).toEqual([
      [1, 2, 3],
      [null, null, null],
    ]);
    expect(myGame.view(state, null).hands.flat()).toEqual([null, null, null, null, null, null]);
    const rolling = myGame.reduce(start, { type: 'roll', player: 0, outcome: [1, 2, 3] });
    const action = { type: 'roll', player: 1, outcome: [4, 5, 6] } as const;
    expect(myGame.viewAction(rolling, action, 0)).toEqual({ type: 'roll', player: 1 });
    expect(myGame.check(state, { type: 'roll', player: 0 })).toMatchObject({ clause: 'MYG-2' });
  });

  it('MYG-2 [dice=1] another number of dice', () => {
    expect(rolled([4], [5]).hands).toEqual([[4], [5]]);
  });

  it('MYG-3 at most as many dice as there are', () => {
    const state = rolled([4], [5]);
    expect(myGame.check(state, { type: 'bid', player: 0, count: 3, face: 1 })).toMatchObject({ clause: 'MYG-3' });
    expect(bid(state, 0, 2, 1).bid).toEqual({ player: 0, count: 2, face: 1 });
  });

  it.each([
    [2, 3, false],
    [2, 2, false],
    [1, 6, false],
    [2, 4, true],
    [3, 1, true],
  ])('MYG-4 over 2 × 3, %i × %i: %s', (count, face, isLegal) => {
    const state = bid(rolled([1, 1], [1, 1]), 0, 2, 3);
    const violation = myGame.check(state, { type: 'bid', player: 1, count, face });
    expect(violation?.clause).toBe(isLegal ? undefined : 'MYG-4');
  });

  it('MYG-5 nothing can be doubted before the first bid', () => {
    const state = rolled([4], [5]);
    expect(myGame.check(state, { type: 'doubt', player: 0 })).toMatchObject({ clause: 'MYG-5' });
    expect(myGame.check(bid(state, 0, 1, 4), { type: 'doubt', player: 1 })).toBeNull();
  });

  it.each([
    [1, [0, 2]],
    [2, [0, 2]],
    [3, [1, 2]],
  ])('MYG-6 two fives lie there: who bids %i loses or not', (count, winners) => {
    const state = doubt(bid(rolled([5], [5], [1]), 0, count, 5), 1);
    expect(myGame.result(state)?.winners).toEqual(winners);
    expect(myGame.view(state, null).hands).toEqual([[5], [5], [1]]);
    expect(myGame.playersToAct(state)).toEqual([]);
  });
});
