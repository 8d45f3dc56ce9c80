import { describe, expect, it } from 'vitest';
import { at, board, perft, play, readsItsPositions, sampled, verdict } from '../../../../../test/helpers/das-spiel.js';
import {
  counted,
  fullBoard,
  looseCells,
  looseNames,
  lowered,
  without,
} from '../../../../../test/helpers/das-spiel-demolition.js';
import { laid, numberByHand, poseByHand } from '../../../../../test/helpers/das-spiel-poses.js';
import { allPoses } from '../../../../../test/helpers/poses-by-hand.js';
import { add, indexOf, type Spot, spots, units } from '../../../../../test/helpers/pyramid-by-hand.js';
import { editionOf } from '../../../../kernel/editions.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import { type DoublesAction, doubles as game } from './doubles.js';
import type { DoublesOptions, DoublesState } from './position.js';

type State = DeepReadonly<DoublesState>;
type Hand = 'right' | 'left';

/** A full pyramid in which all poses come again and again. */
const FULL = { board: fullBoard(), poses: spots.map((_, cell) => allPoses[(cell * 7 + (cell >> 3)) % 24]).join('') };

const start = (options: DoublesOptions = {}, players = 3): State => game.setup({ players, options });
const build = (outcome = FULL): DoublesAction => ({ type: 'build', player: 0, outcome });
const remove = (player: number, cell: string): DoublesAction => ({ type: 'remove', player, cell });
const done = (player: number): DoublesAction => ({ type: 'done', player });

type Dice = { readonly board: string; readonly poses: string };

/** A position in which the last player has all that is missing. */
function position({ board: dice, poses }: Dice, change: Partial<State> = {}, options: DoublesOptions = {}): State {
  const taken = [0, 0, counted(dice, '.')];
  return game.load({ ...start(options), phase: 'play', board: dice, poses, taken, ...change });
}

/** The poses of the full pyramid on the dice that lie. */
const posed = (dice: string): Dice => ({
  board: dice,
  poses: [...dice].map((die, cell) => (die === '.' ? '.' : FULL.poses[cell])).join(''),
});

/** A die in 1a1 on three that show these numbers to it: the one at +x is a2, at +y a1, at +z b1. */
const hill = ([x = 1, y = 1, z = 1]: readonly number[]): string =>
  `a2:r${poseByHand(0, x)} a1:g${poseByHand(1, y)} b1:k${poseByHand(2, z)} 1a1:ra`;
/** The same far away: 1c5 on c6, c5 and d5. */
const otherHill = ([x = 1, y = 1, z = 1]: readonly number[]): string =>
  `c6:r${poseByHand(0, x)} c5:g${poseByHand(1, y)} d5:k${poseByHand(2, z)} 1c5:ra`;

/** The numbers round the funnel that a die leaves, from cubes that lie beside it. */
function numbersByHand(poses: string, cell: number, hand: Hand = 'right'): number[] {
  const around = units.map((unit) => indexOf(add(spots[cell] as Spot, unit)));
  return around.includes(-1) ? [] : around.map((below, axis) => numberByHand(poses[below] as string, axis, hand));
}

/** How often a number comes again. */
const equals = (numbers: readonly number[]): number => numbers.filter((n, i) => numbers.indexOf(n) < i).length;

