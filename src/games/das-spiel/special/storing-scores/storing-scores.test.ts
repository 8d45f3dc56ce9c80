import { describe, expect, it } from 'vitest';
import { at, board, cells, nameAt, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import { allPoses, upperByHand } from '../../../../../test/helpers/poses-by-hand.js';
import { add, indexOf, type Spot, spots, times, unit } from '../../../../../test/helpers/pyramid-by-hand.js';
import type { Chance } from '../../../../kernel/chance.js';
import { GameError } from '../../../../kernel/errors.js';
import { playout } from '../../../../kernel/playout.js';
import { createRng, pick } from '../../../../kernel/random.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import {
  type StoringScoresAction,
  type StoringScoresOptions,
  type StoringScoresState,
  storingScores,
} from './storing-scores.js';
import { storingScoresPicture } from './storing-scores.picture.js';

type State = DeepReadonly<StoringScoresState>;

const start = (options: StoringScoresOptions = {}, players = 2): State => storingScores.setup({ players, options });
const roll = (player: number, outcome: number[]): StoringScoresAction => ({ type: 'roll', player, outcome });
const lift = (player: number, cell: string, outcome: number[]): StoringScoresAction => ({
  type: 'lift',
  player,
  cell,
  outcome,
});
const going = (state: State, ...actions: StoringScoresAction[]): State => play(storingScores, state, actions);

const LEVEL_1 = spots.flatMap((spot, cell) => (spot[0] + spot[1] + spot[2] === 7 ? [cell] : []));

const chanceOf = (state: State, cell: string): Chance<number[]> =>
  storingScores.chance(state, { type: 'lift', player: state.toPlay ?? 0, cell }) as Chance<number[]>;

/**
 * What a funnel can show, by counting: every way in which the three black dice below can lie that shows all that was seen
 * of them in other funnels. The dice lie each for itself, so their ways multiply.
 */
function countedByHand({ seen, options }: State, cell: number): Map<string, number> {
  const [xs = [], ys = [], zs = []] = [0, 1, 2].map((axis) => {
    const die = add(spots[cell] as Spot, unit(axis));
    const above = [0, 1, 2].map((other) => seen[LEVEL_1.indexOf(indexOf(add(die, times(-1, unit(other)))))]?.[other]);
    const ways = allPoses
      .map((pose) => upperByHand(pose, options.hand))
      .filter((upper) => above.every((number, other) => number === undefined || number === upper[other]));
    return [1, 2, 3, 4, 5, 6].map((number) => ways.filter((upper) => upper[axis] === number).length);
  });
  const counted = new Map<string, number>();
  for (const [x, ofX] of xs.entries()) {
    for (const [y, ofY] of ys.entries()) {
      for (const [z, ofZ] of zs.entries()) {
        if (ofX * ofY * ofZ > 0) counted.set([x + 1, y + 1, z + 1].join(), ofX * ofY * ofZ);
      }
    }
  }
  return counted;
}

function expectSameChances(state: State, cell: number): void {
  const chance = chanceOf(state, nameAt(cell));
  const counted = countedByHand(state, cell);
  const all = [...counted.values()].reduce((sum, n) => sum + n, 0);
  let listed = 0;
  for (const { outcome, weight } of chance.outcomes()) {
    expect(weight * all).toBe((counted.get(outcome.join()) ?? 0) * (chance.total ?? 0));
    listed++;
  }
  expect(listed).toBe(counted.size);
}

describe('table', () => {
  it('STO-1 two to eight play', () => {
    expect(storingScores.playerCount).toEqual({ min: 2, max: 8 });
    for (const players of [1, 9]) expect(() => start({}, players)).toThrow(GameError);
  });

  it('STO-2 45 black dice below, 36 green ones above', () => {
    expect(cells(start().board, 'k').split(' ')).toHaveLength(45);
    expect(cells(start().board, 'g')).toBe(LEVEL_1.map(nameAt).join(' '));
    expect(start().taken).toEqual([0, 0]);
  });

  it('STO-3 player 0 begins, then clockwise', () => {
    let state = start({}, 3);
    for (const player of [0, 1, 2, 0]) {
      expect(storingScores.playersToAct(state)).toEqual([player]);
      state = going(state, roll(player, [6, 6, 6]), lift(player, '1c3', [1, 1, 1]));
    }
  });
});

