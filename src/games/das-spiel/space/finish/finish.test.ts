import { describe, expect, it } from 'vitest';
import {
  at,
  board,
  cells,
  nameAt,
  perft,
  play,
  readsItsPositions,
  sampled,
  verdict,
} from '../../../../../test/helpers/das-spiel.js';
import {
  type HandJump,
  jumpedByHand,
  jumpsByHand,
  restingByHand,
  stillPile,
} from '../../../../../test/helpers/das-spiel-jumps.js';
import { bestByWorth, bestGains } from '../../../../../test/helpers/das-spiel-purpose.js';
import { type Spot, spots } from '../../../../../test/helpers/pyramid-by-hand.js';
import { pick } from '../../../../kernel/dice/random.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import { jumpFields, jumpsOf } from '../../kit/jumping.js';
import { finishWorth } from './finish.heuristic.js';
import { type FinishAction, finish as game } from './finish.js';
import type { FinishOptions, FinishState } from './position.js';

type State = DeepReadonly<FinishState>;

const start = (options: FinishOptions = {}): State => game.setup({ players: 3, options });
const move = (player: number, way: string): FinishAction => {
  const [from = '', to = ''] = way.split('-');
  return { type: 'move', player, from, to };
};
const pass = (player: number): FinishAction => ({ type: 'pass', player });
const many = (names: string): string[] => names.split(' ').filter(Boolean);

// The finish lines: x = 0, y = 0, z = 0, without the corners.
const LINES = ['b1 c1 d1 e1 f1 g1 h1', 'b8 c7 d6 e5 f4 g3 h2', 'a2 a3 a4 a5 a6 a7 a8'];
// Where dice wait of which a position doesn't speak: in the own corner, most of them with useful jumps to make.
const HOME = [
  'b8 b7 a8 c7 a7 b6 c6 a9 a6 b5 c5',
  'a1 a2 b2 a3 b3 c2 a4 d2 e2 b4 b1 c1',
  'h2 g2 g3 f2 f3 e4 f4 e5 e3 d3 d5',
];

/** A position with these dice; others of the seven each wait at home. */
function position(dice: Record<string, string>, toPlay: number | null = 0): State {
  const given = Object.values(dice).flatMap(many);
  const laid = [...'rgk'].map((letter, player) => {
    const own = many(dice[letter] ?? '');
    const waiting = many(HOME[player] ?? '').filter((cell) => !given.includes(cell));
    return [letter, [...own, ...waiting.slice(0, 7 - own.length)].join(' ')] as const;
  });
  return game.load({ ...start(), board: board(Object.fromEntries(laid)), toPlay });
}

const ways = (state: State): string[] =>
  [...game.legalActions(state)].map((action) => (action.type === 'move' ? `${action.from}-${action.to}` : 'pass'));
const named = ({ from, to }: { from: number; to: number }): string => `${nameAt(from)}-${nameAt(to)}`;

/** The rules once more, from nothing but the letters of the board. */
const lineCells = LINES.map((line) => many(line).map(at));
const lineOf = (player: number): number[] => lineCells[player] ?? [];
const isUseful = ({ from, to }: HandJump, player: number): boolean => {
  const [a, b] = [(spots[from] as Spot)[player] ?? 0, (spots[to] as Spot)[player] ?? 0];
  return b < a || (a === 0 && b === 0 && lineOf(player).includes(to) && !lineOf(player).includes(from));
};
const isHeldUp = (laid: string, player: number): boolean =>
  !jumpsByHand(laid, 'rgk'.charAt(player)).some((jump) => isUseful(jump, player));

