import { describe, expect, it } from 'vitest';
import {
  at,
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
import { add, indexOf, isLoose, pileOf, type Spot, spots, units } from '../../../../../test/helpers/pyramid-by-hand.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import { type AsparagusAction, type AsparagusOptions, type AsparagusState, asparagus as game } from './asparagus.js';

type State = DeepReadonly<AsparagusState>;
type AxisName = 'x' | 'y' | 'z';

const LETTERS = [...'rgkby'];
const MOST = [90, 90, 90, 10, 1];
const NOTHING = [0, 0, 0, 0, 0];
const THREE = { r: 55, g: 55, k: 55, b: 0, y: 0 };
const USUAL = { y: 10, b: 5, g: 3, k: 2, r: 1 };

const start = (options: AsparagusOptions = {}, players = 3): State => game.setup({ players, options });
const build = (outcome?: string): AsparagusAction => ({ type: 'build', player: 0, outcome });
const remove = (player: number, cell: string): AsparagusAction => ({ type: 'remove', player, cell });
const pull = (player: number, cell: string, axis: AxisName, count: number): AsparagusAction => ({
  type: 'remove',
  player,
  cell,
  axis,
  count,
});

/** A full pyramid with the gold die at the top. */
const FULL = `${fullBoard().slice(0, 164)}y`;

function position(
  laid: string,
  taken: readonly (readonly number[])[],
  toPlay = 0,
  options: AsparagusOptions = {},
): State {
  return game.load({ ...start(options, taken.length), phase: 'play', board: laid, taken, toPlay });
}

/** A position in which all that is missing is in the hands of the last player. */
const among = (laid: string, toPlay = 0, options: AsparagusOptions = {}): State =>
  position(laid, [NOTHING, NOTHING, missing(laid, 'rgkby', MOST)], toPlay, options);

/** Longest columns by hand: dice are taken off one by one, as long as the next one is loose and alike. */
function columnByHand(laid: string, top: number, axis: number): number[] {
  const taken: number[] = [];
  let left = laid;
  for (let spot = spots[top] as Spot; indexOf(spot) >= 0; spot = add(spot, units[axis] as Spot)) {
    const cell = indexOf(spot);
    if (left[cell] !== laid[top] || !isLoose(pileOf(left), spot)) break;
    taken.push(cell);
    left = without(left, cell);
  }
  return taken;
}

/** All that can be taken, by hand: the cells of each, and how an action says it. */
function allByHand(laid: string, column = 'part'): { readonly said: string; readonly cells: readonly number[] }[] {
  return looseCells(laid).flatMap((top) => [
    { said: nameAt(top), cells: [top] },
    ...[0, 1, 2].flatMap((axis) => {
      const cells = columnByHand(laid, top, axis);
      return cells
        .slice(1)
        .map((_, i) => ({ said: `${nameAt(top)} ${'xyz'[axis]} ${i + 2}`, cells: cells.slice(0, i + 2) }))
        .filter((taking) => column === 'part' || taking.cells.length === cells.length);
    }),
  ]);
}

const said = (action: DeepReadonly<AsparagusAction>): string =>
  action.type === 'build' ? 'build' : [action.cell, action.axis, action.count].filter((part) => part).join(' ');
const listed = (state: State): string[] => [...game.legalActions(state)].map(said);

/** Black but for these dice: the spears of the tests. */
const black = (dice: Record<string, string>, options: AsparagusOptions = {}): State =>
  among(board(dice, spots.map((_, cell) => (cell < 45 ? 'k' : '.')).join('')), 0, {
    stock: { r: 90, g: 90, k: 90, b: 10, y: 1 },
    ...options,
  });

describe('table', () => {
  it('ASP-1 2 to 8 sides play', () => {
    for (const players of [2, 8]) expect(start({}, players).taken).toHaveLength(players);
    for (const players of [1, 9]) expect(() => start({}, players)).toThrow(GameError);
  });

  it('ASP-2 [stock=random] [stock=55 each] the pyramid is complete, with the gold die unless there is none', () => {
    const dealt = (options: AsparagusOptions): string => {
      const [first] = playout(game, { players: 2, options, seed: 'x', maxActions: 1 }).actions;
      return first?.type === 'build' ? (first.outcome ?? '') : '';
    };
    expect([counted(dealt({}), 'y'), counted(dealt({}), '.'), dealt({}).length]).toEqual([1, 0, 165]);
    expect(LETTERS.map((letter) => counted(dealt({ stock: THREE }), letter))).toEqual([55, 55, 55, 0, 0]);
    expect(() => start({ stock: { ...THREE, r: 54 } })).toThrow('165 dice, but the stock only 164');
  });

  it('ASP-2 player 0 builds first, once', () => {
    expect(verdict(game, start(), remove(0, '8a1'))).toBe('ASP-2');
    expect(verdict(game, start(), { type: 'build', player: 1 }, FULL)).toBe('NOT_YOUR_TURN');
    const built = game.reduce(start(), build(FULL));
    expect(built).toMatchObject({ phase: 'play', board: FULL, toPlay: 0 });
    expect(verdict(game, built, { type: 'build', player: 0 }, FULL)).toBe('ASP-2');
    expect(game.safeReduce(start(), build(fullBoard())).ok).toBe(false);
  });

  it.each([
    ['ASP-3 [values=usual]', {}, [1, 3, 2, 5, 10]],
    ['ASP-3 [values=others]', { values: { ...USUAL, r: -4, y: 0 } }, [-4, 3, 2, 5, 0]],
  ])('%s each colour has its value', (_, options, points) => {
    for (const [i, letter] of LETTERS.entries()) {
      const last = among(board({ [letter]: 'c4' }), 0, options);
      expect(game.result(game.reduce(last, remove(0, 'c4')))?.scores?.[0]).toBe(points[i]);
    }
    expect(() => start({ values: { ...USUAL, g: 101 } })).toThrow(GameError);
  });

  it('ASP-4 turns go round from player 0', () => {
    let state = game.reduce(start(), build(FULL));
    for (const [turn, cell] of ['8a1', '7b1', '7a2', '7a1'].entries()) {
      expect(state.toPlay).toBe(turn % 3);
      expect(verdict(game, state, remove((turn + 1) % 3, cell))).toBe('NOT_YOUR_TURN');
      state = game.reduce(state, remove(turn % 3, cell));
    }
    // A column is one turn, too.
    expect(game.reduce(black({ r: '1a1 1a2 1b1 2a1' }), pull(0, '2a1', 'x', 2)).toPlay).toBe(1);
  });
});

describe('taking', () => {
  it('ASP-5 a single free die', () => {
    const state = among(without(FULL, 164));
    expect(verdict(game, state, remove(0, '7a1'))).toBe('legal');
    expect(verdict(game, state, remove(0, '8a1'))).toBe('ASP-5');
    expect(verdict(game, state, remove(0, '6a1'))).toBe('ASP-5');
    expect(verdict(game, state, pull(0, '6a1', 'x', 2))).toBe('ASP-5');
    const next = game.reduce(state, remove(0, '7a1'));
    expect(next.board).toBe(without(state.board, at('7a1')));
    expect(next.taken[0]).toEqual(LETTERS.map((letter) => Number(letter === FULL[161])));
  });

  it('ASP-6 an edge of the pyramid is a column of nine', () => {
    // 8a1 down to a9: along x.
    const edge = 'a9 1a8 2a7 3a6 4a5 5a4 6a3 7a2 8a1';
    const state = among(board({ g: edge, y: 'a1' }, 'k'.repeat(90) + 'r'.repeat(75)), 1);
    expect(listed(state)).toEqual(['8a1', ...[2, 3, 4, 5, 6, 7, 8, 9].map((count) => `8a1 x ${count}`)]);
    expect(verdict(game, state, pull(1, '8a1', 'y', 2))).toBe('ASP-7');
    const after = game.reduce(state, pull(1, '8a1', 'x', 9));
    expect(after.board).toBe(board({ '.': edge }, state.board));
    expect([after.taken[1], after.toPlay]).toEqual([[0, 9, 0, 0, 0], 2]);
  });

  it.each([
    ['8a1 x 2', 'the two upper ones', pull(0, '2a1', 'x', 2), 'legal'],
    ['two along y', 'another axis', pull(0, '2a1', 'y', 2), 'ASP-7'],
    ['all three', 'down to a black one', pull(0, '2a1', 'x', 3), 'ASP-7'],
    ['from below', 'not the uppermost', pull(0, '1a2', 'x', 2), 'ASP-5'],
    ['from an empty cell', 'no die', pull(0, '3a1', 'x', 2), 'ASP-5'],
  ])('ASP-6 a column of one colour: %s (%s)', (_, __, action, expected) => {
    const state = black({ r: '1a2 1b1 2a1', g: '1a1' });
    expect(verdict(game, state, action)).toBe(expected);
  });

  const tripod = { r: '1a1 1a2 1b1 2a1' };
  // Along x four dice come out, down to the plate.
  const tall = { r: 'a4 1a3 2a2 3a1', g: '1a1 1a2 1b1 1b2 1c1 2a1 2b1' };

  it('ASP-6 [column=part] a player who takes a column need not take all of it', () => {
    const state = black(tall);
    expect(listed(state).filter((one) => one.startsWith('3a1'))).toEqual(['3a1', '3a1 x 2', '3a1 x 3', '3a1 x 4']);
    expect(game.reduce(state, pull(0, '3a1', 'x', 2)).board).toBe(board({ '.': '3a1 2a2' }, state.board));
  });

  it('ASP-6 [column=whole] a player who takes a column takes all that comes out, or one die', () => {
    const state = black(tall, { column: 'whole' });
    expect(listed(state).filter((one) => one.startsWith('3a1'))).toEqual(['3a1', '3a1 x 4']);
    for (const count of [2, 3]) expect(verdict(game, state, pull(0, '3a1', 'x', count))).toBe('ASP-6');
    expect(verdict(game, state, pull(0, '3a1', 'x', 5))).toBe('ASP-7');
    expect(verdict(game, state, remove(0, '3a1'))).toBe('legal');
    expect(game.reduce(state, pull(0, '3a1', 'x', 4)).board).toBe(board({ '.': '3a1 2a2 1a3 a4' }, state.board));
    // Where 2a3 lies on 1a3, too, only two come out.
    const shorter = black({ ...tall, b: '1a4 1b3 2a3' }, { column: 'whole' });
    expect(listed(shorter).filter((one) => one.startsWith('3a1'))).toEqual(['3a1', '3a1 x 2']);
  });

  it('ASP-6 a column has an axis and a number', () => {
    const state = black(tripod);
    const half = { type: 'remove', player: 0, cell: '2a1' } as const;
    expect(verdict(game, state, { ...half, axis: 'x' })).toBe('ASP-6');
    expect(verdict(game, state, { ...half, count: 2 })).toBe('ASP-6');
    for (const count of [0, 1, 10]) {
      expect(game.check(state, { ...half, axis: 'x', count })?.code).toBe('INVALID_ACTION');
    }
  });

  it('ASP-7 a die that carries another beside stops the column', () => {
    // 2a1 and 2a2 both rest on 1a2: the column of 2a1 along x ends before it, that of 2a2 too.
    const state = black({ r: '1a1 1a2 1a3 1b1 1b2 2a1 2a2' });
    expect(verdict(game, state, pull(0, '2a1', 'x', 2))).toBe('ASP-7');
    expect(verdict(game, state, pull(0, '2a1', 'y', 2))).toBe('legal');
    expect(verdict(game, state, pull(0, '2a2', 'y', 2))).toBe('ASP-7');
    expect(verdict(game, state, pull(0, '2a2', 'x', 2))).toBe('legal');
    // Once the other one is gone it goes on.
    expect(verdict(game, game.reduce(state, remove(0, '2a2')), pull(1, '2a1', 'x', 2))).toBe('legal');
  });

  it('ASP-6 ASP-7 all columns of random games are those that can be pulled out one by one', () => {
    let compared = 0;
    let columns = 0;
    for (const column of ['part', 'whole'] as const) {
      const options = { stock: THREE, column };
      let state = start(options, 2);
      for (const action of playout(game, { players: 2, options, seed: `${column} columns` }).actions) {
        if (action.type === 'remove') {
          if (compared % 8 === 0) {
            expect(listed(state)).toEqual(allByHand(state.board, column).map((taking) => taking.said));
          }
          const axis = 'xyz'.indexOf(action.axis ?? 'x');
          const cells = columnByHand(state.board, at(action.cell), axis).slice(0, action.count ?? 1);
          const expected = [...state.board].map((die, cell) => (cells.includes(cell) ? '.' : die)).join('');
          state = game.reduce(state, action);
          expect(state.board).toBe(expected);
          compared++;
          if (action.count !== undefined) columns++;
        } else state = game.reduce(state, action);
      }
    }
    expect(compared).toBeGreaterThan(150);
    expect(columns).toBeGreaterThan(40);
  });

  it('ASP-8 nobody can skip their turn, and everybody can take a die', () => {
    let state = game.reduce(start(), build(FULL));
    let turns = 0;
    for (; state.toPlay !== null; turns++) {
      const actions = [...game.legalActions(state)];
      expect(actions.length).toBeGreaterThan(0);
      expect(actions.every(({ type }) => type === 'remove')).toBe(true);
      state = game.reduce(state, actions[(turns * 7) % actions.length] as AsparagusAction);
    }
    expect(turns).toBeGreaterThan(60);
  });
});

describe('end', () => {
  it('ASP-9 the game is over with the last die, also of a column', () => {
    const two = among(board({ r: 'i1', k: 'c4' }));
    const over = play(game, two, [remove(0, 'i1'), remove(1, 'c4')]);
    expect([over.toPlay, over.board]).toEqual([null, board({})]);
    expect(verdict(game, over, remove(2, 'c4'))).toBe('GAME_OVER');
    expect(game.result(game.reduce(two, remove(0, 'i1')))).toBeNull();
  });

  it.each([
    ['most points win, not most dice', [89, 0, 0, 0, 0], [0, 64, 0, 10, 1], [1], [90, 252]],
    ['ties share', [89, 0, 17, 0, 0], [0, 0, 57, 0, 1], [0, 1], [124, 124]],
  ])('ASP-10 %s', (_, first, second, winners, scores) => {
    const last = position(board({ r: 'c4' }), [first, second]);
    expect(game.result(game.reduce(last, remove(0, 'c4')))).toEqual({
      winners,
      scores,
      reason: `The pyramid is gone; ${Math.max(...scores)} points are the most.`,
    });
  });
});

describe('counts', () => {
  /** Sequences of takings, counted with nothing but a pile. */
  function perftByHand(laid: string, column: 'part' | 'whole', depth: number): number {
    const all = depth === 0 ? [] : allByHand(laid, column);
    if (all.length === 0) return 1;
    return all.reduce((sum, { cells }) => {
      const after = [...laid].map((die, cell) => (cells.includes(cell) ? '.' : die)).join('');
      return sum + perftByHand(after, column, depth - 1);
    }, 0);
  }

  it.each([
    ['a built pyramid of long columns', 'part', `${'k'.repeat(85)}${'g'.repeat(79)}y`, 3],
    ['a built pyramid of one colour on another', 'part', `y${'k'.repeat(74)}${'g'.repeat(90)}`, 2],
    ['a built pyramid of one colour on another', 'whole', `y${'k'.repeat(74)}${'g'.repeat(90)}`, 2],
    ['a pyramid without its four upper levels', 'part', lowered(20, 'rrkg'), 1],
    ['a few dice, to the end', 'part', board({ r: 'a1 a2 b1 1a1', g: 'c3' }), 9],
  ] as const)('perft of %s [column=%s]', (_, column, laid, depth) => {
    const expected = perftByHand(laid, column, depth);
    expect(expected).toBeGreaterThan(5);
    expect(perft(game, among(laid, 0, { column }), depth)).toBe(expected);
  });
});

describe('positions', () => {
  it('positions of games are read as they are', () => {
    readsItsPositions(game, { players: 3 });
    readsItsPositions(game, { players: 2, options: { stock: THREE, column: 'whole' } });
  });

  const built = game.reduce(start(), build(FULL));
  it.each([
    ['floating dice', built, { board: without(FULL, 100), taken: [[1, 0, 0, 0, 0], NOTHING, NOTHING] }, /on nothing/],
    ['a missing collection', built, { taken: [NOTHING] }, /expected 3 collections, got 1/],
    ['dice from nowhere', built, { taken: [[1, 0, 0, 0, 0], NOTHING, NOTHING] }, /expected 165 dice in all, got 166/],
    ['no gold die', built, { board: fullBoard() }, /gold die is missing/],
    ['nobody to play', built, { toPlay: null }, /nobody is to play/],
    ['a pyramid before it is built', start(), { board: FULL }, /dice in all/],
  ])('%s is refused', (_, state, change, message) => {
    expect(() => game.load({ ...state, ...change })).toThrow(message);
  });
});

it('positions of rules 1 are read, which knew parts of columns only', () => {
  const state = start();
  const { column, ...options } = state.options;
  expect(column).toBe('part');
  expect(game.load({ ...state, rules: 1, options })).toEqual(state);
});

it('random play takes any free die or column', () => {
  expect(Object.keys(sampled(game, start(), 0))).toEqual(['build']);
  for (const column of ['part', 'whole'] as const) {
    const state = among(board({ r: 'a1 a2 b1 1a1', g: 'c3' }), 0, { column });
    expect(Object.keys(sampled(game, state, 0)).sort()).toEqual(
      listed(state)
        .map((one) => `remove ${one}`)
        .sort(),
    );
  }
});

describe('words', () => {
  it('says what is built and taken, and what it counts', () => {
    const built = game.reduce(start(), build(FULL));
    expect(game.describe(start(), build(FULL), built)).toBe('Player 1 builds the complete pyramid.');
    const next = game.reduce(built, remove(0, '8a1'));
    expect(game.describe(built, remove(0, '8a1'), next)).toBe('Player 1 takes the gold die of 8a1: 10 points.');
    const spears = black({ r: '1a1 1a2 1b1 2a1' });
    const pulled = game.reduce(spears, pull(0, '2a1', 'x', 2));
    expect(game.describe(spears, pull(0, '2a1', 'x', 2), pulled)).toBe(
      'Player 1 takes 2 red dice, 2a1 to 1a2: 2 points.',
    );
    const last = among(board({ r: 'c4' }));
    expect(game.describe(last, remove(0, 'c4'), game.reduce(last, remove(0, 'c4')))).toBe(
      'Player 1 takes the red die of c4: 1 point. The game is over.',
    );
  });

  it('says why an action is refused', () => {
    const why = (state: State, action: AsparagusAction): string | undefined => game.check(state, action)?.message;
    expect(why(start(), remove(0, '8a1'))).toBe('the pyramid has to be built first');
    expect(why(game.reduce(start(), build(FULL)), build())).toBe('the pyramid has already been built');
    const spears = black({ r: '1a1 1a2 1b1 2a1' }, { column: 'whole' });
    expect(why(spears, { type: 'remove', player: 0, cell: '2a1', axis: 'x' })).toBe(
      'to take a column, give both its axis and the number of its dice',
    );
    expect(why(spears, pull(0, '2a1', 'x', 3))).toBe('2 can be taken from 2a1 along x, not 3');
    expect(why(spears, remove(0, '1a2'))).toBe('the die in 1a2 carries another');
    const three = black({ r: '1a1 1a2 1a3 1b1 1b2 2a1 2a2 3a1', g: '2b1 1c1' }, { column: 'whole' });
    expect(why(three, pull(0, '3a1', 'x', 2))).toBe('the whole column is taken from 3a1 along x, 3 dice');
  });
});