describe('a turn', () => {
  it('STO-4 three red dice give the total', () => {
    const rolling = storingScores.chance(start(), { type: 'roll', player: 0 });
    expect(rolling?.total).toBe(216);
    expect(going(start(), roll(0, [6, 2, 2])).rolled).toEqual([6, 2, 2]);
    expect(verdict(storingScores, start(), { type: 'roll', player: 0 }, [6, 2, 2])).toBe('legal');
    expect(rolling?.includes([6, 2])).toBe(false);
    expect(rolling?.includes([6, 2, 7])).toBe(false);
  });

  it('STO-5 roll or use the total of the player before; without a total roll', () => {
    const first = start();
    expect(verdict(storingScores, first, { type: 'lift', player: 0, cell: '1c3' }, [1, 1, 1])).toBe('STO-5');
    const rolled = going(first, roll(0, [6, 2, 2]));
    expect(verdict(storingScores, rolled, { type: 'roll', player: 0 }, [1, 1, 1])).toBe('STO-5');
    const second = going(rolled, lift(0, '1c3', [1, 1, 1]));
    expect(second.rolled).toEqual([6, 2, 2]);
    expect(verdict(storingScores, second, { type: 'lift', player: 1, cell: '1c4' }, [4, 2, 3])).toBe('legal');
    const again = going(second, roll(1, [1, 1, 1]));
    expect(verdict(storingScores, again, { type: 'roll', player: 1 }, [1, 1, 1])).toBe('STO-5');
    // The old total is gone.
    expect(going(again, lift(1, '1c3', [1, 1, 1])).taken).toEqual([0, 1]);
    const won = going(second, lift(1, '1c5', [4, 4, 2]));
    expect(verdict(storingScores, won, { type: 'lift', player: 1, cell: '1c3' }, [1, 1, 1])).toBe('STO-5');
  });

  it('STO-6 any green die can be lifted, and nothing else', () => {
    const state = going(start(), roll(0, [6, 2, 2]));
    const legal = [...storingScores.legalActions(state)].flatMap((action) =>
      action.type === 'lift' ? [action.cell] : [],
    );
    expect(legal).toEqual(LEVEL_1.map(nameAt));
    for (const cell of ['c3', '2a1', '8a1']) {
      expect(verdict(storingScores, state, { type: 'lift', player: 0, cell }, [1, 1, 1])).toBe('STO-6');
    }
    expect(verdict(storingScores, state, { type: 'lift', player: 0, cell: '1h2' }, [1, 1, 1])).toBe('INVALID_ACTION');
  });

  it('STO-7 what nobody saw is equally likely: three independent dice', () => {
    const state = going(start(), roll(0, [6, 2, 2]));
    for (const cell of LEVEL_1) {
      expect(chanceOf(state, nameAt(cell)).total).toBe(216);
      expectSameChances(state, cell);
    }
  });

  it('STO-7 a game does not hold what nobody knows', () => {
    expect(start().seen).toEqual(Array(36).fill(null));
  });

  it('STO-8 a die shows neither the number that was seen of it nor the opposite one, and a third when two are known', () => {
    // The black die at (3, 3, 2) has 1c3 on its face -x, (3, 2, 2) = 1c4 on -y, (3, 3, 1) = 1b4 on -z.
    const [c3, c4, b4] = ['1c3', '1c4', '1b4'];
    const one = going(start(), roll(0, [6, 6, 6]), lift(0, c3, [1, 5, 6]));
    const numbers = (state: State, cell: string, axis: number) => {
      const all = [...chanceOf(state, cell).outcomes()].map(({ outcome }) => outcome[axis] as number);
      return [...new Set(all)].sort();
    };
    expect(numbers(one, c4, 1)).toEqual([2, 3, 4, 5]);
    expect(numbers(one, b4, 2)).toEqual([2, 3, 4, 5]);
    expect(numbers(one, c4, 0)).toEqual([1, 2, 3, 4, 5, 6]);
    const two = going(one, lift(1, c4, [1, 3, 1]));
    // -x 1, -y 3: right-handed dice show 2 on -z.
    expect(numbers(two, b4, 2)).toEqual([2]);
    expect(verdict(storingScores, two, { type: 'lift', player: 0, cell: b4 }, [1, 1, 2])).toBe('legal');
    expect(chanceOf(two, b4).includes([1, 1, 5])).toBe(false);
    expect([...chanceOf(two, c3).outcomes()]).toEqual([{ outcome: [1, 5, 6], weight: 1 }]);
  });

  it.each([
    ['STO-8 [hand=right]', 'right', 2],
    ['STO-8 [hand=left]', 'left', 5],
  ] as const)('%s decides the third number', (_, hand, third) => {
    const two = going(start({ hand }), roll(0, [6, 6, 6]), lift(0, '1c3', [1, 5, 6]), lift(1, '1c4', [1, 3, 1]));
    expect(chanceOf(two, '1b4').includes([1, 1, third])).toBe(true);
    expect(chanceOf(two, '1b4').includes([1, 1, 7 - third])).toBe(false);
  });

  it.each(['right', 'left'] as const)(
    'STO-8 in random games of %s-handed dice every lift has the chances that counting all poses gives',
    (hand) => {
      let compared = 0;
      for (let game = 0; game < 3; game++) {
        const options = { hand, turnLimit: 30 };
        let state = start(options);
        for (const [i, action] of playout(storingScores, {
          players: 2,
          options,
          seed: `counted ${game}`,
        }).actions.entries()) {
          state = storingScores.reduce(state, action);
          if (i % 6 !== 5 || state.toPlay === null || state.phase === 'roll') continue;
          const green = LEVEL_1.filter((cell) => state.board[cell] === 'g');
          for (const cell of green.filter((_, n) => n % 7 === i % 7)) {
            expectSameChances(state, cell);
            compared++;
          }
        }
      }
      expect(compared).toBeGreaterThan(60);
    },
  );

  it('STO-8 black dice that lie somehow all the time are never contradicted', () => {
    const rng = createRng('real dice');
    const counts = new Map<string, number>();
    for (let game = 0; game < 20; game++) {
      const real = spots.slice(0, 45).map(() => upperByHand(pick(rng, allPoses) ?? 'a'));
      const below = (cell: number) =>
        [0, 1, 2].map((axis) => real[indexOf(add(spots[cell] as Spot, unit(axis)))]?.[axis] as number);
      let state = start({}, 3);
      for (let turn = 0; turn < 40; turn++) {
        const cell =
          pick(
            rng,
            LEVEL_1.filter((one) => state.board[one] === 'g'),
          ) ?? 0;
        state = going(state, roll(state.toPlay ?? 0, [1, 1, 1]));
        expect(chanceOf(state, nameAt(cell)).includes(below(cell))).toBe(true);
        state = going(state, lift(state.toPlay ?? 0, nameAt(cell), below(cell)));
        counts.set(nameAt(cell), (counts.get(nameAt(cell)) ?? 0) + 1);
      }
    }
    expect(counts.size).toBe(36);
  });

  it('STO-9 the right sum wins the die and another roll', () => {
    const won = going(start({}, 3), roll(0, [6, 2, 2]), lift(0, '1c3', [5, 4, 1]));
    expect(won).toMatchObject({ taken: [1, 0, 0], rolled: [], phase: 'roll', toPlay: 0, turns: 0 });
    expect(won.board[at('1c3')]).toBe('.');
    const twice = going(won, roll(0, [1, 1, 1]), lift(0, '1a1', [1, 1, 1]));
    expect(twice.taken).toEqual([2, 0, 0]);
  });

  it('STO-10 another sum puts the die back, and the next player is on with the total', () => {
    const next = going(start({}, 3), roll(0, [6, 2, 2]), lift(0, '1c3', [5, 4, 2]));
    expect(next).toMatchObject({ taken: [0, 0, 0], rolled: [6, 2, 2], phase: 'choose', toPlay: 1, turns: 1 });
    expect(next.board).toBe(start().board);
  });

  it('STO-11 what was seen is kept for all', () => {
    const next = going(start(), roll(0, [6, 2, 2]), lift(0, '1a1', [5, 4, 2]), lift(1, '1a8', [3, 3, 3]));
    expect(next.seen[0]).toEqual([5, 4, 2]);
    expect(next.seen[7]).toEqual([3, 3, 3]);
    expect(next.seen.filter((numbers) => numbers)).toHaveLength(2);
  });

  it('STO-12 where a die was won nothing can be lifted', () => {
    const won = going(start(), roll(0, [6, 2, 2]), lift(0, '1c3', [5, 4, 1]), roll(0, [1, 1, 1]));
    expect(verdict(storingScores, won, { type: 'lift', player: 0, cell: '1c3' }, [5, 4, 1])).toBe('STO-6');
  });
});