function legalByHand(laid: string, player: number): HandJump[] {
  const letter = 'rgk'.charAt(player);
  const all = jumpsByHand(laid, letter);
  const due = [0, 1, 2].flatMap((other) => {
    if (other === player || !isHeldUp(laid, other)) return [];
    const line = lineOf(other).filter((cell) => laid[cell] !== '.');
    const below = [...laid].flatMap((die, cell) => (die === 'rgk'[other] || line.includes(cell) ? [cell] : []));
    const inTheWay = [...restingByHand(laid, letter, below), ...line.filter((cell) => laid[cell] === letter)];
    const jumps = all.filter(({ from }) => inTheWay.includes(from));
    const lifting = jumps.filter((jump) => !isHeldUp(jumpedByHand(laid, jump), other));
    return lifting.length > 0 ? lifting : jumps;
  });
  return due.length === 0
    ? all
    : all.filter((jump) => due.some(({ from, to }) => jump.from === from && jump.to === to));
}

function perftByHand(laid: string, player: number, depth: number): number {
  const jumps = legalByHand(laid, player);
  if (depth === 1) return Math.max(1, jumps.length);
  const boards = jumps.length === 0 ? [laid] : jumps.map((jump) => jumpedByHand(laid, jump));
  return boards.reduce((sum, next) => sum + perftByHand(next, (player + 1) % 3, depth - 1), 0);
}

describe('table', () => {
  it('FIN-1 three sides play', () => {
    for (const players of [2, 4]) expect(() => game.setup({ players })).toThrow(GameError);
  });

  it('FIN-2 seven dice each in the corners: triangles of four without their corners', () => {
    expect(['r', 'g', 'k'].map((colour) => cells(start().board, colour))).toEqual([
      'a7 a8 b6 b7 b8 c6 c7',
      'a2 a3 b1 b2 b3 c1 c2',
      'f2 f3 g1 g2 g3 h1 h2',
    ]);
  });

  it('FIN-3 player 0 begins, turns go round', () => {
    let state = start();
    for (const [player, way] of ['b6-c5', 'b3-c3', 'f2-e3', 'c5-c4'].entries()) {
      expect([state.toPlay, state.turns]).toEqual([player % 3, player]);
      expect(verdict(game, state, pass((player + 1) % 3))).toBe('NOT_YOUR_TURN');
      state = game.reduce(state, move(player % 3, way));
    }
  });

  it('FIN-4 the finish line is the edge opposite, without its ends', () => {
    for (const player of [0, 1, 2]) {
      const edge = spots.flatMap((spot, cell) => (cell < 45 && spot[player] === 0 && !spot.includes(8) ? [cell] : []));
      expect(edge.map(nameAt)).toEqual(many(LINES[player] ?? ''));
      // Seven dice there win, six don't, with the seventh in a corner of the plate or beside the line.
      const letter = 'rgk'.charAt(player);
      expect(game.result(position({ [letter]: LINES[player] ?? '' }, null))?.winners).toEqual([player]);
      for (const missing of many(LINES[player] ?? '')) {
        for (const other of ['a1', 'i1', 'a9', 'd4']) {
          const dice = (LINES[player] ?? '').replace(missing, other);
          expect(position({ [letter]: dice }, player).toPlay).toBe(player);
        }
      }
    }
  });
});

