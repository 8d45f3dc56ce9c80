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
import { jumpedByHand, jumpsByHand, restingByHand, stillPile } from '../../../../../test/helpers/das-spiel-jumps.js';
import { bestByWorth, bestGains } from '../../../../../test/helpers/das-spiel-purpose.js';
import { indexOf, type Spot, spots } from '../../../../../test/helpers/pyramid-by-hand.js';
import { purposefulBot } from '../../../../analysis/bots/purposeful-bot.js';
import { pick } from '../../../../kernel/dice/random.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import { jumpFields, jumpsOf } from '../../kit/jumping.js';
import { fleaChaseWorth } from './flea-chase.heuristic.js';
import { type FleaChaseAction, fleaChase as game } from './flea-chase.js';
import type { FleaChaseOptions, FleaChaseState } from './position.js';

type State = DeepReadonly<FleaChaseState>;

const heading = purposefulBot(game, { worth: fleaChaseWorth });
const start = (options: FleaChaseOptions = {}): State => game.setup({ players: 2, options });
const move = (player: number, way: string): FleaChaseAction => {
  const [from = '', to = ''] = way.split('-');
  return { type: 'move', player, from, to };
};
const pass = (player: number): FleaChaseAction => ({ type: 'pass', player });

const many = (names: string): string[] => names.split(' ').filter(Boolean);
// Where dice wait of which a position doesn't speak: red ones in corner C, green ones in corner B.
const WAITING = { r: many('i1 h1 h2 g1 g2 g3 f1 f2 f3 f4'), g: many('a1 a2 b1 a3 b2 c1 a4 b3 c2 d1') };

/** A position with these dice; others of the ten each wait in corners. */
function position(
  dice: { r?: string; g?: string },
  toPlay: number | null = 0,
  more: Partial<FleaChaseState> = {},
): State {
  const all = (letter: 'r' | 'g'): string => {
    const given = many(dice[letter] ?? '');
    const waiting = WAITING[letter].filter((cell) => !given.includes(cell));
    return [...given, ...waiting.slice(0, 10 - given.length)].join(' ');
  };
  return game.load({ ...start(), board: board({ r: all('r'), g: all('g') }), toPlay, ...more });
}

const ways = (state: State): string[] =>
  [...game.legalActions(state)].map((action) => (action.type === 'move' ? `${action.from}-${action.to}` : 'pass'));

// Red in corner C on the plate, green above: only the top is missing. Red shows 12 faces, green 9 dice show 15.
const RED_BASE = 'f1 f2 f3 f4 g1 g2 g3 h1 h2 i1';
const GREEN_ON_IT = '1f1 1f2 1f3 1g1 1g2 1h1 2f1 2f2 2g1';
const TARGET = many(`${RED_BASE} ${GREEN_ON_IT} 3f1`).map(at);

/** The rules once more, from nothing but the letters of the board. */
const out = (laid: string, player: number): number[] =>
  [...laid].flatMap((die, cell) => (die === 'rg'[player] && !TARGET.includes(cell) ? [cell] : []));
const isHeldUp = (laid: string, player: number): boolean =>
  out(laid, player).length > 0 && !jumpsByHand(laid, 'rg'.charAt(player)).some(({ from }) => !TARGET.includes(from));

function legalByHand(laid: string, player: number): { from: number; to: number }[] {
  const all = jumpsByHand(laid, 'rg'.charAt(player));
  if (!isHeldUp(laid, 1 - player)) return all;
  const lying = restingByHand(laid, 'rg'.charAt(player), out(laid, 1 - player));
  const blockers = all.filter(({ from }) => lying.includes(from));
  const lifting = blockers.filter((jump) => !isHeldUp(jumpedByHand(laid, { ...jump, length: 0 }), 1 - player));
  return [lifting, blockers, all].find((list) => list.length > 0) ?? [];
}

