import { describe, expect, it } from 'vitest';
import { dune } from '../../../src/games/das-spiel/skill/dune/dune.js';
import { playout } from '../../../src/index.js';
import type { AnyGame } from '../../../src/kernel/types.js';
import { counter } from '../../../test/toys/counter.js';
import { lot, NAMES } from '../../../test/toys/lot.js';
import { rush } from '../../../test/toys/rush.js';
import { stones } from '../../../test/toys/stones.js';
import { generalReason, hasChoices, randomPlay, sealOf, tablesOf, winsBySeat } from './random-games.js';

const game = stones;

/** A game for other numbers of players. */
const seating = (...counts: number[]): AnyGame => ({
  ...game,
  playersFor: () => counts,
});

describe('tables', () => {
  it.each([
    [
      [1, 2, 3, 4],
      [1, 3],
    ],
    [
      [2, 3],
      [2, 3],
    ],
    [[2], [2]],
    [[3, 4], [3]],
    [
      [2, 4],
      [2, 4],
    ],
  ])('of a game for %j players are %j', (counts, tables) => {
    expect(tablesOf(seating(...counts))).toEqual(tables);
  });

  it('are none of a game that nobody can play', () =>
    expect(() => tablesOf(seating())).toThrow(/no number of players/));
});

describe('the reason of an end', () => {
  it.each([
    ['The pyramid is gone; 184 points are the most.', 'The pyramid is gone; n points are the most'],
    ['All dice of player 1 are on the finish edge.', 'All dice of player n are on the finish edge'],
    ['The amoeba is in i1, the home corner of player 3.', 'The amoeba is in a cell, the home corner of player n'],
    ['The top is 8a1.', 'The top is a cell'],
    ['All attempts are made; one die is the best.', 'All attempts are made; n dice is the best'],
    ['All attempts are made; no dice is the best.', 'All attempts are made; n dice is the best'],
    ['All attempts are made; 1 second is the best.', 'All attempts are made; n seconds is the best'],
    // What is not counted stays.
    ['One die is left on the plate; nobody wins.', 'One die is left on the plate; nobody wins'],
    ['No green die is left; 14 green dice are the most.', 'No green die is left; n green dice are the most'],
  ])('is made general: %s', (reason, general) => expect(generalReason(reason)).toBe(general));
});

it('counts victories by seat, shared ones in parts', () => {
  expect(winsBySeat(3, [[0], [0, 2], [], [0, 1, 2]], 8)).toEqual([22.9, 4.2, 10.4]);
});

describe('random games', () => {
  it('are those of the seeds, which anybody can play', () => {
    const played = Array.from({ length: 20 }, (_, i) => playout(stones, { players: 3, seed: `played/${i}` }));
    const lengths = played.map(({ actions }) => actions.length).sort((a, b) => a - b);
    const won = (seat: number) =>
      played.reduce((sum, { result }) => {
        const winners = result?.winners ?? [];
        return sum + (winners.includes(seat) ? 1 / winners.length : 0);
      }, 0);
    const { actions, wins, shared, nobody, ends, otherwise, unfinished } = randomPlay(game, 3, 20);
    expect(actions.least).toBe(lengths[0]);
    expect(actions.median).toBe(((lengths[9] ?? 0) + (lengths[10] ?? 0)) / 2);
    expect(actions.most).toBe(lengths[19]);
    expect(wins).toEqual([0, 1, 2].map((seat) => Math.round(50 * won(seat)) / 10));
    expect(shared).toBe(5 * played.filter(({ result }) => (result?.winners.length ?? 0) > 1).length);
    expect(wins[0]).not.toBe(wins[1]);
    expect(shared).toBeGreaterThan(0);
    expect([nobody, otherwise, unfinished]).toEqual([0, 0, 0]);
    expect(ends).toEqual([{ reason: 'The row is empty; n is the most', share: 100 }]);
  });

  it('have the one in the middle for a median', () => {
    const lengths = [0, 1, 2].map((i) => playout(stones, { players: 2, seed: `played/${i}` }).actions.length);
    expect(randomPlay(game, 2, 3).actions.median).toBe(lengths.sort((a, b) => a - b)[1]);
  });

  it('tell how they ended, the rarest ends together, and what nobody won', () => {
    const faces = Array.from({ length: 90 }, (_, i) => {
      const { result } = playout(lot, { players: 2, seed: `played/${i}` });
      return NAMES.indexOf(result?.reason.split(' ')[2] ?? '');
    });
    const counts = NAMES.map((name, face) => ({ name, count: faces.filter((one) => one === face).length }));
    counts.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
    const share = (count = 0) => Math.round((1000 * count) / 90) / 10;
    const { ends, otherwise, nobody, wins, unfinished } = randomPlay(lot, 2, 90);
    expect(ends).toEqual(
      counts.slice(0, 5).map(({ name, count }) => ({ reason: `It is ${name} of n`, share: share(count) })),
    );
    expect(otherwise).toBe(share(counts[5]?.count));
    expect(otherwise).toBeGreaterThan(0);
    expect(nobody).toBe(share(faces.filter((face) => face === 0).length));
    expect(wins).toEqual([share(faces.filter((face) => face > 0).length), 0]);
    expect(unfinished).toBe(0);
  });

  it('that are not over are broken off', () => {
    const { actions, ends, wins, nobody, unfinished } = randomPlay(counter, 2, 2);
    expect(actions).toEqual({ least: 100_000, median: 100_000, most: 100_000 });
    expect([ends, wins, nobody, unfinished]).toEqual([[], [0, 0], 0, 100]);
  });

  it('alone are won by nobody in particular', () => {
    const { wins, shared, nobody } = randomPlay(lot, 1, 9);
    expect([wins, shared, nobody]).toEqual([[], 0, 0]);
  });
});

describe('choices', () => {
  it('are there, or not', () => {
    expect(hasChoices(game, 2)).toBe(true);
    expect(hasChoices(rush, 3)).toBe(true);
    expect(hasChoices(dune, 2)).toBe(false);
  });
});

describe('the seal', () => {
  it('is another one for another text, other tables, another game', () => {
    const seals = [
      sealOf(game, [2, 3], 'a'),
      sealOf(game, [2, 3], 'b'),
      sealOf(game, [2], 'a'),
      sealOf(rush, [2, 3], 'a'),
    ];
    expect(new Set(seals).size).toBe(4);
    expect(sealOf(game, [2, 3], 'a')).toBe(seals[0]);
    for (const seal of seals) expect(seal).toMatch(/^[0-9a-f]{12}$/);
  });
});
