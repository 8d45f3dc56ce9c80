import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCORES } from '../scripts/laboratory/plots/plots.js';
import { chiSquare, csvOfScores, factsOfScores, scoresOfCsv } from '../scripts/laboratory/plots/scores.js';
import { commandOf, optimalGames, secrets, showings } from '../scripts/laboratory/shown/showings.js';
import type { GameId } from '../src/catalogue/games.generated.js';
import { games } from '../src/catalogue.js';
import { kiriki } from '../src/games/kiriki/index.js';
import { playout } from '../src/index.js';
import type { AnyGame } from '../src/kernel/types.js';
import { root } from './helpers/root.js';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const familyOf = (id: GameId): string => String(games[id].facts.family ?? games[id].title);
const gameOf = async (id: GameId): Promise<AnyGame> => (await games[id].load()) as never;

describe('docs/reference/odds-and-bots.md', () => {
  const guide = read('docs/reference/odds-and-bots.md');
  const worth = [...guide.matchAll(/^\| `(\{.*\})` \| .+ \| (\d+\.\d{9}) \|$/gm)];

  it('tells of the scores what their file tells', () => {
    const { all, mean, deviation, quantile } = factsOfScores(scoresOfCsv(read(SCORES)));
    const [standard] = worth.filter(([, options]) => options === '{}');
    expect(all).toBeCloseTo(1, 10);
    expect(mean).toBeCloseTo(Number(standard?.[2]), 7);
    const flowing = guide.replace(/\s+/g, ' ');
    expect(flowing).toContain(`standard deviation is ${deviation.toFixed(2)}`);
    expect(flowing).toContain(`ends below ${quantile(0.05)}, one in twenty above ${quantile(0.95)}`);
  });

  it('has the solved value within the interval of the games that were played', () => {
    const [, played, solved, low, high] = (
      /a mean of ([\d.]+) points, with the solved ([\d.]+) .+ \(([\d.]+) to ([\d.]+)\)/.exec(guide) ?? []
    ).map(Number) as [number, number, number, number, number];
    const [standard] = worth.filter(([, options]) => options === '{}');
    expect(solved).toBeCloseTo(Number(standard?.[2]), 3);
    expect(low < solved && solved < high && low < played && played < high).toBe(true);
    // As wide as the deviation of so many games makes it.
    const { deviation } = factsOfScores(scoresOfCsv(read(SCORES)));
    expect(high - low).toBeCloseTo((2 * 1.96 * deviation) / Math.sqrt(optimalGames), 1);
  });

  it('tells what every option of Kiriki is worth', () => {
    const given = worth.map(([, options = '']) => JSON.parse(options) as object);
    // The options are good ones, and each is there with a value that is not the default.
    const defaults = kiriki.setup({ players: 1 }).options;
    for (const options of given) expect(kiriki.setup({ players: 1, options }).options).toMatchObject(options);
    const changed = given.flatMap((options) => Object.entries(options));
    for (const [name, value] of Object.entries(defaults)) {
      expect([name, changed.some(([other, to]) => other === name && to !== value)]).toEqual([name, true]);
    }
    expect(new Set(worth.map(([, , value]) => value)).size).toBe(worth.length);
  });

  it('shows a game of each family, with the command', async () => {
    const shown = new Map(showings.map((showing) => [familyOf(showing.game), showing]));
    const families = new Set((Object.keys(games) as GameId[]).map(familyOf));
    expect([...families].filter((family) => !shown.has(family))).toEqual([]);
    for (const [family, showing] of shown) {
      const { players, options } = showing;
      expect([family, showing.family]).toEqual([family, family]);
      const row = guide.split('\n').find((line) => line.includes(`\`${commandOf(showing)}\``)) ?? '';
      const [, low = '0'] = /\| [\d.]+% \(([\d.]+)% to [\d.]+%\) \|$/.exec(row) ?? [];
      expect([row.startsWith(`| ${family} |`), Number(low) > 50]).toEqual([true, true]);
      const game = await gameOf(showing.game);
      expect(game.setup({ players, options }).players).toBe(players);
    }
  });

  it.each(secrets)('shows $family, with the command', async (showing) => {
    const row = guide.split('\n').find((line) => line.includes(`\`${commandOf(showing)}\``)) ?? '';
    const [, low = '0'] = /\| [\d.]+% \(([\d.]+)% to [\d.]+%\) \|$/.exec(row) ?? [];
    expect([row.startsWith(`| ${showing.family} |`), Number(low) > 50]).toEqual([true, true]);
    expect((await gameOf(showing.game)).traits.hiddenInformation).toBe(true);
  });

  const skilful = (Object.keys(games) as GameId[]).filter((id) => familyOf(id) === 'skill' && id !== 'hide-away');

  it.each(skilful)('is right that %s, another game of skill, leaves no choice', async (id) => {
    const game = await gameOf(id);
    let decisions = 0;
    for (const options of game.variants) {
      const seats = Array.from({ length: game.playerCount.max }, (_, i) => i + 1);
      const players = seats.find((count) => {
        try {
          return game.setup({ players: count, options }).players === count;
        } catch {
          return false;
        }
      });
      playout(game, {
        players: players ?? Number.NaN,
        options,
        seed: id,
        maxActions: 200,
        choose: (view, player, rng) => {
          decisions++;
          expect([...game.legalActions(view, player)]).toHaveLength(1);
          return game.sampleAction(view, rng, player) as never;
        },
      });
    }
    expect(decisions).toBeGreaterThan(0);
  });
});

describe('scores', () => {
  const fair = [0, 0.25, 0.5, 0.25];

  it('are summed up', () => {
    const { all, mean, deviation, quantile } = factsOfScores(fair);
    expect([all, mean, deviation]).toEqual([1, 2, Math.sqrt(0.5)]);
    expect([0.1, 0.25, 0.26, 0.75, 0.76, 1].map(quantile)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('are the same from their file, which is refused when it is something else', () => {
    expect([...scoresOfCsv(csvOfScores(fair))]).toEqual(fair);
    for (const text of ['', 'score;probability\n1;1\n', 'score,probability\n1,2\n', 'score,probability\n-1,1\n'])
      expect(() => scoresOfCsv(text)).toThrow(Error);
  });

  it('are compared with what was counted by chi-square', () => {
    const counted = [
      [1, 20],
      [2, 60],
      [3, 20],
    ] as const;
    // (25-20)²/25 + (60-50)²/50 + (25-20)²/25
    expect(chiSquare(fair, counted)).toEqual({ statistic: 4, degrees: 2 });
    // Less than ten of a score are expected: it is taken together with its neighbour, the last with the one before.
    expect(chiSquare([0.05, 0.45, 0.45, 0.05], [[0, 100]])).toEqual({ statistic: 100, degrees: 1 });
  });
});