describe('jumping', () => {
  it('FIN-5 a player jumps with an own die', () => {
    expect(verdict(game, start(), move(0, 'b3-c3'))).toBe('FIN-5');
    expect(verdict(game, start(), move(0, 'c4-c3'))).toBe('FIN-5');
    const after = game.reduce(start(), move(0, 'b6-c5'));
    expect([after.board[at('b6')], after.board[at('c5')]]).toEqual(['.', 'r']);
  });

  it('FIN-6 a die that carries another is blocked', () => {
    // 1b6 lies on b6, b7 and c6.
    const state = position({ r: 'b6 b7 c6', k: '1b6' });
    expect(verdict(game, state, move(0, 'b6-c5'))).toBe('FIN-6');
    expect(verdict(game, position({ r: 'b6 b7 c6' }), move(0, 'b6-c5'))).toBe('legal');
  });

  // A section through z = 2, seen from its side: P is c5 = (4,2,2), # are black dice, T is where it goes.
  //
  //   over a ridge    onto dice
  //
  //                   ... T
  //     ...          .  # #
  //    P   T        P # # #
  it.each([
    ['FIN-7 over a ridge into the next funnel', {}, 'c5-c4', 'legal'],
    ['FIN-7 no further', {}, 'c5-c3', 'FIN-8'],
    ['FIN-7 up onto dice', { k: 'c4 c3 d3' }, 'c5-1c3', 'legal'],
    ['FIN-8 not without the third die behind', { k: 'c4 c3' }, 'c5-1c3', 'FIN-8'],
    ['FIN-7 not through dice', { k: 'c4' }, 'c5-c4', 'FIN-8'],
    ['FIN-7 over one die, two steps up and two down', { k: 'c4' }, 'c5-c3', 'legal'],
    ['FIN-9 backwards', {}, 'c5-c6', 'legal'],
  ])('%s', (_, dice, way, expected) => {
    // c6 and c7 wait elsewhere, so that the way back is free.
    expect(verdict(game, position({ r: 'c5 a7 a8 b6 b7 b8 a9', ...dice }), move(0, way))).toBe(expected);
  });

  it('FIN-9 a die on the finish line may move on, along it or back', () => {
    const legal = ways(position({ r: 'e1' })).filter((way) => way.startsWith('e1'));
    expect(legal.sort()).toEqual(['e1-d1', 'e1-d2', 'e1-e2', 'e1-f1']);
  });

  it('FIN-10 passing is for those who have no jump', () => {
    expect(verdict(game, start(), pass(0))).toBe('FIN-10');
    // Seven red dice round b7, all under four black and two green ones.
    const buried = position({ r: 'a7 a8 b6 b7 b8 c6 c7', k: 'a6 a9 d6 1a6 1a8', g: '1b6 1c6 1a7 1b7 c5' }, 0);
    const hand = legalByHand(buried.board, 0);
    expect(ways(buried)).toEqual(hand.length === 0 ? ['pass'] : hand.map(named));
    expect(ways(buried)).toEqual(['pass']);
    const after = game.reduce(buried, pass(0));
    expect([after.toPlay, after.turns, after.board]).toEqual([1, 1, buried.board]);
    expect(game.describe(buried, pass(0), after)).toBe('Player 1 cannot jump and passes.');
    // Who has no useful jump has to make another one: red's last die needs h1, where a black one lies.
    const held = position({ r: 'b1 c1 d1 e1 f1 g1 g2', k: 'h1' });
    expect([isHeldUp(held.board, 0), verdict(game, held, pass(0))]).toEqual([true, 'FIN-10']);
  });
});