function perftByHand(laid: string, player: number, depth: number): number {
  const jumps = legalByHand(laid, player);
  if (depth === 1) return Math.max(1, jumps.length);
  const boards = jumps.length === 0 ? [laid] : jumps.map((jump) => jumpedByHand(laid, { ...jump, length: 0 }));
  return boards.reduce((sum, next) => sum + perftByHand(next, 1 - player, depth - 1), 0);
}

describe('table', () => {
  it('FLE-1 two sides play', () => {
    for (const players of [1, 3]) expect(() => game.setup({ players })).toThrow(GameError);
  });

  it('FLE-2 [start=triangles] ten dice each lie flat in corners A and B', () => {
    expect(cells(start().board, 'r')).toBe('a6 a7 a8 a9 b6 b7 b8 c6 c7 d6');
    expect(cells(start().board, 'g')).toBe('a1 a2 a3 a4 b1 b2 b3 c1 c2 d1');
  });

  it('FLE-2 [start=pyramids] or they are heaped up there', () => {
    const { board: laid } = start({ start: 'pyramids' });
    expect(cells(laid, 'r')).toBe('a7 a8 a9 b7 b8 c7 1a7 1a8 1b7 2a7');
    expect(cells(laid, 'g')).toBe('a1 a2 a3 b1 b2 c1 1a1 1a2 1b1 2a1');
  });

  it('FLE-3 player 0 begins, then they take turns', () => {
    expect(verdict(game, start(), move(1, 'd1-e1'))).toBe('NOT_YOUR_TURN');
    const second = game.reduce(start(), move(0, 'd6-e5'));
    expect([second.toPlay, second.turns]).toEqual([1, 1]);
    expect(game.reduce(second, move(1, 'd1-e1')).toPlay).toBe(0);
  });

  it('FLE-4 the target is the pyramid of 20 cells with z from 5 on', () => {
    const byHand = spots.flatMap(([, , z], cell) => (z >= 5 ? [cell] : []));
    expect([...TARGET].sort((one, other) => one - other)).toEqual(byHand);
    // Player 0 is in with these ten dice, but not with one of them a row before it.
    expect(position({ r: RED_BASE }, 1).toPlay).toBe(1);
    expect(() => position({ r: RED_BASE }, 0)).toThrow('Player 1 is in');
    for (const outside of many('e1 e5')) expect(position({ r: RED_BASE.replace('i1', outside) }).toPlay).toBe(0);
    const above = `${RED_BASE.replace('f1', '1f1').replace('f2', '1e1')}`;
    expect(position({ r: above, g: 'f1 f2 e1 e2' }).toPlay).toBe(0);
    expect(position({ r: RED_BASE.replace('i1', '1f2'), g: 'i1' }, 1).toPlay).toBe(1);
  });
});

