import { describe, expect, it } from 'vitest';
import { at, board, cells, nameAt, perft, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import { jumpedByHand, jumpsByHand } from '../../../../../test/helpers/das-spiel-jumps.js';
import { type Spot, spots } from '../../../../../test/helpers/pyramid-by-hand.js';
import { pick } from '../../../../kernel/dice/random.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import { jumpFields, jumpsOf } from '../../kit/jumping.js';
import { meanWorth } from '../rebuilding.heuristic.js';
import { moundMoverWorth } from './mound-mover.heuristic.js';
import { moundMover as game, type MoundMoverAction } from './mound-mover.js';
import { EDGE, type MoundMoverOptions, type MoundMoverState, targetAxis } from './position.js';

type State = DeepReadonly<MoundMoverState>;
type Options = MoundMoverOptions;

const start = (options: Options = {}): State => game.setup({ players: 3, options });
const move = (player: number, way: string): MoundMoverAction => {
  const [from = '', to = ''] = way.split('-');
  return { type: 'move', player, from, to };
};
const pass = (player: number): MoundMoverAction => ({ type: 'pass', player });
const roll = (player: number, outcome: number): MoundMoverAction => ({ type: 'roll', player, outcome });

// The pyramids of twenty: in corner A x is 5 or more, in B y, in C z.
const CORNERS = [0, 1, 2].map((axis) =>
  spots.flatMap((spot, cell) => ((spot[axis] ?? 0) >= 5 ? [nameAt(cell)] : [])).join(' '),
);
const [A = '', B = '', C = ''] = CORNERS;

/** A position with these dice, in the first turn of a round unless said otherwise. */
function position(
  laid: string,
  toPlay: number | null = 0,
  options: Options = {},
  more: Partial<MoundMoverState> = {},
): State {
  return game.load({ ...start(options), board: laid, toPlay, turns: 30 + (toPlay ?? 0), ...more });
}

// All pyramids but their tops stand in the next corners; the tops lie where one jump takes them up:
//   red a5 = (4,4,0) to 3a1 in corner B, green e1 = (0,4,4) to 3f1 in C, black e5 = (4,0,4) to 3a6 in A.
const almost = board({ '.': '3a1 3f1 3a6' }, board({ r: B, g: C, k: A }));
const near = board({ r: 'a5', g: 'e1', k: 'e5' }, almost);

// Red can't jump: 16 dice under four green ones in corner A, four on the plate under green ones in B.
const buried = board({
  r: `${A} a1 a2 b1 c1`,
  g: `2a6 2a7 2b6 3a6 a3 a4 b2 b3 c2 d1 ${B.split(' ')
    .filter((cell) => cell.length === 3)
    .join(' ')}`,
  k: C,
});

const ways = (state: State): string[] =>
  [...game.legalActions(state)].map((action) => (action.type === 'move' ? `${action.from}-${action.to}` : action.type));

/** The rules once more, from nothing but the letters of the board. */
const standsByHand = (laid: string, player: number): boolean =>
  [...laid].every((die, cell) => die !== 'rgk'[player] || ((spots[cell] as Spot)[(player + 1) % 3] ?? 0) >= 5);

function perftByHand(laid: string, player: number, depth: number): number {
  const newRound = player === 0 && [0, 1, 2].some((one) => standsByHand(laid, one));
  if (depth === 0 || newRound) return 1;
  const jumps = jumpsByHand(laid, 'rgk'.charAt(player));
  const boards = jumps.length === 0 ? [laid] : jumps.map((jump) => jumpedByHand(laid, jump));
  return boards.reduce((sum, next) => sum + perftByHand(next, (player + 1) % 3, depth - 1), 0);
}

describe('table', () => {
  it('MOU-1 three sides play', () => {
    for (const players of [2, 4]) expect(() => game.setup({ players })).toThrow(GameError);
  });

  it('MOU-2 pyramids of twenty in the three corners', () => {
    expect(['r', 'g', 'k'].map((colour) => cells(start().board, colour))).toEqual([A, B, C]);
    expect(A.split(' ')).toHaveLength(20);
  });

  it('MOU-3 player 0 begins, turns go round', () => {
    let state = start();
    for (const [player, way] of ['3a6-a5', '3a1-e1', '3f1-e5'].entries()) {
      expect([state.toPlay, state.turns]).toEqual([player, player]);
      expect(verdict(game, state, move((player + 1) % 3, way))).toBe('NOT_YOUR_TURN');
      state = game.reduce(state, move(player, way));
    }
    expect([state.toPlay, state.turns]).toEqual([0, 3]);
  });

  it('MOU-4 the aim is the next corner clockwise', () => {
    for (const [player, way] of ['a5-3a1', 'e1-3f1', 'e5-3a6'].entries()) {
      const state = position(near, player);
      expect(game.describe(state, move(player, way), game.reduce(state, move(player, way)))).toContain(
        `The pyramid of Player ${player + 1} stands in the next corner.`,
      );
    }
    // The own corner is none: at the start everybody would have won.
    expect(start().toPlay).toBe(0);
  });
});

const third = 'e5-e4';

describe('jumping', () => {
  it('MOU-5 a player jumps with an own die, once', () => {
    expect(ways(start())).toEqual(['3a6-a5', '3a6-e5']);
    expect(verdict(game, start(), move(0, '3a1-a5'))).toBe('MOU-5');
    const after = game.reduce(start(), move(0, '3a6-e5'));
    expect([after.board[at('3a6')], after.board[at('e5')], after.toPlay]).toEqual(['.', 'r', 1]);
  });

  it('MOU-6 a die that carries another is blocked, also by an own die', () => {
    expect(verdict(game, start(), move(0, '2a6-a5'))).toBe('MOU-6');
    const opened = position(board({ '.': '3a6', r: 'c4' }, start().board));
    expect(ways(opened).some((way) => way.startsWith('2a6-'))).toBe(true);
  });

  // A section through z = 2, seen from its side: P is c5 = (4,2,2), # are dice, T is where it goes.
  //
  //   over a ridge    onto dice      not without the die behind
  //
  //                   ... T
  //     ...          .  # #
  //    P   T        P # # #
  it.each([
    ['MOU-7 over a ridge', '', 'c5-c4', 'legal'],
    ['MOU-7 no further', '', 'c5-c3', 'MOU-8'],
    ['MOU-8 onto dice', 'c4 c3 d3', 'c5-1c3', 'legal'],
    ['MOU-8 not without the third die', 'c4 c3', 'c5-1c3', 'MOU-8'],
    ['MOU-7 over one die', 'c4', 'c5-c3', 'legal'],
  ])('%s', (_, black, way, expected) => {
    const tops = ['3f1', '2f1', '2f2'].slice(0, black.split(' ').filter(Boolean).length).join(' ');
    const laid = board({ '.': `3a6 ${tops}`, r: 'c5', k: black }, start().board);
    expect(verdict(game, position(laid), move(0, way))).toBe(expected);
  });

  it('MOU-9 blockades are never given up by force', () => {
    // Green lies on all red dice; green may do what it likes.
    const state = position(buried, 1);
    const expected = jumpsByHand(buried, 'g').map(({ from, to }) => `${nameAt(from)}-${nameAt(to)}`);
    expect(ways(state)).toEqual(expected);
    expect(expected.length).toBeGreaterThan(0);
  });

  it('MOU-10 passing is for those who have no jump', () => {
    expect(verdict(game, start(), pass(0))).toBe('MOU-10');
    // In the first round already, when red and green have taken both places to which black's top could go.
    expect(ways(play(game, start(), [move(0, '3a6-e5'), move(1, '3a1-e1')]))).toEqual(['pass']);
    const state = position(buried);
    expect(ways(state)).toEqual(['pass']);
    const after = game.reduce(state, pass(0));
    expect([after.toPlay, after.turns, after.board]).toEqual([1, state.turns + 1, buried]);
    expect(game.describe(state, pass(0), after)).toBe('Player 1 cannot jump and passes.');
  });
});

describe('variants', () => {
  it('MOU-11 [rolled=true] as many jumps as are rolled, with the same die or others', () => {
    const first = start({ rolled: true });
    expect(verdict(game, first, move(0, '3a6-a5'))).toBe('MOU-11');
    const rolled = game.reduce(first, roll(0, 3));
    expect(game.describe(first, roll(0, 3), rolled)).toBe('Player 1 rolls a 3.');
    expect(verdict(game, rolled, { type: 'roll', player: 0 }, 2)).toBe('MOU-11');
    expect(verdict(game, rolled, pass(0))).toBe('MOU-10');
    const two = play(game, rolled, [move(0, '3a6-e5'), move(0, 'e5-e4')]);
    expect([two.toPlay, two.rolled, two.left, two.turns]).toEqual([0, 3, 1, 0]);
    const done = game.reduce(two, move(0, ways(two).find((way) => way.startsWith('2')) ?? ''));
    expect([done.toPlay, done.rolled, done.left, done.turns]).toEqual([1, null, 0, 1]);
  });

  it('MOU-11 [rolled=false] nobody rolls', () => {
    expect(verdict(game, start(), { type: 'roll', player: 0 }, 2)).toBe('MOU-11');
    expect(game.reduce(start(), move(0, '3a6-a5')).toPlay).toBe(1);
  });

  it('MOU-11 [restOfRoll=lost] a finished pyramid ends the turn, the rest of the roll is lost', () => {
    const first = position(near, 0, { rolled: true, restOfRoll: 'lost' });
    const state = play(game, first, [roll(0, 6), move(0, 'a5-3a1')]);
    expect([state.toPlay, state.rolled, state.left]).toEqual([1, null, 0]);
    expect(game.result(play(game, state, [roll(1, 1), move(1, 'e1-e2'), roll(2, 1), move(2, third)]))?.winners).toEqual(
      [0],
    );
  });

  describe('MOU-11 [restOfRoll=made]', () => {
    const first = position(near, 0, { rolled: true });

    it('the number must be used up, though the pyramid stands', () => {
      const two = game.reduce(first, roll(0, 2));
      const stands = game.reduce(two, move(0, 'a5-3a1'));
      expect([stands.toPlay, stands.rolled, stands.left, game.result(stands)]).toEqual([0, 2, 1, null]);
      expect(game.describe(two, move(0, 'a5-3a1'), stands)).toBe('Player 1 jumps from a5 to 3a1 onto three dice.');
      expect(verdict(game, stands, pass(0))).toBe('MOU-10');
      // The player has to take it apart.
      const jumps = jumpsByHand(stands.board, 'r').map((jump) => `${nameAt(jump.from)}-${nameAt(jump.to)}`);
      expect(ways(stands)).toEqual(jumps);
      expect(jumps.length).toBeGreaterThan(0);
      const apart = game.reduce(stands, move(0, ways(stands)[0] ?? ''));
      expect([apart.toPlay, apart.rolled, standsByHand(apart.board, 0)]).toEqual([1, null, false]);
      expect(game.result(play(game, apart, [roll(1, 1), move(1, 'e1-e2'), roll(2, 1), move(2, third)]))).toBe(null);
    });

    it('with the exact number it stands at the end of the turn, and counts', () => {
      const one = game.reduce(first, roll(0, 1));
      const stands = game.reduce(one, move(0, 'a5-3a1'));
      expect([stands.toPlay, stands.rolled, stands.left]).toEqual([1, null, 0]);
      expect(game.describe(one, move(0, 'a5-3a1'), stands)).toContain('stands in the next corner.');
      const over = play(game, stands, [roll(1, 1), move(1, 'e1-e2'), roll(2, 1), move(2, third)]);
      expect(game.result(over)?.winners).toEqual([0]);
      // With a 3 as well: up, down, and up again.
      const again = play(game, first, [roll(0, 3), move(0, 'a5-3a1'), move(0, '3a1-a5'), move(0, 'a5-3a1')]);
      expect([again.toPlay, again.rolled, standsByHand(again.board, 0)]).toEqual([1, null, true]);
    });

    it('in the middle of a roll only the pyramid of whoever jumps can stand, or one of the same round', () => {
      const red = board({ r: '3a1', '.': 'a5' }, near);
      const green = board({ g: '3f1', '.': 'e1' }, near);
      const roll4 = { rolled: 4, left: 3 };
      for (const [laid, player] of [
        [red, 0],
        [red, 1],
        [green, 1],
        [red, 2],
        [green, 2],
      ] as const) {
        expect(position(laid, player, { rolled: true }, roll4).board).toBe(laid);
      }
      expect(() => position(green, 0, { rolled: true }, roll4)).toThrow(/a round ago/);
      const lost = { rolled: true, restOfRoll: 'lost' } as const;
      for (const [laid, player] of [
        [red, 0],
        [green, 1],
      ] as const) {
        expect(() => position(laid, player, lost, roll4)).toThrow(/a round ago/);
      }
      expect(position(red, 1, lost, roll4).left).toBe(3);
    });
  });

  it('MOU-10 [rolled=true] who cannot jump does not roll', () => {
    const state = position(buried, 0, { rolled: true });
    expect(ways(state)).toEqual(['pass']);
    expect(verdict(game, state, { type: 'roll', player: 0 }, 2)).toBe('MOU-10');
  });

  it('MOU-12 [blue=true] [blue=false] ten blue dice stand in the middle, over and onto which dice jump', () => {
    expect(cells(start().board, 'b')).toBe('');
    const blue = start({ blue: true });
    const expected = spots.flatMap((spot, cell) => (spot.every((part) => part >= 2) ? [nameAt(cell)] : []));
    expect(cells(blue.board, 'b')).toBe(expected.join(' '));
    expect(expected).toHaveLength(10);
    const jumps = new Set(jumpsByHand(blue.board, 'r').map(({ from, to }) => `${nameAt(from)}-${nameAt(to)}`));
    expect(new Set(ways(blue))).toEqual(jumps);
    expect(verdict(game, blue, move(0, '2c3-c2'))).toBe('MOU-5');
    const { state } = playout(game, { players: 3, seed: 'blue', options: { blue: true }, maxActions: 90 });
    expect(cells(state.board, 'b')).toBe(expected.join(' '));
  });

  it('MOU-13 [mixed=true] [mixed=false] layers of the colours of i, i+1, i+2 and i', () => {
    const { board: laid } = start({ mixed: true });
    const layers = ['a9', '1a8', '2a7', '3a6'].map((cell) => laid[at(cell)]);
    expect(layers).toEqual(['r', 'g', 'k', 'r']);
    expect(['a1', '1a1', '2a1', '3a1'].map((cell) => laid[at(cell)])).toEqual(['g', 'k', 'r', 'g']);
    expect(['i1', '1h1', '2g1', '3f1'].map((cell) => laid[at(cell)])).toEqual(['k', 'r', 'g', 'k']);
    for (const letter of 'rgk') expect(laid.split(letter)).toHaveLength(21);
    expect(['a9', '1a8', '2a7', '3a6'].map((cell) => start().board[at(cell)])).toEqual(['r', 'r', 'r', 'r']);
    // Dice of one's colour may be moved wherever they lie: black on red's second layer, once the top is away.
    const opened = position(board({ '.': '3a6', r: 'c4' }, laid), 2, { mixed: true });
    expect(ways(opened).some((way) => way.startsWith('2a6-'))).toBe(true);
  });
});

describe('end', () => {
  it('MOU-14 the round is finished, then the first to have moved has won', () => {
    const one = game.reduce(position(near), move(0, 'a5-3a1'));
    expect([one.toPlay, game.result(one)]).toEqual([1, null]);
    const two = game.reduce(one, move(1, 'e1-e2'));
    expect(two.toPlay).toBe(2);
    const over = game.reduce(two, move(2, third));
    expect(over.toPlay).toBeNull();
    expect(game.result(over)).toEqual({
      winners: [0],
      scores: null,
      reason: 'One pyramid has been moved to the next corner.',
    });
    expect(game.describe(two, move(2, third), over)).toBe('Player 3 jumps from e5 to e4. The game is over.');
    expect(verdict(game, over, move(0, 'a5-a4'))).toBe('GAME_OVER');
    // The last player of a round ends it.
    const last = game.reduce(position(near, 2), move(2, 'e5-3a6'));
    expect([last.toPlay, game.result(last)?.winners]).toEqual([null, [2]]);
  });

  it.each([
    ['MOU-15 [drawBetween=arrived]', 'arrived', [0, 1]],
    ['MOU-15 [drawBetween=all]', 'all', [0, 1, 2]],
  ] as const)('%s two in the same round: a draw', (_, drawBetween, winners) => {
    const first = position(near, 0, { drawBetween });
    const two = play(game, first, [move(0, 'a5-3a1'), move(1, 'e1-3f1'), move(2, third)]);
    expect(game.result(two)).toEqual({
      winners,
      scores: null,
      reason: '2 pyramids have been moved to the next corner in the same round: a draw.',
    });
    const three = play(game, first, [move(0, 'a5-3a1'), move(1, 'e1-3f1'), move(2, 'e5-3a6')]);
    expect(game.result(three)?.winners).toEqual([0, 1, 2]);
    const one = play(game, first, [move(0, 'a5-3a1'), move(1, 'e1-e2'), move(2, third)]);
    expect(game.result(one)?.winners).toEqual([0]);
  });

  describe('MOU-16 six hills of ten, in which no top finds a landing', () => {
    const tops: readonly Spot[] = [
      [6, 0, 0],
      [0, 6, 0],
      [0, 0, 6],
      [3, 3, 0],
      [3, 0, 3],
      [0, 3, 3],
    ];
    const inHill = (spot: Spot, top: Spot): boolean => spot.every((part, axis) => part >= (top[axis] ?? 0));
    const lying = spots.flatMap((spot, cell) => (tops.some((top) => inHill(spot, top)) ? [cell] : []));
    const hills = [...board({})]
      .map((_, cell) => (lying.includes(cell) ? 'rgk'[lying.indexOf(cell) % 3] : '.'))
      .join('');

    it('are sixty dice without a jump, by hand', () => {
      expect(lying).toHaveLength(60);
      expect([...'rgk'].flatMap((colour) => jumpsByHand(hills, colour))).toEqual([]);
    });

    it('are a draw of all three', () => {
      for (const turns of [31, 32, 33]) {
        expect(() => position(hills, turns % 3, {}, { turns })).toThrow(/game that is over/);
        const over = position(hills, null, {}, { turns });
        expect(game.playersToAct(over)).toEqual([]);
        expect(game.result(over)).toEqual({ winners: [0, 1, 2], scores: null, reason: 'Nobody can jump: a draw.' });
      }
      const limit = position(hills, null, { turnLimit: 33 }, { turns: 33 });
      expect(game.result(limit)?.reason).toBe('The turn limit is reached: a draw.');
    });

    it('are not over as long as one die can jump', () => {
      // A top lies on the plate instead.
      const [from = -1, to = -1] = [at('2a7'), hills.indexOf('.')];
      const letter = hills[from] as string;
      const one = board({ '.': nameAt(from), [letter]: nameAt(to) }, hills);
      expect([...'rgk'].flatMap((colour) => jumpsByHand(one, colour)).length).toBeGreaterThan(0);
      expect(position(one, 1).toPlay).toBe(1);
    });

    it('are reached by no jump', () => {
      for (const top of tops) {
        const to = spots.findIndex((spot) => spot.join() === top.join());
        const letter = hills[to] as string;
        const without = board({ '.': nameAt(to) }, hills);
        const places = spots.flatMap((spot, cell) => {
          const below = [0, 1, 2].map((axis) =>
            spots.findIndex((one) => one.every((part, i) => part === (spot[i] as number) + Number(i === axis))),
          );
          const rests = spot[0] + spot[1] + spot[2] === 8 || below.every((one) => without[one] !== '.');
          return without[cell] === '.' && rests && cell !== to ? [cell] : [];
        });
        expect(places.length).toBeGreaterThan(0);
        for (const from of places) {
          const before = board({ [letter]: nameAt(from) }, without);
          expect(jumpsByHand(before, letter).filter((jump) => jump.from === from && jump.to === to)).toEqual([]);
        }
      }
    });
  });

  it('MOU-16 no jump leaves all without one, as every jump can be taken back', () => {
    let jumps = 0;
    for (const options of [{}, { blue: true }, { mixed: true }]) {
      playout(game, {
        players: 3,
        options: { ...options, turnLimit: 150 },
        seed: 'back',
        choose(view, player, rng) {
          const jump = pick(rng, jumpsByHand(view.board, 'rgk'.charAt(player)));
          if (jump === undefined) return pass(player);
          const after = jumpedByHand(view.board, jump);
          const back = jumpsByHand(after, 'rgk'.charAt(player)).filter(
            ({ from, to }) => from === jump.to && to === jump.from,
          );
          expect(back).toHaveLength(1);
          jumps++;
          return { type: 'move', player, from: nameAt(jump.from), to: nameAt(jump.to) };
        },
      });
    }
    expect(jumps).toBeGreaterThan(400);
  });

  it.each([{}, { blue: true }, { mixed: true }, { rolled: true }, { blue: true, mixed: true, rolled: true }])(
    'MOU-16 nobody is ever stuck: random jumps with %j',
    (options) => {
      const { state, result, actions } = playout(game, {
        players: 3,
        options: { ...options, turnLimit: 600 },
        seed: 'stuck',
        choose(view, player, rng) {
          if (view.options.rolled && view.rolled === null) return game.sampleAction(view, rng, player) ?? pass(player);
          const jump = pick(rng, [...jumpsOf(view.board, 'rgk'.charAt(player))]);
          return jump === undefined ? pass(player) : { type: 'move', player, ...jumpFields(jump) };
        },
      });
      expect(result?.reason).toBe('The turn limit is reached: a draw.');
      expect([state.turns, actions.length >= 600]).toEqual([600, true]);
    },
  );

  it.each([{}, { blue: true }, { mixed: true }, { rolled: true }])(
    'MOU-16 nor when the players want to arrive: %j',
    (options) => {
      let turns = 0;
      for (let seed = 0; seed < 3; seed++) {
        const { state, result } = playout(game, { players: 3, seed: `${seed}`, options, maxActions: 10_000 });
        expect(result?.winners).toEqual([0, 1, 2].filter((player) => standsByHand(state.board, player)));
        turns += state.turns;
      }
      expect(turns).toBeGreaterThan(200);
    },
  );

  it('MOU-17 [turnLimit=2] [turnLimit=null] then it is a draw, unless a pyramid stands', () => {
    const two = (state: State): State => play(game, state, [move(0, '3a6-e5'), move(1, '3a1-a5')]);
    expect(game.result(two(start({ turnLimit: 2 })))).toEqual({
      winners: [0, 1, 2],
      scores: null,
      reason: 'The turn limit is reached: a draw.',
    });
    expect(two(start()).toPlay).toBe(2);
    const stands = game.reduce(position(near, 0, { turnLimit: 31 }), move(0, 'a5-3a1'));
    expect([stands.toPlay, game.result(stands)?.winners]).toEqual([null, [0]]);
  });
});

describe('counts', () => {
  const later = playout(game, { players: 3, seed: 'later', maxActions: 60 }).state;

  it.each([
    ['the start', start(), 4],
    ['a position in the middle of a game', later, 2],
    ['the last round', position(near, 1), 2],
    ['a player who must pass', position(buried), 2],
    ['the start with blue dice', start({ blue: true }), 4],
    ['the start in layers', start({ mixed: true }), 4],
  ])('perft of %s', (_, state, depth) => {
    const count = perft(game, state, depth);
    expect(count).toBe(perftByHand(state.board, state.toPlay ?? 0, depth));
    expect(count).toBeGreaterThan(3);
  });

  it('perft of the start is known', () => {
    expect([1, 2, 3, 4].map((depth) => perft(game, start(), depth))).toEqual([2, 3, 3, 19]);
  });
});

describe('positions', () => {
  const mid = board({ '.': '3a6', r: '1c3' }, start().board);
  it.each([
    ['a die on nothing', { board: mid }, /lies on nothing/],
    ['a missing die', { board: board({ '.': '3a6' }, start().board) }, /expected 20 dice of Player 1, got 19/],
    ['blue dice in a game without', { board: board({ b: 'c4' }, start().board) }, /expected no blue dice/],
    ['nobody to play', { toPlay: null }, /nobody is to play/],
    ['another player’s turn', { toPlay: 1 }, /not the turn of Player 2/],
    ['jumps without a roll', { left: 2 }, /without a roll/],
    ['a roll where nobody rolls', { rolled: 2, left: 1 }, /no roll to be used/],
    ['a game that is over', { board: board({ r: B, g: C, k: A }), turns: 3 }, /somebody is to play/],
    ['a game that was over', { board: board({ r: B, g: C, k: A }), turns: 4, toPlay: 1 }, /a round ago/],
  ])('%s is refused', (_, change, message) => {
    expect(() => game.load({ ...start(), ...change })).toThrow(message);
  });

  it.each([
    ['more jumps than rolled', { rolled: 2, left: 3 }, /expected 1 to 2 jumps, got 3/],
    ['a roll for whoever cannot jump', { board: buried, rolled: 2, left: 2 }, /has no jump/],
  ])('%s is refused', (_, change, message) => {
    expect(() => game.load({ ...start({ rolled: true }), ...change })).toThrow(message);
  });

  it('moved blue dice are refused', () => {
    const blue = start({ blue: true });
    expect(game.load(JSON.parse(JSON.stringify(blue)) as State)).toEqual(blue);
    const shifted = board({ '.': '2c3', b: 'a5' }, blue.board);
    expect(() => game.load({ ...blue, board: shifted })).toThrow(/expected 10 blue dice/);
  });
});

describe('older positions', () => {
  it('MOU-11 MOU-15 positions of rules 1 are read: the rest of a roll was lost, and a draw was of those who had arrived', () => {
    const options = { restOfRoll: 'lost', drawBetween: 'arrived' } as const;
    for (const state of [start(options), position(near, 1, { ...options, rolled: true }, { rolled: 3, left: 2 })]) {
      const { restOfRoll, drawBetween, ...older } = state.options;
      expect({ restOfRoll, drawBetween }).toEqual(options);
      expect(game.load({ ...state, rules: 1, options: older })).toEqual(state);
    }
  });
});

describe('what is worth heading for', () => {
  it('is how near dice are, and a fifth of what the best jump would gain', () => {
    // Of all red dice only the top can jump, four of the five rows to the next corner.
    const nearness = meanWorth(start().board, 'r', targetAxis(0), EDGE, 'b');
    expect(moundMoverWorth(start(), 0) - nearness).toBeCloseTo(4 / 5 / (20 * (5 + 4)), 10);
  });
});

describe('words', () => {
  it('says who jumps where', () => {
    expect(game.describe(start(), move(0, '3a6-e5'), game.reduce(start(), move(0, '3a6-e5')))).toBe(
      'Player 1 jumps from 3a6 to e5.',
    );
    const onto = position(board({ '.': '3a6 3f1 2f1 2f2', r: 'c5', k: 'c4 c3 d3' }, start().board));
    expect(game.describe(onto, move(0, 'c5-1c3'), game.reduce(onto, move(0, 'c5-1c3')))).toBe(
      'Player 1 jumps from c5 to 1c3 onto three dice.',
    );
  });
});