describe('blockades', () => {
  // Red has six dice on its line; h1 is the last funnel.
  const six = 'b1 c1 d1 e1 f1 g1';

  it('FIN-11 who jumps onto dice or onto a line blocks, and may', () => {
    const onLine = game.reduce(position({ r: `${six} e3`, k: 'h2' }, 2), move(2, 'h2-h1'));
    expect(onLine.board[at('h1')]).toBe('k');
    // 1c3 = (2,3,2) lies on the red c4 and on c3 and d3.
    const onDice = game.reduce(position({ r: 'c4 b6', k: 'c2 c3 d3' }, 2), move(2, 'c2-1c3'));
    expect(verdict(game, onDice, move(0, 'c4-c5'))).toBe('FIN-6');
    expect(verdict(game, onDice, move(0, 'b6-b5'))).toBe('legal');
  });

  it('FIN-12 FIN-13 a line is cleared for whoever has no useful jump any more', () => {
    // The last red die lies at g2 = (1,1,6), one row before the line, whose last free funnel h1 black holds.
    const held = position({ r: `${six} g2`, k: 'h1' }, 2);
    expect(isHeldUp(held.board, 0)).toBe(true);
    expect(ways(held).length).toBeGreaterThan(0);
    expect(ways(held).every((way) => way.startsWith('h1-'))).toBe(true);
    expect(verdict(game, held, move(2, 'h2-i1'))).toBe('FIN-13');
    // With another row to go red has useful jumps, and black may stay.
    const free = position({ r: `${six} g3`, k: 'h1 h2' }, 2);
    expect(isHeldUp(free.board, 0)).toBe(false);
    expect(verdict(game, free, move(2, 'h2-i1'))).toBe('legal');
    // Green has nothing there, so green is free.
    expect(verdict(game, { ...held, toPlay: 1 }, move(1, 'c2-c3'))).toBe('legal');
  });

  it('FIN-12 an end of the edge is no place on the line, and the jump from there is useful', () => {
    // Red's dice in a1 and i1 have one step to go, and green is in the way of the one in i1 only.
    const one = position({ r: 'c1 d1 e1 f1 g1 a1 i1', g: 'h1' }, 1);
    expect(isHeldUp(one.board, 0)).toBe(false);
    expect(verdict(game, one, move(1, 'c2-c3'))).toBe('legal');
    // With black in b1 both are shut in.
    const both = position({ r: 'c1 d1 e1 f1 g1 a1 i1', g: 'h1', k: 'b1' }, 1);
    expect(isHeldUp(both.board, 0)).toBe(true);
    expect(verdict(game, both, move(1, 'c2-c3'))).toBe('FIN-13');
    expect(ways(both).every((way) => way.startsWith('h1-'))).toBe(true);
  });

  it('FIN-12 from the end of the edge the jump onto the line is useful', () => {
    // The last red die lies in the corner i1, beside the free h1.
    const corner = position({ r: `${six} i1`, k: 'h2 g2 g3 f2 f3 e3 e4' }, 2);
    expect(isHeldUp(corner.board, 0)).toBe(false);
    const shut = position({ r: `${six} i1`, k: 'h1 h2 g2 g3 f2 f3 e3' }, 2);
    expect(isHeldUp(shut.board, 0)).toBe(true);
    expect(ways(shut).every((way) => way.startsWith('h1-'))).toBe(true);
  });

  it('FIN-13 dice on blocked dice go, also those on dice between', () => {
    // All that red still has to move is c4, on which 1c3 = (2,3,2) lies, as on c3 and d3.
    const one = position({ r: `${six} c4`, k: 'c3 d3 1c3' }, 2);
    expect(isHeldUp(one.board, 0)).toBe(true);
    expect(ways(one).every((way) => way.startsWith('1c3-'))).toBe(true);
    expect(ways(one)).toEqual(legalByHand(one.board, 2).map(named));
    // 2c3 = (2,2,2) lies on 1c3, 1c4 and 1d3.
    const tower = position({ r: `${six} c4`, k: '1d3 2c3', g: 'c3 c5 d3 d4 e3 1c3 1c4' }, 2);
    expect(jumpsByHand(tower.board, 'k').some(({ from }) => from === at('h2'))).toBe(true);
    expect(ways(tower).length).toBeGreaterThan(0);
    expect(ways(tower).every((way) => way.startsWith('2c3-'))).toBe(true);
  });

  it('FIN-13 a die on dice that lie on the line goes, too', () => {
    // Green lies in red's last funnel h1; black's 1h1 lies on h1, h2 and i1, so that green can't go.
    const state = position({ r: `${six} g2`, g: 'h1', k: 'h2 i1 1h1' }, 2);
    expect(isHeldUp(state.board, 0)).toBe(true);
    expect(ways(state).length).toBeGreaterThan(0);
    expect(ways(state).every((way) => way.startsWith('1h1-'))).toBe(true);
    expect(ways(state)).toEqual(legalByHand(state.board, 2).map(named));
  });

  it('FIN-13 with two held up the player chooses for whom', () => {
    // Red's last die g2 needs h1. Green's f3 shuts itself out, but h2 is on its line.
    const state = position({ r: `${six} g2`, g: 'b8 c7 d6 e5 f4 g3 f3', k: 'h1 h2 c3 c4 d3 d4 e4' }, 2);
    expect([isHeldUp(state.board, 0), isHeldUp(state.board, 1)]).toEqual([true, true]);
    expect(ways(state)).toEqual(legalByHand(state.board, 2).map(named));
    expect([...new Set(ways(state).map((way) => way.slice(0, 2)))]).toEqual(['h1', 'h2']);
  });

  it('FIN-14 not to where it keeps the blockade up', () => {
    // 1c4 = (3,2,2) would lie on c5, c4 and d4: on the same red die.
    const state = position({ r: `${six} c4`, k: 'c3 d3 1c3 c5 d4' }, 2);
    expect(verdict(game, state, move(2, '1c3-1c4'))).toBe('FIN-14');
    expect(verdict(game, state, move(2, 'c5-b6'))).toBe('FIN-13');
    expect(ways(state).length).toBeGreaterThan(0);
    expect(ways(state)).toEqual(legalByHand(state.board, 2).map(named));
  });

  it('FIN-14 legal jumps are those by hand in positions of games, blockades among them', () => {
    let [compared, held] = [0, 0];
    for (let seed = 0; seed < 3; seed++) {
      const { actions } = playout(game, { players: 3, seed: `${seed}` });
      let state = start();
      for (const [index, action] of actions.entries()) {
        const player = state.toPlay ?? 0;
        const bound = [1, 2].some((step) => isHeldUpFast(state.board, (player + step) % 3));
        if (index % 25 === 24 || bound) {
          const expected = legalByHand(state.board, player);
          expect(ways(state)).toEqual(expected.length === 0 ? ['pass'] : expected.map(named));
          compared++;
          if (bound) held++;
        }
        state = game.reduce(state, action);
      }
    }
    expect([compared > 8, held > 1]).toEqual([true, true]);
  });
});

