import { describe, expect, it } from 'vitest';
import { games } from '../../src/catalogue.js';
import { anyGame } from '../../src/kernel/types.js';
import { gameLaws } from '../../src/testing/game-laws.js';
import { loadInvariants } from '../../src/testing/invariants.js';

/** Random games for each law and variant: with the variants of a game hundreds for each law. */
const RUNS = Number(process.env.LAW_RUNS ?? 60);

const catalogue = await Promise.all(
  Object.values(games).map(async ({ id, load }) => ({
    id,
    game: anyGame(await load()),
    invariants: await loadInvariants(id as string),
  })),
);

it('sees games', () => {
  expect(catalogue.length).toBeGreaterThan(0);
});

describe.each(catalogue)('$id', ({ game, invariants }) => {
  const laws = gameLaws(game, { invariants, runs: RUNS });

  it('has variants and invariants', () => {
    expect(game.variants.length).toBeGreaterThan(1);
    expect(invariants.length).toBeGreaterThan(0);
  });

  it.each(laws.map((law) => [law.name, law] as const))('%s', (_, law) => {
    const { checks } = law.run();
    expect(checks > 0).toBe(law.applies);
  });
});
