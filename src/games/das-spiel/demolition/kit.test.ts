import { describe, expect, it } from 'vitest';
import { board } from '../../../../test/helpers/das-spiel.js';
import { counted, fullBoard, looseNames, lowered, without } from '../../../../test/helpers/das-spiel-demolition.js';
import { randomBoard } from '../../../../test/helpers/pyramid-by-hand.js';
import { createRng } from '../../../kernel/dice/random.js';
import type { StateProblem } from '../../../kernel/errors.js';
import type { Invariant } from '../../../kernel/types.js';
import { collectionProblem, emptyCollections, inPoints, turnProblem, withTaken, worthOf } from './collections.js';
import { bagOf, mixedPyramid, posedPyramid, pyramidOf, stockProblem } from './full-pyramid.js';
import { diceOnlyGo, posesOnlyGo, takerKeeps, takesFreeDie } from './invariants.js';
import { checkFree, freeFields, sampleFree } from './taking.js';
import { valuedProblem } from './valued.js';

const FULL = fullBoard();

const clauses = { dice: 'ELD-2', free: 'ELD-5', end: 'ELD-7' };
/** What is wrong, and the clause before it where there is one. */
const told = (problem: StateProblem): string | undefined =>
  typeof problem === 'object' ? `${problem.clause}: ${problem.message}` : problem;

describe('pyramids', () => {
  const rng = createRng('pyramids');

  it('of three colours have 55 dice of each, in any order', () => {
    const dealt = [1, 2, 3].map(() => mixedPyramid.sample(rng));
    for (const one of dealt) expect(['r', 'g', 'k'].map((colour) => counted(one, colour))).toEqual([55, 55, 55]);
    expect(new Set(dealt).size).toBe(3);
    const { board: dice, poses } = posedPyramid.sample(rng);
    expect([dice.length, poses.length, mixedPyramid.includes(dice), /^[a-x]+$/.test(poses)]).toEqual([
      165,
      165,
      true,
      true,
    ]);
  });

  it('of all colours have the gold die, each place of the pyramid being as likely', () => {
    const random = pyramidOf('random');
    const places = Array.from({ length: 300 }, () => random.sample(rng).indexOf('y'));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    expect(new Set(places).size).toBeGreaterThan(100);
    for (const cell of [0, 80, 164]) {
      expect(random.includes(`${FULL.slice(0, cell)}y${FULL.slice(cell + 1)}`)).toBe(true);
    }
    for (const bad of [FULL, `yy${FULL.slice(2)}`, `y${FULL}`, 'y', '', 3, null])
      expect(random.includes(bad)).toBe(false);
  });

  it('of a stock are made of it, one Chance for each', () => {
    const stock = { r: 100, g: 65, k: 0, b: 0, y: 0 };
    expect(pyramidOf(stock)).toBe(pyramidOf({ y: 0, b: 0, k: 0, g: 65, r: 100 }));
    expect(pyramidOf(stock)).not.toBe(pyramidOf({ ...stock, r: 101 }));
    expect(counted(pyramidOf(stock).sample(rng), 'r')).toBe(100);
    expect([stockProblem(stock), stockProblem('random')]).toEqual([undefined, undefined]);
    expect(stockProblem({ ...stock, g: 64 })).toBe('a pyramid has 165 dice, but the stock only 164');
    expect([bagOf(stock), bagOf('random')]).toEqual([
      [100, 65, 0, 0, 0],
      [90, 90, 90, 10, 1],
    ]);
  });
});

describe('taking', () => {
  it('free dice are those that carry nothing', () => {
    const rng = createRng('taking');
    for (let dice = 1; dice < 150; dice += 15) {
      const laid = randomBoard(rng, dice);
      expect([...freeFields(laid)].map(({ cell }) => cell)).toEqual(looseNames(laid));
      expect(looseNames(laid)).toContain(sampleFree(laid, rng)?.cell);
    }
    expect(sampleFree(board({}), rng)).toBeNull();
  });

  it('says why another cannot be taken', () => {
    const laid = board({ r: 'a1 a2 b1 1a1' });
    expect(checkFree(laid, '1a1', 'ELD-5')).toBeUndefined();
    expect(checkFree(laid, 'a1', 'ELD-5')).toMatchObject({ clause: 'ELD-5', message: 'the die in a1 carries another' });
    expect(checkFree(laid, 'c3', 'ELD-5')).toMatchObject({ clause: 'ELD-5', message: 'no die lies in c3' });
  });
});