describe('table', () => {
  it('DOU-1 2 to 8 sides play', () => {
    for (const players of [2, 8]) expect(start({}, players).taken).toHaveLength(players);
    for (const players of [1, 9]) expect(() => start({}, players)).toThrow(GameError);
  });

  it('DOU-2 the pyramid has 55 dice of each of three colours, in any poses', () => {
    const [first] = playout(game, { players: 2, seed: 'x', maxActions: 1 }).actions;
    const dealt = first?.type === 'build' ? first.outcome : undefined;
    expect(['r', 'g', 'k'].map((colour) => counted(dealt?.board ?? '', colour))).toEqual([55, 55, 55]);
    expect(new Set(dealt?.poses).size).toBeGreaterThan(20);
    expect(verdict(game, start(), remove(0, '8a1'))).toBe('DOU-2');
    expect(verdict(game, start(), done(0))).toBe('DOU-2');
    expect(verdict(game, start(), { type: 'build', player: 1 }, FULL)).toBe('NOT_YOUR_TURN');
    const built = game.reduce(start(), build());
    expect(built).toMatchObject({ phase: 'play', ...FULL, toPlay: 0, left: 0 });
    expect(verdict(game, built, { type: 'build', player: 0 }, FULL)).toBe('DOU-2');
    for (const outcome of [{ ...FULL, board: `g${FULL.board.slice(1)}` }, { ...FULL, poses: board({}) }, FULL.board]) {
      expect(game.safeReduce(start(), { type: 'build', player: 0, outcome } as DoublesAction).ok).toBe(false);
    }
  });

  it.each(['right', 'left'] as const)('DOU-3 [hand=%s] numbers are those of dice of this hand', (hand) => {
    let differ = 0;
    let leftDiffers = 0;
    for (const [i, pose] of allPoses.entries()) {
      const dice = laid(`a2:r${pose} a1:g${allPoses[(i * 5) % 24]} b1:k${pose} 1a1:ra`);
      const state = position(dice, {}, { hand });
      const numbers = numbersByHand(dice.poses, at('1a1'), hand);
      const others = numbersByHand(dice.poses, at('1a1'), hand === 'left' ? 'right' : 'left');
      const next = game.reduce(state, remove(0, '1a1'));
      expect(next.left).toBe(equals(numbers));
      expect(game.describe(state, remove(0, '1a1'), next)).toContain(`the funnel shows ${numbers.join(', ')}`);
      if (numbers.join() !== others.join()) differ++;
      if (equals(numbers) !== equals(others)) leftDiffers++;
    }
    expect(differ).toBe(24);
    expect(leftDiffers).toBeGreaterThan(3);
  });

  it('DOU-4 turns go round from player 0', () => {
    // Nothing but plate dice: no funnel, no bonus.
    let state = position(laid('a1:ra c3:ga e5:ka i1:ra'));
    for (const [turn, cell] of ['a1', 'c3', 'e5'].entries()) {
      expect(state.toPlay).toBe(turn);
      expect(verdict(game, state, remove((turn + 1) % 3, cell))).toBe('NOT_YOUR_TURN');
      state = game.reduce(state, remove(turn, cell));
    }
    expect(state.toPlay).toBe(0);
    // It is the next player's turn, too, when bonus dice are left.
    const bonus = game.reduce(position(laid(`${hill([5, 5, 1])} i1:ga`), { toPlay: 1 }), remove(1, '1a1'));
    expect(game.reduce(bonus, done(1)).toPlay).toBe(2);
  });
});

