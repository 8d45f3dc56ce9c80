import { describe, expect, it } from 'vitest';
import { purposefulBot } from '../src/analysis/bots/purposeful-bot.js';
import { heuristics } from '../src/analysis/heuristics.generated.js';
import { hasWorth, loadWorth, worthOf } from '../src/analysis/heuristics.js';
import type { GameId } from '../src/catalogue.js';
import { playout } from '../src/kernel/playout.js';
import { chosenIds, loadAnyGame } from './helpers/chosen-games.js';

const ids = chosenIds.filter(hasWorth);

/** Actions after which a game counts as one that does not end. */
const LONG = 3_000;

it('sees games', () => expect(Object.keys(heuristics).length).toBeGreaterThan(10));

it('knows what it has, and says so of the rest', async () => {
  expect([hasWorth('finish'), hasWorth('rasanto'), hasWorth('toString'), hasWorth(7)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  await expect(loadWorth('rasanto' as never)).rejects.toThrow(RangeError);
});

describe.each(ids)('what is worth heading for in %s', (id) => {
  it('is from 0 to 1 for every player, in every position of games of both kinds', async () => {
    const game = await loadAnyGame(id as GameId);
    const worth = await worthOf(game);
    if (worth === undefined) throw new Error('there is none');
    const seen = new Set<number>();
    const tables = game.variants.flatMap((options) => [options, options, options]);
    for (const [i, options] of tables.entries()) {
      const players = game.playersFor(options)[0] as number;
      const policies = [
        purposefulBot(game, { worth }),
        (view: never, player: number, rng: never) => game.sampleAction(view, rng, player),
      ];
      for (const policy of policies) {
        const table = { players, options, seed: `worth ${i}`, maxActions: 60, trusted: true };
        playout(game, {
          ...table,
          choose(view, player, rng) {
            const value = worth(view, player);
            expect(value).toBeGreaterThanOrEqual(0);
            expect(value).toBeLessThanOrEqual(1);
            seen.add(value);
            return policy(view as never, player, rng as never) as never;
          },
        });
      }
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  it('brings games to an end', async () => {
    const game = await loadAnyGame(id as GameId);
    const worth = await worthOf(game);
    const players = game.playersFor()[0] as number;
    const choose = purposefulBot(game, { worth });
    const { outcome } = playout(game, { players, seed: 'purpose', choose, trusted: true, maxActions: LONG });
    expect(outcome).not.toBeNull();
  });

  it('is declared as a purpose exactly where play at random does not end', async () => {
    const game = await loadAnyGame(id as GameId);
    const players = game.playersFor()[0] as number;
    const ends = ['a', 'b', 'c'].some((seed) => {
      const fair = {
        choose: (view: never, player: number, rng: never) => game.sampleAction(view, rng, player) as never,
      };
      return playout(game, { players, seed, maxActions: LONG, trusted: true, ...(fair as object) }).outcome !== null;
    });
    expect(ends).toBe(!game.traits.purposeful);
  });
});