/** Whoever is on rolls what lies below the die and takes it, one die after the other. */
function clearing(state: State, names: readonly string[]): State {
  let now = state;
  for (const cell of names) {
    const player = now.toPlay ?? 0;
    const sampled = chanceOf({ ...going(now, roll(player, [1, 1, 1])) }, cell).sample(createRng(cell));
    now = going(now, roll(player, sampled), lift(player, cell, sampled));
  }
  return now;
}

describe('end', () => {
  it('STO-13 the game is over when the last green die is won', () => {
    const one = clearing(start(), LEVEL_1.slice(0, 35).map(nameAt));
    expect(storingScores.outcome(one)).toBeNull();
    const none = clearing(one, [nameAt(LEVEL_1[35] as number)]);
    expect(none).toMatchObject({ taken: [36, 0], toPlay: null, phase: 'over' });
    expect(storingScores.playersToAct(none)).toEqual([]);
    expect(verdict(storingScores, none, { type: 'roll', player: 0 }, [1, 1, 1])).toBe('GAME_OVER');
  });

  it('STO-14 most green dice win, ties share', () => {
    const half = clearing(start(), LEVEL_1.slice(0, 18).map(nameAt));
    const shift = going(half, roll(0, [1, 1, 1]), lift(0, nameAt(LEVEL_1[35] as number), [2, 2, 2]));
    const all = clearing(shift, LEVEL_1.slice(18).map(nameAt));
    expect(storingScores.outcome(all)).toEqual({
      winners: [0, 1],
      scores: [18, 18],
      reason: 'No green die is left; 18 green dice are the most.',
    });
    const { outcome } = playout(storingScores, { players: 4, seed: 'most' });
    const most = Math.max(...(outcome?.scores ?? []));
    expect(outcome?.winners).toEqual([0, 1, 2, 3].filter((player) => outcome?.scores?.[player] === most));
  });

  it('STO-15 [turnLimit=2] after so many turns it is over; won dice are of one turn', () => {
    const first = going(
      start({ turnLimit: 2 }),
      ...[roll(0, [1, 1, 1]), lift(0, '1a1', [1, 1, 1]), roll(0, [2, 1, 1]), lift(0, '1a8', [6, 1, 1])],
    );
    expect(first).toMatchObject({ turns: 1, toPlay: 1 });
    const second = going(first, lift(1, '1h1', [1, 1, 1]));
    expect(storingScores.outcome(second)).toEqual({
      winners: [0],
      scores: [1, 0],
      reason: '2 turns are over; 1 green die is the most.',
    });
  });

  it('STO-15 [turnLimit=null] without a limit it ends with the last die', () => {
    const { state, outcome } = playout(storingScores, { players: 2, seed: 'long' });
    expect(cells(state.board, 'g')).toBe('');
    expect(outcome?.scores?.reduce((sum, n) => sum + n, 0)).toBe(36);
  });
});

