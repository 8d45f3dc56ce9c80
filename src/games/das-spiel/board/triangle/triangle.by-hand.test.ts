import { describe, expect, it } from 'vitest';
import { at, cells, nameAt, perft, verdict } from '../../../../../test/helpers/das-spiel.js';
import {
  after,
  COLOURS,
  isTriangleByHand,
  jump,
  landed,
  liftedByHand,
  listed,
  move,
  movedByHand,
  type Plain,
  plainOf,
  position,
  rotate,
  start,
  underByHand,
  waysByHand,
} from '../../../../../test/helpers/triangle.js';
import { playout } from '../../../../play/playout.js';
import type { TriangleOptions as Options } from './position.js';
import { triangle as game } from './triangle.js';

describe('TGL-6 lifted over dice', () => {
  const GREEN = 'a1 | a8 a9 | g1 g2 g3';
  const BLACK = 'i1 | h1 h2 | a7 b7 c7';

  it.each([
    ['a pair lengthwise over a die', 'e5 | c2 c3 | a4 a5 a6', 'c4 | a8 a9 | g1 g2 g3', 'c2 c3', 'yx', 'c5 c6'],
    ['a pair lengthwise over a row', 'e5 | d1 d2 | a4 a5 a6', 'a1 | d3 d4 | g1 g2 g3', 'd1 d2', 'yx', 'd5 d6'],
    ['a trio lengthwise over a die', 'e5 | a8 a9 | a2 b2 c2', 'd2 | f4 g3 | b4 b5 b6', 'a2 b2 c2', 'yz', 'e2 f2 g2'],
    ['a trio over two dice, off the plate', 'e5 | e2 d2 | a2 b2 c2', 'a1 | a8 a9 | f1 f2 f3', 'a2 b2 c2', 'yz', ''],
    ['a single over a row', 'c4 | a2 b1 | a4 a5 a6', 'a1 | d3 e2 | g1 g2 g3', 'c4', 'xz', 'f1'],
    ['a single over three dice', 'b1 | a5 a6 | g1 g2 g3', 'a1 | a8 a9 | b2 b3 b4', 'b1', 'yx', 'b5'],
    ['a pair sideways over a row', 'd6 | c4 c5 | a4 a5 a6', 'a1 | d4 d5 | g1 g2 g3', 'c4 c5', 'yz', 'e4 e5'],
    ['a pair sideways over one die', 'd6 | c2 c3 | a4 a5 a6', 'd3 | a8 a9 | g1 g2 g3', 'c2 c3', 'yz', 'e2 e3'],
    ['onto a die', 'd6 | c2 c3 | a4 a5 a6', 'd3 | e2 f2 | g1 g2 g3', 'c2 c3', 'yz', ''],
    ['over nothing', 'd6 | c2 c3 | a4 a5 a6', 'a1 | a8 a9 | g1 g2 g3', 'c2 c3', 'yz', ''],
  ] as const)('TGL-6 [jumps=lifted] %s', (_, red, green, piece, axes, to) => {
    const black = red.startsWith('b1') ? 'i1 | h1 h2 | d6 c7 b8' : BLACK;
    const state = position([red, green, black], {}, { jumps: 'lifted' });
    const row = piece.split(' ').map(at);
    const byHand = liftedByHand(state.board, row, 'xyz'.indexOf(axes.charAt(0)), 'xyz'.indexOf(axes.charAt(1)));
    expect((byHand ?? []).map(nameAt).join(' ')).toBe(to);
    if (to === '') expect(verdict(game, state, jump(0, piece, axes))).toBe('TGL-6');
    else expect(landed(state, jump(0, piece, axes))).toBe(to);
  });

  it('TGL-6 [jumps=lifted] over four dice no row is lifted', () => {
    const four = ['b1 | a5 a6 | g1 g2 g3', 'b5 | a8 a9 | b2 b3 b4', 'i1 | h1 h2 | d6 c7 b8'] as const;
    expect(verdict(game, position(four, {}, { jumps: 'lifted' }), jump(0, 'b1', 'yx'))).toBe('TGL-6');
  });

  it('TGL-6 [jumps=rigid] [jumps=lifted] else it is not, and the movement of TGL-5 finds no place lengthwise', () => {
    const rows = ['e5 | c2 c3 | a4 a5 a6', 'c4 | a8 a9 | g1 g2 g3', BLACK] as const;
    expect(verdict(game, position(rows), jump(0, 'c2 c3', 'yx'))).toBe('TGL-6');
    for (const options of [{}, { jumps: 'lifted' }] as Options[]) {
      expect(verdict(game, position(rows, {}, options), move(0, 'c2 c3', 'yx'))).toBe('TGL-5');
    }
    const lifted = position(rows, {}, { jumps: 'lifted' });
    const after = game.reduce(lifted, jump(0, 'c3 c2', 'yx'));
    expect([cells(after.pieces, '2').includes('c5 c6'), after.toPlay]).toEqual([true, 1]);
    expect(game.describe(lifted, jump(0, 'c3 c2', 'yx'), after)).toBe(
      'Player 1 jumps with a row of two from c2 c3 to c5 c6.',
    );
    expect(verdict(game, lifted, jump(0, GREEN.slice(0, 2), 'yx'))).toBe('TGL-4');
  });

  it('TGL-12 [jumps=rigid] [jumps=lifted] who can only jump over dice has to, where that is allowed', () => {
    const rows = ['1a3 | a2 a3 | a1 b1 c1', '1d1 | a5 a6 | a4 b3 c2', 'c3 | d1 d2 | e1 e2 e3'] as const;
    expect(listed(position(rows))).toEqual(['pass']);
    expect(listed(position(rows, {}, { jumps: 'lifted' }))).toEqual(['a1 b1 c1 over yz']);
  });

  it('TGL-9 TGL-10 [jumps=lifted] what lies on a row, or must give up a blockade, holds here, too', () => {
    const state = position(['1d4 | a2 b1 | a4 a5 a6', 'e4 | d4 d5 | g1 g2 g3', BLACK], {}, { jumps: 'lifted' });
    expect(verdict(game, state, jump(0, 'a4 a5 a6', 'yx'))).toBe('TGL-10');
    const green = game.load({ ...state, toPlay: 1 });
    expect(verdict(game, green, jump(1, 'd4 d5', 'xy'))).toBe('TGL-9');
  });
});

