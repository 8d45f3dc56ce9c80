import { describe, expect, it } from 'vitest';
import { at, board as boardOf, cells, nameAt, perft, verdict } from '../../../../../test/helpers/das-spiel.js';
import { put } from '../../../../../test/helpers/das-spiel-plate.js';
import { numberByHand, posesByHand } from '../../../../../test/helpers/das-spiel-poses.js';
import { allPoses, upperByHand } from '../../../../../test/helpers/poses-by-hand.js';
import { type Spot, spots } from '../../../../../test/helpers/pyramid-by-hand.js';
import { createRng, pick } from '../../../../kernel/dice/random.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import type { ThePharaohsCurseOptions, ThePharaohsCurseState } from './position.js';
import { thePharaohsCurseWorth } from './the-pharaohs-curse.heuristic.js';
import { type ThePharaohsCurseAction as Action, thePharaohsCurse as game } from './the-pharaohs-curse.js';
import { thePharaohsCursePicture } from './the-pharaohs-curse.picture.js';

type State = DeepReadonly<ThePharaohsCurseState>;

const start = (options: ThePharaohsCurseOptions = {}): State => game.setup({ players: 3, options });
const build = (outcome: string): Action => ({ type: 'build', player: 0, outcome });
const swap = (player: number, cell: string, pose = 'a'): Action => ({ type: 'swap', player, cell, pose }) as Action;
const turn = (player: number, pose: string): Action => ({ type: 'turn', player, pose }) as Action;

/** A position with the explorers in these cells; every die lies in pose a but those of `poses`. */
function position(
  red: string,
  blue: string,
  black: string,
  poses: Record<string, string> = {},
  toPlay = 0,
  change = {},
): State {
  const letters = [...'a'.repeat(45)];
  for (const [name, pose] of Object.entries(poses)) letters[at(name)] = pose;
  const board = boardOf({ r: red, b: blue, k: black }, 'g'.repeat(45));
  return game.load({ ...start(), board, poses: letters.join(''), toPlay, turns: 3 + toPlay, ...change });
}

/** The face of a die that looks at a neighbour: the one on the side on which the neighbour is, and which is above. */
function looking(from: string, to: string): number {
  const [one, other] = [spots[at(from)] as Spot, spots[at(to)] as Spot];
  return [0, 1, 2].find((axis) => (one[axis] as number) > (other[axis] as number)) as number;
}
const near = (one: Spot, other: Spot): boolean =>
  one
    .map((part, i) => part - (other[i] as number))
    .sort()
    .join() === '-1,0,1';

/** All that a player can do, from nothing but spots and numbers. */
function legalByHand({ board, poses, options }: State, player: number): string[] {
  const own = board.indexOf('rbk'.charAt(player));
  const from = spots[own] as Spot;
  const swaps = spots.slice(0, 45).flatMap((spot, cell) => {
    if (!near(from, spot) || board[cell] !== 'g') return [];
    const mine = numberByHand(poses[own] as string, looking(nameAt(own), nameAt(cell)), options.hand);
    const yours = numberByHand(poses[cell] as string, looking(nameAt(cell), nameAt(own)), options.hand);
    return mine === yours ? allPoses.map((pose) => `${nameAt(cell)} ${pose}`) : [];
  });
  return [...swaps, ...allPoses.filter((pose) => pose !== poses[own])];
}

function perftByHand(state: State, player: number, depth: number): number {
  const home = ['r', 'b', 'k'].some((colour, i) => state.board[at(['a9', 'a1', 'i1'][i] as string)] === colour);
  if (depth === 0 || home) return 1;
  return legalByHand(state, player).reduce((sum, move) => {
    const own = state.board.indexOf('rbk'.charAt(player));
    const [board, poses] = [[...state.board], [...state.poses]];
    const [first, pose] = move.split(' ');
    if (pose === undefined) poses[own] = first as string;
    else {
      const other = at(first as string);
      [board[own], board[other]] = [board[other] as string, board[own] as string];
      [poses[own], poses[other]] = [pose, poses[own] as string];
    }
    return sum + perftByHand({ ...state, board: board.join(''), poses: poses.join('') }, (player + 1) % 3, depth - 1);
  }, 0);
}

const listed = (state: State): string[] =>
  [...game.legalActions(state)].flatMap((one) => {
    if (one.type === 'swap') return [`${one.cell} ${one.pose}`];
    return one.type === 'turn' ? [one.pose] : [one.type];
  });