describe('jumping', () => {
  const spot = (x: number, y: number, z: number): string => nameAt(indexOf([x, y, z]));

  it('FLE-5 a player jumps with an own die', () => {
    expect(verdict(game, start(), move(0, 'd1-e1'))).toBe('FLE-5');
    expect(verdict(game, start(), move(0, 'e5-e4'))).toBe('FLE-5');
    const after = game.reduce(start(), move(0, 'd6-e5'));
    expect([after.board[at('d6')], after.board[at('e5')]]).toEqual(['.', 'r']);
  });

  it('FLE-6 a die that carries another is blocked, whoever’s they are', () => {
    for (const top of ['r', 'g']) {
      const state = position({ r: top === 'r' ? 'c6 1b6 i1' : 'c6', g: `b6 b7${top === 'g' ? ' 1b6' : ''}` });
      expect(verdict(game, state, move(0, 'c6-d6'))).toBe('FLE-6');
      expect(verdict(game, position({ r: 'c6', g: 'b6 b7' }), move(0, 'c6-d6'))).toBe('legal');
    }
  });

  // Sections through the plane z = 0, seen from its side: steps of climbing (x falls) go up, steps of sliding (y grows)
  // go to the right and down. P is the die, T where it goes, # are dice, _ is the plate.
  //
  //   over a ridge      a level up        two levels up      over all of it
  //                                                              .. .
  //                                         ... T               . # .
  //      ...            ... T              .  # #              . # #  .
  //     P   T          P  # #             P # # #             P # # #   T
  const foot = [spot(6, 2, 0), spot(5, 3, 0), spot(5, 2, 1)].join(' ');
  const two = [foot, spot(4, 4, 0), spot(4, 3, 1), spot(4, 2, 2), spot(5, 2, 0), spot(4, 3, 0), spot(4, 2, 1)].join(
    ' ',
  );
  const P = spot(7, 1, 0);
  it.each([
    ['FLE-7 FLE-8 over a ridge into the next funnel', P, '', spot(6, 2, 0), 'legal'],
    ['FLE-7 to the next funnel only', P, '', spot(5, 3, 0), 'FLE-9'],
    ['FLE-7 a level up: it climbs two steps along dice', P, foot, spot(5, 2, 0), 'legal'],
    ['FLE-7 it cannot go through dice', P, foot, spot(6, 2, 0), 'FLE-9'],
    [
      'FLE-9 without the die in the row behind it would slip off',
      P,
      foot.replace(spot(5, 2, 1), ''),
      spot(5, 2, 0),
      'FLE-9',
    ],
    ['FLE-7 two levels up', P, two, spot(4, 2, 0), 'legal'],
    ['FLE-7 where the side is open it turns, and climbs no further', P, foot, spot(4, 3, 0), 'FLE-9'],
    ['FLE-8 a level down, two steps', spot(5, 2, 0), foot, P, 'legal'],
    ['FLE-8 down to the plate, not half the way', spot(5, 2, 0), foot, spot(6, 1, 0), 'FLE-9'],
    ['FLE-8 two levels down', spot(4, 2, 0), two, P, 'legal'],
  ])('%s', (_, from, green, to, expected) => {
    expect(verdict(game, position({ r: from, g: green }), move(0, `${from}-${to}`))).toBe(expected);
  });

  it('FLE-8 the long jump: over a whole small pyramid', () => {
    const state = position({ r: P, g: `${two} ${spot(4, 2, 0)}` });
    expect(verdict(game, state, move(0, `${P}-${spot(3, 5, 0)}`))).toBe('legal');
  });

  it('FLE-7 it cannot climb beyond the walls over the plate', () => {
    // Along x there is one step to x = 0, and the side is still closed there.
    const die = spot(1, 3, 4);
    expect(verdict(game, position({ r: die, g: spot(0, 4, 4) }), move(0, `${die}-${spot(0, 4, 4)}`))).toBe('FLE-9');
    expect(ways(position({ r: spot(8, 0, 0) })).filter((way) => way.startsWith('a9'))).toEqual(['a9-a8', 'a9-b8']);
  });

  it('FLE-9 in the middle of the empty plate there are six ways', () => {
    const six = ways(position({ r: 'c4' })).filter((way) => way.startsWith('c4'));
    expect(six.sort()).toEqual(many('c4-b4 c4-b5 c4-c3 c4-c5 c4-d3 c4-d4'));
  });

  it('FLE-10 dice jump out of the target, too', () => {
    const state = position({ r: 'c6' });
    expect(verdict(game, state, move(0, 'f3-e4'))).toBe('legal');
    expect(ways(state)).toContain('f3-e4');
    expect(game.reduce(state, move(0, 'f3-e4')).board[at('f3')]).toBe('.');
  });

  it('FLE-11 passing is for those who have no jump', () => {
    expect(verdict(game, start(), pass(0))).toBe('FLE-11');
    // Ten red dice flat in the corner, ten green ones heaped on them.
    const buried = position({ r: 'a6 a7 a8 a9 b6 b7 b8 c6 c7 d6', g: '1a6 1a7 1a8 1b6 1b7 1c6 2a6 2a7 2b6 3a6' });
    expect(ways(buried)).toEqual(['pass']);
    const after = game.reduce(buried, pass(0));
    expect([after.toPlay, after.turns, after.board]).toEqual([1, 1, buried.board]);
    // Who can only jump to and fro in the target has to.
    const shut = position({ r: 'c5', g: 'c4 d4 1c4' });
    expect(verdict(game, shut, pass(0))).toBe('FLE-11');
  });
});

