import { describe, expect, it } from 'vitest';
import { at, board as boardOf, cells, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import { nobodyIsStuck, put } from '../../../../../test/helpers/das-spiel-plate.js';
import {
  COLOURS,
  isTriangleByHand,
  jump,
  landed,
  listed,
  type Move,
  move,
  pass,
  position,
  type Rotate,
  rotate,
  START,
  type State,
  start,
  waysOfRow,
} from '../../../../../test/helpers/triangle.js';
import { editionOf } from '../../../../kernel/editions.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import type { TriangleOptions as Options } from './position.js';
import { type TriangleAction as Action, triangle as game } from './triangle.js';
import { trianglePicture } from './triangle.picture.js';

describe('table', () => {
  it('TGL-1 three players, who follow each other', () => {
    expect(game.playerCount).toEqual({ min: 3, max: 3 });
    expect(verdict(game, start(), move(1, 'g1 g2 g3', 'zy'))).toBe('NOT_YOUR_TURN');
    let state = start();
    for (const [player, piece] of ['h1 h2', 'a8 b8', 'a2 b1'].entries()) {
      expect([state.toPlay, state.turns]).toEqual([player, player]);
      const action = [...game.legalActions(state)].find((one) => one.type === 'move' && one.piece.join(' ') !== piece);
      state = game.reduce(state, action as Action);
    }
    expect([state.toPlay, state.turns]).toEqual([0, 3]);
  });

  it('TGL-2 in each corner a single, a pair and a trio of three colours', () => {
    const { board, pieces } = start();
    expect([...COLOURS].map((colour) => cells(board, colour))).toEqual([
      'a3 a9 b2 c1 h1 h2',
      'a1 a8 b8 g1 g2 g3',
      'a2 a7 b1 b7 c7 i1',
    ]);
    expect(cells(pieces, '1')).toBe('a1 a9 i1');
    expect(cells(pieces, '2')).toBe('a2 a8 b1 b8 h1 h2');
    expect(cells(pieces, '3')).toBe('a3 a7 b2 b7 c1 c7 g1 g2 g3');
    expect(position([START[0]])).toEqual(start());
  });

  describe('TGL-3', () => {
    const rows = ['e4 | c3 c4 | c5 d4 e3', undefined, undefined] as const;

    it('TGL-3 [rows=pieces] a piece moves whole, and nothing else moves as one', () => {
      const state = position([rows[0]]);
      expect(verdict(game, state, move(0, 'c3 c4', 'zy'))).toBe('legal');
      for (const piece of ['c3', 'c4', 'c5', 'c4 c5', 'c3 c4 c5', 'e3 e4', 'd4 e3', 'c5 e3']) {
        expect([piece, verdict(game, state, move(0, piece, 'zy'))]).toEqual([piece, 'TGL-3']);
      }
      const next = game.reduce(state, move(0, 'c4 c3', 'zy'));
      expect(cells(next.pieces, '2').split(' ')).toEqual(expect.arrayContaining(['b3', 'b4']));
    });

    it('TGL-3 [rows=free] any dice side by side do', () => {
      const state = position([rows[0]], {}, { rows: 'free' });
      for (const piece of ['c3', 'c4 c5', 'c3 c4', 'c3 c4 c5', 'e3 e4', 'c5 d4 e3']) {
        const names = listed(state).filter((name) => name.startsWith(`${piece} `));
        expect([piece, names.length > 0]).toEqual([piece, true]);
      }
      for (const piece of ['c3 c5', 'c3 e3', 'c4 c5 d4', 'c5 e3']) {
        expect([piece, verdict(game, state, move(0, piece, 'zy'))]).toEqual([piece, 'TGL-3']);
      }
    });
  });
});

describe('moving', () => {
  const open = position(['e2 | g1 g2 | c3 c4 c5', 'a1 | a8 b8 | f1 f2 f3']);

  it('TGL-4 [mustMove=true] a player who can move must', () => {
    expect(start()).toEqual(start({ mustMove: true }));
    for (const state of [start(), open, game.reduce(open, move(0, 'c3 c4 c5', 'zx'))]) {
      expect(verdict(game, state, pass(state.toPlay ?? 0))).toBe('TGL-12');
      expect(listed(state)).not.toContain('pass');
    }
  });

  it('TGL-4 [mustMove=false] a player can leave all rows where they are, which is a turn', () => {
    const free = start({ mustMove: false });
    expect(listed(free).sort()).toEqual([...listed(start()), 'pass'].sort());
    const next = game.reduce(free, pass(0));
    expect(next).toEqual({ ...free, toPlay: 1, turns: 1, events: next.events });
    expect(game.describe(free, pass(0), next)).toBe('Player 1 moves no row.');
    expect(trianglePicture(free).summary).toContain('Player 1 may move or turn a row.');
    const limit = play(game, start({ mustMove: false, turnLimit: 3 }), [0, 1, 2].map(pass));
    expect(game.result(limit)?.winners).toEqual([0, 1, 2]);
  });

  it('TGL-4 TGL-10 [mustMove=false] but a blockade is given up, unless the row can not move', () => {
    const rows = ['1d2 | h1 h2 | a3 b2 c1', 'e2 | d2 d3 | g1 g2 g3'] as const;
    const state = position(rows, {}, { mustMove: false });
    expect(verdict(game, state, pass(0))).toBe('TGL-10');
    expect(game.check(state, pass(0))?.message).toBe('a blockade lasts one turn');
    expect(listed(state).every((name) => name.startsWith('1d2 '))).toBe(true);
    expect(trianglePicture(state).summary).toContain('Player 1 moves a row that lies on others.');
    // Who is blocked may wait for the others.
    expect(verdict(game, game.load({ ...state, toPlay: 1 }), pass(1))).toBe('legal');
  });

  it.each([0, 1, 2])('TGL-4 TGL-10 [mustMove=false] whoever keeps the blockade: seat %i', (seat) => {
    const rows = ['1d2 | h1 h2 | a3 b2 c1', 'e2 | d2 d3 | g1 g2 g3', START[2]] as const;
    const rowsOf = (player: number): string => rows[(player + 3 - seat) % 3] ?? '';
    const state = position([rowsOf(0), rowsOf(1), rowsOf(2)], { toPlay: seat }, { mustMove: false });
    expect(verdict(game, state, pass(seat))).toBe('TGL-10');
    const next = (seat + 1) % 3;
    expect(verdict(game, game.load({ ...state, toPlay: next }), pass(next))).toBe('legal');
  });

  it('TGL-4 [mustMove=false] games end, and every player wins some', () => {
    const wins = [0, 0, 0];
    for (let i = 0; i < 15; i++) {
      const { actions, result } = playout(game, { players: 3, seed: `sit ${i}`, options: { mustMove: false } });
      expect(actions.some(({ type }) => type === 'pass')).toBe(true);
      for (const player of result?.winners ?? []) wins[player] = (wins[player] ?? 0) + 1;
    }
    expect(wins.every((count) => count > 0)).toBe(true);
    expect(wins.reduce((sum, count) => sum + count, 0)).toBe(15);
  });

  it('TGL-4 positions of rules 2 are read, in which everybody moved', () => {
    const { mustMove, ...options } = start().options;
    expect(mustMove).toBe(true);
    expect(game.load({ ...start(), rules: 2, options })).toEqual(start());
  });

  it('TGL-4 only own dice, one row a turn', () => {
    expect(verdict(game, open, move(0, 'a8 b8', 'xy'))).toBe('TGL-4');
    expect(verdict(game, open, move(0, 'b1', 'xy'))).toBe('TGL-4');
    expect(verdict(game, open, move(0, 'c3 c4 d4', 'xy'))).toBe('TGL-4');
    expect(game.reduce(open, move(0, 'e2', 'xy'))).toMatchObject({ toPlay: 1, turns: 1 });
    expect(verdict(game, open, pass(0))).toBe('TGL-12');
  });

  it.each([
    ['sideways', 'yz', 'd3 d4 d5'],
    ['sideways', 'xz', 'd2 d3 d4'],
    ['sideways', 'zy', 'b3 b4 b5'],
    ['sideways', 'zx', 'b4 b5 b6'],
    ['lengthwise', 'xy', 'c2 c3 c4'],
    ['lengthwise', 'yx', 'c4 c5 c6'],
  ] as [string, Move['axes'], string][])('TGL-5 a row moves %s by %s', (_, axes, to) => {
    expect(landed(open, move(0, 'c3 c4 c5', axes))).toBe(to);
    // In whatever order its dice are named.
    expect(landed(open, move(0, 'c5 c3 c4', axes))).toBe(to);
  });

  it('TGL-5 not over the edge of the plate', () => {
    for (const axes of ['zx', 'zy'] as const) {
      expect(verdict(game, position(['a5 | g1 g2 | c3 c4 c5', 'a1 | a8 b8 | f1 f2 f3']), move(0, 'a5', axes))).toBe(
        'TGL-5',
      );
    }
  });

  it('TGL-6 over a die, and over a row', () => {
    const over = position(['c4 | a2 b1 | a4 a5 a6', 'c5 | d3 d4 | g1 g2 g3', 'i1 | h1 h2 | a7 b7 c7']);
    expect(landed(over, move(0, 'c4', 'yx'))).toBe('c6');
    const rows = position(['i1 | c4 c5 | a4 a5 a6', 'a1 | d4 d5 | g1 g2 g3', 'a9 | h1 h2 | a7 b7 c7']);
    expect(landed(rows, move(0, 'c4 c5', 'yz'))).toBe('e4 e5');
    // Lengthwise over two dice there is no place for the landing.
    const long = position(['i1 | c2 c3 | a4 a5 a6', 'a1 | c4 c5 | g1 g2 g3', 'a9 | h1 h2 | a7 b7 c7']);
    expect(verdict(game, long, move(0, 'c2 c3', 'yx'))).toBe('TGL-5');
  });

  it('TGL-6 not where there is no space beyond', () => {
    // d4 stands in the way and e4 behind it: on d4, d5 would be missing as a support.
    const tight = position(['c4 | a2 b1 | a4 a5 a6', 'e4 | d3 d4 | g1 g2 g3', 'i1 | h1 h2 | a7 b7 c7']);
    expect(verdict(game, tight, move(0, 'c4', 'yz'))).toBe('TGL-5');
  });

  describe('TGL-7', () => {
    it.each([
      ['c3', 'clockwise', 'a5 b4 c3'],
      ['c3', 'counterclockwise', 'c3 d3 e3'],
      ['c5', 'clockwise', 'c5 d4 e3'],
      ['c5', 'counterclockwise', 'a5 b5 c5'],
    ] as [string, Rotate['direction'], string][])('TGL-7 about %s, %s', (pivot, direction, to) => {
      expect(
        landed(open, rotate(0, 'c3 c4 c5', pivot, direction))
          .split(' ')
          .sort()
          .join(' '),
      ).toBe(to);
    });

    it('TGL-7 six turns bring a row back to where it was', () => {
      let ends = ['d3', 'd4'];
      const seen: string[] = [];
      for (let turn = 0; turn < 6; turn++) {
        const state = position([`i1 | ${ends.join(' ')} | a3 b2 c1`, 'a1 | a8 b8 | g1 g2 g3', 'a9 | h1 h2 | a7 b7 c7']);
        ends = landed(state, rotate(0, ends.join(' '), 'd3', 'clockwise')).split(' ');
        seen.push(ends.find((name) => name !== 'd3') ?? '');
      }
      // Clockwise as A, B, C follow each other.
      expect(seen).toEqual(['c4', 'c3', 'd2', 'e2', 'e3', 'd4']);
    });

    it('TGL-7 not about the middle, not onto dice, not a single; what lies between does not matter', () => {
      expect(verdict(game, open, rotate(0, 'c3 c4 c5', 'c4', 'clockwise'))).toBe('TGL-7');
      expect(verdict(game, open, rotate(0, 'c3 c4 c5', 'd4', 'clockwise'))).toBe('TGL-7');
      expect(() => game.reduce(open, rotate(0, 'e2', 'e2', 'clockwise'))).toThrow(
        /expected 2 to 3 values, got an array of 1/,
      );
      const close = position(['e2 | g1 g2 | c3 c4 c5', 'b4 | a8 b8 | f1 f2 f3'], {});
      // The die in b4 lies between the row and where it goes to.
      const way = waysOfRow(close.board, ['c3', 'c4', 'c5'].map(at)).map(({ name }) => name);
      for (const pivot of ['c3', 'c5']) {
        for (const direction of ['clockwise', 'counterclockwise'] as const) {
          const expected = way.includes(`c3 c4 c5 ${pivot} ${direction}`) ? 'legal' : 'TGL-7';
          expect(verdict(game, close, rotate(0, 'c3 c4 c5', pivot, direction))).toBe(expected);
        }
      }
    });
  });

  it('TGL-8 a row comes to lie on dice, and down again', () => {
    const state = position(['c4 | a2 b1 | a4 a5 a6', 'e4 | d4 d5 | g1 g2 g3', 'i1 | h1 h2 | a7 b7 c7']);
    expect(landed(state, move(0, 'c4', 'yz'))).toBe('1d4');
    const up = game.reduce(state, move(0, 'c4', 'yz'));
    expect(cells(up.pieces, '1')).toContain('1d4');
    const later = play(game, up, [move(1, 'g1 g2 g3', 'zy'), move(2, 'i1', 'zy')]);
    expect(landed(later, move(0, '1d4', 'zy'))).toBe('c4');
  });
});

describe('end', () => {
  it.each([
    ['as the plate lies', 'e2 | d3 d4 | c3 c4 c5', move(0, 'e2', 'yx')],
    ['the other way up', 'a4 | b4 b5 | c3 c4 c5', move(0, 'a4', 'yx')],
  ])('TGL-11 a triangle wins, %s', (_, red, action) => {
    const state = position([red]);
    const won = game.reduce(state, action);
    expect(game.result(won)).toEqual({
      winners: [0],
      scores: null,
      reason: 'The dice of Player 1 are a triangle.',
    });
    expect(isTriangleByHand(won.board, 'r')).toBe(true);
    expect(verdict(game, won, pass(1))).toBe('GAME_OVER');
    expect(game.describe(state, action, won)).toMatch(/ That is a triangle\.$/);
    expect(game.load(JSON.parse(JSON.stringify(won)) as State)).toEqual(won);
  });

  it('TGL-11 six dice in another shape, or upon others, are none', () => {
    const near = position(['e2 | d3 d4 | c3 c4 c5']);
    expect(game.result(game.reduce(near, move(0, 'e2', 'xz')))).toBeNull();
    const hill = position(['1a8 | 1a7 1b7 | 1a6 1b6 1c6', 'a9 | a8 b8 | a6 b6 c6', 'd6 | a1 a2 | a7 b7 c7']);
    expect([hill.toPlay, game.result(hill)]).toEqual([0, null]);
  });

  it('TGL-11 dice of others that lie on it do not matter', () => {
    const under = position(['e2 | d3 d4 | c3 c4 c5', '1c3 | a8 b8 | g1 g2 g3']);
    expect([under.toPlay, verdict(game, under, move(0, 'c3 c4 c5', 'xy'))]).toEqual([0, 'TGL-9']);
    const won = game.reduce(under, move(0, 'e2', 'yx'));
    expect([won.toPlay, game.result(won)?.winners]).toEqual([null, [0]]);
    expect(game.load(JSON.parse(JSON.stringify(won)) as State)).toEqual(won);
  });

  it('TGL-11 random games end with a triangle of the winner', () => {
    let games = 0;
    for (const seed of ['a', 'b', 'c']) {
      const { state, result } = playout(game, { players: 3, seed });
      const [player = -1] = result?.winners ?? [];
      expect(isTriangleByHand(state.board, COLOURS[player] ?? '')).toBe(true);
      games++;
    }
    expect(games).toBe(3);
  });

  // One black die lies on the ends of all three red rows.
  const shut = position(['e3 | 1c3 1c4 | c3 c4 c5', '1d3 | d3 d4 | g1 g2 g3', '2c3 | a1 a2 | a7 b7 c7']);

  it('TGL-12 who cannot move passes', () => {
    expect(listed(shut)).toEqual(['pass']);
    const next = game.reduce(shut, pass(0));
    expect([next.toPlay, next.turns, next.board]).toEqual([1, 1, shut.board]);
    expect(game.describe(shut, pass(0), next)).toBe('Player 1 cannot move and passes.');
  });

  it('TGL-12 when nobody can move it is a draw', () => {
    const stuck = position(['i1 | g1 h1 | a5 a6 a7', '1h1 | g3 h2 | a8 b7 c6', '1a7 | 1a8 1b7 | a9 b8 c7']);
    for (const toPlay of [0, 1, 2]) expect(listed(game.load({ ...stuck, toPlay }))).toEqual(['pass']);
    const over = game.reduce(stuck, pass(0));
    expect([over.toPlay, over.turns]).toEqual([null, 1]);
    expect(game.result(over)).toEqual({ winners: [0, 1, 2], scores: null, reason: 'Nobody can move: a draw.' });
    expect(game.describe(stuck, pass(0), over)).toBe('Player 1 cannot move and passes; nobody can move.');
    expect(game.load(JSON.parse(JSON.stringify(over)) as State)).toEqual(over);
  });

  it('TGL-12 random and greedy players can go on', () => {
    // Greedy for long rows, which get into each other's way.
    const size = (_: State, action: DeepReadonly<Action>): number => (action.type === 'pass' ? 0 : action.piece.length);
    nobodyIsStuck(game, { players: 3, options: { turnLimit: 500 } }, size, { random: 0, greedy: 200 });
    nobodyIsStuck(game, { players: 3 }, size, { random: 1000, greedy: 0 });
  });

  it('TGL-13 [turnLimit=2] [turnLimit=null] then it is a draw', () => {
    const two = (options: Options): State => {
      let state = start(options);
      for (const player of [0, 1]) {
        const [action] = [...game.legalActions(state)];
        expect(action?.player).toBe(player);
        state = game.reduce(state, action as Action);
      }
      return state;
    };
    expect(game.result(two({ turnLimit: 2 }))).toEqual({
      winners: [0, 1, 2],
      scores: null,
      reason: 'The turn limit is reached: a draw.',
    });
    expect(game.result(two({}))).toBeNull();
  });
});

describe('positions', () => {
  const { board, pieces } = start();
  it.each([
    ['a floating die', { board: boardOf({ r: '1c4' }, put(board, at('a9'), '.')) }, /lies on nothing/],
    ['a die too few', { board: put(board, at('a9'), '.') }, /expected 6 dice of Player 1, got 5/],
    ['a die without a piece', { pieces: put(pieces, at('a9'), '.') }, /a9 has a die without a piece/],
    ['a piece without a die', { pieces: put(pieces, at('c4'), '1') }, /c4 has a die without a piece, or/],
    ['a piece of two that is none', { pieces: boardOf({ 1: 'h1', 2: 'a9' }, pieces) }, /piece 2 of Player 1 is no row/],
    ['a pair called the single', { pieces: boardOf({ 1: 'h1 h2', 2: 'a9' }, pieces) }, /piece 1 of Player 1 is no row/],
    ['nobody to play', { toPlay: null }, /nobody is to play/],
    [
      'pieces where rows are free',
      { options: { rows: 'free', jumps: 'rigid', mustMove: true, turnLimit: null } },
      /no pieces where rows are free/,
    ],
  ])('%s is refused', (_, change, message) => {
    expect(() => game.load({ ...start(), ...change })).toThrow(message);
  });

  it('states of rules 1 are those of rows that are not lifted', () => {
    const { jumps: _, ...options } = start().options;
    expect(game.load({ ...start(), options, rules: 1 })).toEqual(start());
  });

  it('TGL-11 a player on turn beside a triangle is refused', () => {
    expect(() => position(['e3 | d3 d4 | c3 c4 c5'])).toThrow(/a game that is over/);
  });
});

describe('actions', () => {
  const open = position(['e2 | g1 g2 | c3 c4 c5', 'a1 | a8 b8 | f1 f2 f3']);
  const blocked = position(['1d4 | a2 b1 | a4 a5 a6', 'e4 | d4 d5 | g1 g2 g3', 'i1 | h1 h2 | a7 b7 c7'], { toPlay: 1 });
  const red = game.load({ ...blocked, toPlay: 0 });
  const lifted = position(['e2 | g1 g2 | c3 c4 c5', 'a1 | a8 b8 | f1 f2 f3'], {}, { jumps: 'lifted' });
  const hop = position(['1d2 | a1 a2 | a4 a5 a6', 'i1 | a8 a9 | d2 d3 d4', 'h1 | e2 e3 | b7 c6 d5']);

  it.each([
    [open, move(0, 'a1', 'xy'), 'TGL-4', 'none of your dice lies in a1'],
    [open, move(0, 'c3 c4', 'xy'), 'TGL-3', 'the dice are not a row that moves as one'],
    [blocked, move(1, 'd4 d5', 'xy'), 'TGL-9', 'a die lies on the row'],
    [red, move(0, 'a2 b1', 'xy'), 'TGL-10', 'a row that lies on dice moves first'],
    [hop, move(0, '1d2', 'yx'), 'TGL-10', 'a blockade lasts one turn, and the row has a way to give it up'],
    [open, move(0, 'g1 g2', 'xz'), 'TGL-5', 'the row has no way there'],
    [open, jump(0, 'c3 c4 c5', 'xz'), 'TGL-6', 'rows are not lifted over dice'],
    [lifted, jump(0, 'c3 c4 c5', 'xz'), 'TGL-6', 'the row finds no place just beyond dice right before it'],
    [open, rotate(0, 'c3 c4 c5', 'c4', 'clockwise'), 'TGL-7', 'c4 is no end of the row'],
    [open, rotate(0, 'g1 g2', 'g1', 'clockwise'), 'TGL-7', 'the row finds no place when it is turned'],
    [open, pass(0), 'TGL-12', 'a row can be moved'],
  ] as [State, Action, string, string][])('refused: %#', (state, action, clause, message) => {
    expect(game.check(state, action)).toMatchObject({ clause, message: expect.stringContaining(message) });
  });

  it('name the dice of a row in any order, and are listed in one', () => {
    const piece = ['c5', 'c3', 'c4'];
    const row = ['c3', 'c4', 'c5'];
    for (const action of [
      { type: 'move', player: 0, piece, axes: 'xz' },
      { type: 'jump', player: 0, piece, axes: 'xz' },
      { type: 'rotate', player: 0, piece, pivot: 'c3', direction: 'clockwise' },
    ] as const) {
      expect(game.canonical(action)).toEqual({ ...action, piece: row });
    }
  });

  it('TGL-2 [rows=free] dice belong to no pieces', () => {
    const free = start({ rows: 'free' });
    expect([free.board, free.pieces]).toEqual([start().board, '.'.repeat(165)]);
    expect(game.load(JSON.parse(JSON.stringify(free)) as State)).toEqual(free);
  });

  it('TGL-6 [jumps=lifted] random players jump now and then, by default never', () => {
    const jumps = (options: Options): number => {
      const { actions } = playout(game, { players: 3, options: { ...options, turnLimit: 60 }, seed: 'jumps' });
      return actions.filter(({ type }) => type === 'jump').length;
    };
    expect([jumps({ jumps: 'lifted' }) > 0, jumps({})]).toEqual([true, 0]);
  });
});

describe('words', () => {
  const said = (state: State, action: Action): string => game.describe(state, action, game.reduce(state, action));

  it('says which row goes where', () => {
    const open = position(['e2 | g1 g2 | c3 c4 c5', 'a1 | a8 b8 | f1 f2 f3']);
    expect(said(open, move(0, 'c5 c4 c3', 'xy'))).toBe('Player 1 moves a row of three from c3 c4 c5 to c2 c3 c4.');
    expect(said(open, rotate(0, 'c3 c4 c5', 'c3', 'clockwise'))).toMatch(
      /^Player 1 turns a row of three from c3 c4 c5 to /,
    );
    const up = position(['c4 | a2 b1 | a4 a5 a6', 'e4 | d4 d5 | g1 g2 g3', 'i1 | h1 h2 | a7 b7 c7']);
    expect(said(up, move(0, 'c4', 'yz'))).toBe('Player 1 moves a die from c4 to 1d4, on top of others.');
  });

  it('draws the rows', () => {
    const names = ['Ada', 'Ben', 'Cleo'];
    expect(trianglePicture(start()).title).toBe('Triangle');
    expect(trianglePicture(start(), { names }).summary).toBe(
      'Ada moves or turns a row. Rows: 1, 2, 3; 1, 2, 3; 1, 2, 3. Where they lie: a9, h1 h2, a3 b2 c1; a1, a8 b8, g1 g2 g3; i1, a2 b1, a7 b7 c7.',
    );
    expect(trianglePicture(start({ rows: 'free' })).summary).toContain('Where they lie: a3 a9 b2 c1 h1 h2, a1 a8 b8');
    const up = position(['1d4 | a2 b1 | a4 a5 a6', 'e4 | d4 d5 | g1 g2 g3', 'i1 | h1 h2 | a7 b7 c7']);
    expect(trianglePicture(up).summary).toContain('Player 1 moves a row that lies on others.');
    const part = trianglePicture(up).parts.find(({ kind }) => kind === 'board');
    expect(part?.kind === 'board' && part.cells.find(({ name }) => name === 'a2')?.text).toBe('2');
  });
});

describe('TGL-5 [shift=any] [shift=sideways] [shift=lengthwise]', () => {
  const shifts = ['any', 'sideways', 'lengthwise'] as const;
  const rows = ['e2 | g1 g2 | c3 c4 c5', 'a1 | a8 b8 | f1 f2 f3', 'i1 | a2 b1 | a7 b7 c7'] as const;

  it.each([
    ['TGL-5 a trio across its line', 'c3 c4 c5', 'xz', ['legal', 'legal', 'TGL-5']],
    ['TGL-5 a trio along its line', 'c3 c4 c5', 'xy', ['legal', 'TGL-5', 'legal']],
    ['TGL-5 a single', 'e2', 'yz', ['legal', 'legal', 'legal']],
    ['TGL-5 a single, the other way', 'e2', 'xy', ['legal', 'legal', 'legal']],
  ] as const)('%s', (_, piece, axes, expected) => {
    expect(shifts.map((shift) => verdict(game, position(rows, {}, { shift }), move(0, piece, axes)))).toEqual(expected);
  });

  it('TGL-5 how a row comes over dice, onto them and down again is as ever', () => {
    // The red pair comes onto the green one from beside it; the single over a row.
    const state = (shift: 'sideways' | 'lengthwise') =>
      position(['e2 | c3 c4 | a4 a5 a6', 'a1 | a8 b8 | d2 d3 d4'], {}, { shift });
    const [across, along] = (['sideways', 'lengthwise'] as const).map((shift) => listed(state(shift)));
    const both = listed(position(['e2 | c3 c4 | a4 a5 a6', 'a1 | a8 b8 | d2 d3 d4']));
    expect([...new Set([...(across ?? []), ...(along ?? [])])].sort()).toEqual(both.sort());
    const raises = (names: string[] = []) => names.filter((name) => /^c3 c4 [xyz]{2}$/.test(name)).sort();
    expect(raises(across)).not.toEqual(raises(along));
  });

  it('TGL-5 positions of rules 3 are read, in which rows went any way', () => {
    const { shift: _, ...options } = start().options;
    expect(game.load({ ...start(), rules: 3, options })).toEqual(start());
  });
});

describe('editions', () => {
  it('TGL-5 English: a row goes across the right angle in front of it; French: where one of its ends points', () => {
    const rows = ['e2 | g1 g2 | c3 c4 c5', 'a1 | a8 b8 | f1 f2 f3'] as const;
    const judged = ['english', 'french'].map((name) =>
      (['xz', 'xy'] as const).map((axes) =>
        verdict(game, position(rows, {}, editionOf(game, name)), move(0, 'c3 c4 c5', axes)),
      ),
    );
    expect(judged).toEqual([
      ['legal', 'TGL-5'],
      ['TGL-5', 'legal'],
    ]);
  });

  it('TGL-7 TGL-8 TGL-10 in both a row turns by 60°, and may block others for a turn', () => {
    for (const name of ['english', 'french']) {
      const options = editionOf(game, name);
      const rows = ['e2 | g1 g2 | c3 c4 c5', 'a1 | a8 b8 | f1 f2 f3'] as const;
      expect(verdict(game, position(rows, {}, options), rotate(0, 'c3 c4 c5', 'c3', 'clockwise'))).toBe('legal');
      const blocking = position(['1d2 | h1 h2 | a3 b2 c1', 'e2 | d2 d3 | g1 g2 g3'], {}, options);
      expect(listed(blocking).every((way) => way.startsWith('1d2 '))).toBe(true);
    }
  });
});
