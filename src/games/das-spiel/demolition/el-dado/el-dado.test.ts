import { describe, expect, it } from 'vitest';
import { at, board, perft, play, readsItsPositions, sampled, verdict } from '../../../../../test/helpers/das-spiel.js';
import {
  counted,
  fullBoard,
  looseCells,
  looseNames,
  lowered,
  missing,
  without,
} from '../../../../../test/helpers/das-spiel-demolition.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import { type ElDadoAction, type ElDadoOptions, type ElDadoState, elDado as game } from './el-dado.js';

type State = DeepReadonly<ElDadoState>;

const LETTERS = [...'rgkby'];
const NOTHING = [0, 0, 0, 0, 0];
const THREE = { r: 55, g: 55, k: 55, b: 0, y: 0 };
const ALL = { r: 90, g: 90, k: 90, b: 10, y: 1 };

const start = (options: ElDadoOptions = {}, players = 3): State => game.setup({ players, options });
const build = (outcome?: string): ElDadoAction => ({ type: 'build', player: 0, outcome });
const remove = (player: number, cell: string): ElDadoAction => ({ type: 'remove', player, cell });

/** A full pyramid with the gold die at the top. */
const FULL = `${fullBoard().slice(0, 164)}y`;

/** A position with these dice lying; what is missing of 165 was taken by the players, its colours as given. */
function position(laid: string, taken: readonly (readonly number[])[], toPlay = 0, options: ElDadoOptions = {}): State {
  return game.load({ ...start(options, taken.length), phase: 'play', board: laid, taken, toPlay });
}

/** As `position`, with all that is missing in the hands of the last player. */
const among = (laid: string, toPlay = 0, options: ElDadoOptions = {}): State =>
  position(laid, [NOTHING, NOTHING, missing(laid, 'rgkby', [90, 90, 90, 10, 1])], toPlay, options);

const dealt = (options: ElDadoOptions, seed: string): string => {
  const [first] = playout(game, { players: 2, options, seed, maxActions: 1 }).actions;
  return first?.type === 'build' ? (first.outcome ?? '') : '';
};