describe('blockades', () => {
  // The only red die outside is c5 = (4,2,2); 1c4 lies on it, on c4 and on d4.
  const onIt = { r: 'c5', g: 'c4 d4 1c4' };

  it('FLE-12 a jump onto dice blocks them, own and foreign', () => {
    const state = position({ r: 'c5 b6', g: 'c4 d4 c3' }, 1);
    // From c3 up along two dice: c3 = (2,4,2), c4 = (3,3,2), 1c4 = (3,2,2).
    const blocking = game.reduce(state, move(1, 'c3-1c4'));
    expect(verdict(game, blocking, move(0, 'c5-d5'))).toBe('FLE-6');
    const red = game.reduce(blocking, move(0, 'b6-b5'));
    expect(verdict(game, red, move(1, 'c4-c3'))).toBe('FLE-6');
    expect(verdict(game, red, move(1, 'd4-e4'))).toBe('FLE-6');
  });

  it('FLE-13 it may be kept while the other has a jump outside, whatever lies in the target', () => {
    const free = position({ ...onIt, r: 'c5 a7' }, 1);
    expect(verdict(game, free, move(1, 'a4-a5'))).toBe('legal');
    const heldUp = position(onIt, 1);
    expect(verdict(game, heldUp, move(1, 'a4-a5'))).toBe('FLE-13');
    expect(ways(heldUp).every((way) => way.startsWith('1c4-'))).toBe(true);
    expect(ways(heldUp).length).toBeGreaterThan(0);
  });

  it('FLE-13 the blocking player wins one turn', () => {
    const before = position({ r: 'c5', g: 'c4 d4 c3' }, 1);
    const blocking = game.reduce(before, move(1, 'c3-1c4'));
    expect(game.describe(before, move(1, 'c3-1c4'), blocking)).toBe(
      'Player 2 jumps from c3 to 1c4 onto three dice. Player 1 has no free die outside the pyramid.',
    );
    // Red can only shuffle in the target, then green must go.
    expect(ways(blocking).every((way) => /^[f-i]/.test(way))).toBe(true);
    expect(ways(blocking).length).toBeGreaterThan(0);
    const shuffled = game.reduce(blocking, move(0, ways(blocking)[0] ?? ''));
    expect(ways(shuffled).every((way) => way.startsWith('1c4-'))).toBe(true);
  });

  it('FLE-13 who doesn’t lie there is not bound, nor is anybody for a player who is in', () => {
    // Red blocks itself: 1c4 is red.
    const own = position({ r: 'c5 1c4', g: 'c4 d4' }, 1);
    expect(verdict(game, own, move(1, 'a4-a5'))).toBe('legal');
    const isIn = position({ r: RED_BASE, g: 'a1 a2 a3 a4 a5 a6' }, 1);
    expect(verdict(game, isIn, move(1, 'a4-b3'))).not.toBe('FLE-13');
  });

  it('FLE-13 a die on other dice over the blocked one has to go, too', () => {
    // 2c4 = (3,1,2) lies on 1c4 and on two more; only it can jump.
    const tower = position({ r: 'c5', g: 'c4 d4 c6 d5 e4 1c4 1c5 1d4 2c4' }, 1);
    expect(ways(tower).every((way) => way.startsWith('2c4-'))).toBe(true);
  });

  it('FLE-14 and not to where it goes on blocking', () => {
    // 1c5 = (4,1,2) would lie on c6, c5 and d5: on the same red die.
    const state = position({ r: 'c5', g: 'c4 d4 1c4 c6 d5' }, 1);
    expect(jumpsByHand(state.board, 'g').some(({ from, to }) => from === at('1c4') && to === at('1c5'))).toBe(true);
    expect(verdict(game, state, move(1, '1c4-1c5'))).toBe('FLE-14');
    expect(verdict(game, state, move(1, 'c6-b6'))).toBe('FLE-13');
    const [way = ''] = ways(state);
    expect(verdict(game, game.reduce(state, move(1, way)), move(0, 'c5-b5'))).not.toBe('FLE-6');
  });

  it('FLE-13 FLE-14 dice on the other’s dice in the target need not go, even where no jump frees any', () => {
    // 1c4 and 1c5 both lie on c5, so neither jump frees it; 1f1 lies on red dice in the target.
    const state = position({ r: 'c5', g: 'c4 d4 1c4 c6 d5 1c5 1f1' }, 1);
    const from = new Set(ways(state).map((way) => way.split('-')[0]));
    expect(from).toEqual(new Set(['1c4', '1c5']));
    expect(jumpsByHand(state.board, 'g').some((jump) => jump.from === at('1f1'))).toBe(true);
    expect(ways(state)).toEqual(legalByHand(state.board, 1).map((jump) => `${nameAt(jump.from)}-${nameAt(jump.to)}`));
  });

  it('FLE-14 where no jump frees the other, any of those dice will do', () => {
    const buried = { r: 'a6 a7 a8 a9 b6 b7 b8 c6 c7 d6', g: '1a6 1a7 1a8 1b6 1b7 1c6 2a6 2a7 2b6 3a6' };
    const state = position(buried, 1);
    expect(ways(state)).toEqual(jumpsByHand(state.board, 'g').map(({ from, to }) => `${nameAt(from)}-${nameAt(to)}`));
    expect(ways(state).length).toBeGreaterThan(0);
  });
});

