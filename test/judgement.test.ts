import { describe, expect, it } from 'vitest';
import { offersOf } from '../src/analysis/offers.js';
import { games } from '../src/catalogue.js';

/** Games in which nobody chooses anything, or in which hands decide and not heads. */
const nothingToChoose: readonly string[] = [
  'captain-flints-skeleton-trick',
  'coulomb',
  'dice-mikado',
  'dishing-up',
  'dune',
  'emag',
  'faraday',
  'flickers',
  'golden-centre',
  'mounting',
];

describe('a game with a choice', () => {
  const entries = Object.values(games).filter(({ id }) => !nothingToChoose.includes(id));

  it.each(entries.map((entry) => [entry.id, entry] as const))(
    '%s has a worth and a rule of thumb',
    async (_, entry) => {
      const { bots } = await offersOf(entry);
      expect({ worth: (await entry.part('worth')) !== undefined, thumb: Object.hasOwn(bots, 'thumb') }).toEqual({
        worth: true,
        thumb: true,
      });
    },
  );
});