describe('collections', () => {
  it('count dice by colour, and are worth what the colours are', () => {
    const none = emptyCollections(2, 5);
    const some = withTaken(withTaken(none, 1, 'k', 3), 0, 'y');
    expect([none[1], some]).toEqual([
      [0, 0, 0, 0, 0],
      [
        [0, 0, 0, 0, 1],
        [0, 0, 3, 0, 0],
      ],
    ]);
    expect(some.map((one) => worthOf(one, { r: 1, g: 3, k: 2, b: 5, y: 10 }))).toEqual([10, 6]);
    expect(worthOf([1, 1, 1], { g: -4 })).toBe(-4);
    expect([1, -1, 0, 2].map(inPoints)).toEqual(['1 point', '-1 point', '0 points', '2 points']);
  });

  const bag = [55, 55, 55];
  const built = { players: 2, phase: 'play', board: FULL, taken: emptyCollections(2, 3), toPlay: 1 };

  it.each([
    ['a complete pyramid', {}, undefined],
    ['nothing before it is built', { phase: 'build', board: board({}), toPlay: 0 }, undefined],
    ['the end', { board: board({}), taken: [bag, [0, 0, 0]], toPlay: null }, undefined],
    ['too few collections', { taken: [[0, 0, 0]] }, /expected 2 collections, got 1/],
    [
      'too few colours',
      {
        taken: [
          [0, 0],
          [0, 0, 0],
        ],
      },
      /expected 3 colours/,
    ],
    [
      'a die more',
      {
        taken: [
          [0, 1, 0],
          [0, 0, 0],
        ],
      },
      /ELD-2: there are 55 green dice, not 56/,
    ],
    ['a die less', { board: lowered(1) }, /ELD-2: expected 165 dice in all, got 164/],
    [
      'floating dice',
      {
        board: without(FULL, 0),
        taken: [
          [1, 0, 0],
          [0, 0, 0],
        ],
      },
      /ELD-5: .* lies on nothing/,
    ],
    ['nobody to play', { toPlay: null }, /ELD-7: nobody is to play/],
    ['player 7', { toPlay: 7 }, /there is no Player 8/],
    ['player 1 as builder', { phase: 'build', board: board({}) }, /Player 1 builds/],
    ['somebody to play at the end', { board: board({}), taken: [bag, [0, 0, 0]] }, /ELD-7: .* that is over/],
  ])('positions: %s', (_, change, message) => {
    const problem = told(collectionProblem({ ...built, ...change }, bag, clauses));
    if (message === undefined) expect(problem).toBeUndefined();
    else expect(problem).toMatch(message);
  });

  it('positions: a die in somebody’s hand is counted, too', () => {
    const colour = FULL[164] as string;
    const held = (die: string) => told(collectionProblem({ ...built, board: lowered(1) }, bag, clauses, die));
    expect(held(colour)).toBeUndefined();
    expect(held(colour === 'r' ? 'g' : 'r')).toMatch(/not 56/);
    expect(turnProblem({ ...built, phase: 'build' }, clauses)).toBe('the pyramid has already been built');
  });
});

describe('invariants and checkState notice', () => {
  const options = { stock: 'random' as const, values: { r: 1, g: 3, k: 2, b: 5, y: 10 } };
  const GOLDEN = `${FULL.slice(0, 164)}y`;
  const before = {
    players: 2,
    phase: 'play',
    board: GOLDEN,
    poses: 'a'.repeat(165),
    taken: emptyCollections(2, 5),
    toPlay: 0 as number | null,
    options,
  };
  type State = typeof before;
  const action = { type: 'remove', player: 0 };
  const after: State = {
    ...before,
    board: without(GOLDEN, 164),
    poses: without(before.poses, 164),
    taken: withTaken(before.taken, 0, 'y'),
    toPlay: 1,
  };
  const holds = (invariant: Invariant<State, typeof action>, state: State): boolean =>
    invariant.holds(state, { before, action });
  const all = [diceOnlyGo, takesFreeDie, takerKeeps, posesOnlyGo].map(
    (make) => make('ELD-5') as Invariant<State, typeof action>,
  );

  it.each([
    ['nothing wrong', {}, []],
    ['a die that changes', { board: `k${after.board.slice(1)}` }, ['filled', 'gains']],
    [
      'a die from below',
      { board: without(GOLDEN, 161), poses: without(before.poses, 161) },
      ['free', 'gains', 'ELD-2'],
    ],
    ['two dice at once', { board: without(after.board, 161) }, ['at a time', 'gains', 'poses', 'ELD-2']],
    ['another player’s gain', { taken: withTaken(before.taken, 1, 'y') }, ['gains']],
    ['an end too early', { toPlay: null }, ['ELD-7']],
    ['a die that is turned', { poses: `b${after.poses.slice(1)}` }, ['keep them']],
    ['a pose without a die', { poses: before.poses }, ['keep them']],
    ['a second gold die', { taken: withTaken(after.taken, 1, 'y') }, ['gains', 'ELD-2']],
  ])('%s', (_, change, expected) => {
    const state = { ...after, ...change };
    const problem = told(valuedProblem(state, clauses));
    const broken = all.filter((invariant) => !holds(invariant, state)).map(({ name }) => name);
    if (problem !== undefined) broken.push(problem);
    expect(broken).toHaveLength(expected.length);
    for (const word of expected) expect(broken.some((name) => name.includes(word))).toBe(true);
  });
});