describe('blocking', () => {
  const blocked = position(['1d4 | a2 b1 | a4 a5 a6', 'e4 | d4 d5 | g1 g2 g3', 'i1 | h1 h2 | a7 b7 c7'], { toPlay: 1 });

  it('TGL-9 a row with a die on it cannot move', () => {
    for (const axes of ['xy', 'xz', 'yx', 'yz', 'zx', 'zy'] as const) {
      expect(verdict(game, blocked, move(1, 'd4 d5', axes))).toBe('TGL-9');
      expect(verdict(game, blocked, move(1, 'e4', axes))).toBe('TGL-9');
    }
    expect(verdict(game, blocked, rotate(1, 'd4 d5', 'd4', 'clockwise'))).toBe('TGL-9');
    expect(verdict(game, blocked, move(1, 'g1 g2 g3', 'zy'))).toBe('legal');
  });

  it('TGL-10 the row on top moves next', () => {
    const turn = game.load({ ...blocked, toPlay: 0 });
    expect(verdict(game, turn, move(0, 'a4 a5 a6', 'xz'))).toBe('TGL-10');
    expect(verdict(game, turn, rotate(0, 'a2 b1', 'a2', 'clockwise'))).toBe('TGL-10');
    expect(listed(turn).every((name) => name.startsWith('1d4 '))).toBe(true);
    expect(listed(turn).length).toBeGreaterThan(0);
    // The others are free, of course.
    expect(verdict(game, blocked, move(1, 'g1 g2 g3', 'zy'))).toBe('legal');
  });

  it('TGL-10 unless a die lies on it', () => {
    // Red's raised rows carry the black die in 2c3.
    const state = position(['1d3 | 1c3 1c4 | g1 g2 g3', 'e3 | d3 d4 | a7 b7 c7', '2c3 | a1 a2 | c3 c4 c5']);
    expect(verdict(game, state, move(0, '1c3 1c4', 'xy'))).toBe('TGL-9');
    expect(verdict(game, state, move(0, 'g1 g2 g3', 'zy'))).toBe('legal');
    const black = game.load({ ...state, toPlay: 2 });
    expect(verdict(game, black, move(2, 'a1 a2', 'yz'))).toBe('TGL-10');
  });

  // The red single blocks the green trio and the black pair.
  const HOP = ['1d2 | a1 a2 | a4 a5 a6', 'i1 | a8 a9 | d2 d3 d4', 'h1 | e2 e3 | b7 c6 d5'] as const;
  // The red single on the green trio and the black pair and trio; the red pair on the green pair and trio.
  const TWO = ['1a4 | 1b2 1c2 | c3 d3 e3', 'd1 | a5 b4 | c2 d2 e2', 'a1 | a3 a4 | b1 b2 b3'] as const;
  // The red pair on the green pair and trio: it can turn about either end, and lies on the pair then, too.
  const STUCK = ['d6 | 1b6 1b7 | b7 c6 d5', 'a7 | b8 c7 | b4 b5 b6', 'a9 | e5 f4 | c3 d2 e1'] as const;
  // As before, but with ways of the single off what it blocks, onto other rows, while the pair has none.
  const OTHERS = ['1a3 | 1c1 1c2 | a4 b3 c2', 'b1 | a2 a3 | c1 d1 e1', 'c3 | a5 b4 | d2 e2 f2'] as const;

  it('TGL-10 a blockade lasts one turn: the row goes where it lies on none of the rows on which it lay', () => {
    const state = position(HOP);
    expect(movedByHand(state.board, [at('1d2')], 1, 0)?.map(nameAt)).toEqual(['1d3']);
    expect(verdict(game, state, move(0, '1d2', 'yx'))).toBe('TGL-10');
    expect(listed(state)).toEqual(['1d2 xy', '1d2 xz', '1d2 yz', '1d2 zx', '1d2 zy']);
    for (const action of game.legalActions(state)) {
      const next = game.reduce(state, action);
      for (const [player, row] of [
        [1, 'd2 d3 d4'],
        [2, 'e2 e3'],
      ] as const) {
        const turn = game.load({ ...next, toPlay: player });
        expect(listed(turn).some((name) => name.startsWith(row))).toBe(true);
      }
    }
  });

  it('TGL-10 alone on others, a row may go onto others again, and own dice do not matter', () => {
    // 1d2 lies on the green pair and an own die, 1e1 on the black pair and the same own die.
    const own = position(['1d2 | e2 e3 | a3 b2 c1', 'a1 | d2 d3 | g1 g2 g3', 'i1 | e1 f1 | a7 b7 c7']);
    expect(landed(own, move(0, '1d2', 'xz'))).toBe('1e1');
    expect(listed(own)).toContain('1d2 xz');
    // With a green die there it may not.
    const theirs = position(['1d2 | h1 h2 | a3 b2 c1', 'e2 | d2 d3 | g1 g2 g3', 'i1 | e1 f1 | a7 b7 c7']);
    expect(verdict(game, theirs, move(0, '1d2', 'xz'))).toBe('TGL-10');
  });

  it('TGL-10 [rows=free] [rows=pieces] where rows are free, dice are left for themselves', () => {
    // From d2, d3, e2 over the green die in 1d3 to d4, d5, e4: other dice, of the same colour and, as pieces, of one row.
    const rows = ['1d2 | a1 a2 | g1 g2 g3', '1d3 | e4 d5 | d2 d3 d4', 'i1 | e2 e3 | a7 b7 c7'] as const;
    const over = jump(0, '1d2', 'yx');
    const free = position(rows, {}, { rows: 'free', jumps: 'lifted' });
    expect(landed(free, over)).toBe('1d4');
    expect(verdict(game, position(rows, {}, { jumps: 'lifted' }), over)).toBe('TGL-10');
    for (const state of [free, position(rows, {}, { jumps: 'lifted' }), position(rows, {}, { rows: 'free' })]) {
      expect(listed(state).sort()).toEqual(
        waysByHand(plainOf(state))
          .map(({ name }) => name)
          .sort(),
      );
    }
  });

  it('TGL-8 TGL-10 the first cell of level 1 lies on dice', () => {
    const state = position(['1a1 | h1 h2 | a4 a5 a6', 'i1 | a8 b8 | g1 g2 g3', 'b1 | a1 a2 | a7 b7 c7']);
    expect(verdict(game, state, move(0, 'h1 h2', 'xy'))).toBe('TGL-10');
    expect(listed(state).every((name) => name.startsWith('1a1 '))).toBe(true);
  });

  it.each([
    ['shut in by one die', 'e3 | 1c3 1c4 | c3 c4 c5', '1d3 | d3 d4 | g1 g2 g3', '2c3 | a1 a2 | a7 b7 c7'],
    ['all shut in', 'i1 | g1 h1 | a5 a6 a7', '1h1 | g3 h2 | a8 b7 c6', '1a7 | 1a8 1b7 | a9 b8 c7'],
  ])('TGL-12 [rows=pieces] [rows=free] %s', (_, ...three) => {
    for (const rows of ['pieces', 'free'] as const) {
      for (const toPlay of [0, 1, 2]) {
        const state = position(three as [string, string, string], { toPlay }, { rows });
        const ways = waysByHand(plainOf(state)).map(({ name }) => name);
        expect(listed(state).sort()).toEqual(ways.length === 0 ? ['pass'] : ways.sort());
      }
    }
  });

  it('TGL-10 in random play nobody blocks a row of another twice in a row who has another way', () => {
    let raised = 0;
    for (const seed of ['one', 'two', 'three']) {
      let now = position(HOP, {}, { turnLimit: 60 });
      for (const action of playout(game, { from: now, seed }).actions) {
        const next = game.reduce(now, action);
        if (action.type !== 'pass' && at(action.piece[0] as string) >= 45) {
          const plain = plainOf(now);
          const to = landed(now, action).split(' ').map(at);
          const before = underByHand(plain, action.piece.map(at));
          const still = [...underByHand(plain, to)].filter((row) => before.has(row));
          const others = waysByHand(plain).filter((way) => {
            const from = underByHand(plain, way.row);
            return [...underByHand(plain, way.to)].every((row) => !from.has(row));
          });
          if (others.length > 0) expect(still).toEqual([]);
          raised++;
        }
        now = next;
      }
    }
    expect(raised).toBeGreaterThan(0);
  });

  it('TGL-10 of several rows one gives up what it blocks, and blocks nothing else meanwhile', () => {
    expect(listed(position(TWO))).toEqual(['1a4 yx', '1a4 yz']);
    // The single would leave what it blocks by these as well, but for the black single or for the green one.
    expect(verdict(game, position(TWO), move(0, '1b2 1c2', 'yz'))).toBe('TGL-10');
    expect(verdict(game, position(TWO), rotate(0, '1b2 1c2', '1b2', 'clockwise'))).toBe('TGL-10');
    // Where that can't be, it may block others.
    const names = listed(position(OTHERS));
    expect(names).toEqual(['1a3 yx', '1a3 yz']);
    expect(verdict(game, position(OTHERS), rotate(0, '1c1 1c2', '1c1', 'counterclockwise'))).toBe('TGL-10');
  });

  it('TGL-10 where no way gives it up any will do', () => {
    const state = position(STUCK);
    expect(listed(state)).toEqual(['1b6 1b7 1b6 counterclockwise', '1b6 1b7 1b7 clockwise']);
    const next = game.reduce(state, rotate(0, '1b6 1b7', '1b6', 'counterclockwise'));
    expect(verdict(game, game.load({ ...next, toPlay: 1 }), move(1, 'b8 c7', 'xy'))).toBe('TGL-9');
  });

  it.each([
    [{}, ''],
    [{ rows: 'free' }, '[rows=free]'],
    [{ jumps: 'lifted' }, '[jumps=lifted]'],
    [{ rows: 'free', jumps: 'lifted' }, '[rows=free] [jumps=lifted]'],
    [{ shift: 'sideways' }, '[shift=sideways]'],
    [{ shift: 'lengthwise', jumps: 'lifted' }, '[shift=lengthwise] [jumps=lifted]'],
    [{ shift: 'lengthwise', rows: 'free' }, '[shift=lengthwise] [rows=free]'],
  ] as [Options, string][])(
    'TGL-3 to TGL-10 [rows=pieces] [jumps=rigid] random games list what a literal model allows: %o %s',
    (options) => {
      let compared = 0;
      let raised = 0;
      const firsts = [
        ['1d4 | a2 b1 | a4 a5 a6', 'e4 | d4 d5 | g1 g2 g3', 'i1 | h1 h2 | a7 b7 c7'],
        HOP,
        TWO,
        STUCK,
        OTHERS,
      ] as const;
      for (const rows of firsts) {
        let now = position(rows, {}, options);
        const { actions } = playout(game, { from: now, seed: 'literal', maxActions: options.rows === 'free' ? 3 : 6 });
        for (const action of actions) {
          const expected = waysByHand(plainOf(now));
          const names = expected.length === 0 ? ['pass'] : expected.map(({ name }) => name);
          expect(listed(now).sort()).toEqual(names.sort());
          if (expected.some(({ row }) => (row[0] ?? 0) >= 45)) raised++;
          now = game.reduce(now, action);
          compared++;
        }
      }
      expect(compared).toBeGreaterThan(10);
      expect(raised).toBeGreaterThan(4);
    },
  );
});