describe('table', () => {
  it('PHA-1 three play', () => {
    for (const players of [2, 4]) expect(() => game.setup({ players })).toThrow(GameError);
  });

  it('PHA-2 42 green dice as they fall, the explorers in the middles of the edges', () => {
    const first = start();
    expect(verdict(game, first, swap(0, 'e2'))).toBe('PHA-2');
    expect(verdict(game, first, turn(0, 'a'))).toBe('PHA-2');
    const poses = 'abcdefghijklmnopqrstuvwxabcdefghijklmnopqrstu';
    const chance = game.chance(first, { type: 'build', player: 0 });
    expect([poses, 'a'.repeat(44), `.${poses.slice(1)}`].map((outcome) => chance?.includes(outcome))).toEqual([
      true,
      false,
      false,
    ]);
    const built = game.reduce(first, build(poses));
    expect(['r', 'b', 'k'].map((colour) => cells(built.board, colour))).toEqual(['e1', 'e5', 'a5']);
    for (const [name, spot] of [
      ['e1', '0,4,4'],
      ['e5', '4,0,4'],
      ['a5', '4,4,0'],
    ] as const)
      expect(String(spots[at(name)])).toBe(spot);
    expect([built.board.split('g').length - 1, built.poses, built.toPlay, built.turns]).toEqual([42, poses, 0, 0]);
    expect(verdict(game, built, { type: 'build', player: 0 }, poses)).toBe('PHA-2');
    expect(game.describe(first, build(poses), built)).toBe(
      'Player 1 fills the plate: 42 green dice and three explorers.',
    );
  });

  // Pose d shows 1, 5, 3 on dice of Europe, on others 1, 3, 5.
  it.each([
    ['PHA-2 [hand=right]', 'right', '1, 5, 3'],
    ['PHA-2 [hand=left]', 'left', '1, 3, 5'],
  ] as const)('%s what a pose shows', (_, hand, numbers) => {
    const state = position('e1', 'e5', 'a5', {}, 0, { options: { actions: 'either', turnLimit: null, hand } });
    expect(game.describe(state, turn(0, 'd'), game.reduce(state, turn(0, 'd')))).toBe(
      `Player 1 turns the explorer in e1, which shows ${numbers} now.`,
    );
    expect(listed(state).sort()).toEqual(legalByHand(state, 0).sort());
  });

  it('PHA-4 turns go round', () => {
    let state = game.reduce(start(), build('a'.repeat(45)));
    for (const player of [0, 1, 2, 0]) {
      expect(state.toPlay).toBe(player);
      expect(verdict(game, state, turn((player + 1) % 3, 'b'))).toBe('NOT_YOUR_TURN');
      state = game.reduce(state, turn(player, player === 0 && state.turns > 2 ? 'c' : 'b'));
    }
    expect(state.turns).toBe(4);
  });

  describe('PHA-4 one thing a turn, or both', () => {
    const done = (player: number): Action => ({ type: 'done', player });
    const options = { actions: 'both', turnLimit: null, hand: 'right' } as const;
    // -y of red in c3 looks at -x of c4; with a 5 on it it can swap, with a 1 it can't, nor with another neighbour.
    const [five, one, other] = [posesByHand(1, 5)[0], posesByHand(1, 1)[0], posesByHand(0, 5)[1]] as [
      string,
      string,
      string,
    ];
    const near = Object.fromEntries(['b3', 'b4', 'c2', 'd2', 'd3'].map((name) => [name, 'a']));
    const at3 = (pose: string, change = {}): State =>
      position('c3', 'e5', 'a5', { ...near, c3: pose, c4: other }, 0, change);
    const next = { toPlay: 1, acted: null, turns: 4 };

    it('PHA-4 [actions=either] a swap or a turn ends it', () => {
      expect(game.reduce(at3(five), swap(0, 'c4'))).toMatchObject(next);
      expect(game.reduce(at3(one), turn(0, five))).toMatchObject(next);
      expect(verdict(game, at3(five), done(0))).toBe('PHA-4');
      expect(() => at3(five, { acted: 'swap' })).toThrow(/the turn is over/);
    });

    it('PHA-4 [actions=both] a swap, then a turn', () => {
      const state = at3(five, { options });
      expect(verdict(game, state, done(0))).toBe('PHA-4');
      const swapped = game.reduce(state, swap(0, 'c4'));
      expect(swapped).toMatchObject({ toPlay: 0, acted: 'swap', turns: 3 });
      expect(thePharaohsCursePicture(swapped).summary).toContain('Player 1 can turn, too.');
      expect(verdict(game, swapped, swap(0, 'c3'))).toBe('PHA-4');
      expect(verdict(game, swapped, turn(0, five))).toBe('PHA-7');
      expect(new Set([...game.legalActions(swapped)].map(({ type }) => type))).toEqual(new Set(['turn', 'done']));
      expect(game.reduce(swapped, turn(0, one))).toMatchObject(next);
      expect(game.reduce(swapped, done(0))).toMatchObject({ ...next, board: swapped.board, poses: swapped.poses });
      expect(game.describe(swapped, done(0), game.reduce(swapped, done(0)))).toBe('Player 1 does no more.');
    });

    it('PHA-4 [actions=both] or a turn, then a swap, if there is one', () => {
      const state = at3(one, { options });
      const turned = game.reduce(state, turn(0, five));
      expect(turned).toMatchObject({ toPlay: 0, acted: 'turn', turns: 3 });
      expect(thePharaohsCursePicture(turned).summary).toContain('Player 1 can swap, too.');
      expect(verdict(game, turned, turn(0, one))).toBe('PHA-4');
      expect(game.reduce(turned, swap(0, 'c4'))).toMatchObject(next);
      // Where no number meets its like the turn is over.
      const vain = allPoses.find((pose) =>
        legalByHand(game.load({ ...state, poses: put(state.poses, at('c3'), pose) }), 0).every(
          (way) => !way.includes(' '),
        ),
      );
      expect(game.reduce(state, turn(0, vain as string))).toMatchObject(next);
      const stuck = put(state.poses, at('c3'), vain as string);
      expect(() => game.load({ ...state, poses: stuck, acted: 'turn' })).toThrow(/the turn is over/);
      expect(game.load({ ...state, poses: stuck, acted: 'swap' }).acted).toBe('swap');
    });

    it('PHA-9 [actions=both] whoever swaps into their corner has won, at once', () => {
      const poses = {
        a8: posesByHand(looking('a8', 'a9'), 4)[0] as string,
        a9: posesByHand(looking('a9', 'a8'), 4)[0] as string,
      };
      const won = game.reduce(position('a8', 'e5', 'a5', poses, 0, { options }), swap(0, 'a9'));
      expect([won.toPlay, won.acted, game.result(won)?.winners]).toEqual([null, null, [0]]);
      expect(() => game.load({ ...won, acted: 'swap' })).toThrow(/the turn is over/);
    });

    it('PHA-4 states of rules 1 are those of one thing a turn', () => {
      const state = at3(five);
      const { acted: _, ...old } = state;
      expect(game.load({ ...old, rules: 1, options: { turnLimit: null, hand: 'right' } })).toEqual(state);
    });
  });
});