describe('table', () => {
  it('ELD-1 2 to 8 sides play', () => {
    for (const players of [2, 8]) expect(start({}, players).taken).toHaveLength(players);
    for (const players of [1, 9]) expect(() => start({}, players)).toThrow(GameError);
  });

  it('ELD-2 [stock=random] the pyramid has the gold die and 164 of the others', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const laid = dealt({}, seed);
      expect([laid.length, counted(laid, 'y'), counted(laid, '.')]).toEqual([165, 1, 0]);
      for (const [i, most] of [90, 90, 90, 10].entries()) {
        expect(counted(laid, LETTERS[i] as string)).toBeLessThanOrEqual(most);
      }
    }
    // The gold die is anywhere.
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => dealt({}, seed).indexOf('y'))).size).toBeGreaterThan(3);
  });

  it.each([
    ['without gold', fullBoard()],
    ['with two gold dice', `yy${fullBoard().slice(2)}`],
    ['with 91 red dice', `${'r'.repeat(91)}${'k'.repeat(73)}y`],
    ['with a gap', `.${FULL.slice(1)}`],
    ['too short', FULL.slice(1)],
    ['of another letter', `x${FULL.slice(1)}`],
    ['that is none', null],
  ])('ELD-2 a pyramid %s is refused', (_, outcome) => {
    const result = game.safeReduce(start(), { type: 'build', player: 0, outcome } as ElDadoAction);
    expect(result.ok ? 'legal' : result.error.code).toMatch(/INVALID/);
  });

  it('ELD-2 a pyramid that lies on the table can be entered', () => {
    const built = game.reduce(start(), build(FULL));
    expect(built).toMatchObject({ phase: 'play', board: FULL, toPlay: 0 });
    expect(verdict(game, built, { type: 'build', player: 0 }, FULL)).toBe('ELD-2');
    expect(verdict(game, start(), remove(0, '8a1'))).toBe('ELD-2');
    expect(verdict(game, start(), { type: 'build', player: 1 }, FULL)).toBe('NOT_YOUR_TURN');
    const blues = `${'r'.repeat(90)}${'g'.repeat(64)}${'b'.repeat(10)}y`;
    expect(game.reduce(start(), build(blues)).board).toBe(blues);
  });

  it('ELD-2 [stock=55 each] three colours and no gold', () => {
    const laid = dealt({ stock: THREE }, 'a');
    expect(LETTERS.map((letter) => counted(laid, letter))).toEqual([55, 55, 55, 0, 0]);
    expect(game.safeReduce(start({ stock: THREE }), build(FULL)).ok).toBe(false);
    // The same pyramid from the same seed, whatever the order of the properties.
    expect(dealt({ stock: { y: 0, b: 0, k: 55, g: 55, r: 55 } }, 'a')).toBe(laid);
  });

  it('ELD-2 [stock=281 dice] more dice than a pyramid has: some stay away, maybe the gold one', () => {
    const seeds = [...'abcdefghij'];
    const golden = seeds.filter((seed) => dealt({ stock: ALL }, seed).includes('y'));
    expect(golden.length).toBeGreaterThan(0);
    expect(golden.length).toBeLessThan(seeds.length);
    expect(dealt({ stock: ALL }, 'a')).toHaveLength(165);
  });

  it('ELD-2 a stock that makes no pyramid is refused', () => {
    expect(() => start({ stock: { ...THREE, k: 54 } })).toThrow('165 dice, but the stock only 164');
    for (const stock of [
      { ...ALL, r: 91 },
      { ...ALL, y: 2 },
      { ...ALL, b: -1 },
    ]) {
      expect(() => start({ stock })).toThrow(GameError);
    }
  });

  it.each([
    ['ELD-3 [values=usual]', undefined, [10, 5, 3, 2, 1]],
    ['ELD-3 [values=others]', { y: -7, b: 0, g: 4, k: 100, r: 6 }, [-7, 0, 4, 100, 6]],
  ])('%s each colour has its value', (_, values, points) => {
    for (const [i, letter] of [...'ybgkr'].entries()) {
      const last = among(board({ [letter]: 'c4' }), 0, values === undefined ? {} : { values });
      expect(game.result(game.reduce(last, remove(0, 'c4')))?.scores?.[0]).toBe(points[i]);
    }
  });

  it('ELD-3 a value is a whole number from -100 to 100', () => {
    const usual = { y: 10, b: 5, g: 3, k: 2, r: 1 };
    for (const y of [-100, 100]) expect(start({ values: { ...usual, y } }).options.values.y).toBe(y);
    for (const y of [-101, 101, 0.5]) expect(() => start({ values: { ...usual, y } })).toThrow(GameError);
    expect(start().options.values).toEqual(usual);
  });

  it('ELD-4 turns go round from player 0', () => {
    let state = game.reduce(start(), build(FULL));
    for (const [turn, cell] of ['8a1', '7b1', '7a2', '7a1', '6a3'].entries()) {
      expect(state.toPlay).toBe(turn % 3);
      expect(verdict(game, state, remove((turn + 1) % 3, cell))).toBe('NOT_YOUR_TURN');
      state = game.reduce(state, remove(turn % 3, cell));
    }
  });
});

