import { expect, it } from 'vitest';
import type { GameResult } from '../../kernel/types.js';
import { addGame, type CountedGames, noGames } from './counts.js';
import { countsOf, resultOf, type TournamentResult } from './result.js';
import { standings } from './standings.js';

const outcome = (winners: readonly number[], scores: readonly number[] | null): GameResult => ({
  winners,
  scores,
  reason: '',
});

/** The result of games that came out so; the bots are those at the seats. */
function resultFor(
  names: readonly string[],
  games: readonly { readonly seats: readonly number[]; readonly result: GameResult | null }[],
): TournamentResult {
  const counts = noGames({ bots: names });
  for (const game of games) addGame(counts, game.seats, 10, game.result);
  const players = games[0]?.seats.length ?? 2;
  const head = { game: 'g', rules: 1, players, options: {}, bots: names, seed: 's', maxActions: 99 };
  const counted: CountedGames = { head, ranges: games.length > 0 ? [[0, games.length]] : [], counts };
  return resultOf(countsOf(resultOf(counted)));
}

it('reckons wins, shares and scores as by hand', () => {
  // Three bots, two seats: a beats b 30:10, b and c tie at 20, c loses to a 5:25, and a game of a and b is broken off.
  const result = resultFor(
    ['a', 'b', 'c'],
    [
      { seats: [0, 1], result: outcome([0], [30, 10]) },
      { seats: [1, 2], result: outcome([0, 1], [20, 20]) },
      { seats: [2, 0], result: outcome([1], [5, 25]) },
      { seats: [0, 1], result: null },
    ],
  );
  const { bots, comparisons, confidence } = standings(result);
  expect(confidence).toBe(0.95);
  expect(bots.map(({ share: _, score: __, ...counts }) => counts)).toEqual([
    { bot: 'a', games: 2, wins: 2, sharedWins: 0, losses: 0, unfinished: 1 },
    { bot: 'b', games: 2, wins: 0, sharedWins: 1, losses: 1, unfinished: 1 },
    { bot: 'c', games: 2, wins: 0, sharedWins: 1, losses: 1, unfinished: 0 },
  ]);
  expect(bots.map(({ share }) => share?.value)).toEqual([1, 0.25, 0.25]);
  expect(bots.map(({ score }) => score?.value)).toEqual([27.5, 15, 12.5]);
  // a: 27.5 ± 12.706 × 3.5355 / √2, with one degree of freedom.
  expect(bots[0]?.score?.low).toBeCloseTo(27.5 - 12.7062 * 2.5, 3);
  // Wilson for 2 of 2: from 1 / (1 + z² / 2).
  expect(bots[0]?.share?.low).toBeCloseTo(2 / (2 + 1.959964 ** 2), 6);
  expect(bots[0]?.share?.high).toBe(1);
  expect(comparisons.map(({ bots: pair, games, share, score }) => [pair, games, share?.value, score?.value])).toEqual([
    [['a', 'b'], 1, 1, 20],
    [['a', 'c'], 1, 1, 20],
    [['b', 'c'], 1, 0, 0],
  ]);
});

it('puts the best first, by share and then by score', () => {
  const games = [outcome([1], [3, 9]), outcome([0, 1], [7, 7])].map((end) => ({ seats: [0, 1], result: end }));
  expect(standings(resultFor(['a', 'b'], games)).bots.map(({ bot }) => bot)).toEqual(['b', 'a']);
  const alone = [
    { seats: [0], result: outcome([0], [200]) },
    { seats: [1], result: outcome([0], [250]) },
  ];
  expect(standings(resultFor(['a', 'b'], alone)).bots.map(({ bot }) => bot)).toEqual(['b', 'a']);
});

it('takes several seats of a bot as one observation', () => {
  // Seats 0 and 2 are a, 1 is b. Both seats of a share the victory with b: two thirds and one third.
  const result = resultFor(['a', 'b'], [{ seats: [0, 1, 0], result: outcome([0, 1, 2], [4, 4, 8]) }]);
  expect(result.bots.map(({ shares }) => shares.histogram)).toEqual([{ [2 / 3]: 1 }, { [1 / 3]: 1 }]);
  expect(result.bots.map(({ scores }) => scores?.histogram)).toEqual([{ 6: 1 }, { 4: 1 }]);
  expect(result.pairs).toMatchObject([{ bots: [0, 1], scores: { histogram: { 2: 1 } } }]);
  // A side that wins as a whole has won alone when one bot plays all of it.
  const sides = resultFor(['a', 'b'], [{ seats: [0, 1, 0, 1], result: outcome([0, 2], null) }]);
  expect(standings(sides).bots.map(({ wins, losses, score }) => [wins, losses, score])).toEqual([
    [1, 0, null],
    [0, 1, null],
  ]);
  expect(sides.pairs[0]?.scores).toBeNull();
});

it('is sure within wider bounds, and of nothing without games', () => {
  const games = Array.from({ length: 30 }, (_, i) => ({
    seats: [0, 1],
    result: outcome([i % 3 ? 0 : 1], [i, 30 - i]),
  }));
  const result = resultFor(['a', 'b'], games);
  const width = (confidence: 0.9 | 0.999) => {
    const [best] = standings(result, { confidence }).bots;
    return [best?.share, best?.score].map((estimate) => (estimate?.high ?? 0) - (estimate?.low ?? 0));
  };
  const [narrow, wide] = [width(0.9), width(0.999)];
  expect(narrow.every((one, i) => one > 0 && one < (wide[i] ?? 0))).toBe(true);
  expect(standings(resultFor(['a'], [])).bots).toEqual([
    { bot: 'a', games: 0, wins: 0, sharedWins: 0, losses: 0, unfinished: 0, share: null, score: null },
  ]);
  expect(() => standings(result, { confidence: 0.5 as never })).toThrow(RangeError);
});
