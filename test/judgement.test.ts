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
  'the-most-simple-game',
];

/** Games that are still to get one: who writes it strikes it out here. */
const missing: Readonly<Record<'worth' | 'thumb', readonly string[]>> = {
  worth: ['calavera', 'krakatoa'],
  thumb: ['calavera', 'kiriki', 'krakatoa'],
};

describe('a game with a choice', () => {
  const entries = Object.values(games).filter(({ id }) => !nothingToChoose.includes(id));

  it.each(entries.map((entry) => [entry.id, entry] as const))(
    '%s has a worth and a rule of thumb',
    async (id, entry) => {
      const { bots } = await offersOf(entry);
      expect({ worth: (await entry.part('worth')) !== undefined, thumb: Object.hasOwn(bots, 'thumb') }).toEqual({
        worth: !missing.worth.includes(id),
        thumb: !missing.thumb.includes(id),
      });
    },
  );
});
