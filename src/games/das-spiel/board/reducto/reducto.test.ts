import { describe, expect, it } from 'vitest';
import { at, cells, nameAt, verdict } from '../../../../../test/helpers/das-spiel.js';
import { laid } from '../../../../../test/helpers/das-spiel-poses.js';
import { allPoses } from '../../../../../test/helpers/poses-by-hand.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import { type GameRecord, replay } from '../../../../record/index.js';
import { pathsFrom } from './hops.js';
import type { ReductoOptions, ReductoState } from './position.js';
import { type ReductoAction, reducto } from './reducto.js';
import { reductoPicture } from './reducto.picture.js';

type State = DeepReadonly<ReductoState>;

const start = (options: ReductoOptions = {}, players = 2): State => reducto.setup({ players, options });
const jump = (player: number, path: string): ReductoAction => {
  const [from = '', ...landings] = path.split('-');
  return { type: 'jump', player, from, path: landings };
};
const reroll = (player: number, cell: string, outcome: string): ReductoAction =>
  ({ type: 'reroll', player, cell, outcome }) as ReductoAction;
const done = (player: number): ReductoAction => ({ type: 'done', player });

/** A position of Player 1 with these dice; all others but one are Player 2's. */
function position(dice: string, options: ReductoOptions = {}, change: Partial<ReductoState> = {}): State {
  const { board, poses } = laid(dice);
  const plate = board.slice(0, 45);
  const away = ['r', 'g', 'k'].map((colour) => 15 - (plate.split(colour).length - 1));
  // The first die was red.
  away[0] = (away[0] as number) - 1;
  const first = start(options);
  return reducto.load({
    ...first,
    board: plate,
    poses: poses.slice(0, 45),
    phase: 'play',
    taken: [[0, 0, 0], away],
    ...change,
  });
}

const legal = (state: State, type: string): string[] =>
  [...reducto.legalActions(state)].flatMap((action) => {
    if (action.type !== type) return [];
    if (action.type === 'jump') return [[action.from, ...action.path].join('-')];
    return [action.type === 'reroll' ? action.cell : type];
  });

// Pose a shows 1, 3, 2 on -x, -y, -z: 1 along the row of x, 3 along that of y, 2 along that of z (the letters).

describe('preparation', () => {
  it('RED-1 two to eight play', () => {
    expect(reducto.playerCount).toEqual({ min: 2, max: 8 });
    for (const players of [1, 9]) expect(() => reducto.setup({ players })).toThrow(GameError);
  });

  it('RED-2 the plate is filled with fifteen dice of each colour', () => {
    const first = start();
    expect(verdict(reducto, first, jump(0, 'a1-a3'))).toBe('RED-2');
    const chance = reducto.chance(first, { type: 'build', player: 0 });
    const board = 'rgk'.repeat(15);
    const poses = 'x'.repeat(45);
    expect(chance?.includes({ board, poses })).toBe(true);
    expect(chance?.includes({ board: 'g'.repeat(45), poses })).toBe(false);
    expect(chance?.includes({ board, poses: `.${poses.slice(1)}` })).toBe(false);
    const built = reducto.reduce(first, { type: 'build', player: 0, outcome: { board, poses } });
    expect([built.board, built.poses, built.phase, built.toPlay]).toEqual([board, poses, 'remove', 0]);
    expect(verdict(reducto, built, { type: 'build', player: 0 }, { board, poses })).toBe('RED-3');
  });

  // Pose d shows 1, 5, 3 to -x, -y, -z on dice of Europe, on others 1, 3, 5.
  it.each([
    ['RED-2 [hand=right]', 'right', 'a1-a4'],
    ['RED-2 [hand=left]', 'left', 'a1-a6'],
  ] as const)('%s says what a pose shows', (_, hand, path) => {
    const state = position('a1:rd a2:ga a3:ga a9:ka', { hand });
    expect(legal(state, 'jump')).toContain(path);
    const after = reducto.reduce(state, reroll(0, 'a9', 'd'));
    expect(reducto.describe(state, reroll(0, 'a9', 'd'), after)).toBe(
      `Player 1 rolls the black die of a9 anew: it shows ${hand === 'right' ? '1, 5, 3' : '1, 3, 5'}.`,
    );
  });

  it('RED-3 any die is taken away first, and is nobody’s', () => {
    const outcome = { board: 'rgk'.repeat(15), poses: 'x'.repeat(45) };
    const built = reducto.reduce(start(), { type: 'build', player: 0, outcome });
    const remove: ReductoAction = { type: 'remove', player: 0 };
    const outcomes = [...(reducto.chance(built, remove)?.outcomes() ?? [])];
    expect(outcomes.map((one) => one.outcome)).toEqual([...Array(45).keys()].map(nameAt));
    expect(new Set(outcomes.map(({ weight }) => weight)).size).toBe(1);
    const played = reducto.reduce(built, { ...remove, outcome: 'c4' });
    expect(cells(played.board, '.')).toBe('c4');
    expect(cells(played.poses, '.')).toBe('c4');
    expect(played.taken).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect([played.phase, played.toPlay, played.turns]).toEqual(['play', 0, 0]);
    expect(verdict(reducto, played, remove, 'a1')).toBe('RED-4');
    expect(reducto.describe(built, { ...remove, outcome: 'c4' }, played)).toBe(
      'Player 1 takes away the black die of c4; it is nobody’s.'.replace('’', "'"),
    );
  });
});