describe('taking', () => {
  it('ELD-5 a free die is taken and kept', () => {
    const state = play(game, game.reduce(start(), build(FULL)), [remove(0, '8a1'), remove(1, '7a1')]);
    expect(state.board).toBe(without(without(FULL, 164), 161));
    const letter = FULL[161] as string;
    expect(state.taken).toEqual([[0, 0, 0, 0, 1], LETTERS.map((one) => (one === letter ? 1 : 0)), [0, 0, 0, 0, 0]]);
  });

  it.each([
    ['8a1', 'ELD-5', 'the top die is gone'],
    ['7a1', 'legal', 'carried the top die only'],
    ['7b1', 'legal', 'carried the top die only'],
    ['6a1', 'ELD-5', 'carries 7a1'],
    ['a9', 'ELD-5', 'a corner carries its edge'],
    ['4b2', 'ELD-5', 'deep inside'],
  ])('ELD-5 without the top die %s is %s: %s', (cell, expected) => {
    expect(verdict(game, among(without(FULL, 164)), remove(0, cell))).toBe(expected);
  });

  it('ELD-5 on the plate a die is free when it carries none', () => {
    const state = among(board({ r: 'a1 a2 b1 1a1', k: 'c3 i1' }));
    expect([...game.legalActions(state)].map((action) => (action.type === 'remove' ? action.cell : ''))).toEqual([
      'c3',
      'i1',
      '1a1',
    ]);
    expect(verdict(game, state, remove(0, 'a1'))).toBe('ELD-5');
    expect(verdict(game, state, remove(0, 'd4'))).toBe('ELD-5');
  });

  it('ELD-5 free dice of random games are those that carry nothing, and their colours go to whoever takes them', () => {
    let compared = 0;
    for (const seed of ['one', 'two']) {
      let state = start({}, 4);
      const hands = Array.from({ length: 4 }, () => '');
      for (const action of playout(game, { players: 4, seed }).actions) {
        if (action.type === 'remove') {
          if (compared % 5 === 0) {
            const cells = [...game.legalActions(state)].map((one) => (one.type === 'remove' ? one.cell : ''));
            expect(cells).toEqual(looseNames(state.board));
          }
          hands[action.player] += state.board[at(action.cell)] ?? '';
          compared++;
        }
        state = game.reduce(state, action);
      }
      expect(state.taken).toEqual(hands.map((dice) => LETTERS.map((letter) => counted(dice, letter))));
      expect(game.result(state)?.scores).toEqual(
        hands.map((dice) => [...dice].reduce((sum, die) => sum + ([1, 3, 2, 5, 10]['rgkby'.indexOf(die)] ?? 0), 0)),
      );
    }
    expect(compared).toBe(330);
  });

  it('ELD-6 nobody can skip their turn, and everybody can take a die', () => {
    let state = game.reduce(start(), build(FULL));
    let turns = 0;
    for (; state.toPlay !== null; turns++) {
      const actions = [...game.legalActions(state)];
      expect(actions.length).toBeGreaterThan(0);
      expect(actions.every(({ type }) => type === 'remove')).toBe(true);
      state = game.reduce(state, actions[turns % actions.length] as ElDadoAction);
    }
    expect(turns).toBe(165);
  });
});

describe('end', () => {
  it('ELD-7 the game is over with the last die', () => {
    const two = among(board({ r: 'c4', y: 'i1' }));
    const one = game.reduce(two, remove(0, 'i1'));
    expect([one.toPlay, game.result(one)]).toEqual([1, null]);
    const over = game.reduce(one, remove(1, 'c4'));
    expect([over.toPlay, over.board]).toEqual([null, board({})]);
    expect(verdict(game, over, remove(2, 'c4'))).toBe('GAME_OVER');
  });

  it.each([
    ['most points win, not most dice', [89, 0, 0, 0, 0], [0, 64, 0, 10, 1], [1], [90, 252]],
    ['ties share', [89, 0, 17, 0, 0], [0, 0, 57, 0, 1], [0, 1], [124, 124]],
  ])('ELD-8 %s', (_, first, second, winners, scores) => {
    const last = position(board({ r: 'c4' }), [first, second]);
    expect(game.result(game.reduce(last, remove(0, 'c4')))).toEqual({
      winners,
      scores,
      reason: `The pyramid is gone; ${Math.max(...scores)} points are the most.`,
    });
  });
});

describe('counts', () => {
  /** Sequences of removals, counted with nothing but a pile. */
  function perftByHand(laid: string, depth: number): number {
    const cells = looseCells(laid);
    if (depth === 0 || cells.length === 0) return 1;
    return cells.reduce((sum, cell) => sum + perftByHand(without(laid, cell), depth - 1), 0);
  }

  it.each([
    ['the built pyramid', FULL, 5],
    ['a pyramid without its four upper levels', lowered(20), 2],
    ['a few dice', board({ r: 'a1 a2 b1 1a1', g: 'c3', k: 'i1 h1' }), 5],
    ['three dice, to the end', board({ r: 'a1', g: 'c3', k: 'i1' }), 9],
  ])('perft of %s', (_, laid, depth) => {
    expect(perft(game, among(laid), depth)).toBe(perftByHand(laid, depth));
  });

  it('perft of three dice is 6', () => {
    expect(perftByHand(board({ r: 'a1', g: 'c3', k: 'i1' }), 9)).toBe(6);
  });
});

