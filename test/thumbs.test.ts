import { describe, expect, it } from 'vitest';
import { usualPlayers } from '../src/analysis/seats.js';
import { standings } from '../src/analysis/tournament/standings.js';
import { tournament } from '../src/analysis/tournament/tournament.js';
import { games } from '../src/catalogue.js';
import { type AnyAction, type AnyGame, playout } from '../src/index.js';

/** Of each game with a rule of thumb, how many games show that it beats play at random: the clearer, the fewer. */
const thumbs = {
  acquire: 8,
  asparagus: 8,
  'cui-bono': 6,
  dora: 8,
  doubles: 8,
  'el-dado': 8,
  'falling-rocks': 10,
  favourite: 8,
  finish: 10,
  'fire-and-water': 40,
  'flea-chase': 8,
  'greedy-grabber': 6,
  'hide-away': 6,
  lookout: 40,
  'malicious-pleasure': 40,
  masquerade: 8,
  mucho: 8,
  'quadrula-rasa': 4,
  race: 12,
  rasanto: 16,
  reducto: 6,
  ruins: 24,
  sandwich: 6,
  slide: 10,
  slipped: 10,
  smuggling: 8,
  'spotted-cow': 8,
  squeezing: 24,
  'steps-to-the-throne': 8,
  'storing-scores': 6,
  'summit-storm': 24,
  'tabula-rasa': 4,
  'the-clever-mole': 6,
  'the-fire-red-devil': 20,
  'the-forbidden-number': 10,
  'the-green-amoeba': 8,
  'the-pharaohs-curse': 8,
  'the-vain-guinea-fowl': 150,
  triangle: 8,
  triops: 6,
  trulla: 16,
  'up-and-down': 6,
  'witches-dance': 120,
  'wolf-in-a-sheeps-coat': 8,
} as const;

type Id = keyof typeof thumbs;

/** Without a limit, play at random does not end here. */
const optionsOf: Partial<Record<Id, object>> = { 'flea-chase': { turnLimit: 200 }, race: { turnLimit: 200 } };

const rows = Object.entries(thumbs).map(([id, count]) => ({ id: id as Id, count }));
const loaded = async (id: Id) => (await games[id].load()) as unknown as AnyGame;

describe('a rule of thumb', () => {
  it.each(rows)('beats play at random in $count games of $id', async ({ id, count }) => {
    const game = await loaded(id);
    const players = Math.max(2, usualPlayers(game) ?? 2);
    const options = optionsOf[id] ?? {};
    const result = await tournament({
      game,
      options,
      bots: ['thumb', 'random'],
      games: count,
      players,
      seed: 'thumbs',
    });
    const [comparison] = standings(result).comparisons;
    expect(comparison?.games).toBe(count);
    expect(comparison?.share?.low).toBeGreaterThan(0);
  });
});

/** One decision of so many is looked at. */
const EVERY = 16;

describe('a worth', () => {
  it.each(rows)('is from 0 to 1 in all variants of $id, and highest for those who win', async ({ id }) => {
    const game = await loaded(id);
    const worth = (await games[id].part('worth')) as unknown as (view: unknown, player: number) => number;
    for (const options of game.variants) {
      const players = game.playersFor(options as never).find((count) => count > 1) ?? 1;
      const seats = Array.from({ length: players }, (_, player) => player);
      const looked: number[] = [];
      let decisions = 0;
      const { state, result } = playout(game, {
        players,
        options,
        seed: 'worth',
        maxActions: 5_000,
        trusted: true,
        choose(view, player, rng) {
          if (decisions++ % EVERY === 0) looked.push(worth(view, player));
          return game.sampleAction(view, rng, player) as AnyAction;
        },
      });
      const final = seats.map((player) => worth(game.view(state, player), player));
      for (const value of [...looked, ...final]) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
      const losers = final.filter((_, player) => result?.winners.includes(player) === false);
      for (const winner of result?.winners ?? []) expect(final[winner]).toBeGreaterThan(Math.max(-1, ...losers));
    }
  });
});