describe('moves', () => {
  // The explorer in c3 (2, 4, 2) and its neighbour c4 (3, 3, 2): -y of c3 looks at -x of c4.
  it.each([
    ['equal numbers', 1, 1, 'legal'],
    ['other numbers', 1, 2, 'PHA-5'],
    ['numbers that add up to 7', 1, 6, 'PHA-5'],
  ])('PHA-5 %s', (_, own, other, expected) => {
    const poses = { c3: posesByHand(1, own)[0] as string, c4: posesByHand(0, other)[2] as string };
    expect(verdict(game, position('c3', 'e5', 'a5', poses), swap(0, 'c4'))).toBe(expected);
  });

  it.each([
    ['PHA-5', 'c5', 'two funnels away'],
    ['PHA-5', 'c3', 'itself'],
    ['PHA-5', 'd4', 'across the rows'],
    ['PHA-8', 'b3', 'an explorer'],
  ])('%s no swap with %s (%s)', (clause, cell) => {
    expect(verdict(game, position('c3', 'b3', 'a5'), swap(0, cell))).toBe(clause);
  });

  it('PHA-6 the explorer keeps its pose, the green die gets any', () => {
    const [own, other] = [posesByHand(1, 5)[3] as string, posesByHand(0, 5)[1] as string];
    const state = position('c3', 'e5', 'a5', { c3: own, c4: other });
    for (const pose of allPoses) {
      const after = game.reduce(state, swap(0, 'c4', pose));
      expect([cells(after.board, 'r'), after.poses[at('c4')], after.poses[at('c3')]]).toEqual(['c4', own, pose]);
      expect([after.board[at('c3')], after.toPlay, after.turns]).toEqual(['g', 1, state.turns + 1]);
    }
    expect(game.describe(state, swap(0, 'c4'), game.reduce(state, swap(0, 'c4')))).toBe(
      'Player 1 goes from c3 to c4; the green die there comes to c3 and shows 1, 3, 2.',
    );
    expect(upperByHand('a')).toEqual([1, 3, 2]);
  });

  it('PHA-7 turning into any other pose, where it is', () => {
    const state = position('c3', 'e5', 'a5');
    expect(verdict(game, state, turn(0, 'a'))).toBe('PHA-7');
    for (const pose of allPoses.slice(1)) {
      const after = game.reduce(state, turn(0, pose));
      expect([after.board, after.poses[at('c3')], after.toPlay]).toEqual([state.board, pose, 1]);
    }
  });

  it('PHA-4 PHA-5 PHA-7 random games allow what numbers and places allow by hand', () => {
    const { actions } = playout(game, { players: 3, options: { hand: 'left', turnLimit: 40 }, seed: 'by hand' });
    let state = start({ hand: 'left', turnLimit: 40 });
    let swaps = 0;
    for (const action of actions) {
      if (action.type !== 'build')
        expect(listed(state).sort()).toEqual(legalByHand(state, state.toPlay as number).sort());
      if (action.type === 'swap') swaps++;
      state = game.reduce(state, action);
    }
    expect(swaps).toBeGreaterThan(5);
  });

  it('PHA-4 as many sequences of two turns as by hand', () => {
    const rng = createRng('counts');
    const poses = Array.from({ length: 45 }, () => pick(rng, allPoses)).join('');
    const states = [
      game.reduce(start(), build(poses)),
      game.load({ ...position('b8', 'b2', 'h1', {}, 1), poses }),
      game.load({ ...position('c4', 'c3', 'd3', {}, 2), poses }),
    ];
    for (const state of states) {
      const count = perft(game, state, 2);
      expect(count).toBe(perftByHand(state, state.toPlay as number, 2));
      expect(count).toBeGreaterThanOrEqual(23 * 23);
    }
  });
});