describe('taking', () => {
  it.each([
    ['the top of the hill', '1a1', 'legal'],
    ['a die beside', 'c3', 'legal'],
    ['a die that carries it', 'a1', 'DOU-5'],
    ['an empty cell', 'e5', 'DOU-5'],
  ])('DOU-5 %s', (_, cell, expected) => {
    const state = position(laid(`${hill([1, 2, 3])} c3:ga`));
    expect(verdict(game, state, remove(0, cell))).toBe(expected);
    expect(verdict(game, state, done(0))).toBe('DOU-5');
    expect([...game.legalActions(state)]).toEqual([remove(0, 'c3'), remove(0, '1a1')]);
  });

  it('DOU-5 a player who takes a die keeps it', () => {
    const next = game.reduce(game.reduce(start(), build()), remove(0, '8a1'));
    expect([next.board, next.poses]).toEqual([without(FULL.board, 164), without(FULL.poses, 164)]);
    expect(next.taken).toEqual([1, 0, 0]);
  });

  it.each([
    ['DOU-6 three different numbers: nothing', [1, 2, 3], 0],
    ['DOU-7 a double of the first two: one more', [4, 4, 6], 1],
    ['DOU-7 a double of the last two: one more', [1, 5, 5], 1],
    ['DOU-7 a double of the outer two: one more', [2, 6, 2], 1],
    ['DOU-8 a triple: two more', [3, 3, 3], 2],
  ])('%s', (_, numbers, bonus) => {
    const state = position(laid(`${hill(numbers)} i1:ga`));
    const next = game.reduce(state, remove(0, '1a1'));
    expect([next.left, next.toPlay]).toEqual([bonus, bonus === 0 ? 1 : 0]);
  });

  it('DOU-6 all 216 funnels', () => {
    let bonuses = 0;
    for (let funnel = 0; funnel < 216; funnel++) {
      const numbers = [0, 1, 2].map((i) => 1 + (Math.floor(funnel / 6 ** i) % 6));
      const { left } = game.reduce(position(laid(`${hill(numbers)} i1:ga`)), remove(0, '1a1'));
      expect(left).toBe(equals(numbers));
      bonuses += left;
    }
    // 90 doubles and 6 triples.
    expect(bonuses).toBe(90 + 2 * 6);
  });

  it('DOU-6 a die of the plate opens no funnel', () => {
    const next = game.reduce(position(laid('a2:ra a1:ga b1:ka i1:ra')), remove(0, 'a1'));
    expect([next.left, next.toPlay]).toEqual([0, 1]);
  });

  it('DOU-9 bonus dice are good for more: a chain', () => {
    let state = position(laid(`${hill([5, 5, 5])} ${otherHill([2, 4, 2])} i1:ga`), {}, { bonus: 'must' });
    state = game.reduce(state, remove(0, '1a1'));
    expect([state.toPlay, state.left]).toEqual([0, 2]);
    // The first bonus die is taken and is good for another.
    state = game.reduce(state, remove(0, '1c5'));
    expect([state.toPlay, state.left]).toEqual([0, 2]);
    state = play(game, state, [remove(0, 'i1')]);
    expect([state.toPlay, state.left, state.taken[0]]).toEqual([0, 1, 3]);
    state = play(game, state, [remove(0, 'a1')]);
    expect([state.toPlay, state.left, state.taken[0]]).toEqual([1, 0, 4]);
  });

  it('DOU-10 [bonus=may] bonus dice can be left, the die of the turn not', () => {
    const state = game.reduce(position(laid(`${hill([5, 5, 5])} i1:ga`)), remove(0, '1a1'));
    expect(verdict(game, state, done(0))).toBe('legal');
    const one = game.reduce(state, remove(0, 'i1'));
    expect([one.toPlay, one.left]).toEqual([0, 1]);
    for (const after of [game.reduce(state, done(0)), game.reduce(one, done(0))]) {
      expect([after.toPlay, after.left]).toEqual([1, 0]);
      expect(verdict(game, after, done(1))).toBe('DOU-5');
    }
  });

  it('DOU-10 [bonus=must] bonus dice have to be taken', () => {
    const state = game.reduce(position(laid(`${hill([5, 5, 1])} i1:ga`), {}, { bonus: 'must' }), remove(0, '1a1'));
    expect(verdict(game, state, done(0))).toBe('DOU-10');
    expect([...game.legalActions(state)].every(({ type }) => type === 'remove')).toBe(true);
  });

  it('DOU-11 no more dice can be left than there are', () => {
    const two = { phase: 'play', left: 2, taken: [100, 0, 61] } as const;
    const state = position(laid(hill([6, 6, 6])), two);
    expect(game.reduce(state, remove(0, '1a1')).left).toBe(3);
    const less = position(laid(hill([6, 6, 6])), { ...two, left: 4 });
    expect(game.reduce(less, remove(0, '1a1')).left).toBe(3);
  });

  it('DOU-5 to DOU-9: random games by hand', () => {
    let compared = 0;
    let bonuses = 0;
    for (const [seed, hand] of [
      ['one', 'right'],
      ['two', 'left'],
    ] as const) {
      const options = { bonus: 'must', hand } as const;
      let state = start(options);
      let turn = { player: 0, dice: 1 };
      const hands = [0, 0, 0];
      for (const action of playout(game, { players: 3, options, seed }).actions) {
        if (action.type === 'remove') {
          if (compared % 6 === 0) {
            const cells = [...game.legalActions(state)].map((one) => (one.type === 'remove' ? one.cell : one.type));
            expect(cells).toEqual(looseNames(state.board));
          }
          expect(action.player).toBe(turn.player);
          hands[turn.player] = (hands[turn.player] ?? 0) + 1;
          const bonus = equals(numbersByHand(state.poses, at(action.cell), hand));
          turn.dice += bonus - 1;
          if (turn.dice === 0) turn = { player: (turn.player + 1) % 3, dice: 1 };
          bonuses += bonus;
          compared++;
        }
        state = game.reduce(state, action);
      }
      expect(state.taken).toEqual(hands);
    }
    expect(compared).toBe(330);
    expect(bonuses).toBeGreaterThan(50);
  });
});