describe('positions', () => {
  const some = going(start(), roll(0, [6, 2, 2]), lift(0, '1c3', [5, 4, 2]));
  const won = going(start(), roll(0, [6, 2, 2]), lift(0, '1c3', [5, 4, 1]));
  const without = (index: number, numbers: number[] | null) => some.seen.map((one, i) => (i === index ? numbers : one));

  it.each([
    ['a die of another colour', { ...some, board: board({ g: 'a1' }, some.board) }, /a black die in a1/],
    ['a die too high', { ...some, board: board({ g: '2a1' }, some.board) }, /expected 36 green dice/],
    ['a lost die', { ...won, taken: [0, 0] }, /expected 36 green dice/],
    ['a die won unseen', { ...won, seen: start().seen }, /was never lifted/],
    [
      'a die that shows one number twice',
      { ...some, seen: without(LEVEL_1.indexOf(at('1c4')), [1, 5, 1]) },
      /no die shows/,
    ],
    [
      'a die that shows opposite ones',
      { ...some, seen: without(LEVEL_1.indexOf(at('1c4')), [1, 2, 1]) },
      /no die shows/,
    ],
    ['two numbers of three', { ...some, seen: without(0, [1, 2]) }, /expected 3 numbers/],
    ['a funnel too few', { ...some, seen: some.seen.slice(1) }, /expected 36 funnels/],
    ['a count too few', { ...some, taken: [0] }, /expected 2 numbers/],
    ['another player on', { ...some, toPlay: 0 }, /another player is on/],
    ['a lift without a total', { ...some, rolled: [] }, /no total stands/],
    ['a roll that need not be', { ...some, phase: 'roll' }, /a total stands/],
    ['two red dice', { ...some, rolled: [1, 2] }, /expected 3 red dice/],
    ['an old total on the first turn', { ...start(), phase: 'choose', rolled: [1, 1, 1] }, /nobody has left/],
    ['an early end', { ...some, phase: 'over', toPlay: null }, /not over/],
    ['turns beyond the limit', { ...some, turns: 9, options: { ...some.options, turnLimit: 3 } }, /over/],
  ])('%s is refused', (_, value, message) => {
    expect(() => storingScores.load(value)).toThrow(message);
  });
});

