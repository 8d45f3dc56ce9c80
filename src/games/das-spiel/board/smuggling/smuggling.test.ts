import { describe, expect, it } from 'vitest';
import { at, cells, nameAt, perft, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import { funnels, linesByHand, nobodyIsStuck, plate, put } from '../../../../../test/helpers/das-spiel-plate.js';
import { uniformInt } from '../../../../kernel/dice/random.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import type { SmugglingOptions as Options, SmugglingState } from './position.js';
import { type SmugglingAction as Action, smuggling as game } from './smuggling.js';
import { smugglingPicture } from './smuggling.picture.js';

type State = DeepReadonly<SmugglingState>;

const BORDER = 'b1 c1 d1 e1 f1 g1 h1';
const start = (options: Options = {}): State => game.setup({ players: 2, options });
const move = (player: number, path: string): Action => {
  const [from = '', to = ''] = path.split('-');
  return { type: 'move', player, from, to };
};
const jump = (names: string): Action => {
  const [from = '', ...path] = names.split('-');
  return { type: 'jump', player: 1, from, path };
};
const pass = (player: number): Action => ({ type: 'pass', player });

/** A position with officers and smugglers; where smugglers are through, the border is black. */
function position(red: string, black: string, toPlay = 0, options: Options = {}): State {
  const board = plate({ r: red, k: black }, plate({ g: BORDER }));
  return game.load({ ...start(options), board, toPlay });
}

// The moves by hand.

const isEdge = (cell: number): boolean => funnels[cell]?.includes(0) ?? false;
const isInner = (cell: number): boolean => !isEdge(cell);

/** Boards after every way of an officer over smugglers, with the way. */
function waysByHand(letters: string, from: number): { way: number[]; board: string }[] {
  return (linesByHand[from] ?? []).flatMap(([next, behind]) => {
    if (next < 0 || behind < 0 || letters[next] !== 'k' || !isInner(next) || letters[behind] !== '.') return [];
    const board = put(put(put(letters, from, '.'), next, '.'), behind, 'r');
    const longer = waysByHand(board, behind).map(({ way, board: last }) => ({ way: [behind, ...way], board: last }));
    return [{ way: [behind], board }, ...longer];
  });
}

/** Every turn of a side: what it is called, and the board that it gives. */
function turnsByHand(letters: string, player: number): { name: string; board: string }[] {
  const turns: { name: string; board: string }[] = [];
  for (const [from, die] of [...letters].entries()) {
    if (die !== (player === 0 ? 'k' : 'r') || (player === 0 && !isInner(from))) continue;
    for (const [next] of linesByHand[from] ?? []) {
      if (next < 0) continue;
      const mayEnter =
        player === 0 ? (letters[next] === '.' && isInner(next)) || letters[next] === 'g' : letters[next] === '.';
      if (mayEnter) {
        turns.push({ name: `${nameAt(from)}-${nameAt(next)}`, board: put(put(letters, from, '.'), next, die) });
      }
    }
    if (player === 1) {
      for (const { way, board } of waysByHand(letters, from)) {
        turns.push({ name: [from, ...way].map(nameAt).join('-'), board });
      }
    }
  }
  return turns;
}
const listed = (state: State): string[] =>
  [...game.legalActions(state)].map((action) => {
    if (action.type === 'move') return `${action.from}-${action.to}`;
    return action.type === 'jump' ? [action.from, ...action.path].join('-') : 'pass';
  });

describe('table', () => {
  it('SMU-1 two sides play, smugglers and officers', () => {
    expect(game.playerCount).toEqual({ min: 2, max: 2 });
    expect(verdict(game, start(), move(0, 'c2-c3'))).toBe('SMU-5');
    expect(verdict(game, position('c2 f2', 'b4 b5 b6 b7', 1), move(1, 'b4-b3'))).toBe('SMU-5');
  });

  it('SMU-2 SMU-3 SMU-4 the layout', () => {
    const { board } = start();
    expect([cells(board, 'g'), cells(board, 'r')]).toEqual([BORDER, 'c2 f2']);
    expect(cells(board, 'k')).toBe('b4 b5 b6 b7 c4 c5 c6 d4 d5 e4');
    // All round the triangle the funnels are empty.
    for (const [cell, die] of [...board].entries()) {
      if (die !== 'k') continue;
      for (const [next] of linesByHand[cell] ?? []) expect(['k', '.']).toContain(board[next] ?? '.');
    }
    // Two of the eight funnels of the officers' row are empty on either side.
    const row = funnels.flatMap(([x], cell) => (x === 1 ? [board[cell]] : [])).join('');
    expect(row).toBe('..r..r..');
  });

  it('SMU-5 the smugglers begin, then turns alternate', () => {
    expect(verdict(game, start(), move(1, 'c2-c3'))).toBe('NOT_YOUR_TURN');
    const state = play(game, start(), [move(0, 'd4-d3'), move(1, 'c2-b2')]);
    expect([state.toPlay, state.turns]).toEqual([0, 2]);
    // One die, one step: two of them are refused.
    expect(verdict(game, start(), move(0, 'd4-d2'))).toBe('SMU-6');
  });
});

describe('steps', () => {
  const state = position('c2 f2', 'c4 d4 d5 b6');
  it.each([
    ['legal', 'c4-c3', 'along the row of c'],
    ['legal', 'c4-b4', 'along the row of x'],
    ['legal', 'c4-d3', 'along the row of y'],
    ['SMU-6', 'c4-d4', 'another smuggler is there'],
    ['SMU-6', 'c4-e4', 'smugglers do not jump'],
    ['SMU-6', 'c4-c4', 'no step at all'],
    ['SMU-6', 'c4-g2', 'far away'],
    ['SMU-5', 'c3-c4', 'nobody is there'],
    ['SMU-7', 'b6-a6', 'an edge'],
    ['SMU-7', 'b6-a7', 'the same edge'],
  ])('%s: %s (%s)', (expected, path) => {
    expect(verdict(game, state, move(0, path))).toBe(expected);
  });

  it('SMU-6 officers step to all sides, not onto dice', () => {
    const officers = position('d4 f2', 'c4 d5 b6 b7', 1);
    const steps = listed(officers).filter((name) => name.startsWith('d4-'));
    expect(steps.sort()).toEqual(['d4-b4', 'd4-c5', 'd4-d3', 'd4-d6', 'd4-e3', 'd4-e4']);
    expect(verdict(game, officers, move(1, 'd4-c4'))).toBe('SMU-6');
    expect(verdict(game, officers, move(1, 'f2-f1'))).toBe('SMU-6');
  });

  it('SMU-7 smugglers keep off all three edges, officers enter them', () => {
    const corners = position('b2 g2', 'b7 b3 e4 f3');
    for (const path of ['b7-b8', 'b7-a8', 'b7-a7', 'b7-c7', 'f3-f4']) {
      expect([path, verdict(game, corners, move(0, path))]).toEqual([path, 'SMU-7']);
    }
    // Also the corners of the border.
    expect(verdict(game, position('c2 f2', 'b2 g2 d4 e4'), move(0, 'b2-a2'))).toBe('SMU-7');
    expect(verdict(game, position('c2 f2', 'b2 g2 d4 e4'), move(0, 'g2-h2'))).toBe('SMU-7');
    const officers = position('b2 g2', 'b7 b3 e4 f3', 1);
    for (const path of ['b2-a2', 'b2-a3', 'g2-g3', 'g2-h2']) {
      expect(verdict(game, officers, move(1, path))).toBe('legal');
    }
    const corner = game.reduce(position('a2 g2', 'b7 b3 e4 f3', 1), move(1, 'a2-a1'));
    expect(cells(corner.board, 'r')).toBe('a1 g2');
  });
});

describe('the border', () => {
  it('SMU-8 a smuggler takes the place of a green die', () => {
    const state = position('c2 g2', 'e2 d4 d5 b6');
    expect(
      listed(state)
        .filter((name) => name.startsWith('e2-'))
        .sort(),
    ).toEqual(['e2-d2', 'e2-d3', 'e2-e1', 'e2-e3', 'e2-f1', 'e2-f2']);
    const next = game.reduce(state, move(0, 'e2-e1'));
    expect([cells(next.board, 'g'), cells(next.board, 'k')]).toEqual(['b1 c1 d1 f1 g1 h1', 'b6 d4 d5 e1']);
    expect(next.toPlay).toBe(1);
  });

  it('SMU-8 who is through neither moves nor can be jumped over or joined', () => {
    const state = position('e2 g2', 'e1 d4 d5 b6 d2');
    expect(verdict(game, state, move(0, 'e1-f1'))).toBe('SMU-8');
    expect(verdict(game, state, move(0, 'd2-e1'))).toBe('SMU-6');
    // From corner a1 the way over b1 leads to c1, which is never empty; nothing else lies behind the border.
    const officers = position('a1 g2', 'b1 d4 d5 b6', 1);
    expect(verdict(game, officers, jump('a1-c1'))).toBe('SMU-9');
  });
});

describe('catching', () => {
  const state = position('c2 f2', 'c3 d3 b5 b6 e4', 1);
  it.each([
    ['legal', 'c2-c4', 'over a smuggler'],
    ['SMU-9', 'c2-e2', 'over nothing'],
    ['SMU-9', 'c2-a4', 'over nothing, towards an edge'],
    ['SMU-9', 'c2-c3', 'a step is no jump'],
    ['SMU-9', 'c2-c5', 'too far'],
    ['SMU-9', 'f2-f4', 'nobody lies there'],
    ['SMU-5', 'c3-c5', 'no officer'],
  ])('%s: %s (%s)', (expected, names) => {
    expect(verdict(game, state, jump(names))).toBe(expected);
  });

  it('SMU-9 the smuggler leaves the plate', () => {
    const next = game.reduce(state, jump('c2-c4'));
    expect([cells(next.board, 'r'), cells(next.board, 'k')]).toEqual(['c4 f2', 'b5 b6 d3 e4']);
    expect(next.toPlay).toBe(0);
  });

  it('SMU-9 not over the other officer, nor over two, nor where a die lies; smugglers never', () => {
    expect(verdict(game, position('c2 c3', 'd3 b5 b6 e4', 1), jump('c2-c4'))).toBe('SMU-9');
    expect(verdict(game, position('c2 f2', 'c3 c4 b6 e4', 1), jump('c2-c4'))).toBe('SMU-9');
    expect(verdict(game, position('c2 f2', 'd2 c3 b6 e4', 1), jump('c2-e2'))).toBe('legal');
    const smugglers = position('c3 f2', 'c4 b5 b6 e4');
    expect(verdict(game, smugglers, { type: 'jump', player: 0, from: 'c4', path: ['c2'] })).toBe('SMU-9');
  });

  it('SMU-9 a jump may land at an edge', () => {
    const next = game.reduce(position('c6 f2', 'b7 c4 d4 d5 e4', 1), jump('c6-a8'));
    expect([cells(next.board, 'r'), cells(next.board, 'k')]).toEqual(['a8 f2', 'c4 d4 d5 e4']);
  });

  describe('SMU-10', () => {
    // From c2 over c3 to c4, over d4 to e4, over e3 to e2 (or over d5 on).
    const chain = position('c2 f2', 'c3 d4 e3 b6 b7 b3 f3', 1);

    it('SMU-10 several jumps in sequence, stopped where one likes', () => {
      expect(listed(chain).filter((name) => name.startsWith('c2-c4'))).toEqual(
        expect.arrayContaining(['c2-c4', 'c2-c4-e4', 'c2-c4-e4-e2']),
      );
      const last = game.reduce(chain, jump('c2-c4-e4-e2'));
      expect([cells(last.board, 'r'), cells(last.board, 'k')]).toEqual(['e2 f2', 'b3 b6 b7 f3']);
      expect(game.reduce(chain, jump('c2-c4')).toPlay).toBe(0);
    });

    it('SMU-10 nobody is jumped over twice, and the start counts as empty', () => {
      expect(verdict(game, chain, jump('c2-c4-c2'))).toBe('SMU-9');
      // Round a triangle: c2 over c3 to c4, over d3 to e2, over d2 back to c2.
      const round = position('c2 f2', 'c3 d3 d2 b6 b7 b5 f3', 1);
      const back = game.reduce(round, jump('c2-c4-e2-c2'));
      expect([cells(back.board, 'r'), cells(back.board, 'k')]).toEqual(['c2 f2', 'b5 b6 b7 f3']);
      expect(verdict(game, round, jump('c2-c4-e2-c2-c4'))).toBe('SMU-9');
    });

    it('SMU-10 jumping is not compulsory', () => {
      expect(verdict(game, chain, move(1, 'f2-g2'))).toBe('legal');
      expect(verdict(game, chain, pass(1))).toBe('SMU-11');
    });
  });

  it('SMU-6 SMU-8 SMU-9 SMU-10 random games list what a literal model allows', () => {
    let compared = 0;
    for (const seed of ['a', 'b', 'c']) {
      let now = start();
      for (const action of playout(game, { players: 2, seed }).actions) {
        const expected = turnsByHand(now.board, now.toPlay ?? 0).map(({ name }) => name);
        expect(listed(now).sort()).toEqual(expected.length === 0 ? ['pass'] : expected.sort());
        now = game.reduce(now, action);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(60);
  });
});

describe('passing', () => {
  it('SMU-11 [mustMove=true] who can move has to, the smugglers as the officers', () => {
    for (const [state, player] of [
      [start(), 0],
      [game.reduce(start(), move(0, 'd4-d3')), 1],
    ] as const) {
      expect(verdict(game, state, pass(player))).toBe('SMU-11');
      expect(listed(state)).not.toContain('pass');
    }
    expect(start()).toEqual(start({ mustMove: true }));
  });

  it('SMU-11 [mustMove=false] a side can leave its turn out, which is a turn of its own', () => {
    for (const [state, player] of [
      [start({ mustMove: false }), 0],
      [game.reduce(start({ mustMove: false }), move(0, 'd4-d3')), 1],
    ] as const) {
      const turns = turnsByHand(state.board, player).map(({ name }) => name);
      expect(listed(state).sort()).toEqual([...turns, 'pass'].sort());
      const next = game.reduce(state, pass(player));
      expect([next.board, next.toPlay, next.turns]).toEqual([state.board, 1 - player, state.turns + 1]);
      expect(game.describe(state, pass(player), next)).toBe(`Player ${player + 1} moves no die.`);
    }
    const limit = game.reduce(start({ mustMove: false, turnLimit: 2 }), pass(0));
    expect(game.result(game.reduce(limit, pass(1)))?.winners).toEqual([0, 1]);
  });

  it('SMU-11 [mustMove=false] games end, won by either side, with turns left out', () => {
    const options: Options = { mustMove: false };
    const random = playout(game, { players: 2, seed: 'wait', options });
    expect(random.actions.filter(({ type }) => type === 'pass').length).toBeGreaterThan(0);
    expect(random.result?.winners).toEqual([1]);
    // Smugglers who head for the border, before officers without a plan, who may wait as well.
    const wins = Array.from({ length: 30 }, (_, i) =>
      playout(game, {
        players: 2,
        seed: `border ${i}`,
        options,
        choose(view, player, rng) {
          const ways = [...game.legalActions(view)];
          const forward = ways.filter(({ type, ...rest }) => type === 'move' && 'to' in rest && /[12]$/.test(rest.to));
          const list = player === 0 && forward.length > 0 ? forward : ways;
          return list[uniformInt(rng, 0, list.length - 1)] as Action;
        },
      }),
    );
    expect(wins.filter(({ result }) => result?.winners[0] === 0).length).toBeGreaterThan(3);
  });

  it('SMU-11 positions of rules 1 are read, in which everybody moved', () => {
    const { mustMove, ...options } = start().options;
    expect(mustMove).toBe(true);
    expect(game.load({ ...start(), rules: 1, options })).toEqual(start());
  });

  it('SMU-11 smugglers who are shut in pass', () => {
    const stuck = position('b6 c6', 'b7 b1 c1 d1');
    expect(listed(stuck)).toEqual(['pass']);
    const next = game.reduce(stuck, pass(0));
    expect([next.toPlay, next.turns, next.board]).toEqual([1, 1, stuck.board]);
    // With a way out of the corner they have to take it.
    const open = position('c6 f2', 'b7 b1 c1 d1');
    expect([listed(open), verdict(game, open, pass(0))]).toEqual([['b7-b6'], 'SMU-11']);
  });

  it('SMU-11 officers who can only jump have to', () => {
    const both = position('d3 d4', 'c3 c4 c5 d2 d5 e2 e3 e4 b4 b5', 1);
    const actions = [...game.legalActions(both)];
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.every(({ type }) => type === 'jump')).toBe(true);
    expect(verdict(game, both, pass(1))).toBe('SMU-11');
  });

  it('SMU-11 random and greedy players can go on', () => {
    // Towards the border, and as many caught as possible.
    const value = (_: State, action: DeepReadonly<Action>): number => {
      if (action.type === 'jump') return 10 * action.path.length;
      return action.type === 'move' ? -Number(action.to[1]) : 0;
    };
    nobodyIsStuck(game, { players: 2 }, value, { random: 2500, greedy: 600 });
  });
});

describe('end', () => {
  it('SMU-12 four smugglers through win at once', () => {
    const state = position('c4 g2', 'b1 c1 d1 e2 b6');
    expect(game.result(game.reduce(state, move(0, 'e2-e3')))).toBeNull();
    const won = game.reduce(state, move(0, 'e2-e1'));
    expect(game.result(won)).toEqual({ winners: [0], scores: null, reason: '4 smugglers are through.' });
    expect(won.toPlay).toBeNull();
    expect(verdict(game, won, move(1, 'c4-c3'))).toBe('GAME_OVER');
    expect(game.load(JSON.parse(JSON.stringify(won)) as State)).toEqual(won);
  });

  it('SMU-13 the officers win when fewer than four can get through', () => {
    const state = position('c4 g2', 'b1 c1 c5 d4 b6', 1);
    const four = game.reduce(state, jump('c4-c6'));
    expect(game.result(four)).toBeNull();
    const three = position('c4 g2', 'b1 c1 c5 d4', 1);
    expect(game.result(game.reduce(three, jump('c4-c6')))).toEqual({
      winners: [1],
      scores: null,
      reason: 'Of the smugglers 2 are through, and too few are left for 4.',
    });
  });

  it('SMU-13 without a plan the officers nearly always win, but not always', () => {
    const wins = [0, 0];
    for (let i = 0; i < 60; i++) {
      const [player = 0] = playout(game, { players: 2, seed: `without a plan ${i}` }).result?.winners ?? [];
      wins[player] = (wins[player] ?? 0) + 1;
    }
    expect(wins[1]).toBeGreaterThan(48);
    expect(wins[0]).toBeGreaterThan(0);
  });

  it('SMU-14 [turnLimit=2] [turnLimit=null] then it is a draw', () => {
    const two = (options: Options): State => play(game, start(options), [move(0, 'd4-d3'), move(1, 'c2-b2')]);
    expect(game.result(two({ turnLimit: 2 }))).toEqual({
      winners: [0, 1],
      scores: null,
      reason: 'The turn limit is reached: a draw.',
    });
    expect(game.result(two({}))).toBeNull();
  });
});

describe('counts', () => {
  function perftByHand(letters: string, player: number, depth: number): number {
    const black = [...letters].flatMap((die, cell) => (die === 'k' ? [cell] : []));
    if (depth === 0 || black.length < 4 || black.filter(isEdge).length >= 4) return 1;
    const turns = turnsByHand(letters, player);
    if (turns.length === 0) return perftByHand(letters, 1 - player, depth - 1);
    return turns.reduce((sum, { board }) => sum + perftByHand(board, 1 - player, depth - 1), 0);
  }

  it.each([
    ['the start', start(), 3],
    ['a chase', position('d4 e2', 'b1 c3 c4 d2 d5 e3 b6', 1), 2],
    ['nearly through', position('c4 g2', 'b1 c1 d1 e2 d2 b6', 0), 3],
  ])('SMU-6 SMU-9 perft of %s', (_, state, depth) => {
    const expected = perftByHand(state.board, state.toPlay ?? 0, depth);
    expect(expected).toBeGreaterThan(100);
    expect(perft(game, state, depth)).toBe(expected);
  });

  it('SMU-6 perft of the first turn', () => {
    // To the side of the border two steps from each of four dice; on the other sides the edges are near.
    expect(perft(game, start(), 1)).toBe(turnsByHand(start().board, 0).length);
    expect(perft(game, start(), 1)).toBe(8);
  });
});

describe('refusals', () => {
  const state = position('c2 f2', 'b1 c3 c4 d5 b6 d3');
  const officers = position('c2 f2', 'b1 c3 c4 d5 b6 d3', 1);
  it.each([
    [state, move(0, 'c5-c6'), 'SMU-5', 'none of your dice lies in c5'],
    [state, move(0, 'b1-b2'), 'SMU-8', 'the smuggler in b1 is through'],
    [state, move(0, 'b6-d6'), 'SMU-6', 'd6 is no neighbour of b6'],
    [state, move(0, 'c3-c4'), 'SMU-6', 'a die lies in c4'],
    [state, move(0, 'b6-a6'), 'SMU-7', 'a6 lies on the edge, which smugglers may not enter'],
    [state, { type: 'jump', player: 0, from: 'c3', path: ['c5'] }, 'SMU-9', 'only officers jump'],
    [officers, jump('c2-e2'), 'SMU-9', 'no smuggler lies half-way from c2 to e2'],
    [officers, jump('c2-c4'), 'SMU-9', 'a die lies in c4'],
    [officers, pass(1), 'SMU-11', 'a die can be moved'],
  ] as [State, Action, string, string][])('say why: %#', (where, action, clause, message) => {
    expect(game.check(where, action)).toMatchObject({ clause, message: expect.stringContaining(message) });
  });
});

describe('positions', () => {
  const board = plate({ g: BORDER, r: 'c2 f2', k: 'c4 c5 d4 d5' });
  it.each([
    ['a gap in the border', { board: put(board, at('d1'), '.') }, /a gap in d1/],
    ['a green die elsewhere', { board: put(board, at('d3'), 'g') }, /a green die lies off the border/],
    ['a smuggler in its corner', { board: put(board, at('a1'), 'k') }, /in its corner/],
    ['three officers', { board: put(board, at('d3'), 'r') }, /expected 2 officers, got 3/],
    ['eleven smugglers', { board: plate({ k: 'c3 c6 d3 b4 b5 b6 b7' }, board) }, /at most 10 smugglers, got 11/],
    ['a smuggler on the edge', { board: put(board, at('a5'), 'k') }, /on the edge, in a5/],
    ['five through', { board: plate({ k: 'b1 c1 d1 e1 f1' }, board), toPlay: null }, /5 smugglers are through/],
    ['nobody to play', { board, toPlay: null }, /nobody is to play/],
    ['a game that is over', { board: put(board, at('c4'), '.') }, /game that is over/],
  ])('%s is refused', (_, change, message) => {
    expect(() => game.load({ ...start(), ...change })).toThrow(message);
  });
});

describe('words', () => {
  const said = (state: State, action: Action): string => game.describe(state, action, game.reduce(state, action));

  it('says who goes where, who is through, who is caught', () => {
    expect(said(start(), move(0, 'd4-d3'))).toBe('Player 1 moves a smuggler from d4 to d3.');
    expect(said(position('c2 g2', 'e2 d4 d5 b6'), move(0, 'e2-e1'))).toBe(
      'Player 1 moves a smuggler from e2 to e1: 1 through.',
    );
    const chain = position('c2 f2', 'c3 d4 e3 b6 b7 b3 f3', 1);
    expect(said(chain, move(1, 'f2-g2'))).toBe('Player 2 moves an officer from f2 to g2.');
    expect(said(chain, jump('c2-c4-e4'))).toBe('Player 2 jumps from c2 to c4, e4: 2 caught.');
    expect(said(position('b6 c6', 'b7 b1 c1 d1'), pass(0))).toBe('Player 1 cannot move and passes.');
  });

  it('draws the border and counts the smugglers', () => {
    const picture = smugglingPicture(position('c2 g2', 'e1 d4 d5 b6', 1), { names: ['Ada', 'Ben'] });
    expect(picture.summary).toContain('Ben moves an officer or catches smugglers.');
    expect(picture.summary).toContain('Smugglers through: 1, . Smugglers under way: 3, .');
    const part = picture.parts.find(({ kind }) => kind === 'board');
    const marks = part?.kind === 'board' ? part.cells.filter(({ tone }) => tone === 'gold') : [];
    expect(marks.map(({ name }) => name).join(' ')).toBe(BORDER);
    expect(smugglingPicture(start()).summary).toContain('Player 1 moves a smuggler.');
    const free = start({ mustMove: false });
    expect(smugglingPicture(free).summary).toContain('Player 1 may move a smuggler.');
    const next = smugglingPicture(game.reduce(free, pass(0)));
    expect(next.summary).toContain('Player 2 may move an officer or catch smugglers.');
  });
});
