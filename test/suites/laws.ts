import { describe, expect, it } from 'vitest';
import type { GameId } from '../../src/catalogue/games.generated.js';
import { gameLaws } from '../../src/testing/game-laws.js';
import { optionSetsOf } from '../../src/testing/seats.js';
import { keepStacksShort } from '../helpers/short-stacks.js';
import { usualPlayers } from '../helpers/usual-players.js';
import { VOLUME } from '../helpers/volume.js';
import type { Subject } from './subject.js';

// Volume is for `npm run laws`, which plays 200 games a variant. With these numbers the laws find what is planted into
// toys in 49 of 50 cases; `npm test` plays fewer, `npm run test:all` as many.
const SHARE = Math.min(1, VOLUME);
/** Random games of each game for each law, dealt out among the variants, */
const RUNS = 24 * SHARE;
/** but under every variant at least so many. */
const LEAST_RUNS = 8 * SHARE;
/** How many actions the games that a law looks at have on average; see `GameLawsOptions`. */
const MEAN_ACTIONS = 20 * SHARE;

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

export function testLaws({ game, invariants, worth }: Subject): void {
  describe('laws', () => {
    // Where a refusal came from is told by the counterexample, tried again.
    keepStacksShort();
    const laws = gameLaws(game, { invariants, worth, ...budgetOf(game.id as GameId, optionSetsOf(game).length) });

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
