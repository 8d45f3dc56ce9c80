import { describe, expect, it } from 'vitest';
import { at, cells, nameAt, perft, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import { linesByHand, movesByHand, nobodyIsStuck, plate, put } from '../../../../../test/helpers/das-spiel-plate.js';
import { editionOf } from '../../../../kernel/editions.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import type { SandwichOptions as Options, SandwichState } from './position.js';
import { type SandwichAction as Action, sandwich as game } from './sandwich.js';
import { sandwichPicture } from './sandwich.picture.js';

type State = DeepReadonly<SandwichState>;

const COLOURS = ['r', 'g', 'k'];
const start = (players = 2, options: Options = {}): State => game.setup({ players, options });
const place = (player: number, cell: string): Action => ({ type: 'place', player, cell });
const move = (player: number, path: string): Action => {
  const [from = '', to = ''] = path.split('-');
  return { type: 'move', player, from, to };
};
const done = (player: number): Action => ({ type: 'done', player });
const pass = (player: number): Action => ({ type: 'pass', player });

/** A position in which all dice are placed; Player 1 to move, of as many players as there are colours. */
function position(dice: Record<string, string>, change: Partial<State> = {}, options: Options = {}): State {
  const players = dice.k === undefined ? 2 : 3;
  const base = { ...start(players, options), phase: 'move', supply: Array.from({ length: players }, () => 0) } as const;
  return game.load({ ...base, board: plate(dice), ...change });
}

/** All placements by turns. */
const placements = (dice: readonly string[], from = 0): Action[] => {
  const lists = dice.map((names) => names.split(' '));
  const turns = Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, i) => i);
  return turns.flatMap((turn) => lists.flatMap((list, i) => (list[turn] ? [place(from + i, list[turn])] : [])));
};

/** What lies between two dice of one other colour, in any of the six directions. */
const caughtByHand = (letters: string): number[] =>
  [...letters].flatMap((die, cell) => {
    const lines = linesByHand[cell] ?? [];
    const caught = lines.some(([one]) =>
      lines.some(
        ([other]) =>
          one >= 0 &&
          other >= 0 &&
          linesByHand[one]?.some(([next, behind]) => next === cell && behind === other) &&
          letters[one] === letters[other] &&
          letters[one] !== '.' &&
          letters[one] !== die,
      ),
    );
    return die !== '.' && caught ? [cell] : [];
  });
const settledByHand = (letters: string): string =>
  caughtByHand(letters).reduce((left, cell) => put(left, cell, '.'), letters);

describe('table', () => {
  it('SAN-1 two or three sides play, red, green and black', () => {
    expect(game.playerCount).toEqual({ min: 2, max: 3 });
    const { board } = play(game, start(3), [place(0, 'a1'), place(1, 'b1'), place(2, 'c1')]);
    expect([cells(board, 'r'), cells(board, 'g'), cells(board, 'k')]).toEqual(['a1', 'b1', 'c1']);
  });

  it('SAN-2 six dice each for two, five for three', () => {
    expect(start(2).supply).toEqual([6, 6]);
    expect(start(3).supply).toEqual([5, 5, 5]);
  });

  it('SAN-3 player 0 begins, then they take turns', () => {
    expect(verdict(game, start(), place(1, 'a1'))).toBe('NOT_YOUR_TURN');
    const state = play(game, start(3), [place(0, 'a1'), place(1, 'c1'), place(2, 'e1')]);
    expect([state.toPlay, state.turns]).toEqual([0, 3]);
    const moved = game.reduce(position({ r: 'a1 a2 a3', g: 'e1 e2 e3' }), move(0, 'a3-a4'));
    expect([moved.toPlay, moved.turns]).toEqual([1, 1]);
  });
});

describe('placing', () => {
  it('SAN-4 a turn places one die in any empty funnel', () => {
    expect([...game.legalActions(start())]).toHaveLength(45);
    const state = game.reduce(start(), place(0, 'c4'));
    expect([...game.legalActions(state)]).toHaveLength(44);
    expect(verdict(game, state, place(1, 'c4'))).toBe('SAN-4');
    expect([state.supply, state.toPlay]).toEqual([[5, 6], 1]);
    for (const action of [move(1, 'c4-c5'), done(1), pass(1)]) expect(verdict(game, state, action)).toBe('SAN-4');
  });

  it('SAN-4 who lost a die places all the others', () => {
    const state = play(game, start(), [place(0, 'c4'), place(1, 'c5'), place(0, 'c6')]);
    expect([state.board, state.supply, state.toPlay]).toEqual([plate({ r: 'c4 c6' }), [4, 5], 1]);
    const all = play(game, state, placements(['a1 a3 a5 a7 a9', 'e1 e3 g1 g3'], 1).map(swapped));
    expect([all.phase, all.supply, all.turns]).toEqual(['move', [0, 0], 12]);
    expect([cells(all.board, 'r'), cells(all.board, 'g')]).toEqual(['c4 c6 e1 e3 g1 g3', 'a1 a3 a5 a7 a9']);
  });

  it('SAN-4 moves begin when the last die is placed', () => {
    const twelve = placements(['a1 a2 a3 a4 a5 a6', 'c1 c2 c3 c4 c5 c6']);
    const eleven = play(game, start(), twelve.slice(0, 11));
    expect([eleven.phase, eleven.toPlay]).toEqual(['place', 1]);
    const all = game.reduce(eleven, twelve[11] as Action);
    expect([all.phase, all.toPlay, all.left]).toEqual(['move', 0, 1]);
    expect(verdict(game, all, place(0, 'i1'))).toBe('SAN-7');
  });
});