/** Whether a player is held up, by the kit: only to find such positions. */
function isHeldUpFast(laid: string, player: number): boolean {
  const jumps = [...jumpsOf(laid, 'rgk'.charAt(player))];
  return !jumps.some((jump) => isUseful({ ...jump, length: 0 }, player));
}

describe('end', () => {
  it('FIN-15 who has seven dice on the line first wins at once', () => {
    const state = position({ r: 'b1 c1 d1 e1 f1 g1 g2' });
    const won = game.reduce(state, move(0, 'g2-h1'));
    expect(won.toPlay).toBeNull();
    expect(game.result(won)).toEqual({
      winners: [0],
      scores: null,
      reason: 'All dice of Player 1 are on their finish line.',
    });
    expect(verdict(game, won, move(1, 'b2-c2'))).toBe('GAME_OVER');
    expect(game.describe(state, move(0, 'g2-h1'), won)).toBe(
      'Player 1 jumps from g2 to h1. All dice of Player 1 are on the finish line.',
    );
    // The corners of the plate are not on the line.
    const corner = game.reduce(position({ r: 'b1 c1 d1 e1 f1 g1 h2' }), move(0, 'h2-i1'));
    expect(corner.toPlay).toBe(1);
    const left = position({ r: 'c1 d1 e1 f1 g1 h1 a2', g: 'b2 a3 b3 c2 a4 d2 e2' });
    expect(game.reduce(left, move(0, 'a2-a1')).toPlay).toBe(1);
  });

  it('FIN-16 however 21 dice lie, one of them can jump', () => {
    expect(
      stillPile(
        () => true,
        ({ size }) => size <= 21,
      ),
    ).toBeNull();
  });

  it('FIN-16 nobody is ever stuck: random jumps', () => {
    const { actions, result } = playout(game, {
      players: 3,
      options: { turnLimit: 2000 },
      seed: 'stuck',
      choose(view, player, rng) {
        const jump = pick(rng, [...jumpsOf(view.board, 'rgk'.charAt(player))]);
        const any: FinishAction = jump === undefined ? pass(player) : { type: 'move', player, ...jumpFields(jump) };
        return game.check(view, any) === null ? any : ([...game.legalActions(view)][0] ?? pass(player));
      },
    });
    expect(result?.reason).toBe('The turn limit is reached: a draw.');
    expect(actions).toHaveLength(2000);
  });

  it('FIN-16 nor when the players want to arrive', () => {
    let turns = 0;
    for (let seed = 0; seed < 15; seed++) {
      const { actions, result } = playout(game, { players: 3, seed: `greedy ${seed}`, maxActions: 2000 });
      expect(result?.winners).toHaveLength(1);
      turns += actions.length;
    }
    expect(turns).toBeGreaterThan(1000);
  });

  it('FIN-17 [turnLimit=3] [turnLimit=null] then it is a draw', () => {
    const three = (state: State): State => play(game, state, [move(0, 'b6-c5'), move(1, 'b3-c3'), move(2, 'f2-e3')]);
    expect(game.result(three(start({ turnLimit: 3 })))).toEqual({
      winners: [0, 1, 2],
      scores: null,
      reason: 'The turn limit is reached: a draw.',
    });
    expect(three(start()).toPlay).toBe(0);
    expect(() => game.load({ ...start({ turnLimit: 3 }), turns: 3 })).toThrow('somebody is to play');
    expect(game.result(game.load({ ...start({ turnLimit: 3 }), turns: 3, toPlay: null }))?.winners).toHaveLength(3);
    // Whoever finishes with the last turn has won.
    const last = { ...position({ r: 'b1 c1 d1 e1 f1 g1 g2' }), options: { turnLimit: 3 }, turns: 2 };
    expect(game.result(game.reduce(game.load(last), move(0, 'g2-h1')))?.winners).toEqual([0]);
  });
});

