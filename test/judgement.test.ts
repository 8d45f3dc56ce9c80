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
  worth: [
    'calavera',
    'hide-away',
    'krakatoa',
    'reducto',
    'slide',
    'smuggling',
    'the-clever-mole',
    'the-fire-red-devil',
    'the-forbidden-number',
    'witches-dance',
  ],
  thumb: [
    'calavera',
    'diebylon',
    'falling-rocks',
    'finish',
    'flea-chase',
    'hide-away',
    'kiriki',
    'krakatoa',
    'masquerade',
    'mound-mover',
    'reducto',
    'sandwich',
    'slide',
    'slipped',
    'smuggling',
    'steps-to-the-throne',
    'storing-scores',
    'the-clever-mole',
    'the-fire-red-devil',
    'the-forbidden-number',
    'the-green-amoeba',
    'the-pharaohs-curse',
    'triangle',
    'up-and-down',
    'witches-dance',
    'wolf-in-a-sheeps-coat',
  ],
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