/** Players 1 and 2 of `placements` as 1 and 0. */
const swapped = (action: Action): Action => ({ ...action, player: action.player === 2 ? 0 : action.player });

describe('sandwiches', () => {
  it.each([
    ['along the row of c', 'c3', 'c5'],
    ['along the row of x', 'b4', 'd4'],
    ['along the row of y', 'b5', 'd3'],
  ])('SAN-5 a die is taken %s', (_, one, other) => {
    const state = play(game, start(), [place(0, one), place(1, 'c4'), place(0, other)]);
    expect(cells(state.board, 'g')).toBe('');
    // Two neighbours that are not opposite each other do nothing.
    for (const beside of ['c3', 'c5', 'b4', 'd4', 'b5', 'd3'].filter((cell) => cell !== one && cell !== other)) {
      const safe = play(game, start(), [place(0, one), place(1, 'c4'), place(0, beside)]);
      expect(cells(safe.board, 'g')).toBe('c4');
    }
  });

  it('SAN-5 two dice side by side are safe, and so is one at a distance', () => {
    const two = position({ r: 'c3 e1 e3', g: 'c4 c5 g1' });
    expect(cells(game.reduce(two, move(0, 'c3-c2')).board, 'g')).toBe('c4 c5 g1');
    const far = play(game, start(), [place(0, 'c3'), place(1, 'c4'), place(0, 'c6')]);
    expect(cells(far.board, 'g')).toBe('c4');
  });

  it('SAN-5 dice of two different enemies are no sandwich', () => {
    const state = play(game, start(3), [place(0, 'c4'), place(1, 'c5'), place(2, 'c3')]);
    expect(state.board).toBe(plate({ r: 'c4', g: 'c5', k: 'c3' }));
  });

  it('SAN-6 also the die that goes into a sandwich is taken', () => {
    const placed = play(game, start(), [place(0, 'c3'), place(1, 'a1'), place(0, 'c5'), place(1, 'c4')]);
    expect(placed.board).toBe(plate({ r: 'c3 c5', g: 'a1' }));
    const dice = { r: 'b3 e1 e3 g1', g: 'c3 c5 i1' };
    expect(game.reduce(position(dice), move(0, 'b3-b4')).board).toBe(plate({ ...dice, r: 'b4 e1 e3 g1' }));
    expect(game.reduce(position({ ...dice, r: 'd4 e1 e3 g1' }), move(0, 'd4-c4')).board).toBe(
      plate({ ...dice, r: 'e1 e3 g1' }),
    );
    // By a jump, too.
    expect(game.reduce(position({ ...dice, r: 'e2 d3 e4 g1' }), move(0, 'e2-c4')).board).toBe(
      plate({ ...dice, r: 'd3 e4 g1' }),
    );
  });

  it('SAN-6 one move makes two sandwiches', () => {
    // d4 comes to c4 between the green dice c5 (closed by c6) and b4 (closed by a4).
    const state = position({ r: 'd4 c6 a4 g1', g: 'c5 b4 i1 a1 a9' });
    const moved = game.reduce(state, move(0, 'd4-c4'));
    expect(moved.board).toBe(plate({ r: 'c4 c6 a4 g1', g: 'i1 a1 a9' }));
  });

  it('SAN-6 dice that sandwich each other leave together', () => {
    // After the move: r g r g in c2 to c5. c3 lies between reds, c4 between greens.
    const state = position({ r: 'c2 d4 g1 g3', g: 'c3 c5 i1 a1' });
    const moved = game.reduce(state, move(0, 'd4-c4'));
    expect(moved.board).toBe(plate({ r: 'c2 g1 g3', g: 'c5 i1 a1' }));
  });

  it('SAN-6 in random games the dice that lie are what a literal model leaves', () => {
    let compared = 0;
    let caught = 0;
    for (const seed of ['a', 'b']) {
      let state = start(3);
      for (const action of playout(game, { players: 3, seed, maxActions: 150 }).actions) {
        let letters = state.board;
        const colour = COLOURS[action.player] ?? '';
        if (action.type === 'place') letters = put(letters, at(action.cell), colour);
        if (action.type === 'move') letters = put(put(letters, at(action.from), '.'), at(action.to), colour);
        caught += caughtByHand(letters).length;
        state = game.reduce(state, action);
        expect(state.board).toBe(settledByHand(letters));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(100);
    expect(caught).toBeGreaterThan(5);
  });
});

describe('moves', () => {
  const state = position({ r: 'c4 d4 g1', g: 'c5 e1 a1' });
  it.each([
    ['legal', 'c4-c3', 'a step along the row of c'],
    ['legal', 'c4-b4', 'a step along the row of x'],
    ['legal', 'c4-d3', 'a step along the row of y'],
    ['SAN-7', 'c5-c6', 'an enemy die'],
    ['SAN-7', 'b1-b2', 'no die'],
    ['SAN-7', 'c4-c5', 'a die is in the way'],
    ['SAN-7', 'c4-c4', 'nowhere'],
    ['SAN-7', 'c4-a9', 'far away'],
    ['SAN-7', 'c4-e3', 'two funnels away, but not in a row'],
    ['legal', 'c4-c6', 'a jump over an enemy die'],
    ['legal', 'c4-e4', 'a jump over an own die'],
    ['SAN-8', 'c4-c2', 'a jump over nothing'],
    ['SAN-7', 'c4-c7', 'three funnels away'],
  ])('%s: %s (%s)', (expected, path) => {
    expect(verdict(game, state, move(0, path))).toBe(expected);
  });

  it('SAN-7 a step is one funnel to any of six sides', () => {
    const lone = position({ r: 'c4 i1 h1', g: 'a1 a2 a3' });
    const targets = [...game.legalActions(lone)].flatMap((action) =>
      action.type === 'move' && action.from === 'c4' ? [action.to] : [],
    );
    expect(targets.sort()).toEqual(['b4', 'b5', 'c3', 'c5', 'd3', 'd4']);
  });

  it('SAN-8 the die that is jumped over stays, and a full funnel behind it stops the jump', () => {
    expect(game.reduce(state, move(0, 'c4-c6')).board).toBe(plate({ r: 'c6 d4 g1', g: 'c5 e1 a1' }));
    expect(verdict(game, position({ r: 'c4 d4 e4', g: 'c5 c6 a1' }), move(0, 'c4-c6'))).toBe('SAN-8');
    expect(verdict(game, position({ r: 'c4 d4 e4', g: 'c5 c6 a1' }), move(0, 'c4-e4'))).toBe('SAN-8');
    // One jump only: the next player is on.
    const chain = game.reduce(position({ r: 'c2 a1 a2', g: 'c3 c5 e1' }), move(0, 'c2-c4'));
    expect(chain.toPlay).toBe(1);
  });

  it('SAN-7 SAN-8 in random games exactly the moves of a literal model are legal', () => {
    let compared = 0;
    let now = start();
    for (const action of playout(game, { players: 2, seed: 'moves', maxActions: 120 }).actions) {
      if (now.phase !== 'place') {
        const colour = COLOURS[action.player] ?? '';
        const expected = [...now.board].flatMap((die, from) =>
          die === colour ? movesByHand(now.board, from).map((to) => `${nameAt(from)}-${nameAt(to)}`) : [],
        );
        const listed = [...game.legalActions(now)].flatMap((one) =>
          one.type === 'move' ? [`${one.from}-${one.to}`] : [],
        );
        expect(listed.sort()).toEqual(expected.sort());
        compared++;
      }
      now = game.reduce(now, action);
    }
    expect(compared).toBeGreaterThan(50);
  });

  describe('SAN-9', () => {
    // Red in the corner: neighbours and the funnels behind them are full.
    const corner = { r: 'a9 a8', g: 'a7 b8 b7 a6 c7 c6' };

    it('SAN-9 [mustMove=true] who can move has to', () => {
      expect(verdict(game, state, pass(0))).toBe('SAN-9');
      expect(verdict(game, state, done(0))).toBe('SAN-9');
      expect(verdict(game, position(corner, { phase: 'double', left: 2, toPlay: 1 }), pass(1))).toBe('SAN-9');
    });

    it.each([0, 1, 2])('SAN-9 [mustMove=true] [mustMove=false] nor is any other excused: seat %i', (player) => {
      const dice = { r: 'c3 g1 e5', g: 'c6 a1 a3', k: 'i1 a9 e1' };
      const few = { r: 'c3 g1', g: 'c6 a1', k: 'i1 a9' };
      for (const [lying, change] of [
        [dice, {}],
        [few, { phase: 'last', lastFrom: 0 }],
        [few, { phase: 'double', left: 2 }],
      ] as const) {
        const must = position(lying, { ...change, toPlay: player });
        for (const action of [done(player), pass(player)]) expect(verdict(game, must, action)).toBe('SAN-9');
        expect([...game.legalActions(must)].every(({ type }) => type === 'move')).toBe(true);
        const may = position(lying, { ...change, toPlay: player }, { mustMove: false });
        expect(verdict(game, may, done(player))).toBe('legal');
        expect(verdict(game, may, pass(player))).toBe('SAN-9');
      }
      const second = position(few, { phase: 'double', left: 1, toPlay: player });
      expect(verdict(game, second, done(player))).toBe('legal');
      expect(verdict(game, second, pass(player))).toBe('SAN-9');
    });

    it('SAN-9 who cannot move passes', () => {
      for (const change of [
        { phase: 'last', lastFrom: 1 },
        { phase: 'double', left: 2 },
      ] as const) {
        const stuck = position(corner, change);
        expect([...game.legalActions(stuck)]).toEqual([pass(0)]);
        const passed = game.reduce(stuck, pass(0));
        expect([passed.board, passed.toPlay, passed.turns]).toEqual([stuck.board, 1, 1]);
      }
    });

    it.each([
      [0, { r: 'a9 a8', g: 'a7 b8 b7 a6 c7 c6' }],
      [1, { g: 'a9 a8', r: 'a7 b8 b7 a6 c7 c6' }],
      [1, { g: 'a9 a8', r: 'a7 b8 b7', k: 'a6 c7 c6' }],
      [2, { k: 'a9 a8', r: 'a7 b8 b7', g: 'a6 c7 c6' }],
    ])(
      'SAN-9 [mustMove=true] [mustMove=false] who is shut in passes, whatever others can do: seat %i, %j',
      (player, dice) => {
        for (const mustMove of [true, false]) {
          const stuck = position(dice, { phase: 'double', left: 2, toPlay: player }, { mustMove });
          expect([verdict(game, stuck, pass(player)), verdict(game, stuck, done(player))]).toEqual(['legal', 'SAN-9']);
        }
      },
    );

    it('SAN-9 [mustMove=false] a player can leave all their dice where they are', () => {
      const free: Options = { mustMove: false };
      const dice = { r: 'c3 g1 e5', g: 'c6 a1 a3' };
      for (const change of [{}, { phase: 'last', lastFrom: 0 }, { phase: 'double', left: 2 }] as const) {
        const left = position(
          { ...dice, g: 'c6 a1' },
          change.phase === undefined ? { board: plate(dice) } : change,
          free,
        );
        const after = game.reduce(left, done(0));
        expect([after.board, after.toPlay, after.turns]).toEqual([left.board, 1, 1]);
        expect(game.describe(left, done(0), after)).toBe('Player 1 moves no die.');
        expect(verdict(game, left, pass(0))).toBe('SAN-9');
      }
      // Who is shut in passes, as ever.
      const stuck = position(corner, { phase: 'double', left: 2 }, free);
      expect([...game.legalActions(stuck)]).toEqual([pass(0)]);
      const placing = game.setup({ players: 2, options: free });
      expect(verdict(game, placing, done(0))).toBe('SAN-4');
      const once = game.reduce(position({ ...dice, g: 'c6 a1' }, { phase: 'double', left: 2 }, free), move(0, 'c3-c4'));
      expect(game.describe(once, done(0), game.reduce(once, done(0)))).toBe('Player 1 moves no more.');
    });

    it('SAN-9 [mustMove=false] random players leave out turns now and then', () => {
      const { actions, result } = playout(game, { players: 3, seed: 'leave', options: { mustMove: false } });
      const left = actions.filter(({ type }) => type === 'done').length;
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThan(actions.length / 2);
      expect(result?.reason).toMatch(/^A player has fewer than two dice/);
    });

    it('SAN-9 positions of rules 1 are read, in which everybody moved', () => {
      const { mustMove, ...options } = state.options;
      expect(mustMove).toBe(true);
      expect(game.load({ ...state, rules: 1, options })).toEqual(state);
    });

    it('SAN-9 random and greedy players can go on', () => {
      const takes = (now: State, action: DeepReadonly<Action>): number => {
        if (action.type !== 'move' && action.type !== 'place') return -1;
        const to = at(action.type === 'move' ? action.to : action.cell);
        const left = action.type === 'move' ? put(now.board, at(action.from), '.') : now.board;
        const colour = COLOURS[action.player] ?? '';
        const moved = put(left, to, colour);
        return caughtByHand(moved).reduce((sum, cell) => sum + (moved[cell] === colour ? -1 : 1), 0);
      };
      nobodyIsStuck(game, { players: 2 }, takes, { random: 2000, greedy: 0 });
      nobodyIsStuck(game, { players: 3, options: { lastOneIn: true } }, takes, { random: 1000, greedy: 200 });
    });
  });
});

describe('the third phase', () => {
  /** Green takes c3 by closing in from c2: red is left with two dice. */
  const falling = (options: Options = {}): State =>
    position({ r: 'c3 g1 g3', g: 'c4 b2 a1 a3' }, { toPlay: 1, turns: 1 }, options);
  const down = (options: Options = {}): State => game.reduce(falling(options), move(1, 'b2-c2'));

  it('SAN-10 [endgame=en] everybody has one more turn of one move', () => {
    let state = down();
    expect(state).toMatchObject({ phase: 'last', lastFrom: 0, toPlay: 0, left: 1 });
    state = game.reduce(state, move(0, 'g1-h1'));
    expect(state).toMatchObject({ phase: 'last', toPlay: 1, left: 1 });
    state = game.reduce(state, move(1, 'a1-b1'));
    expect(state).toMatchObject({ phase: 'double', lastFrom: null, toPlay: 0, left: 2 });
    state = play(game, state, [move(0, 'h1-g1'), move(0, 'g3-f3')]);
    expect(state).toMatchObject({ phase: 'double', toPlay: 1, left: 2 });
  });

  it('SAN-10 [endgame=en] of three, everybody has one more turn, also the one who took the die', () => {
    const three = position({ r: 'c3 g1 g3', g: 'c4 b2 a1 a3', k: 'e1 e3 e5' }, { toPlay: 1 });
    let state = game.reduce(three, move(1, 'b2-c2'));
    for (const action of [move(2, 'e1-f1'), move(0, 'g1-h1'), move(1, 'a1-b1')]) {
      expect([state.phase, state.lastFrom, state.left]).toEqual(['last', 2, 1]);
      state = game.reduce(state, action);
    }
    expect(state).toMatchObject({ phase: 'double', lastFrom: null, toPlay: 2, left: 2 });
  });

  it('SAN-10 [endgame=fr] turns have two moves at once', () => {
    expect(down({ endgame: 'fr' })).toMatchObject({ phase: 'double', lastFrom: null, toPlay: 0, left: 2 });
  });

  it('SAN-10 not while dice are placed, but when the last one is', () => {
    // Red puts four dice in a row between c2 and c4.
    const turns = ['c3', 'c2', 'a9', 'c4', 'c3', 'e1', 'c3', 'e2', 'c3', 'i1', 'h2', 'h1'];
    const all = turns.map((cell, turn) => place(turn % 2, cell));
    const before = play(game, start(), all.slice(0, 11));
    expect([cells(before.board, 'r'), before.phase]).toEqual(['a9 h2', 'place']);
    const down = game.reduce(before, all[11] as Action);
    expect(down).toMatchObject({ phase: 'last', lastFrom: 0, toPlay: 0, left: 1, turns: 12 });
  });

  it('SAN-11 the second move is of any die, and can be left out', () => {
    const state = position({ r: 'c3 g1 e5', g: 'c6 a1' }, { phase: 'double', left: 2 });
    expect(verdict(game, state, done(0))).toBe('SAN-9');
    const once = game.reduce(state, move(0, 'c3-c4'));
    expect(once).toMatchObject({ toPlay: 0, left: 1, turns: 0 });
    expect(verdict(game, once, pass(0))).toBe('SAN-9');
    expect(game.reduce(once, done(0))).toMatchObject({ toPlay: 1, left: 2, turns: 1 });
    for (const path of ['c4-c3', 'g1-h1', 'e5-d5']) {
      expect(game.reduce(once, move(0, path))).toMatchObject({ toPlay: 1, left: 2, turns: 1 });
    }
  });

  it('SAN-11 sandwiches are taken after each of the two moves', () => {
    const state = position({ r: 'c2 c4', g: 'b4 a9 i1 f1' }, { phase: 'double', left: 2, toPlay: 1 });
    const lost = game.reduce(state, move(1, 'b4-c3'));
    expect([cells(lost.board, 'g'), lost.toPlay, lost.left]).toEqual(['a9 f1 i1', 1, 1]);
  });
});

describe('end', () => {
  /** Green closes in on c3. */
  const close = (dice: Record<string, string>, options: Options = {}, change: Partial<State> = {}): State =>
    game.reduce(
      position(dice, { phase: 'double', left: 2, toPlay: 1, turns: 7, ...change }, options),
      move(1, 'b2-c2'),
    );

  it('SAN-12 [lastOneIn=false] with one die of a player left most dice win, at once', () => {
    const state = close({ r: 'c3 g3', g: 'c4 b2 a1' });
    expect(state).toMatchObject({ toPlay: null, left: 0 });
    expect(game.result(state)).toEqual({
      winners: [1],
      scores: [1, 3],
      reason: 'A player has fewer than two dice; 3 dice are the most.',
    });
    expect(verdict(game, state, move(1, 'a1-a2'))).toBe('GAME_OVER');
    expect(game.load(JSON.parse(JSON.stringify(state)) as State)).toEqual(state);
  });

  it('SAN-12 [lastOneIn=false] of three, ties share', () => {
    const state = close({ r: 'c3 g3', g: 'c4 b2 a1', k: 'e1 e3 e5' });
    expect(game.result(state)).toMatchObject({ winners: [1, 2], scores: [1, 3, 3] });
  });

  it('SAN-12 the mover can lose by their own move', () => {
    const state = position({ r: 'b4 g3', g: 'c2 c4 a1' }, { phase: 'double', left: 2 });
    expect(game.result(game.reduce(state, move(0, 'b4-c3')))).toMatchObject({ winners: [1], scores: [1, 3] });
  });

  it('SAN-12 nobody is beaten while dice are placed, but when they are', () => {
    // Red puts five of six dice between c2 and c4.
    const turns = ['c3', 'c2', 'a9', 'c4', 'c3', 'e1', 'c3', 'e2', 'c3', 'i1', 'c3', 'h1'];
    const all = turns.map((cell, turn) => place(turn % 2, cell));
    const before = play(game, start(), all.slice(0, 11));
    expect([cells(before.board, 'r'), game.result(before)]).toEqual(['a9', null]);
    const over = game.reduce(before, all[11] as Action);
    expect(over).toMatchObject({ toPlay: null, phase: 'move', left: 0, turns: 12 });
    expect(game.result(over)).toMatchObject({ winners: [1], scores: [1, 6] });
    expect(game.load(JSON.parse(JSON.stringify(over)) as State)).toEqual(over);
  });

  describe('SAN-12 [lastOneIn=true]', () => {
    const options = { lastOneIn: true };

    it('SAN-12 [lastOneIn=true] only with three players', () => {
      expect(() => start(2, options)).toThrow(GameError);
    });

    it('SAN-12 [lastOneIn=true] who is down to one die is out with it', () => {
      const state = close({ r: 'c3 g3', g: 'c4 b2 a1', k: 'e1 e3 e5' }, options);
      expect(state.board).toBe(plate({ g: 'c2 c4 a1', k: 'e1 e3 e5' }));
      expect(state).toMatchObject({ toPlay: 1, left: 1 });
      const next = play(game, state, [done(1), move(2, 'e1-f1'), done(2)]);
      expect(next.toPlay).toBe(1);
    });

    it('SAN-12 [lastOneIn=true] a player who goes out by their own first move has no second one', () => {
      const state = position({ r: 'b4 g3', g: 'c2 c4 a1', k: 'e1 e3 e5' }, { phase: 'double', left: 2 }, options);
      const out = game.reduce(state, move(0, 'b4-c3'));
      expect(out).toMatchObject({ board: plate({ g: 'c2 c4 a1', k: 'e1 e3 e5' }), toPlay: 1, left: 2 });
    });

    it('SAN-12 [lastOneIn=true] the last one in wins', () => {
      const state = close({ r: 'c3 g3', g: 'c4 b2 a1', k: '' }, options);
      expect(game.result(state)).toEqual({ winners: [1], scores: [0, 3, 0], reason: 'Player 2 is the last one in.' });
    });

    it('SAN-10 [lastOneIn=true] a player who loses all three dice at once begins no third phase', () => {
      const cells = 'c1 f3 b3 e3 d3 d2 b2 b8 b1 e2 b4 d4 c2 f1 d1'.split(' ');
      const placed = cells.map((cell, turn) => place(turn % 3, cell));
      const state = play(game, start(3, options), placed);
      expect(COLOURS.map((colour) => state.board.split(colour).length - 1)).toEqual([0, 4, 4]);
      expect(state).toMatchObject({ phase: 'move', toPlay: 1, left: 1 });
      expect(game.load(state)).toEqual(state);
    });

    it('SAN-12 [lastOneIn=true] where nobody is left in, most dice win', () => {
      // In c4 the green die is between reds, and c3 between it and c2.
      const dice = { r: 'c3 c5', g: 'c2 b4', k: '' };
      const before = position(dice, { phase: 'double', left: 2, toPlay: 1 }, options);
      const state = game.reduce(before, move(1, 'b4-c4'));
      expect(game.result(state)).toEqual({
        winners: [0, 1],
        scores: [1, 1, 0],
        reason: 'Nobody is left in; 1 die is the most.',
      });
    });

    it('SAN-12 [lastOneIn=true] the last turns also end when they began with a player who is out', () => {
      const dice = { r: 'a5 g3', g: 'c4 b2 a1', k: 'e1 e3 e5' };
      const state = position(dice, { phase: 'last', lastFrom: 0, toPlay: 1 }, options);
      const black = game.reduce(state, move(1, 'a1-b1'));
      expect(black).toMatchObject({ phase: 'last', toPlay: 2 });
      const out = position({ ...dice, r: '' }, { phase: 'last', lastFrom: 0, toPlay: 2 }, options);
      expect(game.reduce(out, move(2, 'e1-f1'))).toMatchObject({ phase: 'double', lastFrom: null, toPlay: 1, left: 2 });
      const begun = position({ ...dice, r: '' }, { phase: 'last', lastFrom: 0, toPlay: 1 }, options);
      expect(game.reduce(begun, move(1, 'a1-b1'))).toMatchObject({ phase: 'last', lastFrom: 0, toPlay: 2, left: 1 });
    });
  });

  it('SAN-13 [turnLimit=3] then most dice win, those to be placed counted', () => {
    const state = play(game, start(2, { turnLimit: 3 }), [place(0, 'c3'), place(1, 'c4'), place(0, 'c5')]);
    expect(game.result(state)).toEqual({
      winners: [0],
      scores: [6, 5],
      reason: 'The turn limit is reached; 6 dice are the most.',
    });
    expect([state.toPlay, state.left]).toEqual([null, 0]);
    expect(game.load(JSON.parse(JSON.stringify(state)) as State)).toEqual(state);
  });

  it('SAN-13 [turnLimit=20] [turnLimit=null] also when dice are moved', () => {
    const dice = { r: 'c3 g3 a1', g: 'e1 e3 e5' };
    const limited = game.reduce(position(dice, { turns: 19 }, { turnLimit: 20 }), move(0, 'a1-a2'));
    expect(game.result(limited)).toMatchObject({ winners: [0, 1], scores: [3, 3] });
    expect(game.result(game.reduce(position(dice, { turns: 19 }), move(0, 'a1-a2')))).toBeNull();
  });
});

describe('counts', () => {
  /** Sequences of single moves of two players, counted with nothing but the board. */
  function movesPerft(letters: string, player: number, depth: number): number {
    if (depth === 0) return 1;
    const colour = COLOURS[player] ?? '';
    if (['r', 'g'].some((one) => letters.split(one).length - 1 < 2)) return 1;
    let count = 0;
    for (const [from, die] of [...letters].entries()) {
      if (die !== colour) continue;
      for (const to of movesByHand(letters, from)) {
        const next = settledByHand(put(put(letters, from, '.'), to, colour));
        count += movesPerft(next, 1 - player, depth - 1);
      }
    }
    return count;
  }
  /** Sequences of placements. */
  function placesPerft(letters: string, player: number, depth: number): number {
    if (depth === 0) return 1;
    return [...letters].reduce((sum, die, cell) => {
      if (die !== '.') return sum;
      return sum + placesPerft(settledByHand(put(letters, cell, COLOURS[player] ?? '')), 1 - player, depth - 1);
    }, 0);
  }

  it('SAN-4 perft of the start', () => {
    expect(perft(game, start(), 2)).toBe(placesPerft(plate({}), 0, 2));
    expect(perft(game, start(), 2)).toBe(45 * 44);
    // Three in a row give a funnel back.
    const two = play(game, start(), [place(0, 'c3'), place(1, 'c4')]);
    expect(perft(game, two, 2)).toBe(placesPerft(two.board, 0, 2));
    expect(perft(game, two, 2)).toBe(42 * 42 + 43);
  });

  it.each([
    ['six against six', { r: 'c3 c4 d3 e1 e4 a7', g: 'b4 d5 c6 f2 a1 g2' }],
    ['four against five', { r: 'c3 e2 e4 g1', g: 'c5 d3 d4 b2 h1' }],
  ])('SAN-7 SAN-8 perft of %s', (_, dice) => {
    expect(perft(game, position(dice), 2)).toBe(movesPerft(plate(dice), 0, 2));
  });

  it('SAN-11 perft of a turn of two moves', () => {
    const dice = { r: 'c3 e2', g: 'c5 d3 b2' };
    let expected = 0;
    for (const [from, die] of [...plate(dice)].entries()) {
      if (die !== 'r') continue;
      for (const to of movesByHand(plate(dice), from)) {
        const next = settledByHand(put(put(plate(dice), from, '.'), to, 'r'));
        // A second move or none, unless it is over.
        const isOver = next.split('r').length - 1 < 2;
        expected += isOver ? 1 : movesPerft(next, 0, 1) + 1;
      }
    }
    expect(perft(game, position(dice, { phase: 'double', left: 2 }), 2)).toBe(expected);
  });
});

describe('refusals', () => {
  const state = position({ r: 'c3 g1 e5', g: 'c4 a1 a3' });
  const placing = play(game, start(), [place(0, 'a1')]);
  const twice = position({ r: 'c3 g1 e5', g: 'c6 a1' }, { phase: 'double', left: 2 });
  it.each([
    [placing, move(1, 'a1-a2'), 'SAN-4', 'all dice must be placed first'],
    [placing, done(1), 'SAN-4', 'all dice must be placed first'],
    [placing, pass(1), 'SAN-4', 'all dice must be placed first'],
    [placing, place(1, 'a1'), 'SAN-4', 'a die lies in a1'],
    [state, place(0, 'c5'), 'SAN-7', 'all dice are placed'],
    [state, move(0, 'a1-a2'), 'SAN-7', 'none of your dice lies in a1'],
    [state, move(0, 'c3-e4'), 'SAN-7', 'e4 is no neighbour of c3'],
    [state, move(0, 'c3-c4'), 'SAN-7', 'a die lies in c4'],
    [state, move(0, 'g1-e1'), 'SAN-8', 'there is no die in f1 to jump over'],
    [position({ r: 'c3 c4 g1', g: 'c5 a1 a3' }), move(0, 'c3-c5'), 'SAN-8', 'a die lies in c5'],
    [state, done(0), 'SAN-9', 'only the second move of a turn can be left out'],
    [game.reduce(twice, move(0, 'c3-c4')), pass(0), 'SAN-9', 'the second move is left out with done'],
    [state, pass(0), 'SAN-9', 'a die can be moved'],
  ] as [State, Action, string, string][])('say why: %#', (where, action, clause, message) => {
    expect(game.check(where, action)).toMatchObject({ clause, message: expect.stringContaining(message) });
  });
});

describe('positions', () => {
  const dice = { r: 'c3 g3 a1', g: 'e1 e3 e5' };
  const two = { r: 'c3 g3', g: 'e1 e3 e5' };
  const three = { ...dice, k: 'i1 h1' };
  it.each([
    ['one supply', dice, { supply: [0] }, /expected 2 supplies, got 1/],
    ['too many dice', { ...dice, r: 'a1 a2 a3 a4 a5 a6 a7' }, {}, /Player 1 has 6 dice, not 7/],
    ['dice of nobody', { ...dice, r: 'c3 g3 a1 a3' }, { board: plate(three) }, /nobody has black dice/],
    ['a sandwich', { r: 'c3 c5 a1', g: 'c4 e3 e5' }, {}, /the die in c4 is sandwiched/],
    ['placing without dice', dice, { phase: 'place' }, /phase of placing/],
    ['moving too early', dice, { supply: [1, 1] }, /phase of placing/],
    ['dice not placed in turn', dice, { phase: 'place', supply: [3, 1] }, /not placed in turn/],
    ['the wrong player placing', dice, { phase: 'place', supply: [2, 2], toPlay: 1 }, /expected Player 1 to place/],
    ['nobody placing', dice, { phase: 'place', supply: [2, 2], toPlay: null }, /expected Player 1 to place/],
    ['two placements', dice, { phase: 'place', supply: [2, 2], left: 2 }, /one die is placed at a time/],
    ['last turns while placing', dice, { phase: 'place', supply: [2, 2], lastFrom: 0 }, /come after placing/],
    ['nobody to play', dice, { toPlay: null }, /nobody is to play/],
    ['somebody to play', { ...dice, r: 'a1' }, {}, /a game that is over/],
    ['the last turns of no phase', dice, { lastFrom: 1 }, /where the last turns began/],
    ['last turns from nowhere', two, { phase: 'last' }, /where the last turns began/],
    ['last turns from nobody', two, { phase: 'last', lastFrom: 2 }, /expected one of 2 players, got 2/],
    ['an endgame with three dice each', dice, { phase: 'double' }, /nobody is down to 2 dice/],
    ['no endgame with two', two, {}, /somebody is down to 2 dice/],
    ['two moves too early', dice, { left: 2 }, /2 moves are left in phase move/],
    ['no moves', dice, { left: 0 }, /0 moves are left/],
    ['moves after the end', { ...dice, r: 'a1' }, { toPlay: null, phase: 'double' }, /nothing is left to do/],
  ] as [string, Record<string, string>, Partial<State>, RegExp][])('%s is refused', (_, lying, change, message) => {
    expect(() => position(lying, change)).toThrow(message);
  });

  it('SAN-12 [lastOneIn=true] a die of somebody who is out, and their turn, are refused', () => {
    const options = { lastOneIn: true };
    const change = { phase: 'double' } as const;
    expect(() => position({ ...three, k: 'i1' }, change, options)).toThrow(/who is out has no dice/);
    expect(() => position({ ...three, k: '' }, { ...change, toPlay: 2 }, options)).toThrow(/Player 3 is not in/);
  });
});

describe('words', () => {
  const said = (state: State, action: Action): string => game.describe(state, action, game.reduce(state, action));

  it('says what is placed, moved and taken', () => {
    expect(said(start(), place(0, 'c3'))).toBe('Player 1 places a red die in c3.');
    const two = play(game, start(), [place(0, 'c3'), place(1, 'c4')]);
    expect(said(two, place(0, 'c5'))).toBe('Player 1 places a red die in c5. Sandwiched and taken: green in c4.');
    const state = position({ r: 'c4 d4 g1', g: 'c5 e1 a1' });
    expect(said(state, move(0, 'c4-c3'))).toBe('Player 1 moves from c4 to c3.');
    expect(said(state, move(0, 'c4-c6'))).toBe('Player 1 jumps from c4 over c5 to c6.');
  });

  it('says when the endgame begins, and who is out', () => {
    const dice = { r: 'c3 g1 g3', g: 'c4 b2 a1 a3' };
    const en = position(dice, { toPlay: 1 });
    expect(said(en, move(1, 'b2-c2'))).toBe(
      'Player 2 moves from b2 to c2. Sandwiched and taken: red in c3. Somebody is down to two dice: one more move each.',
    );
    const fr = position(dice, { toPlay: 1 }, { endgame: 'fr' });
    expect(said(fr, move(1, 'b2-c2'))).toMatch(/ From now on turns have two moves\.$/);
    const three = { r: 'c3 g3', g: 'c4 b2 a1', k: 'e1 e3 e5' };
    const change = { phase: 'double', left: 2, toPlay: 1 } as const;
    expect(said(position(three, change, { lastOneIn: true }), move(1, 'b2-c2'))).toBe(
      'Player 2 moves from b2 to c2. Sandwiched and taken: red in c3. Player 1 is out.',
    );
    const once = game.reduce(position(three, change), move(1, 'a1-b1'));
    expect(said(once, done(1))).toBe('Player 2 moves no more.');
    const stuck = position({ r: 'a9 a8', g: 'a7 b8 b7 a6 c7 c6' }, { phase: 'double', left: 2 });
    expect(said(stuck, pass(0))).toBe('Player 1 cannot move and passes.');
  });

  it.each([
    ['places a die', start()],
    ['moves a die.', position({ r: 'c4 d4 g1', g: 'c5 e1 a1' })],
    ['moves a die, the last time only one', position({ r: 'c4 d4', g: 'c5 e1 a1' }, { phase: 'last', lastFrom: 0 })],
    ['moves up to twice', position({ r: 'c4 d4', g: 'c5 e1 a1' }, { phase: 'double', left: 2 })],
    ['may move once more', position({ r: 'c4 d4', g: 'c5 e1 a1' }, { phase: 'double', left: 1 })],
    ['may move a die.', position({ r: 'c4 d4 g1', g: 'c5 e1 a1' }, {}, { mustMove: false })],
    [
      'may move a die, the last time only one',
      position({ r: 'c4 d4', g: 'c5 e1 a1' }, { phase: 'last', lastFrom: 0 }, { mustMove: false }),
    ],
  ])('draws what is to be done: %s', (task, state) => {
    const picture = sandwichPicture(state, { names: ['Ada', 'Ben'] });
    expect(picture.summary).toContain(`Ada ${task}`);
    expect(picture.summary.includes('Dice to place: 6, 6.')).toBe(state.phase === 'place');
  });
});

describe('editions', () => {
  const [english, french] = ['english', 'french'].map((name) => editionOf(game, name)) as [Options, Options];
  const dice = { r: 'c3 g1 g3', g: 'c4 b2 a1 a3' };
  const down = (options: Options): State => game.reduce(position(dice, { toPlay: 1 }, options), move(1, 'b2-c2'));

  it('SAN-10 at two dice, English: everybody has one more turn of a single move; French: two moves a turn at once', () => {
    expect(down(english)).toMatchObject({ phase: 'last', toPlay: 0, left: 1 });
    expect(down(french)).toMatchObject({ phase: 'double', toPlay: 0, left: 2 });
  });

  it('SAN-9 English: players move in turn; French: they can', () => {
    const state = (options: Options): State => position(dice, {}, options);
    expect([english, french].map((options) => verdict(game, state(options), done(0)))).toEqual(['SAN-9', 'legal']);
  });

  it('SAN-11 in both the second move of a turn can be left out, and is of any die', () => {
    for (const options of [english, french]) {
      const state = position({ r: 'c3 g1 e5', g: 'c6 a1' }, { phase: 'double', left: 2 }, options);
      const once = game.reduce(state, move(0, 'c3-c4'));
      expect([move(0, 'c4-c5'), move(0, 'g1-h1'), done(0)].map((action) => verdict(game, once, action))).toEqual([
        'legal',
        'legal',
        'legal',
      ]);
    }
  });
});
