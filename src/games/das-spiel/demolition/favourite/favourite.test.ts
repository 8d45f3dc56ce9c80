import { describe, expect, it } from 'vitest';
import {
  board,
  nameAt,
  perft,
  play,
  readsItsPositions,
  sampled,
  verdict,
} from '../../../../../test/helpers/das-spiel.js';
import {
  counted,
  fullBoard,
  looseCells,
  lowered,
  missing,
  without,
} from '../../../../../test/helpers/das-spiel-demolition.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import { type FavouriteAction, type FavouriteState, favourite as game } from './favourite.js';

type State = DeepReadonly<FavouriteState>;

const MOST = [55, 55, 55];
const NOTHING = [0, 0, 0];
const FULL = fullBoard();

const start = (players = 3): State => game.setup({ players });
const build = (outcome?: string): FavouriteAction => ({ type: 'build', player: 0, outcome });
const remove = (player: number, cell: string): FavouriteAction => ({ type: 'remove', player, cell });

const position = (laid: string, taken: readonly (readonly number[])[], toPlay = 0): State =>
  game.load({ ...start(taken.length), phase: 'play', board: laid, taken, toPlay });

/** A position in which all that is missing is in the hands of the last player. */
const among = (laid: string, toPlay = 0): State =>
  position(laid, [NOTHING, NOTHING, missing(laid, 'rgk', MOST)], toPlay);

const listed = (state: State): string[] =>
  [...game.legalActions(state)].map((action) => (action.type === 'remove' ? action.cell : ''));

/** What may be taken, by hand: loose dice of the first colour of which there are any. */
function favouritesByHand(laid: string): number[] {
  const loose = looseCells(laid);
  for (const colour of 'gkr') {
    const cells = loose.filter((cell) => laid[cell] === colour);
    if (cells.length > 0) return cells;
  }
  return [];
}

describe('table', () => {
  it('FAV-1 2 to 8 sides play', () => {
    for (const players of [2, 8]) expect(start(players).taken).toHaveLength(players);
    for (const players of [1, 9]) expect(() => start(players)).toThrow(GameError);
  });

  it('FAV-2 the pyramid has 55 dice of each colour', () => {
    const [first] = playout(game, { players: 2, seed: 'x', maxActions: 1 }).actions;
    const laid = first?.type === 'build' ? (first.outcome ?? '') : '';
    expect(['r', 'g', 'k'].map((colour) => counted(laid, colour))).toEqual(MOST);
    expect(verdict(game, start(), remove(0, '8a1'))).toBe('FAV-2');
    expect(verdict(game, start(), { type: 'build', player: 1 }, FULL)).toBe('NOT_YOUR_TURN');
    const built = game.reduce(start(), build(FULL));
    expect(built).toMatchObject({ phase: 'play', board: FULL, toPlay: 0 });
    expect(verdict(game, built, { type: 'build', player: 0 }, FULL)).toBe('FAV-2');
    for (const outcome of [`g${FULL.slice(1)}`, `y${FULL.slice(1)}`, FULL.slice(1), null]) {
      expect(game.safeReduce(start(), { type: 'build', player: 0, outcome } as FavouriteAction).ok).toBe(false);
    }
  });

  it('FAV-3 turns go round from player 0, and all of them take a die', () => {
    let state = game.reduce(start(), build(FULL));
    let turns = 0;
    for (; state.toPlay !== null; turns++) {
      expect(state.toPlay).toBe(turns % 3);
      const cells = listed(state);
      expect(cells.length).toBeGreaterThan(0);
      const cell = cells[turns % cells.length] as string;
      expect(verdict(game, state, remove((turns + 1) % 3, cell))).toBe('NOT_YOUR_TURN');
      state = game.reduce(state, remove(turns % 3, cell));
    }
    expect(turns).toBe(165);
  });
});

