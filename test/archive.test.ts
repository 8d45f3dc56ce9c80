import { describe, expect, it } from 'vitest';
import { Archive, playedAgain } from '../src/analysis/archive/archive.js';
import { usualPlayers } from '../src/analysis/seats.js';
import { games } from '../src/catalogue.js';
import type { Entry } from '../src/entry/entry.js';
import { type AnyGame, playout } from '../src/index.js';
import type { GameRecord } from '../src/record/types.js';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];

describe('an archive of all games', () => {
  it('has fair dice, and none that are a matter of skill', async () => {
    const archive = new Archive();
    const skilful = new Set<string>();
    for (const entry of Object.values(games) as readonly Entry[]) {
      const game: AnyGame = await entry.load();
      const players = Math.max(2, usualPlayers(game) ?? 2);
      if (game.traits.dexterity) skilful.add(game.title);
      for (const seed of ['a', 'b', 'c']) {
        const { actions } = playout(game, { players, seed: `archive ${seed}`, maxActions: 150 });
        const record = { format: 'dicewright/1', game: game.id, rules: game.rules, players, options: {}, actions };
        archive.add(playedAgain(record as GameRecord, game, NAMES.slice(0, players)));
      }
    }
    const { games: count, dice } = archive.summary();
    expect(count).toBe(180);
    expect(dice.filter(({ player }) => player === null).length).toBeGreaterThan(15);
    expect(dice.filter(({ corrected }) => corrected < 0.01)).toEqual([]);
    const told = dice.map(({ what }) => what).filter((what) => skilful.has(what.split(':')[0] ?? ''));
    // The dice of Krakatoa are thrown, too, where no skill is asked for.
    expect(new Set(told.map((what) => what.split(',')[0]))).toEqual(new Set(['Krakatoa: throw', 'Krakatoa: throwOff']));
  });
});