describe('end', () => {
  it('DOU-12 the game is over with the last die, also when more could be taken', () => {
    const last = position(laid('c4:ra'), { left: 1, taken: [100, 30, 34] });
    const over = game.reduce(last, remove(0, 'c4'));
    expect([over.toPlay, over.left, over.board]).toEqual([null, 0, board({})]);
    expect(verdict(game, over, done(0))).toBe('GAME_OVER');
    const one = game.reduce(position(laid('c4:ra i1:ra')), remove(0, 'i1'));
    expect([one.toPlay, game.result(one)]).toEqual([1, null]);
  });

  it.each([
    ['most dice win', [60, 50, 54], [0], [61, 50, 54]],
    ['ties share', [59, 45, 60], [0, 2], [60, 45, 60]],
  ])('DOU-13 %s', (_, taken, winners, scores) => {
    const over = game.reduce(position(laid('c4:ra'), { taken }), remove(0, 'c4'));
    expect(game.result(over)).toEqual({
      winners,
      scores,
      reason: `The pyramid is gone; ${Math.max(...scores)} dice are the most.`,
    });
  });
});

describe('counts', () => {
  /** Sequences of actions, counted with nothing but a pile and cubes; `left` as in a state. */
  function perftByHand({ board: dice, poses }: Dice, left: number, may: boolean, depth: number): number {
    const cells = looseCells(dice);
    if (depth === 0 || cells.length === 0) return 1;
    const taking = cells.reduce((sum, cell) => {
      const after = { board: without(dice, cell), poses: without(poses, cell) };
      const rest = Math.max(left - 1, 0) + equals(numbersByHand(poses, cell));
      return sum + perftByHand(after, Math.min(rest, 165 - counted(after.board, '.')), may, depth - 1);
    }, 0);
    return taking + (may && left > 0 ? perftByHand({ board: dice, poses }, 0, may, depth - 1) : 0);
  }

  it.each([
    ['a built pyramid', FULL, 5, 'may'],
    ['a pyramid without its four upper levels', posed(lowered(20)), 2, 'may'],
    ['a few dice, to the end', laid(`${hill([4, 4, 4])} i1:ga`), 9, 'may'],
    ['a few dice, to the end', laid(`${hill([4, 4, 4])} i1:ga`), 9, 'must'],
  ] as const)('perft of %s', (_, dice, depth, bonus) => {
    const expected = perftByHand(dice, 0, bonus === 'may', depth);
    expect(perft(game, position(dice, {}, { bonus }), depth)).toBe(expected);
  });
});

describe('positions', () => {
  it('positions of games are read as they are', () => {
    readsItsPositions(game, { players: 3 });
    readsItsPositions(game, { players: 2, options: { bonus: 'must' } });
  });

  const built = game.reduce(start(), build());
  const lying = position(laid(`${hill([1, 2, 3])} i1:ga`));
  it.each([
    ['floating dice', built, { ...posed(without(FULL.board, 99)), taken: [1, 0, 0] }, /on nothing/],
    ['a missing number', built, { taken: [0, 0] }, /expected 3 numbers of dice, got 2/],
    ['dice from nowhere', built, { taken: [1, 0, 0] }, /expected 165 dice in all, got 166/],
    ['too many of a colour', built, { board: `g${FULL.board.slice(1)}` }, /there are 55 green dice, not 56/],
    ['a die without a pose', built, { poses: without(FULL.poses, 3) }, /die in a4 has no pose/],
    ['a pose without a die', lying, { poses: FULL.poses }, /no die lies in/],
    ['nobody to play', built, { toPlay: null }, /nobody is to play/],
    ['a player who is not there', built, { toPlay: 3 }, /there is no Player 4/],
    ['bonus dice before the first die', built, { left: 1 }, /at most 1 bonus dice/],
    ['more bonus dice than chains can give', lying, { left: 4, taken: [2, 0, 158] }, /at most 3 bonus dice, got 4/],
    ['more bonus dice than there are', lying, { left: 6, taken: [160, 0, 0] }, /than there are/],
    ['a pyramid before it is built', start(), FULL, /expected 0 dice/],
    ['a bonus before it is built', start(), { left: 1 }, /than there are/],
  ])('%s is refused', (_, state, change, message) => {
    expect(() => game.load({ ...state, ...change })).toThrow(message);
  });
});