describe('taking', () => {
  it.each([
    ['a free one', 'c3', 'legal'],
    ['another free one', '1a1', 'legal'],
    ['one that carries another', 'a1', 'FAV-4'],
    ['an empty cell', 'e5', 'FAV-4'],
  ])('FAV-4 %s', (_, cell, expected) => {
    const state = among(board({ g: 'a1 a2 b1 1a1 c3' }));
    expect(verdict(game, state, remove(0, cell))).toBe(expected);
  });

  it('FAV-4 a player who takes a die keeps it', () => {
    const state = play(game, game.reduce(start(), build(FULL)), [remove(0, '8a1')]);
    expect(state.taken[0]).toEqual(['r', 'g', 'k'].map((colour) => Number(colour === FULL[164])));
    expect(state.board).toBe(without(FULL, 164));
    const three = board({ g: 'a1', k: 'c3', r: 'i1' });
    const hands = [NOTHING, NOTHING, [54, 54, 54]];
    expect(play(game, position(three, hands), [remove(0, 'a1'), remove(1, 'c3'), remove(2, 'i1')]).taken).toEqual([
      [0, 1, 0],
      [0, 0, 1],
      [55, 54, 54],
    ]);
  });

  it.each([
    ['green first', { g: 'a1 c3', k: 'd1', r: 'e1' }, 'a1 c3'],
    ['then black', { k: 'd1 f1', r: 'e1' }, 'd1 f1'],
    ['then red', { r: 'e1 i1' }, 'e1 i1'],
    ['a green one that is not free does not count', { g: 'a1', k: 'a2 b1', r: '1a1 i1' }, 'i1 1a1'],
    ['nor does a black one', { g: 'b1', k: 'a1 a2', r: '1a1 i1' }, 'i1 1a1'],
    ['what becomes free counts', { g: 'a1 a2 b1', k: '1a1', r: 'i1' }, '1a1'],
  ])('FAV-5 %s', (_, dice, expected) => {
    const state = among(board(dice as Record<string, string>));
    expect(listed(state).join(' ')).toBe(expected);
    const others = looseCells(state.board).map(nameAt);
    for (const cell of others) {
      expect(verdict(game, state, remove(0, cell))).toBe(expected.split(' ').includes(cell) ? 'legal' : 'FAV-5');
    }
  });

  it('FAV-5 FAV-6 random games: what may be taken and what it scores, by hand', () => {
    let compared = 0;
    for (const seed of ['one', 'two']) {
      let state = start(4);
      const points = [0, 0, 0, 0];
      for (const action of playout(game, { players: 4, seed }).actions) {
        if (action.type === 'remove') {
          const cells = favouritesByHand(state.board);
          if (compared % 4 === 0) expect(listed(state)).toEqual(cells.map(nameAt));
          const cell = cells.find((one) => nameAt(one) === action.cell) ?? -1;
          points[action.player] = (points[action.player] ?? 0) + ({ g: 3, k: 2, r: 1 }[state.board[cell] ?? ''] ?? 99);
          compared++;
        }
        state = game.reduce(state, action);
      }
      expect(game.result(state)?.scores).toEqual(points);
      expect(points.reduce((sum, one) => sum + one, 0)).toBe(330);
    }
    expect(compared).toBe(330);
  });
});

describe('end', () => {
  it('FAV-6 green 3, black 2, red 1', () => {
    const last = position(board({ r: 'c4' }), [
      [0, 10, 0],
      [4, 0, 55],
      [50, 45, 0],
    ]);
    expect(game.result(game.reduce(last, remove(0, 'c4')))?.scores).toEqual([31, 114, 185]);
  });

  it('FAV-7 the game is over with the last die', () => {
    const two = among(board({ r: 'c4 i1' }));
    const one = game.reduce(two, remove(0, 'i1'));
    expect([one.toPlay, game.result(one)]).toEqual([1, null]);
    const over = game.reduce(one, remove(1, 'c4'));
    expect([over.toPlay, over.board]).toEqual([null, board({})]);
    expect(verdict(game, over, remove(2, 'c4'))).toBe('GAME_OVER');
  });

  it.each([
    [
      'FAV-8 that of player 1 is player 2',
      [
        [0, 0, 0],
        [0, 55, 0],
        [54, 0, 55],
      ],
      [2],
      [1, 165, 164],
    ],
    [
      'FAV-8 that of the last one is player 0',
      [
        [0, 0, 0],
        [54, 0, 0],
        [0, 55, 55],
      ],
      [0],
      [1, 54, 275],
    ],
    [
      'FAV-8 with two players it is the other',
      [
        [0, 55, 55],
        [54, 0, 0],
      ],
      [1],
      [276, 54],
    ],
    [
      'FAV-9 those of all who tie',
      [
        [0, 33, 0],
        [54, 0, 0],
        [0, 22, 5],
        [0, 0, 50],
      ],
      [0, 1],
      [100, 54, 76, 100],
    ],
  ])('%s wins: the left neighbour', (_, taken, winners, scores) => {
    const last = position(board({ r: 'c4' }), taken);
    const of = winners.length === 1 ? 'left neighbour of the player' : 'left neighbours of the players';
    expect(game.result(game.reduce(last, remove(0, 'c4')))).toEqual({
      winners,
      scores,
      reason: `The pyramid is gone; the ${of} with most points, ${Math.max(...scores)}, ${winners[1] ? 'win' : 'wins'}.`,
    });
  });
});