describe('counts', () => {
  const later = playout(game, { players: 3, seed: 'later', maxActions: 50 }).state;

  it.each([
    ['the start', start(), 2],
    ['a position in the middle of a game', later, 2],
    ['a blockade that is to be lifted', position({ r: 'b1 c1 d1 e1 f1 g1 c4', k: 'c3 d3 1c3 c5 d4' }, 2), 2],
  ])('perft of %s', (_, state, depth) => {
    const count = perft(game, state, depth);
    expect(count).toBe(perftByHand(state.board, state.toPlay ?? 0, depth));
    expect(count).toBeGreaterThan(30);
  });

  it('perft of the start is known', () => {
    expect([1, 2].map((depth) => perft(game, start(), depth))).toEqual([26, 676]);
  });
});

describe('positions', () => {
  it('positions of games are read as they are', () => {
    readsItsPositions(game, { players: 3 });
    readsItsPositions(game, { players: 3, options: { turnLimit: 30 } });
  });

  it.each([
    ['a die on nothing', { board: board({ r: '1d4', '.': 'a7' }, start().board) }, /lies on nothing/],
    ['a missing die', { board: board({ '.': 'a7' }, start().board) }, /expected 7 dice of Player 1, got 6/],
    ['nobody to play', { toPlay: null }, /nobody is to play/],
    [
      'a game that is over',
      {
        board: board({
          r: LINES[0] ?? '',
          g: 'a1 a2 b2 a3 b3 c2 d2',
          k: 'h2 i1 g2 g3 f2 f3 e3',
        }),
      },
      /somebody is to play/,
    ],
    [
      'two who have finished',
      { board: board({ r: LINES[0] ?? '', g: LINES[1] ?? '', k: 'd3 d4 d5 e3 e4 f3 f2' }), toPlay: null },
      /more than one player/,
    ],
  ])('%s is refused', (_, change, message) => {
    expect(() => game.load({ ...start(), ...change })).toThrow(message);
  });
});