it('random play takes any free die, or leaves the bonus', () => {
  expect(Object.keys(sampled(game, start(), 0))).toEqual(['build']);
  const state = position(laid(`${hill([5, 5, 5])} i1:ga`));
  expect(Object.keys(sampled(game, state, 0)).sort()).toEqual(['remove 1a1', 'remove i1']);
  const bonus = game.reduce(state, remove(0, 'i1'));
  expect(Object.keys(sampled(game, bonus, 1))).toEqual(['remove 1a1']);
  const more = game.reduce(state, remove(0, '1a1'));
  expect(Object.keys(sampled(game, more, 0)).sort()).toEqual([
    'done',
    'remove a1',
    'remove a2',
    'remove b1',
    'remove i1',
  ]);
});

describe('words', () => {
  it.each([
    [[1, 2, 3], 'the funnel shows 1, 2, 3.'],
    [[1, 4, 4], 'the funnel shows 1, 4, 4: a double, one more die.'],
    [[6, 6, 6], 'the funnel shows 6, 6, 6: a triple, two more dice.'],
  ])('announces %j', (numbers, words) => {
    const state = position(laid(`${hill(numbers)} i1:ga`));
    const next = game.reduce(state, remove(0, '1a1'));
    expect(game.describe(state, remove(0, '1a1'), next)).toBe(`Player 1 takes the die of 1a1; ${words}`);
    if (next.left === 0) return;
    const left = next.left === 1 ? 'the bonus die' : '2 bonus dice';
    expect(game.describe(next, done(0), game.reduce(next, done(0)))).toBe(`Player 1 leaves ${left}.`);
  });

  it('says what is built, and when it is over', () => {
    expect(game.describe(start(), build(), game.reduce(start(), build()))).toBe(
      'Player 1 builds the complete pyramid.',
    );
    const last = position(laid('c4:ra'));
    expect(game.describe(last, remove(0, 'c4'), game.reduce(last, remove(0, 'c4')))).toBe(
      'Player 1 takes the die of c4. The game is over.',
    );
  });

  it('says why an action is refused', () => {
    const why = (state: State, action: DoublesAction): string | undefined => game.check(state, action)?.message;
    const built = game.reduce(start(), build());
    expect(why(start(), remove(0, '8a1'))).toBe('the pyramid has to be built first');
    expect(why(start(), done(0))).toBe('the pyramid has to be built first');
    expect(why(built, { type: 'build', player: 0 })).toBe('the pyramid has already been built');
    expect(why(built, remove(0, '7a1'))).toBe('the die in 7a1 carries another');
    expect(why(built, done(0))).toBe('a die must be taken first');
    const bonus = game.reduce(position(laid(`${hill([5, 5, 1])} i1:ga`), {}, { bonus: 'must' }), remove(0, '1a1'));
    expect(why(bonus, done(0))).toBe('bonus dice must be taken');
  });
});

describe('editions', () => {
  it('DOU-7 DOU-8 DOU-10 English: a player who opens a double or triple may take more dice; French: they take them', () => {
    for (const [numbers, left] of [
      [[5, 5, 1], 1],
      [[5, 5, 5], 2],
    ] as const) {
      const opened = ['english', 'french'].map((name) =>
        game.reduce(position(laid(`${hill(numbers)} i1:ga`), {}, editionOf(game, name)), remove(0, '1a1')),
      );
      expect(opened.map((state) => [state.left, verdict(game, state, done(0))])).toEqual([
        [left, 'legal'],
        [left, 'DOU-10'],
      ]);
    }
  });
});
