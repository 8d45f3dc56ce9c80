import { describe, expect, it } from 'vitest';
import { gameLaws } from '../../src/testing/game-laws.js';
import { loadInvariants } from '../../src/testing/invariants.js';
import { chosenIds, idsOfShard, loadAnyGame, usualPlayers } from '../helpers/chosen-games.js';

/** Random games of each game for each law, dealt out among the variants, */
const RUNS = 100;
/** but under every variant at least so many. */
const LEAST_RUNS = 20;

function runsOf(variants: number): number {
  if (process.env.LAW_RUNS) return Number(process.env.LAW_RUNS);
  return Math.max(LEAST_RUNS, Math.ceil(RUNS / variants));
}

/** Holds the games of a file of the series against all laws. */
export async function testLaws(url: string): Promise<void> {
  const shard = await Promise.all(
    idsOfShard(url).map(async (id) => ({
      id,
      game: await loadAnyGame(id),
      invariants: await loadInvariants(id as string),
    })),
  );

  it('sees games', () => {
    expect(chosenIds.length).toBeGreaterThan(0);
  });

  describe.each(shard)('$id', ({ game, invariants }) => {
    const laws = gameLaws(game, { invariants, runs: runsOf(game.variants.length) });

    it('has a variant for its options, and invariants', () => {
      const first = game.setup({ players: usualPlayers(game) });
      const hasOptions = Object.keys(first.options as object).length > 0;
      expect(game.variants.length > 1).toBe(hasOptions);
      expect(invariants.length).toBeGreaterThan(0);
    });

    it.each(laws.map((law) => [law.name, law] as const))('%s', (_, law) => {
      const { checks } = law.run();
      expect(checks > 0).toBe(law.applies);
    });
  });
}