describe('end', () => {
  const last = (die: string): string => `${GREEN_ON_IT} ${die}`;

  it('FLE-15 who is in plays no more, the other goes on alone; both in: over', () => {
    // e5 = (4,0,4): four steps up along the front of the pyramid, one down onto its top.
    const state = position({ r: RED_BASE, g: last('d6') }, 1);
    const alone = game.reduce(state, move(1, 'd6-e5'));
    expect([alone.toPlay, alone.late]).toEqual([1, [0, 1]]);
    expect(verdict(game, alone, move(0, 'f4-e5'))).toBe('NOT_YOUR_TURN');
    const over = game.reduce(alone, move(1, 'e5-3f1'));
    expect([over.toPlay, over.late]).toEqual([null, [0, 2]]);
    expect(verdict(game, over, move(1, '3f1-e5'))).toBe('GAME_OVER');
    expect(game.describe(alone, move(1, 'e5-3f1'), over)).toBe(
      'Player 2 jumps from e5 to 3f1 onto three dice. All dice of Player 2 are in. The game is over.',
    );
  });

  it('FLE-16 Player 1’s first turn is free', () => {
    const near = game.reduce(position({ r: RED_BASE, g: last('e5') }, 1), move(1, 'e5-3f1'));
    expect(game.result(near)?.scores).toEqual([12, 18]);
    const far = play(game, position({ r: RED_BASE, g: last('d6') }, 1), [move(1, 'd6-e5'), move(1, 'e5-3f1')]);
    expect(game.result(far)?.scores).toEqual([12, 17]);
  });

  it('FLE-16 turns before the other one is in are not counted, nor is the one that brings them in', () => {
    expect(game.reduce(start(), move(0, 'd6-e5')).late).toEqual([0, 0]);
    const arriving = position({ r: RED_BASE.replace('f4', 'e4') });
    const arrived = game.reduce(arriving, move(0, 'e4-f4'));
    expect([arrived.late, arrived.toPlay]).toEqual([[0, 0], 1]);
  });

  it('FLE-16 player 0’s turns are counted from the first on', () => {
    const state = position({ g: RED_BASE, r: last('e5') }, 0);
    expect(game.result(game.reduce(state, move(0, 'e5-3f1')))?.scores).toEqual([17, 12]);
  });

  it('FLE-17 faces on the three walls of the target, edges twice, the top three times', () => {
    const faces = (laid: string, letter: string): number =>
      spots.reduce((sum, [x, y, z], cell) => {
        const count = (x === 0 ? 1 : 0) + (y === 0 ? 1 : 0) + (z === 5 ? 1 : 0);
        return laid[cell] === letter && z >= 5 ? sum + count : sum;
      }, 0);
    let compared = 0;
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { state, result, actions } = playout(game, { players: 2, seed, choose: heading });
      expect(state.toPlay).toBeNull();
      expect(faces(state.board, 'r') + faces(state.board, 'g')).toBe(30);
      // Turns counted once more from the record of the game.
      let laid = start().board;
      const since = [0, 0];
      for (const action of actions) {
        if (out(laid, 1 - action.player).length === 0) since[action.player] = (since[action.player] ?? 0) + 1;
        if (action.type === 'move') laid = jumpedByHand(laid, { from: at(action.from), to: at(action.to), length: 0 });
      }
      const [first = 0, second = 0] = since;
      expect(result?.scores).toEqual([faces(laid, 'r') - first, faces(laid, 'g') - Math.max(0, second - 1)]);
      compared++;
    }
    expect(compared).toBe(6);
  });

  it('FLE-18 however 20 dice lie, one of those outside the target can jump', () => {
    const isOutside = ([, , z]: Spot): boolean => z < 5;
    expect(stillPile(isOutside, ({ size }) => size <= 20)).toBeNull();
  });

  it.each(['triangles', 'pyramids'] as const)('FLE-18 nobody is ever stuck: random jumps from %s', (from) => {
    const { actions, result } = playout(game, {
      players: 2,
      options: { start: from, turnLimit: 1500 },
      seed: from,
      // Anything at all, so that hardly anybody ever arrives.
      choose(view, player, rng) {
        const jump = pick(rng, [...jumpsOf(view.board, 'rg'.charAt(player))]);
        const any: FleaChaseAction = jump === undefined ? pass(player) : { type: 'move', player, ...jumpFields(jump) };
        return game.check(view, any) === null ? any : ([...game.legalActions(view)][0] ?? pass(player));
      },
    });
    expect(result?.reason).toContain('turn limit');
    expect(actions).toHaveLength(1500);
  });

  it('FLE-18 nor when the players want to arrive', () => {
    let turns = 0;
    for (let seed = 0; seed < 20; seed++) {
      const seeded = { players: 2, seed: `greedy ${seed}`, choose: heading, options: { turnLimit: null } };
      const { actions, result } = playout(game, { ...seeded, maxActions: 2000 });
      expect(result?.reason).toContain('complete');
      turns += actions.length;
    }
    expect(turns).toBeGreaterThan(1000);
  });

  it('FLE-19 most points win, ties share, first in or not', () => {
    const slow = position({ r: RED_BASE, g: last('e5') }, 1, { late: [0, 7], turns: 90 });
    const over = game.reduce(slow, move(1, 'e5-3f1'));
    expect(game.result(over)).toEqual({
      winners: [0],
      scores: [12, 11],
      reason: 'The pyramid is complete; 12 points are the most.',
    });
    const equal = { ...slow, late: [0, 6] };
    expect(game.result(game.reduce(game.load(equal), move(1, 'e5-3f1')))?.winners).toEqual([0, 1]);
    const faster = { ...slow, late: [0, 3] };
    expect(game.result(game.reduce(game.load(faster), move(1, 'e5-3f1')))?.winners).toEqual([1]);
  });

  it('FLE-20 [turnLimit=2] [turnLimit=null] then it is scored as it stands', () => {
    const both = (state: State): State => play(game, state, [move(0, 'd6-e5'), move(1, 'd1-e1')]);
    expect(game.result(both(start({ turnLimit: 2 })))).toEqual({
      winners: [0, 1],
      scores: [0, 0],
      reason: 'The turn limit is reached; 0 points are the most.',
    });
    expect(both(start()).toPlay).toBe(0);
    const moved = (turns: number): State => game.reduce(game.load({ ...start(), turns }), move(0, 'd6-e5'));
    expect([moved(198).toPlay, moved(199).toPlay]).toEqual([1, null]);
    expect(() => game.load({ ...start({ turnLimit: 2 }), turns: 2 })).toThrow('somebody is to play');
    expect(game.result(game.load({ ...start({ turnLimit: 2 }), turns: 2, toPlay: null }))?.scores).toEqual([0, 0]);
  });
});