describe('counts', () => {
  /** Sequences of removals, counted with nothing but a pile. */
  function perftByHand(laid: string, depth: number): number {
    const cells = depth === 0 ? [] : favouritesByHand(laid);
    if (cells.length === 0) return 1;
    return cells.reduce((sum, cell) => sum + perftByHand(without(laid, cell), depth - 1), 0);
  }

  it.each([
    ['a built pyramid', FULL, 5],
    ['a pyramid without its four upper levels', lowered(20, 'rgkgkrkrg'), 2],
    ['a few dice, to the end', board({ g: 'a1 a2 b1 d1 1a1', k: 'c3 c5', r: 'i1 h1' }), 12],
  ])('perft of %s', (_, laid, depth) => {
    expect(perft(game, among(laid), depth)).toBe(perftByHand(laid, depth));
  });

  it('perft of green before black before red is a product', () => {
    expect(perft(game, among(board({ g: 'a1 c3 e5', k: 'd1 i1', r: 'g1 g2 g3' })), 8)).toBe(6 * 2 * 6);
  });
});

describe('positions', () => {
  it('positions of games are read as they are', () => {
    readsItsPositions(game, { players: 3 });
  });

  const built = game.reduce(start(), build(FULL));
  it.each([
    ['floating dice', built, { board: without(FULL, 99), taken: [[1, 0, 0], NOTHING, NOTHING] }, /on nothing/],
    ['a missing collection', built, { taken: [NOTHING] }, /expected 3 collections, got 1/],
    ['dice from nowhere', built, { taken: [[1, 0, 0], NOTHING, NOTHING] }, /there are 55 red dice, not 56/],
    ['a missing die', built, { board: without(FULL, 164) }, /expected 165 dice in all, got 164/],
    ['nobody to play', built, { toPlay: null }, /nobody is to play/],
    ['a player who is not there', built, { toPlay: 4 }, /there is no Player 5/],
    ['a pyramid before it is built', start(), { board: FULL }, /dice in all/],
  ])('%s is refused', (_, state, change, message) => {
    expect(() => game.load({ ...state, ...change })).toThrow(message);
  });
});

it('random play takes any free die of the colour that is to be taken', () => {
  expect(Object.keys(sampled(game, start(), 0))).toEqual(['build']);
  const state = among(board({ g: 'a1 c3 e5', k: 'd1', r: 'i1' }));
  expect(Object.keys(sampled(game, state, 0)).sort()).toEqual(['remove a1', 'remove c3', 'remove e5']);
});

describe('words', () => {
  it('says what is built and taken, and what it scores', () => {
    const built = game.reduce(start(), build(FULL));
    expect(game.describe(start(), build(FULL), built)).toBe('Player 1 builds the complete pyramid.');
    const state = among(board({ g: 'c4', k: 'a1' }));
    const next = game.reduce(state, remove(0, 'c4'));
    expect(game.describe(state, remove(0, 'c4'), next)).toBe('Player 1 takes the green die of c4: 3 points.');
    expect(game.describe(next, remove(1, 'a1'), game.reduce(next, remove(1, 'a1')))).toBe(
      'Player 2 takes the black die of a1: 2 points. The game is over.',
    );
  });

  it('says why an action is refused', () => {
    const why = (state: State, action: FavouriteAction): string | undefined => game.check(state, action)?.message;
    const built = game.reduce(start(), build(FULL));
    expect(why(start(), remove(0, '8a1'))).toBe('the pyramid has to be built first');
    expect(why(built, build())).toBe('the pyramid has already been built');
    expect(why(built, remove(0, '7a1'))).toBe('the die in 7a1 carries another');
    expect(why(among(board({ r: 'c4', g: 'a1' })), remove(0, 'c4'))).toBe('a green die is free and comes first');
    expect(why(among(board({ r: 'c4', k: 'a1' })), remove(0, 'c4'))).toBe('a black die is free and comes first');
  });
});
