import { describe, expect, it } from 'vitest';
import { board, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import { spots } from '../../../../../test/helpers/pyramid-by-hand.js';
import {
  allBut,
  building,
  demolition,
  FULL,
  type Options,
  place,
  remove,
  roll,
  type State,
  start,
  values,
} from '../../../../../test/helpers/up-and-down.js';
import { upAndDown as game } from './up-and-down.js';

describe('end', () => {
  it('UPD-11 building is over when the pyramid is complete, and the outer faces decide', () => {
    const state = game.reduce(building(allBut(1)), roll(0, 6));
    expect(game.result(state)).toBeNull();
    const last = game.reduce(state, place(0, '8a1'));
    expect([last.toPlay, last.left, last.rolled]).toEqual([null, 0, null]);
    expect(verdict(game, last, roll(1, 1), 1)).toBe('GAME_OVER');
    const faces = ['r', 'g', 'k'].map((colour) =>
      spots.reduce((sum, spot, cell) => {
        return sum + (last.board[cell] === colour ? spot.filter((coordinate) => coordinate === 0).length : 0);
      }, 0),
    );
    expect(game.result(last)).toMatchObject({
      scores: faces,
      winners: [0, 1, 2].filter((player) => faces[player] === Math.max(...faces)),
    });
    expect(game.describe(state, place(0, '8a1'), last)).toBe('Player 1 places a red die in 8a1. The game is over.');
  });

  it('UPD-12 demolition is won by whoever has no die on the pyramid, also in the middle of a turn', () => {
    // One red die on top of a heap without any other.
    const laid = board({ r: '1a1', g: 'a1 a2', k: 'b1' });
    const state = game.reduce(demolition(laid), roll(0, 6));
    const won = game.reduce(state, remove(0, '1a1'));
    expect(won.toPlay).toBeNull();
    expect(game.result(won)).toEqual({
      winners: [0],
      scores: [0, 2, 1],
      reason: 'All dice of a colour are off; 0 dice on the pyramid are the fewest.',
    });
  });

  it.each([
    [0, { r: '1a1', g: 'a1 a2', k: 'b1' }],
    [1, { g: '1a1', k: 'a1 a2', r: 'b1' }],
    [2, { k: '1a1', r: 'a1 a2', g: 'b1' }],
  ])('UPD-12 player %i is rid of the last die and wins', (player, dice) => {
    const won = play(game, demolition(board(dice), player), [roll(player, 2), remove(player, '1a1')]);
    expect(won.toPlay).toBeNull();
    expect(game.result(won)?.winners).toEqual([player]);
  });

  it('UPD-13 a colour that is gone does not end values, the last die of any colour does', () => {
    const some = values(board({ r: 'c3', g: 'c4', k: 'c5' }));
    const on = play(game, some, [roll(0, 2), remove(0, 'c3')]);
    expect([on.toPlay, on.left]).toEqual([0, 1]);
    for (const letter of ['r', 'g', 'k']) {
      const clear = play(game, values(board({ [letter]: 'c3' })), [roll(0, 2), remove(0, 'c3')]);
      expect(clear.toPlay).toBeNull();
    }
  });

  it('UPD-13 values is over when the plate is clear: red +1, black -1', () => {
    const laid = board({ r: 'c3' });
    const state = game.reduce(
      values(laid, [
        [14, 25, 25],
        [40, 30, 30],
      ]),
      roll(0, 6),
    );
    const won = game.reduce(state, remove(0, 'c3'));
    expect(won.toPlay).toBeNull();
    expect(game.result(won)).toEqual({
      winners: [1],
      scores: [-10, 10],
      reason: 'The plate is clear; 10 points are the most.',
    });
    const equal = values(laid, [
      [27, 25, 28],
      [27, 30, 27],
    ]);
    const tie = play(game, equal, [roll(0, 2), remove(0, 'c3')]);
    expect(game.result(tie)).toMatchObject({ winners: [0, 1], scores: [0, 0] });
  });

  it.each([
    ['building', { turnLimit: 2 }, { winners: [0, 1, 2], scores: [0, 0, 0] }],
    ['demolition', { variant: 'demolition', turnLimit: 2 }, { winners: [0, 1, 2], scores: [55, 55, 55] }],
    ['values', { variant: 'values', turnLimit: 2 }, { winners: [0, 1, 2], scores: [0, 0, 0] }],
  ] as const)('UPD-14 [turnLimit=2] %s ends after two turns', (variant, options, expected) => {
    let state = start(options);
    if (variant !== 'building') state = game.reduce(state, { type: 'build', player: 0, outcome: FULL });
    state = play(game, state, [roll(0, 1), roll(1, 1)]);
    expect(state.toPlay).toBeNull();
    expect(game.result(state)).toMatchObject(expected);
    expect(game.result(state)?.reason).toMatch(/^The turn limit is reached; /);
  });

  it('UPD-14 [turnLimit=null] without a limit it goes on', () => {
    let state = start();
    for (let i = 0; i < 9; i++) state = game.reduce(state, roll(i % 3, 1));
    expect(state.toPlay).toBe(0);
  });
});

describe('positions', () => {
  it.each(['building', 'demolition', 'values'] as const)('UPD-3 the start of %s is loaded as it is', (variant) => {
    const state = start({ variant });
    expect(game.load(state)).toEqual(state);
  });

  it.each([
    ['UPD-11', play(game, building(allBut(1)), [roll(0, 2), place(0, '8a1')])],
    ['UPD-12', play(game, demolition(board({ r: 'a1', g: 'a2', k: 'b1' })), [roll(0, 2), remove(0, 'a1')])],
    ['UPD-13', play(game, values(board({ r: 'c3' })), [roll(0, 2), remove(0, 'c3')])],
    ['UPD-14', play(game, start({ turnLimit: 1 }), [roll(0, 1)])],
  ])('%s a game that is over is loaded as it is, and does not go on', (_, state) => {
    expect(state.toPlay).toBeNull();
    expect(game.load(state)).toEqual(state);
    expect(() => game.load({ ...state, toPlay: 1 })).toThrow(/in a game that is over/);
    expect(() => game.load({ ...state, rolled: 1 })).toThrow(/without a roll/);
  });

  it.each([
    ['a die on nothing', {}, { board: board({ r: '1a1' }), supply: [89, 90, 90] }, /lies on nothing/],
    ['a missing supply', {}, { supply: [90, 90] }, /expected 3 supplies, got 2/],
    ['dice from nowhere', {}, { supply: [89, 90, 90] }, /expected 90 dice of the letter r, got 89/],
    ['more dice than dealt', {}, { board: board({ r: 'a1' }) }, /expected 90 dice of the letter r, got 91/],
    ['a supply in values', { variant: 'values' }, { supply: [0, 0, 0] }, /expected 0 supplies, got 3/],
    ['a missing collection', { variant: 'values' }, { taken: [[0, 0, 0]] }, /expected 3 collections, got 1/],
    ['a collection in building', {}, { taken: [[0, 0, 0]] }, /expected 0 collections, got 1/],
    ['a pyramid that is still to be built', { variant: 'values' }, { phase: 'play' }, /expected 55 dice/],
    ['building that is built', {}, { phase: 'build' }, /builds the pyramid first/],
    ['somebody else to build', { variant: 'values' }, { toPlay: 1 }, /Player 1 builds the pyramid first/],
    ['a roll before the pyramid', { variant: 'values' }, { rolled: 2, left: 2 }, /Player 1 builds the pyramid first/],
    ['a turn before the pyramid', { variant: 'demolition' }, { turns: 1 }, /Player 1 builds the pyramid first/],
    ['nobody to play', {}, { toPlay: null }, /nobody is to play/],
    ['a player who is not there', {}, { toPlay: 5 }, /there is no Player 6/],
    ['a player just behind the last', {}, { toPlay: 3 }, /there is no Player 4/],
    ['dice to place without a roll', {}, { left: 2 }, /without a roll/],
    ['more dice to place than rolled', {}, { rolled: 2, left: 3 }, /expected 1 to 2 dice to be moved, got 3/],
    ['a roll with nothing left to do', {}, { rolled: 2, left: 0 }, /expected 1 to 2 dice to be moved, got 0/],
    ['a place at the roll that nobody needs', {}, { atRoll: '.'.repeat(165) }, /kept exactly while dice are removed/],
    ['dice to remove where there are none', {}, { rolled: 3, left: 3 }, /expected 1 to 0 dice/],
  ])('%s is refused', (_, options, change, message) => {
    expect(() => game.load({ ...start(options as Options), ...change })).toThrow(message);
  });
});

describe('positions in which freed dice stay', () => {
  const untouched = (): State => building({ r: 'a1 a2 b1 1a1 e1', g: 'c5' }, 0, { freed: 'stay' });
  const state = (): State => play(game, untouched(), [roll(0, 3), remove(0, '1a1')]);

  it('UPD-7 [freed=stay] are loaded in the middle of a turn', () => {
    expect(game.load(state())).toEqual(state());
  });

  it.each([
    ['no place at the roll', () => ({ atRoll: null }), /kept exactly while dice are removed/],
    ['a place at the roll before the roll', () => ({ rolled: null, left: 0 }), /kept exactly while dice are removed/],
    ['more dice to remove than are left of the roll', () => ({ rolled: 1 }), /expected 1 to 0 dice/],
    ['more dice to remove than were free', () => ({ left: 2 }), /expected 1 to 1 dice to be moved, got 2/],
    [
      'a die gone that was not free',
      () => ({ board: board({ r: 'a1 a2 e1', g: 'c5' }), supply: [87, 89, 90] }),
      /only free dice of the player/,
    ],
    [
      'a die gone of another',
      () => ({ board: board({ r: 'a1 a2 b1 e1' }), supply: [86, 90, 90] }),
      /only free dice of the player/,
    ],
    [
      'a die that has come',
      () => ({ board: board({ r: 'a1 a2 b1 e1 e2', g: 'c5' }), supply: [85, 89, 90] }),
      /only free dice of the player/,
    ],
    [
      'a die of another colour',
      () => ({ board: board({ r: 'a1 a2 b1', g: 'c5 e1' }), supply: [87, 88, 90] }),
      /only free dice of the player/,
    ],
  ])('UPD-7 [freed=stay] %s is refused', (_, change, message) => {
    expect(() => game.load({ ...state(), ...change() })).toThrow(message);
  });
});