describe('counts', () => {
  const later = playout(game, { players: 2, seed: 'later', maxActions: 40 }).state;

  it.each([
    ['the start', start(), 2],
    ['a position in the middle of a game', later, 2],
    ['a blockade that is to be given up', position({ r: 'c5', g: 'c4 d4 1c4 c6 d5' }, 1), 2],
    ['heaps at the start', start({ start: 'pyramids' }), 3],
  ])('perft of %s', (_, state, depth) => {
    const count = perft(game, state, depth);
    expect(count).toBe(perftByHand(state.board, state.toPlay ?? 0, depth));
    expect(count).toBeGreaterThan(30);
  });

  it('perft of the start is known', () => {
    expect([1, 2].map((depth) => perft(game, start(), depth))).toEqual([32, 1021]);
  });

  it('legal jumps are those by hand in positions of games', () => {
    let compared = 0;
    for (let seed = 0; seed < 12; seed++) {
      const { state } = playout(game, { players: 2, seed: `${seed}`, maxActions: 5 * seed });
      const expected = legalByHand(state.board, state.toPlay ?? 0);
      expect(ways(state)).toEqual(expected.map(({ from, to }) => `${nameAt(from)}-${nameAt(to)}`));
      compared += expected.length;
    }
    expect(compared).toBeGreaterThan(100);
  });
});