describe('refusals', () => {
  const state = position('c3', 'b3', 'a5', { c3: posesByHand(1, 1)[0] as string, c4: posesByHand(0, 2)[0] as string });
  const both = { options: { actions: 'both', turnLimit: null, hand: 'right' } } as const;
  it.each([
    [start(), swap(0, 'e2'), 'PHA-2', 'the plate must be filled first'],
    [state, { type: 'build', player: 0 }, 'PHA-2', 'the plate is filled already'],
    [state, swap(0, 'c5'), 'PHA-5', 'c5 is not adjacent to c3'],
    [state, swap(0, 'c4'), 'PHA-5', 'a 1 looks at a 2 between c3 and c4'],
    [state, swap(0, 'b3'), 'PHA-8', 'the die of b3 is an explorer'],
    [state, turn(0, state.poses[at('c3')] as string), 'PHA-7', 'the die lies so already'],
    [state, { type: 'done', player: 0 }, 'PHA-4', 'the explorer swaps or turns first'],
    [position('c3', 'b3', 'a5', {}, 0, { ...both, acted: 'swap' }), swap(0, 'c4'), 'PHA-4', 'was swapped in this turn'],
  ] as [State, Action, string, string][])('say why: %#', (where, action, clause, message) => {
    expect(game.check(where, action)).toMatchObject({ clause, message: expect.stringContaining(message) });
  });
});