describe('positions', () => {
  it('positions of games are read as they are', () => {
    readsItsPositions(game, { players: 3 });
    readsItsPositions(game, { players: 2, options: { stock: THREE } });
  });

  const built = game.reduce(start(), build(FULL));
  it.each([
    [
      'floating dice',
      built,
      { board: without(FULL, 100), taken: [[1, 0, 0, 0, 0], NOTHING, NOTHING] },
      /lies on nothing/,
    ],
    ['a missing collection', built, { taken: [NOTHING, NOTHING] }, /expected 3 collections, got 2/],
    ['a collection of three colours', built, { taken: [NOTHING, [0, 0, 0], NOTHING] }, /expected 5 colours/],
    ['dice from nowhere', built, { taken: [[1, 0, 0, 0, 0], NOTHING, NOTHING] }, /expected 165 dice in all, got 166/],
    ['more dice of a colour than there are', built, { taken: [[0, 0, 0, 11, 0], NOTHING, NOTHING] }, /10 blue dice/],
    ['two gold dice', built, { taken: [[0, 0, 0, 0, 1], NOTHING, NOTHING] }, /1 gold dice, not 2/],
    ['no gold die', built, { board: fullBoard() }, /gold die is missing/],
    ['nobody to play', built, { toPlay: null }, /nobody is to play/],
    ['a player who is not there', built, { toPlay: 3 }, /there is no Player 4/],
    ['a pyramid before it is built', start(), { board: FULL }, /dice in all/],
    ['another builder', start(), { toPlay: 1 }, /Player 1 builds/],
    ['dice taken before', start(), { taken: [NOTHING, NOTHING, [1, 0, 0, 0, 0]] }, /expected 0 dice/],
    [
      'a game that is over',
      built,
      { board: board({}), taken: [[90, 74, 0, 0, 1], NOTHING, NOTHING] },
      /in a game that is over/,
    ],
  ])('%s is refused', (_, state, change, message) => {
    expect(() => game.load({ ...state, ...change })).toThrow(message);
  });

  it('the gold die may be anywhere', () => {
    expect(position(without(FULL, 164), [NOTHING, [0, 0, 0, 0, 1], NOTHING]).toPlay).toBe(0);
  });
});

it('random play takes any free die', () => {
  expect(Object.keys(sampled(game, start(), 0))).toEqual(['build']);
  const state = among(board({ r: 'a1 a2 b1 1a1', k: 'c3 i1' }));
  expect(Object.keys(sampled(game, state, 0)).sort()).toEqual(['remove 1a1', 'remove c3', 'remove i1']);
});

describe('words', () => {
  it('says what is built and taken, and what it counts', () => {
    const built = game.reduce(start(), build(FULL));
    expect(game.describe(start(), build(FULL), built)).toBe('Player 1 builds the complete pyramid.');
    const next = game.reduce(built, remove(0, '8a1'));
    expect(game.describe(built, remove(0, '8a1'), next)).toBe('Player 1 takes the gold die of 8a1: 10 points.');
    const last = among(board({ r: 'c4' }), 2);
    expect(game.describe(last, remove(2, 'c4'), game.reduce(last, remove(2, 'c4')))).toBe(
      'Player 3 takes the red die of c4: 1 point. The game is over.',
    );
  });

  it('says why an action is refused', () => {
    const built = game.reduce(start(), build(FULL));
    const why = (state: State, action: ElDadoAction): string | undefined => game.check(state, action)?.message;
    expect(why(start(), remove(0, '8a1'))).toBe('the pyramid has to be built first');
    expect(why(built, build())).toBe('the pyramid has already been built');
    expect(why(built, remove(0, '7a1'))).toBe('the die in 7a1 carries another');
    expect(why(game.reduce(built, remove(0, '8a1')), remove(1, '8a1'))).toBe('no die lies in 8a1');
  });
});