describe('positions', () => {
  it('positions of games are read as they are', () => {
    readsItsPositions(game, { players: 2 });
    readsItsPositions(game, { players: 2, options: { start: 'pyramids', turnLimit: 30 } });
  });

  const float = board({ r: '1e1', '.': 'a6' }, start().board);
  it.each([
    ['a die on nothing', { board: float }, /lies on nothing/],
    ['a missing die', { board: board({ '.': 'a6' }, start().board) }, /expected 10 dice of Player 1, got 9/],
    ['nobody to play', { toPlay: null }, /nobody is to play/],
    ['turns counted of one who has not waited', { late: [0, 1], turns: 5 }, /Player 1 is not in yet/],
    ['turns counted of one whose opponent is on the way', { late: [1, 0], turns: 5 }, /Player 2 is not in yet/],
    ['turns counted of both', { late: [1, 1], turns: 5 }, /one player only/],
    ['a list that is too short', { late: [0] }, /expected late turns of 2 players, got 1/],
  ])('%s is refused', (_, change, message) => {
    expect(() => game.load({ ...start(), ...change })).toThrow(message);
  });

  it.each([
    ['more turns counted than played', { late: [0, 3], turns: 2 }, /more turns are counted/],
    ['a player who is in and to play', { toPlay: 0 }, /is in and plays no more/],
  ])('%s is refused', (_, change, message) => {
    const state = position({ r: RED_BASE, g: `${GREEN_ON_IT} e5` }, 1, { turns: 90 });
    expect(() => game.load({ ...state, ...change })).toThrow(message);
  });

  it('a complete pyramid to which nobody came later is refused', () => {
    expect(() => position({ r: RED_BASE, g: `${GREEN_ON_IT} 3f1` }, null, { turns: 90 })).toThrow(/came in later/);
  });
});

