import { describe, expect, it } from 'vitest';
import { at, cells, nameAt, verdict } from '../../../../../test/helpers/das-spiel.js';
import { allPoses, upperByHand } from '../../../../../test/helpers/poses-by-hand.js';
import { add, indexOf, type Spot, spots, unit } from '../../../../../test/helpers/pyramid-by-hand.js';
import {
  chanceOf,
  clearing,
  expectSameChances,
  going,
  LEVEL_1,
  lift,
  roll,
  type State,
  start,
} from '../../../../../test/helpers/storing-scores.js';
import { purposefulBot } from '../../../../analysis/bots/purposeful-bot.js';
import { createRng, pick } from '../../../../kernel/dice/random.js';
import { GameError } from '../../../../kernel/errors.js';
import { playout } from '../../../../play/playout.js';
import { storingScoresWorth } from './storing-scores.heuristic.js';
import { storingScores } from './storing-scores.js';

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
    for (const players of [3, 8]) {
      let state = start({}, players);
      const seats = Array.from({ length: players }, (_, player) => player);
      for (const player of [...seats, ...seats]) {
        expect(storingScores.playersToAct(state)).toEqual([player]);
        state = going(state, roll(player, [6, 6, 6]), lift(player, '1c3', [1, 1, 1]));
      }
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

  it('STO-7 STO-8 nothing but three numbers that can be there is seen', () => {
    const one = going(start(), roll(0, [6, 6, 6]), lift(0, '1c3', [1, 5, 6]));
    const { includes, outcomes } = chanceOf(one, '1c4');
    for (const outcome of [
      [1, 2],
      [1, 2, 3, 4],
      [1, 2, 7],
      [0, 2, 3],
      [1, 1, 1],
      [1, 2, '3'],
      '123',
      { 0: 1, 1: 2, 2: 3 },
      null,
    ])
      expect([outcome, includes(outcome)]).toEqual([outcome, false]);
    expect(includes([1, 2, 3])).toBe(true);
    // They are listed from the least numbers up.
    const listed = [...outcomes()].map(({ outcome }) => outcome.join(''));
    expect(listed).toEqual([...listed].sort());
    expect(chanceOf(one, '1c4')).toBe(chanceOf(one, '1c4'));
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

  it('STO-11 play at random lifts any die, with a purpose one that is known to hide the total', () => {
    const rng = createRng('memory');
    const sampled = (state: State): Set<string> => {
      const all = Array.from({ length: 200 }, () => storingScores.sampleAction(state, rng));
      return new Set(all.flatMap((action) => (action?.type === 'lift' ? [action.cell] : [])));
    };
    const known = going(start(), roll(0, [6, 2, 2]), lift(0, '1a1', [5, 4, 2]), roll(1, [1, 1, 1]));
    const again = going(known, lift(1, '1a8', [6, 3, 2]), roll(0, [5, 5, 1]));
    expect(sampled(again).size).toBe(36);
    const choose = purposefulBot(storingScores, { worth: storingScoresWorth });
    const chosen = Array.from({ length: 200 }, () => choose(again, again.toPlay ?? 0, rng));
    const lifted = chosen.filter((action) => action.type === 'lift' && ['1a1', '1a8'].includes(action.cell)).length;
    // At random it would be eleven; of 36 dice it looks at twelve, and takes the numbers below the others as they come.
    expect(lifted).toBeGreaterThan(30);
    // Nobody has seen a total of 3 yet; of one die the numbers are known, and lie under a die that was won.
    expect(sampled(known).size).toBe(36);
    const won = going(known, lift(1, '1a8', [1, 1, 1]), roll(1, [1, 1, 1]));
    expect(sampled(won).size).toBe(35);
    expect(sampled(won).has('1a8')).toBe(false);
    expect(storingScores.sampleAction(start(), rng)).toEqual({ type: 'roll', player: 0 });
  });

  it('STO-12 where a die was won nothing can be lifted', () => {
    const won = going(start(), roll(0, [6, 2, 2]), lift(0, '1c3', [5, 4, 1]), roll(0, [1, 1, 1]));
    expect(verdict(storingScores, won, { type: 'lift', player: 0, cell: '1c3' }, [5, 4, 1])).toBe('STO-6');
  });
});

describe('end', () => {
  it('STO-13 [ends=last-die] the game is over when the last green die is won', () => {
    const one = clearing(start(), LEVEL_1.slice(0, 35).map(nameAt));
    expect(storingScores.result(one)).toBeNull();
    const none = clearing(one, [nameAt(LEVEL_1[35] as number)]);
    expect(none).toMatchObject({ taken: [36, 0], toPlay: null, phase: 'over' });
    expect(storingScores.playersToAct(none)).toEqual([]);
    expect(verdict(storingScores, none, { type: 'roll', player: 0 }, [1, 1, 1])).toBe('GAME_OVER');
  });

  const green = (from: number, to: number): string[] => LEVEL_1.slice(from, to).map(nameAt);

  it('STO-13 [ends=decided] the game is over as soon as nobody can catch up', () => {
    const even = clearing(start({ ends: 'decided' }), green(0, 18));
    expect(even).toMatchObject({ taken: [18, 0], toPlay: 0 });
    // With 18 to 0 and 18 left it can still be a draw.
    expect(storingScores.result(even)).toBeNull();
    const decided = clearing(even, green(18, 19));
    expect(decided).toMatchObject({ taken: [19, 0], toPlay: null, phase: 'over', rolled: [] });
    expect(storingScores.result(decided)).toEqual({
      winners: [0],
      scores: [19, 0],
      reason: 'Nobody can catch up any more; 19 green dice are the most.',
    });
    expect(verdict(storingScores, decided, { type: 'roll', player: 0 }, [1, 1, 1])).toBe('GAME_OVER');
    expect(storingScores.load({ ...decided })).toEqual(decided);
    expect(() => storingScores.load({ ...decided, phase: 'roll', toPlay: 0 })).toThrow(/the game is over/);
    // It goes on where the last die is the end.
    const other = clearing(start(), green(0, 19));
    expect(storingScores.result(other)).toBeNull();
    expect(() => storingScores.load({ ...decided, options: other.options })).toThrow(/not over/);
  });

  it('STO-13 [ends=decided] whoever is second counts, not the next player', () => {
    const shift = (state: State): State =>
      going(state, roll(state.toPlay ?? 0, [1, 1, 1]), lift(state.toPlay ?? 0, '1h1', [2, 2, 2]));
    const first = clearing(start({ ends: 'decided' }, 3), green(0, 12));
    const third = clearing(shift(shift(first)), green(12, 14));
    // 12 to 2 with 22 left.
    expect(third).toMatchObject({ taken: [12, 0, 2], toPlay: 2 });
    // 18 to 2 with 16 left is not enough, 19 with 15 is.
    const more = clearing(shift(third), green(14, 20));
    expect(more).toMatchObject({ taken: [18, 0, 2], toPlay: 0 });
    expect(clearing(more, green(20, 21))).toMatchObject({ taken: [19, 0, 2], toPlay: null });
  });

  it('STO-13 [ends=decided] games that are decided have the winners of those that go on', () => {
    let shorter = 0;
    for (let game = 0; game < 5; game++) {
      const setting = { players: 3, seed: `decided ${game}` };
      const { state, result } = playout(storingScores, { ...setting, options: { ends: 'decided' } });
      const whole = playout(storingScores, setting).result;
      if (cells(state.board, 'g') === '') continue;
      expect(result?.winners).toEqual(whole?.winners);
      shorter++;
    }
    expect(shorter).toBeGreaterThan(2);
  });

  it('STO-14 most green dice win, ties share', () => {
    const half = clearing(start(), LEVEL_1.slice(0, 18).map(nameAt));
    const shift = going(half, roll(0, [1, 1, 1]), lift(0, nameAt(LEVEL_1[35] as number), [2, 2, 2]));
    const all = clearing(shift, LEVEL_1.slice(18).map(nameAt));
    expect(storingScores.result(all)).toEqual({
      winners: [0, 1],
      scores: [18, 18],
      reason: 'No green die is left; 18 green dice are the most.',
    });
    const { result } = playout(storingScores, { players: 4, seed: 'most' });
    const most = Math.max(...(result?.scores ?? []));
    expect(result?.winners).toEqual([0, 1, 2, 3].filter((player) => result?.scores?.[player] === most));
  });

  it('STO-15 [turnLimit=2] after so many turns it is over; won dice are of one turn', () => {
    const first = going(
      start({ turnLimit: 2 }),
      ...[roll(0, [1, 1, 1]), lift(0, '1a1', [1, 1, 1]), roll(0, [2, 1, 1]), lift(0, '1a8', [6, 1, 1])],
    );
    expect(first).toMatchObject({ turns: 1, toPlay: 1 });
    const second = going(first, lift(1, '1h1', [1, 1, 1]));
    expect(storingScores.result(second)).toEqual({
      winners: [0],
      scores: [1, 0],
      reason: '2 turns are over; 1 green die is the most.',
    });
  });

  it('STO-15 [turnLimit=1] one turn is told as one', () => {
    const one = going(start({ turnLimit: 1 }), roll(0, [6, 2, 2]), lift(0, '1c3', [5, 4, 2]));
    expect(one).toMatchObject({ phase: 'over', toPlay: null, turns: 1 });
    expect(storingScores.result(one)?.reason).toBe('1 turn is over; 0 green dice are the most.');
    expect(storingScores.load({ ...one })).toEqual(one);
  });

  it('STO-15 [turnLimit=null] without a limit it ends with the last die', () => {
    const { state, result } = playout(storingScores, { players: 2, seed: 'long' });
    expect(cells(state.board, 'g')).toBe('');
    expect(result?.scores?.reduce((sum, n) => sum + n, 0)).toBe(36);
  });
});
