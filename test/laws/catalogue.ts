import { describe, expect, it } from 'vitest';
import { worthOf } from '../../src/analysis/heuristics.js';
import type { GameId } from '../../src/catalogue.js';
import { gameLaws } from '../../src/testing/game-laws.js';
import { loadInvariants } from '../../src/testing/invariants.js';
import { chosenIds, idsOfShard, loadAnyGame, usualPlayers } from '../helpers/chosen-games.js';
import { keepStacksShort } from '../helpers/short-stacks.js';

// Volume is for `npm run laws`, which plays 200 games a variant. With these numbers the laws find what is planted into
// toys in 49 of 50 cases.
/** Random games of each game for each law, dealt out among the variants, */
const RUNS = 24;
/** but under every variant at least so many. */
const LEAST_RUNS = 8;
/** How many actions the games that a law looks at have on average; see `GameLawsOptions`. */
const MEAN_ACTIONS = 20;

/**
 * Games whose positions cost much, most of them because legal actions are many or hard to find, and the share of the
 * usual budget that they get: fewer games, though never fewer than the least, and fewer of the long ones played to
 * their end. Chosen so that all laws together take about two seconds a game at most.
 */
const dear: Readonly<Partial<Record<GameId, number>>> = {
  asparagus: 0.5,
  'cui-bono': 0.6,
  diebylon: 0.4,
  doubles: 0.6,
  'el-dado': 0.5,
  favourite: 0.6,
  finish: 0.4,
  'fire-and-water': 0.5,
  'flea-chase': 0.6,
  'golden-centre': 0.5,
  'greedy-grabber': 0.5,
  krakatoa: 0.2,
  'malicious-pleasure': 0.5,
  'quadrula-rasa': 0.2,
  race: 0.6,
  slipped: 0.2,
  squeezing: 0.6,
  'storing-scores': 0.5,
  'tabula-rasa': 0.4,
  'the-clever-mole': 0.3,
  'the-fire-red-devil': 0.6,
  triangle: 0.4,
  triops: 0.5,
  trulla: 0.5,
  'up-and-down': 0.4,
  'wolf-in-a-sheeps-coat': 0.4,
};

/** How much the laws of a game play. */
function budgetOf(id: GameId, variants: number): { readonly runs: number; readonly meanActions: number } {
  const share = dear[id] ?? 1;
  return {
    runs: Math.max(LEAST_RUNS, Math.ceil((share * RUNS) / variants)),
    meanActions: share * MEAN_ACTIONS,
  };
}

/** Holds the games of a file of the series against all laws. */
export async function testLaws(url: string): Promise<void> {
  // Where a refusal came from is told by the counterexample, tried again.
  keepStacksShort();
  const shard = await Promise.all(
    idsOfShard(url).map(async (id) => {
      const game = await loadAnyGame(id);
      return { id, game, invariants: await loadInvariants(id as string), worth: await worthOf(game) };
    }),
  );

  it('sees games', () => {
    expect(chosenIds.length).toBeGreaterThan(0);
  });

  describe.each(shard)('$id', ({ id, game, invariants, worth }) => {
    const laws = gameLaws(game, { invariants, worth, ...budgetOf(id, game.variants.length) });

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