describe('random play', () => {
  it('FLE-9 takes every jump as often as any other', () => {
    const counts = sampled(game, start(), 0, 4000);
    const jumps = ways(start()).map((way) => `move ${way.replace('-', ' ')}`);
    expect(Object.keys(counts).sort()).toEqual(jumps.sort());
    for (const count of Object.values(counts)) expect(Math.abs((count * jumps.length) / 4000 - 1)).toBeLessThan(0.3);
  });

  it('with a purpose jumps towards the target where it can, and anywhere now and then', () => {
    const gain = ({ from, to }: { readonly from: string; readonly to: string }): number =>
      ((spots[at(to)] as Spot)[2] ?? 0) - ((spots[at(from)] as Spot)[2] ?? 0);
    const towards = bestGains(game, start(), (action) => (action.type === 'move' ? gain(action) : 0), fleaChaseWorth);
    expect(towards).toBeGreaterThan(600);
    expect(towards).toBeLessThan(980);
  });

  it('the nearer a die comes, the better', () => {
    const { action, gained, choices } = bestByWorth(game, start(), fleaChaseWorth);
    expect(gained).toBeGreaterThan(0);
    expect(choices).toContainEqual(action);
  });

  it('is worth more the more points, the nearer dice lie and the fewer of them are blocked', () => {
    const worth = (green: string, more: Partial<FleaChaseState> = {}): number =>
      fleaChaseWorth(position({ r: RED_BASE, g: green }, 1, { turns: 90, ...more }), 1);
    const values = [
      worth(`${GREEN_ON_IT} e5`, { late: [0, 3] }),
      worth(`${GREEN_ON_IT} d5`),
      worth(`${GREEN_ON_IT} e5`),
    ];
    expect(values).toEqual([...values].sort((one, other) => one - other));
    expect(new Set(values).size).toBe(3);
    // Red's die lies on three of green's, or beside them.
    const held = (red: string): number => fleaChaseWorth(position({ r: red, g: 'c4 d4 c5' }, 1), 1);
    expect(held('1c4')).toBeLessThan(held('d3'));
  });

  it('gives a blockade up where it must', () => {
    const held = position({ r: 'c5', g: 'c4 d4 1c4' }, 1);
    expect(Object.keys(sampled(game, held, 1)).every((text) => text.startsWith('move 1c4 '))).toBe(true);
  });
});

describe('words', () => {
  it('says who jumps where', () => {
    const after = game.reduce(start(), move(0, 'd6-e5'));
    expect(game.describe(start(), move(0, 'd6-e5'), after)).toBe('Player 1 jumps from d6 to e5.');
    const buried = position({ r: 'a6 a7 a8 a9 b6 b7 b8 c6 c7 d6', g: '1a6 1a7 1a8 1b6 1b7 1c6 2a6 2a7 2b6 3a6' });
    expect(game.describe(buried, pass(0), game.reduce(buried, pass(0)))).toBe('Player 1 cannot jump and passes.');
  });

  it('says when the game is over before the pyramid is complete', () => {
    const before = game.reduce(start({ turnLimit: 2 }), move(0, 'd6-e5'));
    expect(game.describe(before, move(1, 'd1-e1'), game.reduce(before, move(1, 'd1-e1')))).toBe(
      'Player 2 jumps from d1 to e1. The game is over.',
    );
  });

  it('says why an action is refused', () => {
    const why = (state: State, action: FleaChaseAction): string | undefined => game.check(state, action)?.message;
    expect(why(start(), move(0, 'd1-e1'))).toBe('none of your dice lies in d1');
    expect(why(start(), move(0, 'd6-e4'))).toBe('no jump goes from d6 to e4');
    expect(why(start(), pass(0))).toBe('a player who can jump must jump');
    const held = position({ r: 'c5', g: 'c4 d4 1c4 c6 d5' }, 1);
    expect(why(held, move(1, 'c4-c3'))).toBe('the die in c4 carries another');
    expect(why(held, move(1, '1c4-1c5'))).toBe('a jump from 1c4 to 1c5 would keep up the blockade');
    expect(why(held, move(1, 'c6-b6'))).toBe('a blockade is to be given up first');
  });
});