describe('counts', () => {
  function perftByHand(plain: Plain, depth: number): number {
    if (depth === 0 || [...COLOURS].some((colour) => isTriangleByHand(plain.letters, colour))) return 1;
    const ways = waysByHand(plain);
    if (ways.length === 0) return perftByHand({ ...plain, player: (plain.player + 1) % 3 }, depth - 1);
    return ways.reduce((sum, way) => sum + perftByHand(after(plain, way), depth - 1), 0);
  }

  it.each([
    ['the start', start(), 2],
    ['the middle', position(['e2 | d3 d4 | c3 c4 c5', 'e4 | c6 d5 | b4 b5 b6', 'a5 | d2 e1 | a7 b7 c7']), 2],
    ['rows on others', position(['1d3 | 1c3 1c4 | g1 g2 g3', 'e3 | d3 d4 | a7 b7 c7', '2c3 | a1 a2 | c3 c4 c5']), 3],
    ['free rows', position(['e2 | d3 d4 | c3 c4 c5'], {}, { rows: 'free' }), 1],
  ])('TGL-5 TGL-7 TGL-10 perft of %s', (_, state, depth) => {
    const expected = perftByHand(plainOf(state), depth);
    expect(expected).toBeGreaterThan(20);
    expect(perft(game, state, depth)).toBe(expected);
  });
});