describe('end', () => {
  // From a8 (7, 1, 0) to a9 (8, 0, 0): -y looks at -x. The others come the same way round.
  it.each([
    [0, ['a8', 'e5', 'a5'], 'a9'],
    [1, ['e1', 'b1', 'a5'], 'a1'],
    [2, ['e1', 'e5', 'h2'], 'i1'],
  ] as const)('PHA-3 PHA-9 player %i wins in their corner', (player, [red, blue, black], goal) => {
    const own = [red, blue, black][player] as string;
    const poses = {
      [own]: posesByHand(looking(own, goal), 4)[0] as string,
      [goal]: posesByHand(looking(goal, own), 4)[0] as string,
    };
    const state = position(red, blue, black, poses, player);
    const after = game.reduce(state, swap(player, goal));
    expect(game.result(after)).toEqual({
      winners: [player],
      scores: null,
      reason: `Player ${player + 1} is the first in the corner opposite, ${goal}.`,
    });
    expect(verdict(game, after, turn((player + 1) % 3, 'b'))).toBe('GAME_OVER');
    expect(game.describe(state, swap(player, goal), after)).toMatch(/ has reached the corner\.$/);
    expect(thePharaohsCursePicture(after).summary).toContain('Goal: a9, a1, i1.');
  });

  it('PHA-8 another’s corner is no goal, and who stands there blocks it', () => {
    const state = position('a8', 'a9', 'a5');
    expect([state.toPlay, game.result(state)]).toEqual([0, null]);
    expect(verdict(game, state, swap(0, 'a9'))).toBe('PHA-8');
  });

  it('PHA-10 [turnLimit=1] [turnLimit=null] then it is a draw', () => {
    const built = game.reduce(start({ turnLimit: 1 }), build('a'.repeat(45)));
    expect(game.result(game.reduce(built, turn(0, 'b')))).toEqual({
      winners: [0, 1, 2],
      scores: null,
      reason: 'The turn limit is reached: a draw.',
    });
    const free = game.reduce(start(), build('a'.repeat(45)));
    expect(game.result(game.reduce(free, turn(0, 'b')))).toBeNull();
  });

  it('PHA-9 random and greedy games end', () => {
    for (const seed of ['one', 'two']) {
      const random = playout(game, { players: 3, seed, maxActions: 20_000 });
      expect(random.result?.winners).toHaveLength(1);
      // This one swaps whenever possible, and then towards the corner if that can be.
      const greedy = playout(game, {
        players: 3,
        seed,
        maxActions: 3000,
        choose: (view, player, rng): Action => {
          const height = (name: string): number => (spots[at(name)] as Spot)[player as 0 | 1 | 2];
          const own = view.turns === 0 ? 9 : height(nameAt(view.board.indexOf('rbk'.charAt(player))));
          const all = [...game.legalActions(view)];
          return (
            all.find((one) => one.type === 'swap' && height(one.cell) > own) ?? (game.sampleAction(view, rng) as Action)
          );
        },
      });
      expect(greedy.result?.winners).toHaveLength(1);
    }
  });
});

describe('positions', () => {
  const good = position('c3', 'e5', 'a5');
  it.each([
    ['a missing explorer', { board: good.board.replace('r', 'g') }, /three explorers/],
    ['a hole', { board: good.board.replace('g', '.'), poses: good.poses.replace('a', '.') }, /three explorers/],
    ['a die without a pose', { poses: `.${good.poses.slice(1)}` }, /has no pose/],
    ['the wrong player', { toPlay: 1 }, /expected Player 1/],
    ['nobody', { toPlay: null }, /expected Player 1/],
    [
      'an explorer at home while somebody is to play',
      { board: position('a8', 'e5', 'a5').board.replace('rg', 'gr') },
      /over/,
    ],
  ])('%s is refused', (_, change, message) => {
    expect(() => game.load({ ...good, ...change })).toThrow(message);
  });

  it('turns before the plate is filled, and two at home, are refused', () => {
    for (const change of [{ turns: 3 }, { toPlay: 1 }, { acted: 'swap' }]) {
      expect(() => game.load({ ...start(), ...change })).toThrow(/before all turns/);
    }
    expect(() => position('a9', 'a1', 'a5', {}, 0, { toPlay: null })).toThrow(/the first player in their corner/);
    expect(thePharaohsCursePicture(start()).summary).toContain('Player 1 fills the plate.');
  });
});

describe('worth', () => {
  it('goes by rows, and by those that can be gained one after the other without turning', () => {
    const worth = (red: string, poses: Record<string, string> = {}): number =>
      thePharaohsCurseWorth(position(red, 'e5', 'a5', poses), 0);
    // The explorer in e1 shows e2 a 3, and goes on to e3 with it.
    const values = [worth('e1'), worth('e1', { e2: 'b' }), worth('e1', { e2: 'b', e3: 'b' }), worth('e3')];
    expect(values).toEqual([...values].sort((one, other) => one - other));
    expect(new Set(values).size).toBe(4);
    expect(worth('e1', { e3: 'b' })).toBe(values[0]);
  });

  it('is 1 in the corner, and nothing before the plate is filled', () => {
    expect(thePharaohsCurseWorth(position('a9', 'e5', 'a5', {}, 0, { toPlay: null }), 0)).toBe(1);
    expect(thePharaohsCurseWorth(start(), 0)).toBe(0);
  });
});
