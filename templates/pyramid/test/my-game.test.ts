import { cellsNamed, emptyBoard, placeDice } from 'dicewright/pyramid';
import { describe, expect, it } from 'vitest';
import { type MyGameState, myGame, myGamePoints } from '../src/my-game.js';

// One test a clause at least; its title begins with the number of the clause.

const start = (options = {}, players = 2): MyGameState => myGame.setup({ players, options });
const play = (state: MyGameState, ...cells: string[]): MyGameState =>
  cells.reduce((at, cell) => {
    const [player = 0] = myGame.playersToAct(at);
    return myGame.reduce(at, { type: 'place', player, cell });
  }, state);

describe('My Game', () => {
  it.each([1, 4])('MYG-1 %i players are refused', (players) => {
    expect(() => myGame.setup({ players })).toThrow(expect.objectContaining({ code: 'INVALID_SETUP' }));
  });

  it('MYG-2 [dice=12] turns go round until 12 dice each are placed', () => {
    const state = start({}, 3);
    expect(play(state, 'a1', 'b2', 'c3').board.replaceAll('.', '')).toBe('rgk');
    expect(myGame.playersToAct(play(state, 'a1', 'b2', 'c3'))).toEqual([0]);
    expect(state.options.dice).toBe(12);
  });

  it('MYG-2 [dice=3] another number of dice', () => {
    const state = play(start({ dice: 3 }), 'a1', 'b1', 'a2', 'c1', 'a3', 'd1');
    expect(myGame.playersToAct(state)).toEqual([]);
  });

  it('MYG-3 a die needs an empty funnel', () => {
    const state = play(start(), 'a1', 'a2');
    for (const cell of ['a1', '1a1']) {
      expect(myGame.check(state, { type: 'place', player: 0, cell })).toMatchObject({ clause: 'MYG-3' });
    }
    expect(myGame.check(play(state, 'b1', 'e1'), { type: 'place', player: 0, cell: '1a1' })).toBeNull();
  });

  it('MYG-4 a die counts those of its own colour below it', () => {
    const state = play(start(), 'a1', 'a2', 'b1', 'e1', '1a1');
    expect([myGamePoints(state, 0), myGamePoints(state, 1)]).toEqual([2, 0]);
    const plate = placeDice(emptyBoard(), cellsNamed(['a1', 'a2', 'b1']), 'r');
    expect(myGamePoints({ board: placeDice(plate, cellsNamed(['1a1']), 'r') }, 0)).toBe(3);
  });

  it('MYG-5 the most points win, and may be shared', () => {
    const drawn = play(start({ dice: 3 }), 'a1', 'c1', 'a3', 'd1', 'a5', 'e1');
    expect(myGame.result(drawn)).toMatchObject({ winners: [0, 1], scores: [0, 0] });
    const won = play(start({ dice: 3 }), 'a1', 'a2', 'b1', 'e1', '1a1', 'e2');
    expect(myGame.result(won)).toMatchObject({ winners: [0], scores: [2, 0] });
  });
});
