import { describe, expect, it } from 'vitest';
import { at, board, cells, nameAt, perft, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import { chainsByHand } from '../../../../../test/helpers/das-spiel-jumps.js';
import {
  add,
  indexOf,
  randomBoard,
  type Spot,
  spots,
  times,
  units,
} from '../../../../../test/helpers/pyramid-by-hand.js';
import { createRng, pick } from '../../../../kernel/dice/random.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import { type DiebylonAction, diebylon as game } from './diebylon.js';
import { type DiebylonOptions, type DiebylonState, isOver, isStuck } from './position.js';

type State = DeepReadonly<DiebylonState>;
type Options = DiebylonOptions;

const start = (options: Options = {}): State => game.setup({ players: 3, options });
const roll = (player: number, outcome: number): DiebylonAction => ({ type: 'roll', player, outcome });
const move = (player: number, way: string): DiebylonAction => {
  const [from = '', ...path] = way.split('-');
  return { type: 'move', player, from, path };
};
const swap = (player: number, cell: string, above: string): DiebylonAction => ({
  type: 'swap',
  player,
  cell,
  with: above,
});
const pass = (player: number): DiebylonAction => ({ type: 'pass', player });

// The pyramids of ten: in corner A x is 6 or more, in B y, in C z.
const [A = '', B = '', C = ''] = [0, 1, 2].map((axis) =>
  spots.flatMap((spot, cell) => ((spot[axis] ?? 0) >= 6 ? [nameAt(cell)] : [])).join(' '),
);

/** A position with these dice beside what stands in the corners, after the roll. */
function position(laid: string, rolled: number | null, toPlay: number | null = 0, options: Options = {}): State {
  return game.load({ ...start(options), board: laid, rolled, left: rolled ?? 0, toPlay, turns: 60 + (toPlay ?? 0) });
}

const ways = (state: State): string[] =>
  [...game.legalActions(state)].map((action) => {
    if (action.type === 'move') return [action.from, ...action.path].join('-');
    return action.type === 'swap' ? `${action.cell}x${action.with}` : action.type;
  });

/** The rules once more, from nothing but the letters of the board. */
function waysByHand(laid: string, player: number, rolled: number): string[] {
  const own = [...laid].flatMap((die, cell) => (die === 'rgk'[player] ? [cell] : []));
  const found = own.flatMap((cell) => {
    if (rolled > 1) return chainsByHand(laid, cell, rolled).map((chain) => [cell, ...chain].map(nameAt).join('-'));
    return units.flatMap((one) => {
      const above = indexOf(add(spots[cell] as Spot, times(-1, one)));
      const die = laid[above] ?? '.';
      return die === '.' || die === 'rgk'[player] ? [] : [`${nameAt(cell)}x${nameAt(above)}`];
    });
  });
  return found.length === 0 ? ['pass'] : found;
}

function afterByHand(laid: string, way: string): string {
  const [one = '', other = ''] = way.includes('x') ? way.split('x') : [way.split('-')[0], way.split('-').at(-1)];
  if (way === 'pass') return laid;
  const letters = [...laid];
  const [from, to] = [at(one), at(other)];
  [letters[from], letters[to]] = [laid[to] as string, laid[from] as string];
  return letters.join('');
}

const standsByHand = (laid: string, player: number): boolean =>
  [1, 2].some((step) =>
    [...laid].every((die, cell) => die !== 'rgk'[player] || ((spots[cell] as Spot)[(player + step) % 3] ?? 0) >= 6),
  );

/** Sequences of turns: each with a number from 1 to 6 and what is done with it. */
function countTurns(state: State, depth: number): number {
  if (depth === 0 || game.result(state) !== null) return 1;
  return [1, 2, 3, 4, 5, 6].reduce((sum, number) => {
    const rolled = game.reduce(state, roll(state.toPlay ?? 0, number));
    if (depth === 1) return sum + perft(game, rolled, 1);
    return [...game.legalActions(rolled)].reduce(
      (count, action) => count + countTurns(game.reduce(rolled, action), depth - 1),
      sum,
    );
  }, 0);
}

function countByHand(laid: string, player: number, depth: number): number {
  if (depth === 0 || [0, 1, 2].some((one) => standsByHand(laid, one))) return 1;
  return [1, 2, 3, 4, 5, 6].reduce((sum, number) => {
    const list = waysByHand(laid, player, number);
    if (depth === 1) return sum + list.length;
    return list.reduce((count, way) => count + countByHand(afterByHand(laid, way), (player + 1) % 3, depth - 1), sum);
  }, 0);
}

describe('table', () => {
  it('DIE-1 three sides play', () => {
    for (const players of [2, 4]) expect(() => game.setup({ players })).toThrow(GameError);
  });

  it('DIE-2 pyramids of ten in the three corners', () => {
    expect(['r', 'g', 'k'].map((colour) => cells(start().board, colour))).toEqual([A, B, C]);
    expect(A.split(' ')).toHaveLength(10);
  });

  it('DIE-3 player 0 begins, turns go round', () => {
    let state = start();
    for (const player of [0, 1, 2, 0]) {
      expect(state.toPlay).toBe(player);
      expect(verdict(game, state, { type: 'roll', player: (player + 1) % 3 }, 4)).toBe('NOT_YOUR_TURN');
      state = play(game, state, [roll(player, 3), pass(player)]);
    }
    expect([state.toPlay, state.turns]).toEqual([1, 4]);
  });
});

describe('a turn', () => {
  it('DIE-5 begins with a roll, and there is one', () => {
    for (const action of [move(0, '2a7-a6'), swap(0, 'a9', '1a8'), pass(0)]) {
      expect(verdict(game, start(), action)).toBe('DIE-5');
    }
    const rolled = game.reduce(start(), roll(0, 4));
    expect(rolled.rolled).toBe(4);
    expect(verdict(game, rolled, { type: 'roll', player: 0 }, 2)).toBe('DIE-5');
  });

  it('DIE-6 one own die moves, and one that carries none', () => {
    const rolled = game.reduce(start(), roll(0, 4));
    expect(verdict(game, rolled, move(0, '2a1-a4'))).toBe('DIE-6');
    expect(verdict(game, rolled, move(0, 'c4-c5'))).toBe('DIE-6');
    expect(verdict(game, rolled, move(0, '1a7-b6'))).toBe('DIE-6');
    const after = game.reduce(rolled, move(0, '2a7-a6'));
    expect([after.board[at('2a7')], after.board[at('a6')], after.rolled, after.toPlay]).toEqual(['.', 'r', null, 1]);
  });

  it('DIE-6 [severalDice=false] the whole number is one die’s', () => {
    // Two red dice on the plate, c5 and e5: a 4 takes two jumps of two steps.
    const laid = board({ '.': '2a7 1a7', r: 'c5 e5' }, start().board);
    const state = position(laid, 4);
    expect(verdict(game, state, move(0, 'c5-c4'))).toBe('DIE-9');
    expect(verdict(game, state, move(0, 'c5-c4-c3'))).toBe('legal');
    expect(ways(state).every((way) => way.split('-').length > 2 || way.startsWith('1'))).toBe(true);
  });

  describe('DIE-6 [severalDice=true]', () => {
    const several: Options = { severalDice: true };

    /** The first jumps with which a number can be used up, by whichever dice, by hand. */
    function firstsByHand(laid: string, player: number, left: number): string[] {
      const own = [...laid].flatMap((die, cell) => (die === 'rgk'[player] ? [cell] : []));
      return [2, 3, 4, 5, 6].flatMap((length) =>
        length > left
          ? []
          : own.flatMap((cell) =>
              chainsByHand(laid, cell, length)
                .filter((chain) => chain.length === 1)
                .map((chain) => `${nameAt(cell)}-${nameAt(chain[0] as number)}`)
                .filter(
                  (way) => length === left || firstsByHand(afterByHand(laid, way), player, left - length).length > 0,
                ),
            ),
      );
    }

    const laid = board({ '.': '2a7 1a7', r: 'c5 e5' }, start().board);

    it('jumps of several dice use up a number, one after the other', () => {
      const four = position(laid, 4, 0, several);
      const two = game.reduce(four, move(0, 'c5-c4'));
      expect([two.toPlay, two.rolled, two.left, two.turns]).toEqual([0, 4, 2, 60]);
      expect(game.describe(four, move(0, 'c5-c4'), two)).toBe('Player 1 jumps from c5 to c4. 2 steps are left.');
      expect(verdict(game, two, pass(0))).toBe('DIE-12');
      expect(verdict(game, two, { type: 'roll', player: 0 }, 3)).toBe('DIE-5');
      expect(verdict(game, two, move(0, 'e5-e4-d4'))).toBe('DIE-6');
      const way = ways(two).find((one) => one.startsWith('e5-')) ?? '';
      const after = game.reduce(two, move(0, way));
      expect([after.toPlay, after.rolled, after.left, after.turns]).toEqual([1, null, 0, 61]);
      expect(after.board).toBe(afterByHand(afterByHand(laid, 'c5-c4'), way));
      // The same die may go on, too.
      expect(verdict(game, two, move(0, 'c4-c3'))).toBe('legal');
    });

    it.each([
      ['more than was rolled', 4, '1a8-d6', 'DIE-9'],
      ['a rest that nothing can use', 3, 'c5-c4', 'DIE-9'],
      ['no such jump', 4, 'c5-c3', 'DIE-8'],
      ['nowhere', 4, 'c5', 'DIE-6'],
      ['a die that carries another', 4, 'a9-a6', 'DIE-6'],
      ['with a 1', 1, 'c5-c4', 'DIE-11'],
    ])('%s', (_, rolled, way, expected) => {
      expect(verdict(game, position(laid, rolled, 0, several), move(0, way))).toBe(expected);
    });

    it('at the start a 4 or a 6 is needed as well', () => {
      const first = [1, 2, 3, 4, 5, 6].map((number) => ways(game.reduce(start(several), roll(0, number))));
      expect(first.map((list) => list[0] !== 'pass')).toEqual([false, false, false, true, false, true]);
    });

    it('what can be done is what can be done by hand, all through a game', () => {
      const options = { ...several, turnLimit: 90 };
      let [compared, shared] = [0, 0];
      let state = start(options);
      for (const action of playout(game, { players: 3, seed: 'several', options }).actions) {
        const { rolled, left, toPlay, turns } = state;
        if (rolled !== null && rolled > 1 && (left < rolled || turns % 9 === 0)) {
          const expected = firstsByHand(state.board, toPlay ?? 0, left);
          expect(ways(state).sort()).toEqual((expected.length === 0 ? ['pass'] : expected).sort());
          compared += expected.length;
          if (left < rolled) shared++;
        }
        state = game.reduce(state, action);
      }
      expect([compared > 200, shared > 10]).toEqual([true, true]);
    });

    it('what wins is looked for when the number is used up', () => {
      // The last red die lies at the foot of corner B; four steps bring it to the top.
      const fresh = board({ r: B, g: `${C.replace('2g1', '')} d5`, k: `${A.replace('2a7', '')} e4` });
      const near = board({ '.': '2a1', r: 'a4' }, fresh);
      const stands = game.reduce(position(near, 4, 0, several), move(0, 'a4-2a1'));
      expect(game.result(stands)?.winners).toEqual([0]);
      // With a 6 two steps are left for a pyramid that would have to be taken apart again, and can't by two.
      expect(verdict(game, position(near, 6, 0, several), move(0, 'a4-2a1'))).toBe('DIE-9');
      // Fast, a 6: first to the top of another corner, then two steps by another die.
      const quick = board({ '.': '2a7 2a1', r: 'a4', g: 'e5' }, start().board);
      const free = board({ '.': '1a7', r: 'd5' }, quick);
      const six = position(free, 6, 0, { ...several, fast: true });
      const top = game.reduce(six, move(0, 'a4-2a1'));
      expect([top.toPlay, top.left, game.result(top)]).toEqual([0, 2, null]);
      expect(game.load(JSON.parse(JSON.stringify(top)) as State)).toEqual(top);
      const over = game.reduce(top, move(0, ways(top).find((way) => way.startsWith('d5-')) ?? ''));
      expect(game.result(over)?.winners).toEqual([0]);
    });
  });

  // Two sections through z = 2, seen from the side: P is c5 = (4,2,2), # are dice, T where it goes.
  //
  //   2: over a ridge    3: up onto dice    4: over one die
  //
  //                      ... T                ..
  //     ...             .  # #               . .
  //    P   T           P # # #              P #  T
  const out = (black: string): string => {
    const tops = ['2g1', '1g1', '1g2', '1h1'].slice(0, black.split(' ').filter(Boolean).length).join(' ');
    return board({ '.': `2a7 ${tops}`, r: 'c5', k: black }, start().board);
  };
  it.each([
    ['DIE-7 with a 2 over a ridge', '', 2, 'c5-c4', 'legal'],
    ['DIE-7 DIE-8 with a 3 up onto dice', 'c4 c3 d3', 3, 'c5-1c3', 'legal'],
    ['DIE-8 not without the third die', 'c4 c3', 3, 'c5-1c3', 'DIE-8'],
    ['DIE-7 with a 4 over one die', 'c4', 4, 'c5-c3', 'legal'],
    ['DIE-7 with a 4 over two ridges', '', 4, 'c5-c4-c3', 'legal'],
    ['DIE-8 with a 4 over a ridge and back', '', 4, 'c5-c4-c5', 'legal'],
    ['DIE-7 no jump leads over two ridges', '', 4, 'c5-c3', 'DIE-8'],
    ['DIE-9 a 4 must be used fully', '', 4, 'c5-c4', 'DIE-9'],
    ['DIE-9 a 2 is not enough for two jumps', '', 2, 'c5-c4-c3', 'DIE-9'],
    ['DIE-9 with a 5 over a ridge and up onto dice', 'c3 c2 d2', 5, 'c5-c4-1c2', 'legal'],
    ['DIE-9 with a 6 three ridges', '', 6, 'c5-c4-c3-c2', 'legal'],
    ['DIE-8 with a 6 a round of three', '', 6, 'c5-c4-d4-c5', 'legal'],
    ['DIE-9 no path at all', '', 6, 'c5', 'DIE-9'],
  ])('%s', (_, black, rolled, way, expected) => {
    expect(verdict(game, position(out(black), rolled), move(0, way))).toBe(expected);
  });

  it('DIE-8 the cell that was left is empty from the first jump on', () => {
    // c5, c4 and d4 are neighbours of each other: the third jump comes back to where c5 was.
    const state = game.reduce(position(out(''), 6), move(0, 'c5-c4-d4-c5'));
    expect(state.board).toBe(out(''));
  });

  it('DIE-10 the first move takes a 4 or a 6', () => {
    const first = [1, 2, 3, 4, 5, 6].map((number) => ways(game.reduce(start(), roll(0, number))));
    expect(first.map((list) => list[0] !== 'pass')).toEqual([false, false, false, true, false, true]);
    expect(first[3]).toEqual(['2a7-a6', '2a7-d6']);
  });

  it('DIE-10 even numbers within a level, 3 and 5 for one level, 4 and 6 for two', () => {
    let [compared, high] = [0, 0];
    for (let seed = 0; seed < 6; seed++) {
      const laid = randomBoard(createRng(`numbers ${seed}`), 10 + 12 * seed, 'r');
      const dice = [...laid].flatMap((die, cell) => (die === 'r' ? [cell] : []));
      for (const number of [2, 3, 4, 5, 6]) {
        for (const cell of dice.slice(-12)) {
          for (const chain of chainsByHand(laid, cell, number)) {
            const depth = (one: number): number => (spots[one] as Spot).reduce((sum, part) => sum + part, 0);
            const levels = Math.abs(depth(chain.at(-1) ?? cell) - depth(cell));
            expect(levels % 2).toBe(number % 2);
            if (levels === 2) expect(number).toBeGreaterThanOrEqual(4);
            if (levels === 2) high++;
            compared++;
          }
        }
      }
    }
    expect([compared > 200, high > 5]).toEqual([true, true]);
  });

  describe('DIE-11 swaps', () => {
    // Black's 1c3 = (2,3,2) lies on the red c4 and on the black c3 and d3.
    const blocked = board({ '.': '2a7 2g1 1g1 1g2', r: 'c4', k: 'c3 d3 1c3' }, start().board);

    it('DIE-11 with a 1 a blocked die and the one that lies on it change places', () => {
      const state = position(blocked, 1);
      expect(ways(state)).toEqual(['c4x1c3']);
      const after = game.reduce(state, swap(0, 'c4', '1c3'));
      expect([after.board[at('c4')], after.board[at('1c3')], after.toPlay]).toEqual(['k', 'r', 1]);
      expect(game.describe(state, swap(0, 'c4', '1c3'), after)).toBe(
        'Player 1 swaps the die in c4 with the black one on it in 1c3.',
      );
    });

    it.each([
      ['it is a command', 1, pass(0), 'DIE-12'],
      ['nobody jumps with a 1', 1, move(0, '1a7-a5'), 'DIE-11'],
      ['no other number swaps', 2, swap(0, 'c4', '1c3'), 'DIE-11'],
      ['an own die', 1, swap(0, 'c3', '1c3'), 'DIE-11'],
      ['another’s die', 1, swap(0, 'a9', '1a8'), 'DIE-11'],
      ['that lies on it', 1, swap(0, 'c4', 'd3'), 'DIE-11'],
      ['where one lies', 1, swap(0, 'c4', '1c4'), 'DIE-11'],
    ])('DIE-11 %s', (_, rolled, action, expected) => {
      expect(verdict(game, position(blocked, rolled), action)).toBe(expected);
    });

    it('DIE-11 the blocking die may carry others', () => {
      // 2c3 = (2,2,2) lies on 1c3, 1c4 and 1d3; 1c4 on c5, c4, d4; 1d3 on d4, d3, e3.
      const laid = board({ '.': `2a7 ${C}`, r: 'c4', k: 'c3 d3 1c3 c5 d4 e3 1c4 1d3 2c3 i1' }, start().board);
      const state = position(laid, 1);
      expect(ways(state).sort()).toEqual(['c4x1c3', 'c4x1c4']);
      expect(ways(state).sort()).toEqual(waysByHand(laid, 0, 1).sort());
    });
  });

  it('DIE-12 passing is for those who can do nothing with their number', () => {
    const four = game.reduce(start(), roll(0, 4));
    expect(verdict(game, four, pass(0))).toBe('DIE-12');
    const three = game.reduce(start(), roll(0, 3));
    const after = game.reduce(three, pass(0));
    expect([after.toPlay, after.rolled, after.turns, after.board]).toEqual([1, null, 1, start().board]);
    expect(game.describe(three, pass(0), after)).toBe('Player 1 can do nothing with the 3 and passes.');
  });

  it('DIE-9 what can be done with each number is what it is by hand, all through a game', () => {
    let [compared, swaps] = [0, 0];
    for (let seed = 0; seed < 2; seed++) {
      let state = start();
      for (const [index, action] of playout(game, { players: 3, seed: `${seed}` }).actions.entries()) {
        const { rolled, toPlay } = state;
        if (rolled !== null && (rolled === 1 || index % 50 < 2)) {
          const expected = waysByHand(state.board, toPlay ?? 0, rolled);
          expect(ways(state).sort()).toEqual(expected.sort());
          compared += expected.length;
          if (expected[0]?.includes('x')) swaps++;
        }
        state = game.reduce(state, action);
      }
    }
    expect([compared > 100, swaps > 0]).toEqual([true, true]);
  });
});

describe('end', () => {
  // Red's pyramid stands in corner B but for its top, which lies at the foot of it: at a4 = (3,5,0), from where 2a1 is
  // three steps up and one down. Green's and black's tops lie beside their new corners C and A, too.
  const fresh = board({ r: B, g: C, k: A });
  const near = board({ '.': '2a1 2g1 2a7', r: 'a4', g: 'e2', k: 'e4' }, fresh);

  it('DIE-4 DIE-13 the first with all ten dice in another corner has won', () => {
    // a4 = (3,5,0) lies at the foot of the slope; the top is 2a1 = (0,6,0).
    const [way = ''] = waysByHand(near, 0, 4).filter((one) => one.endsWith('-2a1'));
    expect(way).toBe('a4-2a1');
    const state = position(near, 4);
    const over = game.reduce(state, move(0, way));
    expect(game.result(over)).toEqual({
      winners: [0],
      scores: null,
      reason: 'The pyramid of Player 1 stands in another corner.',
    });
    expect([over.toPlay, over.rolled]).toEqual([null, null]);
    expect(game.describe(state, move(0, way), over)).toBe('Player 1 jumps from a4 to 2a1. Player 1 has won.');
    expect(verdict(game, over, { type: 'roll', player: 1 }, 2)).toBe('GAME_OVER');
  });

  it('DIE-4 either of the other corners will do', () => {
    // Red in corner C, its last die at f1 = (0,3,5), at the foot of the slope; green is at home.
    const laid = board({ '.': '2g1 2a7', r: 'f1', k: 'e5' }, board({ r: C, g: B, k: A }));
    expect(game.result(game.reduce(position(laid, 4), move(0, 'f1-2g1')))?.winners).toEqual([0]);
    // At home is nowhere: at the start nobody has won.
    expect(game.result(start())).toBeNull();
  });

  it('DIE-13 also by another’s swap', () => {
    // Red's pyramid in B lacks b2, where green lies; the last red die is 1b2 = (1,5,1), on b2, b3 and c2.
    const laid = board({ k: C, g: 'b2 b3 c2 a9 a8 b8 a7 b7 c7 1a8', r: `${B.replace(/\bb2 /, '')} 1b2` });
    const state = position(laid, 1, 1);
    const over = game.reduce(state, swap(1, 'b2', '1b2'));
    expect(game.result(over)?.winners).toEqual([0]);
    expect(game.describe(state, swap(1, 'b2', '1b2'), over)).toBe(
      'Player 2 swaps the die in b2 with the red one on it in 1b2. Player 1 has won.',
    );
    expect(game.load(JSON.parse(JSON.stringify(over)) as State)).toEqual(over);
  });

  it('DIE-14 [fast=true] a die on top of another corner’s pyramid wins, whoever’s dice lie below', () => {
    // Red's die at a4, at the foot of green's own pyramid, of which the top is away.
    const laid = board({ '.': '2a7 2a1', r: 'a4', g: 'e5' }, start().board);
    const state = position(laid, 4, 0, { fast: true });
    const over = game.reduce(state, move(0, 'a4-2a1'));
    expect(game.result(over)).toEqual({
      winners: [0],
      scores: null,
      reason: 'A die of Player 1 lies on top of a pyramid in another corner.',
    });
  });

  it('DIE-14 [fast=false] else it is just another die', () => {
    const laid = board({ '.': '2a7 2a1', r: 'a4', g: 'e5' }, start().board);
    const after = game.reduce(position(laid, 4), move(0, 'a4-2a1'));
    expect([after.toPlay, game.result(after)]).toEqual([1, null]);
  });

  it('DIE-14 [fast=true] random games are other games than without, and end on a top', () => {
    const lengths: number[] = [];
    const played = (seed: number, fast: boolean) =>
      playout(game, { players: 3, seed: `${seed}`, options: { fast }, maxActions: 20_000 });
    expect(played(0, true).actions).not.toEqual(played(0, false).actions);
    for (let seed = 0; seed < 20; seed++) {
      const { actions, state, result } = played(seed, true);
      const [winner = -1] = result?.winners ?? [];
      const tops = ['2a7', '2a1', '2g1'].filter((_, corner) => corner !== winner);
      expect(tops.some((top) => state.board[at(top)] === 'rgk'[winner])).toBe(true);
      lengths.push(actions.length);
    }
    lengths.sort((a, b) => a - b);
    // Some are over while other players' pyramids still stand, in some these have to be built anew.
    expect([(lengths[0] as number) < 100, (lengths[19] as number) > 200]).toEqual([true, true]);
  });

  it('DIE-15 it is a draw if no roll helps anybody', () => {
    // Three heaps of ten in which nobody could do anything haven't been found: red dice and walls that can't move do.
    const walled = board({ r: 'a9', b: 'a8 a7 b8 c7' });
    const open = board({ r: 'a9', b: 'a8 a7 b8 c7 b7' });
    // A swap is a hope, too.
    const hopeful = board({ r: 'a9 a8 b8 c7', g: '1a8', b: 'a7 b7 c6 1a7 1b7' });
    const { options } = start();
    for (const [laid, stuck] of [
      [walled, true],
      [open, false],
      [hopeful, false],
    ] as const) {
      expect([isStuck(laid), isOver({ board: laid, turns: 60, options })]).toEqual([stuck, stuck]);
    }
  });

  it('DIE-15 a jump that is longer than any number is no hope', () => {
    // Out of corner A red can only climb a slope of four dice and fall four steps behind it.
    const slope = board({ r: 'a9', b: 'a6 a7 a8 b6 b7 b8 c6 c7 d6 1a6 1a7 1b6 1b7 1c6 2a6 2b6' });
    const lengths = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((length) =>
      chainsByHand(slope, at('a9'), length).some((chain) => chain.length === 1),
    );
    expect(lengths).toEqual([8]);
    expect([isStuck(slope), isOver({ board: slope, turns: 60, options: start().options })]).toEqual([true, true]);
    // With a step less it would be one.
    expect(isStuck(board({ '.': '2a6 2b6' }, slope))).toBe(false);
  });

  it.each([{}, { fast: true }])('DIE-15 nobody is ever stuck, and games end: %j', (options) => {
    let turns = 0;
    for (let seed = 0; seed < 5; seed++) {
      const { state, result } = playout(game, { players: 3, seed: `${seed}`, options, maxActions: 20_000 });
      expect(result?.winners).toHaveLength(1);
      const [winner = -1] = result?.winners ?? [];
      if (!state.options.fast) expect(standsByHand(state.board, winner)).toBe(true);
      turns += state.turns;
    }
    expect(turns).toBeGreaterThan(500);
  });

  it('DIE-15 no turn leaves all without hope, as everything can be taken back with its number', () => {
    const found = { move: 0, swap: 0 };
    for (let seed = 0; seed < 4; seed++) {
      const { actions } = playout(game, { players: 3, seed: `back ${seed}`, options: { turnLimit: 120 } });
      let state = start({ turnLimit: 120 });
      for (const action of actions) {
        const rolled = state.rolled ?? 0;
        const before = state.board;
        state = game.reduce(state, action);
        if (action.type === 'move') {
          const chain = [action.from, ...action.path].reverse().join('-');
          expect(waysByHand(state.board, action.player, rolled)).toContain(chain);
        } else if (action.type === 'swap') {
          const other = 'rgk'.indexOf(before[at(action.with)] as string);
          expect(waysByHand(state.board, other, 1)).toContain(`${action.cell}x${action.with}`);
        } else continue;
        found[action.type]++;
      }
    }
    expect(found.move).toBeGreaterThan(200);
    expect(found.swap).toBeGreaterThan(0);
  });

  it('DIE-15 nor when dice go anywhere', () => {
    const { state, result } = playout(game, {
      players: 3,
      options: { turnLimit: 600 },
      seed: 'anywhere',
      choose(view, player, rng) {
        if (view.rolled === null) return { type: 'roll', player };
        return pick(rng, [...game.legalActions(view)]) ?? pass(player);
      },
    });
    expect([state.turns, result?.reason]).toEqual([600, 'The turn limit is reached: a draw.']);
  });

  it('DIE-16 [turnLimit=2] [turnLimit=null] then it is a draw', () => {
    const two = (state: State): State => play(game, state, [roll(0, 1), pass(0), roll(1, 3), pass(1)]);
    expect(game.result(two(start({ turnLimit: 2 })))).toEqual({
      winners: [0, 1, 2],
      scores: null,
      reason: 'The turn limit is reached: a draw.',
    });
    expect(two(start()).toPlay).toBe(2);
  });
});

describe('counts', () => {
  const later = playout(game, { players: 3, seed: 'later', maxActions: 30 }).state;
  const blocked = board({ '.': '2a7 2g1 1g1 1g2', r: 'c4', k: 'c3 d3 1c3' }, start().board);

  it.each([
    ['the start', start(), 2],
    ['a position in the middle of a game', later, 1],
    ['a position with a blocked die', position(blocked, null), 1],
  ])('turns from %s, over all rolls', (_, state, depth) => {
    expect(state.rolled).toBeNull();
    const count = countTurns(state, depth);
    expect(count).toBe(countByHand(state.board, state.toPlay ?? 0, depth));
    expect(count).toBeGreaterThan(20);
  });

  it('turns from the start are known', () => {
    expect([1, 2].map((depth) => countTurns(start(), depth))).toEqual([12, 143]);
  });
});

describe('positions', () => {
  it.each([
    ['a die on nothing', { board: board({ '.': '2a7', r: '1c3' }, start().board) }, /lies on nothing/],
    ['a missing die', { board: board({ '.': '2a7' }, start().board) }, /expected 10 dice of Player 1, got 9/],
    ['nobody to play', { toPlay: null }, /nobody is to play/],
    ['another player’s turn', { toPlay: 1 }, /not the turn of Player 2/],
    [
      'a game that is over',
      { board: board({ r: B, g: `${A.replace('2a7', '')} e5`, k: C }), turns: 2, toPlay: 2 },
      /somebody is to play/,
    ],
    ['two winners', { board: board({ r: B, g: C, k: A }), toPlay: null }, /more than one player/],
    ['steps without a roll', { left: 2 }, /without a roll/],
    ['a part of the number used by one die', { rolled: 4, left: 2 }, /expected 4 steps to be used, got 2/],
    ['no steps of a roll', { rolled: 4, left: 0 }, /expected 4 steps to be used, got 0/],
    [
      'more steps than rolled',
      { rolled: 4, left: 5, options: { ...start().options, severalDice: true } },
      /expected 4 steps to be used, got 5/,
    ],
    [
      'steps that no dice can use',
      { rolled: 6, left: 2, options: { ...start().options, severalDice: true } },
      /the 2 steps left cannot be used/,
    ],
    [
      'a game that was won before the roll',
      { board: board({ r: B, g: `${A.replace('2a7', '')} e5`, k: C }), turns: 3, rolled: 4, left: 4 },
      /somebody is to play/,
    ],
    [
      'a game that another player has won, in the middle of a turn',
      {
        board: board({ r: B, g: `${A.replace('2a7', '')} e5`, k: C }),
        ...{ turns: 1, toPlay: 1, rolled: 6, left: 2, options: { ...start().options, severalDice: true } },
      },
      /somebody is to play/,
    ],
    [
      'a roll kept',
      { board: board({ r: B, g: `${A.replace('2a7', '')} e5`, k: C }), toPlay: null, rolled: 3, left: 3 },
      /its roll is kept/,
    ],
  ])('%s is refused', (_, change, message) => {
    expect(() => game.load({ ...start(), ...change })).toThrow(message);
  });
});

describe('older positions', () => {
  it('DIE-6 positions of rules 1 are read, in which a number was one die’s', () => {
    for (const state of [start(), game.reduce(start(), roll(0, 6)), game.reduce(start(), roll(0, 1))]) {
      const { left, ...saved } = state;
      const { severalDice, ...options } = saved.options;
      expect([severalDice, left]).toEqual([false, state.rolled ?? 0]);
      expect(game.load({ ...saved, rules: 1, options })).toEqual(state);
    }
  });
});

describe('words', () => {
  it('say what is in the way of an action', () => {
    const why = (state: State, action: DiebylonAction) => game.check(state, action)?.message;
    const [four, one] = [position(start().board, 4), position(start().board, 1)];
    expect(why(start(), pass(0))).toBe('the die must be rolled first');
    expect(why(four, { type: 'roll', player: 0 })).toBe('a 4 has already been rolled');
    expect(why(one, move(0, '2a7-a6'))).toBe('nobody jumps with a 1');
    expect(why(four, move(0, 'c4-c5'))).toBe('none of your dice lies in c4');
    expect(why(four, move(0, '1a7-b6'))).toBe('the die in 1a7 carries another');
    expect(why(four, move(0, '2a7-c5'))).toBe('there are no such jumps from 2a7');
    expect(why(position(start().board, 6), move(0, '2a7-a6'))).toBe('the jumps count 4, not 6');
    expect(why(four, pass(0))).toBe('the 4 can be used');
    expect(why(four, swap(0, 'a9', '1a8'))).toBe('a 4 swaps nothing');
    expect(why(one, swap(0, 'c4', '1c3'))).toBe('none of your dice lies in c4');
    expect(why(one, swap(0, 'a9', '1a8'))).toBe('the die in 1a8 is one of your own, or there is none');
    expect(why(one, swap(0, 'a9', 'i1'))).toBe('the die in i1 does not lie on the one in a9');
  });

  it('say what is in the way of several dice', () => {
    const laid = board({ '.': '2a7 1a7', r: 'c5 e5' }, start().board);
    const why = (rolled: number, way: string) =>
      game.check(position(laid, rolled, 0, { severalDice: true }), move(0, way))?.message;
    expect(why(4, 'e5-e4-d4')).toBe('a move is one jump, of whichever die');
    expect(why(2, '1a8-d6')).toBe('the jump counts 5, and 2 are left');
    expect(why(3, 'c5-c4')).toBe('the 1 that would be left could not be used');
  });

  it('tell of a draw', () => {
    const last = position(start().board, 3, 0, { turnLimit: 61 });
    const over = game.reduce(last, pass(0));
    expect(game.describe(last, pass(0), over)).toBe('Player 1 can do nothing with the 3 and passes. The game is over.');
  });

  it('says what is rolled and where dice jump', () => {
    const rolled = game.reduce(start(), roll(0, 6));
    expect(game.describe(start(), roll(0, 6), rolled)).toBe('Player 1 rolls a 6.');
    const jumped = game.reduce(rolled, move(0, '2a7-d6-e5'));
    expect(game.describe(rolled, move(0, '2a7-d6-e5'), jumped)).toBe('Player 1 jumps from 2a7 over d6 to e5.');
  });
});