describe('random play', () => {
  it('FIN-8 takes every jump as often as any other', () => {
    const counts = sampled(game, start(), 0, 4000);
    const jumps = ways(start()).map((way) => `move ${way.replace('-', ' ')}`);
    expect(Object.keys(counts).sort()).toEqual(jumps.sort());
    for (const count of Object.values(counts)) expect(Math.abs((count * jumps.length) / 4000 - 1)).toBeLessThan(0.3);
  });

  it('with a purpose jumps towards the line where it can, and anywhere now and then', () => {
    const gain = ({ from, to }: { readonly from: string; readonly to: string }): number =>
      ((spots[at(from)] as Spot)[0] ?? 0) - ((spots[at(to)] as Spot)[0] ?? 0);
    const towards = bestGains(game, start(), (action) => (action.type === 'move' ? gain(action) : 0));
    expect(towards).toBeGreaterThan(600);
    expect(towards).toBeLessThan(980);
  });

  it('the nearer a die comes, the better', () => {
    const { action, gained, choices } = bestByWorth(game, start(), finishWorth);
    expect(gained).toBeGreaterThan(0);
    expect(choices).toContainEqual(action);
  });

  it('counts half of what the best jump would gain', () => {
    const worth = (dice: object): number => finishWorth(position({ r: 'c5 b1 c1 d1 e1 f1 g1', ...dice }), 0);
    // Over a die beside it the one in c5 would come two rows nearer, else one; seven dice are eight rows away at most.
    expect(worth({ k: 'c4' }) - worth({})).toBeCloseTo(1 / 2 / (7 * 8), 10);
    expect(finishWorth(position({ r: 'b1 c1 d1 e1 f1 g1 h1' }, null), 0)).toBe(1);
  });

  it('gives way where it must', () => {
    const held = position({ r: 'b1 c1 d1 e1 f1 g1 g2', k: 'h1' }, 2);
    expect(Object.keys(sampled(game, held, 2)).every((text) => text.startsWith('move h1 '))).toBe(true);
  });
});

describe('words', () => {
  it('says who jumps where, and who is held up by it', () => {
    const after = game.reduce(start(), move(0, 'b6-c5'));
    expect(game.describe(start(), move(0, 'b6-c5'), after)).toBe('Player 1 jumps from b6 to c5.');
    const before = position({ r: 'b1 c1 d1 e1 f1 g1 g2', k: 'i1' }, 2);
    expect(game.describe(before, move(2, 'i1-h1'), game.reduce(before, move(2, 'i1-h1')))).toBe(
      'Player 3 jumps from i1 to h1. Player 1 has no useful move.',
    );
  });

  it('says when the game is over without a winner', () => {
    const before = play(game, start({ turnLimit: 3 }), [move(0, 'b6-c5'), move(1, 'b3-c3')]);
    expect(game.describe(before, move(2, 'f2-e3'), game.reduce(before, move(2, 'f2-e3')))).toBe(
      'Player 3 jumps from f2 to e3. The game is over.',
    );
  });

  it('says that a die has jumped onto others', () => {
    const before = position({ r: 'c4 b6', k: 'c2 c3 d3' }, 2);
    expect(game.describe(before, move(2, 'c2-1c3'), game.reduce(before, move(2, 'c2-1c3')))).toBe(
      'Player 3 jumps from c2 to 1c3 onto three dice.',
    );
  });

  it('says why an action is refused', () => {
    const why = (state: State, action: FinishAction): string | undefined => game.check(state, action)?.message;
    expect(why(start(), move(0, 'b3-c3'))).toBe('none of your dice lies in b3');
    expect(why(start(), move(0, 'b6-c3'))).toBe('no jump goes from b6 to c3');
    expect(why(start(), pass(0))).toBe('a player who can jump must jump');
    expect(why(position({ r: 'b6 b7 c6', k: '1b6' }), move(0, 'b6-c5'))).toBe('the die in b6 carries another');
    const held = position({ r: 'b1 c1 d1 e1 f1 g1 c4', k: 'c3 d3 1c3 c5 d4' }, 2);
    expect(why(held, move(2, '1c3-1c4'))).toBe('a jump from 1c3 to 1c4 would keep up the blockade');
    expect(why(held, move(2, 'c5-b6'))).toBe('a blockade is to be given up first');
  });
});
