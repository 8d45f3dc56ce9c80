import { playout } from 'dicewright';
import { kiriki } from 'dicewright/kiriki';
import { describe, expect, it } from 'vitest';
import { add, nothingPlayed } from './checksum.js';
import { choose, movesOf } from './sides/dicewright.js';
import { isMissed, MARGIN, ratios, type SideName, seedsOf, sides } from './sides.js';

const seeds = seedsOf(12);

/** Moves of a game, where chunks of dice are added: an average that twelve games come to. */
const LEAST_MOVES: Readonly<Record<string, number>> = { E: 30, F: 60 };

describe('the sides of the benchmark', () => {
  it('play the same games wherever their games have the same letter', async () => {
    const played = new Map<string, object>();
    let compared = 0;
    for (const { games, play } of Object.values(sides)) {
      const result = await play(seeds);
      expect(result.moves).toBeGreaterThanOrEqual(seeds.length * (LEAST_MOVES[games] ?? 45));
      if (played.has(games)) compared++;
      expect(result).toEqual(played.get(games) ?? result);
      played.set(games, result);
    }
    expect(compared).toBe(6);
  });

  it('are all asked for how fast they are', () => {
    const asked = new Set<SideName>(ratios.flatMap(({ side, against }) => [side, against]));
    expect([...asked].sort()).toEqual(Object.keys(sides).sort());
  });

  it('miss a target by more than the margin alone', () => {
    const ratio = { side: 'reducer', against: 'boardgameIo', target: 20 } as const;
    expect(MARGIN).toBeLessThanOrEqual(0.1);
    const answers = [20, 20 * (1 - MARGIN) + 0.01, 20 * (1 - MARGIN) - 0.01, Number.NaN].map((n) => isMissed(n, ratio));
    expect(answers).toEqual([false, false, true, true]);
    expect(isMissed(0, { side: 'listed', against: 'byHand' })).toBe(false);
  });

  it('play other games with other dice', async () => {
    for (const { play } of Object.values(sides)) {
      expect(await play(seeds)).not.toEqual(await play(seeds.slice().reverse()));
    }
  });

  it('play what the immutable path accepts, action by action, in the playouts too', () => {
    const replayed = nothingPlayed();
    for (const seed of seeds) {
      const { state, actions } = playout(kiriki, { players: 2, seed, choose });
      const end = actions.reduce(kiriki.reduce, kiriki.setup({ players: 2 }));
      expect(end).toEqual(state);
      expect(movesOf(end)).toBe(actions.length);
      add(replayed, actions.length, end.sheets);
    }
    expect(replayed).toEqual(sides.byHand.play(seeds));
  });

  it('count the moves of random games, where kiriki lines are used again, without the actions', () => {
    for (const seed of seedsOf(300)) {
      const { state, actions } = playout(kiriki, { players: 2, seed });
      expect(movesOf(state)).toBe(actions.length);
    }
  });
});
