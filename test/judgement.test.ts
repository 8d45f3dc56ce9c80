import { describe, expect, it } from 'vitest';
import { hasChoices } from '../scripts/laboratory/played/random-games.js';
import { offersOf } from '../src/analysis/offers.js';
import { usualPlayers } from '../src/analysis/seats.js';
import { games } from '../src/catalogue.js';
import type { AnyGame } from '../src/kernel/types.js';

/** Games in which nobody chooses anything, as hands decide in them and not heads. */
const nothingToChoose: readonly string[] = [
  'captain-flints-skeleton-trick',
  'coulomb',
  'dice-mikado',
  'dishing-up',
  'dune',
  'emag',
  'faraday',
  'flickers',
  'mounting',
];

/** Players choose cells, but nothing comes of it (GOC-10). */
const nothingComesOf = 'golden-centre';

const withoutChoice = (id: string): boolean => nothingToChoose.includes(id);

describe('a game without a choice', () => {
  const entries = Object.values(games).filter(({ id }) => withoutChoice(id));

  it.each(entries.map((entry) => [entry.id, entry] as const))('%s never offers two actions', async (_, entry) => {
    const game = (await entry.load()) as unknown as AnyGame;
    expect(hasChoices(game, usualPlayers(game) as number)).toBe(false);
  });
});

describe('a game with a choice', () => {
  const entries = Object.values(games).filter(({ id }) => !withoutChoice(id) && id !== nothingComesOf);

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