describe('jumps', () => {
  it('RED-4 turns go round, and everybody may move every die', () => {
    let state = position('a1:ra a2:ra a4:ra b1:ga b2:ga b4:ga c1:ka e1:ka', {});
    expect(verdict(reducto, state, jump(1, 'a1-a3'))).toBe('NOT_YOUR_TURN');
    expect(verdict(reducto, state, jump(0, 'i1-g1'))).toBe('RED-4');
    for (const path of ['a1-a3', 'b1-b3']) state = reducto.reduce(state, jump(state.toPlay as number, path));
    expect([state.toPlay, state.turns]).toEqual([0, 2]);
    expect(state.taken).toEqual([
      [1, 0, 0],
      [11, 13, 13],
    ]);
  });

  // c3 lies at x 2, y 4, z 2. Dice in all neighbours, and farther ones away.
  const RING = 'b3:rh b4:rh c2:rh c4:rh d2:rh d3:rh';
  it.each([
    ['RED-5 2 along the letters, to and fro', 'a', 'c3-c5', 'legal'],
    ['RED-5 and back', 'a', 'c3-c1', 'legal'],
    ['RED-5 2 on -x along constant x', 'c', 'c3-a3', 'legal'],
    ['RED-5 and back', 'c', 'c3-e3', 'legal'],
    ['RED-5 2 on -y along constant y', 'b', 'c3-a5', 'legal'],
    ['RED-5 and back', 'b', 'c3-e1', 'legal'],
    ['RED-5 never across the rows, over the ridge between two dice', 'a', 'c3-d1', 'RED-5'],
    ['RED-6 3 steps, not 2', 'a', 'c3-a5', 'RED-6'],
    ['RED-6 2 steps, not 3', 'a', 'c3-c6', 'RED-6'],
  ] as const)('%s (pose %s)', (_, pose, path, expected) => {
    expect(verdict(reducto, position(`c3:g${pose} ${RING} i1:rh`), jump(0, path))).toBe(expected);
  });

  it('RED-5 there is no other way to point, and states of before in which there was are refused', () => {
    const options = { crossing: 'move', turnLimit: null, hand: 'right' };
    const old = { ...position('a1:ga a2:rh d1:ra i1:ra a9:ka'), rules: 1 };
    expect(reducto.load({ ...old, options: { ...options, pointing: 'row' } })).toEqual({ ...old, options, rules: 2 });
    const slope = { ...options, pointing: 'slope' };
    expect(() => reducto.load({ ...old, options: slope })).toThrow('reducto: state: options: unknown "pointing"');
    expect(() => reducto.load({ ...old, rules: 2, options: { ...options, pointing: 'row' } })).toThrow(/unknown "poi/);
    expect(() => start({ pointing: 'slope' } as ReductoOptions)).toThrow('reducto: setup: options: unknown "pointing"');
    const record = { format: 'dicewright/1', game: 'reducto', players: 2, options: slope, actions: [] };
    expect(() => [...replay({ ...record, rules: 1 } as GameRecord, reducto)]).toThrow(
      /recorded under rules 1 of reducto/,
    );
    expect(() => [...replay({ ...record, rules: 2 } as GameRecord, reducto)]).toThrow(/unknown "pointing"/);
  });

  it.each([
    ['RED-6 a 3 passes over two funnels, one of them empty', 'a1:gb a3:rh', 'a1-a4', 'legal'],
    ['RED-6 not into a full funnel', 'a1:gb a3:rh a4:rh', 'a1-a4', 'RED-6'],
    ['RED-6 not beyond the plate', 'a8:gb a9:rh', 'a8-a9', 'RED-6'],
    ['RED-7 a 1 is no jump', 'a1:gc a3:rh', 'a1-a2', 'RED-7'],
    ['RED-8 over nothing', 'a1:ga a4:rh', 'a1-a3', 'RED-8'],
    ['RED-8 over a die', 'a1:ga a2:rh', 'a1-a3', 'legal'],
  ])('%s', (_, dice, path, expected) => {
    // Pose b shows 3, 2, 1 and pose c 2, 1, 3; on -z of pose b a 1. So letters take -z: a 2, b 1, c 3.
    const swapped = dice.replace(/:gb/, ':gX').replace(/:gc/, ':gb').replace(/:gX/, ':gc');
    expect(verdict(reducto, position(`${swapped} i1:rh h1:rh`), jump(0, path))).toBe(expected);
  });

  it('RED-9 the die that jumped is taken, the others stay', () => {
    const before = position('a1:ga a2:rh c1:ka d1:ra i1:ra g1:ka');
    const after = reducto.reduce(before, jump(0, 'a1-a3'));
    expect(cells(after.board, 'g')).toBe('');
    expect(cells(after.board, '.').split(' ')).toEqual(expect.arrayContaining(['a1', 'a3']));
    expect(after.board.length - after.board.split('.').length + 1).toBe(5);
    expect([after.taken[0], after.toPlay]).toEqual([[0, 1, 0], 1]);
    expect(reducto.describe(before, jump(0, 'a1-a3'), after)).toBe(
      'Player 1 jumps with the green die of a1 to a3 and takes it: 3 points.',
    );
  });
});

const CROWD = 'a1 a2 a3 a4 a5 a6 a7 a8 a9 b1 b2 b3 b4 b5 b6 b7'.split(' ');
const crowd = (poseOf: (name: string) => string): string =>
  CROWD.map((name, i) => `${name}:${'rgk'[i % 3]}${poseOf(name)}`).join(' ');

describe('no jump', () => {
  // Whether a die can jump depends on its own pose alone: each is given one in which it can't.
  const jumping = allPoses.map((pose) => legal(position(crowd(() => pose)), 'jump').map((path) => path.slice(0, 2)));
  const poseOf = (name: string): string => allPoses[jumping.findIndex((names) => !names.includes(name))] as string;

  it('RED-10 a player who can jump must not roll', () => {
    const state = position('a1:ga a2:rh c1:ka d1:ra i1:ra g1:ka');
    expect(verdict(reducto, state, reroll(0, 'a1', 'a'), 'a')).toBe('RED-10');
    expect(legal(state, 'reroll')).toEqual([]);
  });

  it('RED-10 with more than 15 dice a die is rolled in its funnel, and the next player is on', () => {
    const state = position(crowd(poseOf));
    expect([...reducto.legalActions(state)].map(({ type }) => type)).toEqual(new Array(16).fill('reroll'));
    expect(verdict(reducto, state, reroll(0, 'i1', 'a'), 'a')).toBe('RED-10');
    for (const pose of ['a', poseOf('b7')]) {
      const after = reducto.reduce(state, reroll(0, 'b7', pose));
      expect([after.toPlay, after.turns, after.rolled, after.board]).toEqual([1, 1, null, state.board]);
      expect(after.poses[at('b7')]).toBe(pose);
    }
    const chance = reducto.chance(state, { type: 'reroll', player: 0, cell: 'b7' } as ReductoAction);
    expect([...(chance?.outcomes() ?? [])].map(({ outcome }) => outcome)).toEqual(allPoses);
    // Two hops are not for so many dice.
    expect(verdict(reducto, state, done(0))).toBe('RED-12');
  });
});

describe('few dice', () => {
  // Pose a shows 1, 3, 2 to -x, -y, -z, pose b 3, 2, 1, pose c 2, 1, 3. No die of these six has a jump of one hop.
  const TWO = 'a1:gc b4:rc e2:ro i1:ra a9:rc d6:ra';
  const NONE = 'a1:gb a2:rb e2:ra i1:ra a9:rc d6:ra';

  it('RED-11 with a jump of one hop nobody makes two', () => {
    const state = position('a1:ga a2:rh c1:ka d1:ra i1:ra a8:ka');
    expect(verdict(reducto, state, jump(0, 'a1-a3'))).toBe('legal');
    expect(verdict(reducto, state, jump(0, 'a1-a3-a5'))).toBe('RED-11');
  });

  it('RED-11 without one a player may make two, a 1 only first, back to its own funnel too', () => {
    const state = position(TWO);
    expect(legal(state, 'jump')).toEqual(['a1-a4-c4', 'e2-h2-b8', 'i1-f4-c7']);
    expect(legal(state, 'reroll')).toHaveLength(6);
    expect(legal(state, 'done')).toEqual([]);
    // After the 3 to a4 the 1 is not to be used any more.
    expect(verdict(reducto, state, jump(0, 'a1-a4-a5'))).toBe('RED-6');
    expect(verdict(reducto, state, jump(0, 'a1-a4-b3'))).toBe('RED-11');
    const after = reducto.reduce(state, jump(0, 'a1-a4-c4'));
    expect(after).toMatchObject({ toPlay: 1, turns: 1, taken: [[0, 1, 0], state.taken[1]] });
    expect(reducto.describe(state, jump(0, 'a1-a4-c4'), after)).toBe(
      'Player 1 jumps with the green die of a1 to a4, then to c4 and takes it: 3 points.',
    );
    // A 1 first, and then over a die; not from i1 by 1 to h1, then by 3 over nothing.
    expect(verdict(reducto, state, jump(0, 'i1-h1-e4'))).toBe('RED-8');
  });

  it('RED-8 [crossing=move] [crossing=hop] over a die in the whole move, or in each hop', () => {
    expect(verdict(reducto, position(TWO, { crossing: 'move' }), jump(0, 'a1-a4-c4'))).toBe('legal');
    expect(verdict(reducto, position(TWO, { crossing: 'hop' }), jump(0, 'a1-a4-c4'))).toBe('RED-8');
  });

  it('RED-12 the die that was rolled anew may jump once, and no other', () => {
    const state = position(NONE);
    expect(legal(state, 'reroll')).toHaveLength(6);
    // It can't jump: rolled in vain, the turn ends.
    const vain = reducto.reduce(state, reroll(0, 'a9', 'c'));
    expect([vain.toPlay, vain.rolled, vain.turns]).toEqual([1, null, 1]);
    const rolled = reducto.reduce(state, reroll(0, 'a1', 'a'));
    expect([rolled.toPlay, rolled.rolled, rolled.turns]).toEqual([0, 'a1', 0]);
    expect(verdict(reducto, rolled, reroll(0, 'a1', 'a'), 'a')).toBe('RED-12');
    expect(verdict(reducto, rolled, jump(0, 'a2-a5'))).toBe('RED-12');
    expect(verdict(reducto, rolled, jump(0, 'a1-a3-a5'))).toBe('RED-12');
    expect(legal(rolled, 'jump')).toEqual(['a1-a3']);
    expect(reducto.reduce(rolled, done(0))).toMatchObject({ toPlay: 1, rolled: null, turns: 1, board: rolled.board });
    expect(reducto.describe(rolled, done(0), reducto.reduce(rolled, done(0)))).toBe('Player 1 does not jump with it.');
    expect(reducto.reduce(rolled, jump(0, 'a1-a3'))).toMatchObject({ toPlay: 1, rolled: null, turns: 1 });
  });

  it('RED-13 with five dice one, two or three hops are free', () => {
    const state = position('a1:ga a2:rh d1:ra i1:ra a9:ka');
    const paths = legal(state, 'jump').filter((path) => path.startsWith('a1-'));
    expect(new Set(paths.map((path) => path.split('-').length - 1))).toEqual(new Set([1, 2, 3]));
    expect(paths).toContain('a1-a3-a5-a7');
    // A 1 first, then over the die; but not last, and not alone.
    expect(verdict(reducto, state, jump(0, 'a1-a3-b3'))).not.toBe('legal');
    expect(verdict(reducto, state, { type: 'jump', player: 0, from: 'a1', path: [] })).toBe('INVALID_ACTION');
    // One die more, and only the single hop is left.
    const six = position('a1:ga a2:rh d1:ra i1:ra a9:ka h1:ka');
    expect(legal(six, 'jump').filter((path) => path.split('-').length > 2)).toEqual([]);
  });

  describe('RED-8 of three hops', () => {
    // Along the letters pose a shows a 2: from a1 over a2 to a3, over a4 to a5, over the empty a6 to a7.
    const CHAIN = 'a1:ga a2:rh a4:rh i1:ra';
    it.each([
      ['RED-8 [crossing=move] one passes over a die', 'move', CHAIN, 'a1-a3-a5-a7', 'legal'],
      ['RED-8 [crossing=hop] two of them do', 'hop', CHAIN, 'a1-a3-a5', 'legal'],
      ['RED-8 [crossing=hop] not the third', 'hop', CHAIN, 'a1-a3-a5-a7', 'RED-8'],
      ['RED-8 [crossing=hop] not the second', 'hop', 'a1:ga a2:rh a6:rh i1:ra', 'a1-a3-a5-a7', 'RED-8'],
      ['RED-8 [crossing=hop] each of them does', 'hop', `${CHAIN} a6:rh`, 'a1-a3-a5-a7', 'legal'],
    ] as const)('%s', (_, crossing, dice, path, expected) => {
      const state = position(dice, { crossing });
      expect(verdict(reducto, state, jump(0, path))).toBe(expected);
      // The moves of a die are found by themselves, before they are held against the rules.
      const found = pathsFrom(state.board, at('a1'), 'a', state.options, 3).map((cells) => cells.map(nameAt).join('-'));
      expect(found.includes(path.slice('a1-'.length))).toBe(expected === 'legal');
    });
  });

  it('RED-14 with five dice a die may be rolled though others can jump, and then hops twice at most', () => {
    const state = position('a1:ga a2:rh d1:ra i1:ra a9:ka');
    const rolled = reducto.reduce(state, reroll(0, 'a1', 'a'));
    expect([rolled.toPlay, rolled.rolled]).toEqual([0, 'a1']);
    expect(verdict(reducto, rolled, jump(0, 'a1-a3'))).toBe('legal');
    expect(verdict(reducto, rolled, jump(0, 'a1-a3-a5'))).toBe('legal');
    expect(verdict(reducto, rolled, jump(0, 'a1-a3-a5-a7'))).toBe('RED-14');
    expect(verdict(reducto, rolled, done(0))).toBe('legal');
    // A move of two hops is enough for the turn to go on.
    const far = position('a1:gc b4:rc e2:ra i1:ra a9:ra');
    const again = reducto.reduce(far, reroll(0, 'a1', 'c'));
    expect([again.rolled, legal(again, 'jump')]).toEqual(['a1', ['a1-a4-c4']]);
  });
});

describe('end', () => {
  it('RED-15 one die left, and the points decide', () => {
    const state = position('a1:ga a2:rh', {}, {});
    const after = reducto.reduce(state, jump(0, 'a1-a3'));
    expect(after.toPlay).toBeNull();
    expect(reducto.result(after)).toEqual({
      winners: [1],
      scores: [3, 3 * 14 + 2 * 13 + 15],
      reason: `One die is left on the plate; ${3 * 14 + 2 * 13 + 15} points are the most.`,
    });
    expect(reducto.describe(state, jump(0, 'a1-a3'), after)).toMatch(/3 points\. The game is over\.$/);
  });

  it('RED-15 dice that could never jump end the game', () => {
    // Nothing can pass over a corner, so that two dice in corners are left where they are.
    expect(() => position('a1:ra a9:ga')).toThrow(/a game that is over/);
    const state = position('a1:ra a9:ga', {}, { toPlay: null });
    expect(reducto.result(state)?.reason).toMatch(/^No die could jump any more; \d+ points are the most\.$/);
    // On an edge a die can be passed, in some pose.
    expect(position('a1:ra a5:ga').toPlay).toBe(0);
    expect(() => position('a1:ra a5:ga', {}, { toPlay: null })).toThrow(/nobody is to play/);
  });

  it('RED-15 RED-8 [crossing=move] [crossing=hop] two dice are stuck that only a hop over nothing could bring together', () => {
    // Lying in the right pose, the die of a1 gets over c3 by a 1 and a hop over nothing.
    expect(position('a1:ra c3:ga', { crossing: 'move' }).toPlay).toBe(0);
    expect(() => position('a1:ra c3:ga', { crossing: 'hop' })).toThrow(/a game that is over/);
    const state = position('a1:ra c3:ga', { crossing: 'hop' }, { toPlay: null });
    expect(reducto.result(state)?.reason).toMatch(/^No die could jump any more/);
  });

  it('RED-16 green 3, red 2, black 1; ties share', () => {
    const outcome = (mine: number[], dice: string): unknown => {
      const left = position(dice).taken[1] as number[];
      const theirs = left.map((count, i) => count - (mine[i] as number));
      const state = position(dice, {}, { taken: [mine, theirs] });
      return reducto.result(reducto.reduce(state, jump(0, 'a1-a3')));
    };
    // 2 · 6 + 3 · 7 + 7, and 3 more for a green die, 2 for a red one, 1 for a black one.
    expect(outcome([6, 7, 7], 'a1:ga a2:kh')).toMatchObject({ winners: [1], scores: [43, 44] });
    expect(outcome([6, 7, 7], 'a1:ra a2:kh')).toMatchObject({ winners: [1], scores: [42, 45] });
    expect(outcome([6, 7, 7], 'a1:ka a2:gh')).toMatchObject({ winners: [1], scores: [41, 44] });
    expect(outcome([6, 7, 7], 'a1:ga a2:rh')).toMatchObject({ winners: [0, 1], scores: [43, 43] });
  });

  it('RED-17 [turnLimit=1] [turnLimit=null] the limit ends the game by points', () => {
    const limited = reducto.reduce(position('a1:ga a2:rh d1:ra i1:ra a9:ka', { turnLimit: 1 }), jump(0, 'a1-a3'));
    expect(reducto.result(limited)?.reason).toMatch(/^The turn limit is reached/);
    const free = reducto.reduce(position('a1:ga a2:rh d1:ra i1:ra a9:ka'), jump(0, 'a1-a3'));
    expect(reducto.result(free)).toBeNull();
  });

  it('RED-15 random and greedy games end', () => {
    for (const seed of ['one', 'two', 'three']) {
      const random = playout(reducto, { players: 3, seed, maxActions: 2000 });
      expect(random.result).not.toBeNull();
      const greedy = playout(reducto, {
        players: 2,
        seed,
        maxActions: 2000,
        // The first jump that there is, else whatever.
        choose: (view, _, rng): ReductoAction =>
          [...reducto.legalActions(view)].find(({ type }) => type === 'jump') ??
          (reducto.sampleAction(view, rng) as ReductoAction),
      });
      expect(greedy.result).not.toBeNull();
    }
  });
});

describe('refusals', () => {
  const outcome = { board: 'rgk'.repeat(15), poses: 'x'.repeat(45) };
  const built = reducto.reduce(start(), { type: 'build', player: 0, outcome });
  const state = position('a1:ga a2:rh c1:ka d1:ra i1:ra a8:ka');
  const five = position('a1:ga a2:rh d1:ra i1:ra a9:ka');
  const rolled = reducto.reduce(five, reroll(0, 'a1', 'a'));
  it.each([
    [start(), jump(0, 'a1-a3'), 'RED-2', 'the plate must be filled first'],
    [built, jump(0, 'a1-a3'), 'RED-3', 'a die must be taken away first'],
    [state, { type: 'remove', player: 0 }, 'RED-4', 'the plate is already prepared'],
    [state, jump(0, 'b3-b5'), 'RED-4', 'no die lies in b3'],
    [state, jump(0, 'a1-b3'), 'RED-5', 'no number points from a1 to b3'],
    [state, jump(0, 'a1-a4'), 'RED-6', 'the number that points from a1 to a4 is a different one'],
    [position('a1:ga a2:rh a3:ra i1:ra g1:ka'), jump(0, 'a1-a3'), 'RED-6', 'a die lies in a3'],
    [position('a1:gc a3:rh d1:ra i1:ra a9:ka'), jump(0, 'a1-b1'), 'RED-6', 'the number that points'],
    [position('a1:gb a3:rh d1:ra i1:ra a9:ka'), jump(0, 'a1-a2'), 'RED-7', 'a 1 makes no jump'],
    [position('a1:ga a4:rh d1:ra i1:ra a9:ka'), jump(0, 'a1-a3'), 'RED-8', 'the die of a1 would pass over no die'],
    [
      position('a1:gc b4:rc e2:ro i1:ra a9:rc d6:ra', { crossing: 'hop' }),
      jump(0, 'a1-a4-c4'),
      'RED-8',
      'the hop from a1 to a4 passes over no die',
    ],
    [state, reroll(0, 'a1', 'a'), 'RED-10', 'there are dice that can jump'],
    [five, reroll(0, 'b5', 'a'), 'RED-10', 'no die lies in b5'],
    [state, jump(0, 'a1-a3-a5'), 'RED-11', 'expected a single hop'],
    [five, jump(0, 'a1-a3-b3'), 'RED-11', 'a 1 is only for the first of several hops'],
    [rolled, reroll(0, 'a1', 'a'), 'RED-12', 'a die was rolled anew in this turn'],
    [rolled, jump(0, 'd1-d3'), 'RED-12', 'only the die of a1, which was rolled anew, may jump'],
    [rolled, jump(0, 'a1-a3-a5-a7'), 'RED-14', 'expected at most 2 hops'],
    [five, done(0), 'RED-12', 'no die was rolled anew in this turn'],
  ] as [State, ReductoAction, string, string][])('say why: %#', (at, action, clause, message) => {
    const { outcome: _, ...asked } = action as ReductoAction & { outcome?: unknown };
    expect(reducto.check(at, asked as ReductoAction)).toMatchObject({
      clause,
      message: expect.stringContaining(message),
    });
  });
});

describe('positions', () => {
  const good = position('a1:ga a2:rh d1:ra i1:ra a9:ka');
  it.each([
    ['a die without a pose', { poses: '.'.repeat(45) }, /has no pose/],
    ['too many dice of a colour', { taken: [[15, 0, 0], good.taken[1]] }, /15 dice of each colour/],
    [
      'a second die that is nobody’s',
      {
        taken: [
          [0, 0, 0],
          [11, 13, 14],
        ],
      },
      /expected 1 dice to be nobody/,
    ],
    ['points for a player who is not there', { taken: [[0, 0, 0]] }, /numbers of dice/],
    ['nobody to play', { toPlay: null }, /nobody is to play/],
    ['a player who is not there', { toPlay: 5 }, /one of 2 players/],
    ['a rolled die that is not there', { rolled: 'e3' }, /no die lies/],
    ['a rolled die that cannot jump', { rolled: 'i1' }, /the die of i1 can't jump/],
    ['a plate to be filled in the middle of the game', { phase: 'build' }, /expected 45 dice/],
  ])('%s is refused', (_, change, message) => {
    expect(() => reducto.load({ ...good, ...change })).toThrow(message);
  });

  it('turns before the game, and rolls that end the turn, are refused', () => {
    for (const change of [{ turns: 1 }, { toPlay: 1 }, { toPlay: null }]) {
      expect(() => reducto.load({ ...start(), ...change })).toThrow(/Player 1 prepares/);
    }
    expect(() => reducto.load({ ...start(), rolled: 'a1' })).toThrow(/no die is rolled anew before the game/);
    const limited = position('a1:ga a2:rh d1:ra i1:ra a9:ka', { turnLimit: 3 }, { turns: 3, toPlay: null });
    expect(() => reducto.load({ ...limited, rolled: 'a1' })).toThrow(/the turn ends/);
    expect(() =>
      position(
        crowd(() => 'a'),
        {},
        { rolled: 'a1' },
      ),
    ).toThrow(/the turn ends/);
  });

  it('are drawn with what everybody has', () => {
    const picture = reductoPicture(good);
    expect(picture.summary).toContain('Player 1 jumps, or rolls a die anew.');
    expect(picture.summary).toContain('Points: 0, 78.');
  });
});