describe('words and picture', () => {
  it('announce what is rolled and seen', () => {
    const told = (state: State, action: StoringScoresAction) =>
      storingScores.describe(state, action, storingScores.reduce(state, action));
    expect(told(start(), roll(0, [6, 2, 2]))).toBe('Player 1 rolls 6, 2, 2: 10.');
    const rolled = going(start(), roll(0, [6, 2, 2]));
    expect(told(rolled, lift(0, '1c3', [5, 4, 2]))).toBe(
      'Player 1 lifts 1c3: 5, 4, 2 make 11, not 10. The green die goes back.',
    );
    expect(told(rolled, lift(0, '1c3', [5, 4, 1]))).toBe(
      'Player 1 lifts 1c3: 5, 4, 1 make 10! The green die is won, 1 is his now.',
    );
  });

  it('STO-11 show what lies open and what was lifted last, no more', () => {
    const first = going(start(), roll(0, [6, 2, 2]), lift(0, '1c3', [5, 4, 1]), roll(0, [6, 6, 6]));
    const second = going(first, lift(0, '1a1', [1, 2, 3]));
    const third = going(second, lift(1, '1a8', [1, 2, 4]));
    const texts = (state: State, before?: State) =>
      storingScoresPicture(state, { before }).parts.flatMap((part) =>
        part.kind === 'board'
          ? part.cells.flatMap(({ name, text }) => (text === undefined ? [] : [`${name} ${text}`]))
          : [],
      );
    expect(texts(second, first)).toEqual(['1a1 6', '1c3 10']);
    expect(texts(third, second)).toEqual(['1a8 7', '1c3 10']);
    expect(texts(third)).toEqual(['1c3 10']);
    expect(storingScoresPicture(start(), { names: ['Ada', 'Ben'] }).summary).toMatch(/^Ada rolls the red dice\./);
    expect(storingScoresPicture(first, { names: ['Ada', 'Ben'] }).summary).toMatch(
      /^Ada lifts a green die for a total of 18\./,
    );
    expect(storingScoresPicture(third, { names: ['Ada', 'Ben'] }).summary).toMatch(
      /^Ada rolls, or lifts a green die for/,
    );
  });
});
