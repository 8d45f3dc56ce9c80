import { describe, expect, it } from 'vitest';
import { purposefulBot } from '../../src/analysis/bots/purposeful-bot.js';
import { playout } from '../../src/play/playout.js';
import type { Subject } from './subject.js';

/** Actions after which a game counts as one that does not end. */
const LONG = 3_000;

export function testWorth({ game, worth }: Subject): void {
  if (worth === undefined) return;

  describe('what is worth heading for', () => {
    it('is from 0 to 1 for every player, in every position of games of both kinds', () => {
      const seen = new Set<number>();
      const tables = game.variants.flatMap((options) => [options, options, options]);
      for (const [i, options] of tables.entries()) {
        const players = game.playersFor(options)[0] as number;
        const policies = [
          purposefulBot(game, { worth }),
          (view: never, player: number, rng: never) => game.sampleAction(view, rng, player),
        ];
        for (const policy of policies) {
          const table = { players, options, seed: `worth ${i}`, maxActions: 60, trusted: true };
          playout(game, {
            ...table,
            choose(view, player, rng) {
              const value = worth(view, player);
              expect(value).toBeGreaterThanOrEqual(0);
              expect(value).toBeLessThanOrEqual(1);
              seen.add(value);
              return policy(view as never, player, rng as never) as never;
            },
          });
        }
      }
      expect(seen.size).toBeGreaterThan(1);
    });

    it('brings games to an end', () => {
      const players = game.playersFor()[0] as number;
      const choose = purposefulBot(game, { worth });
      const { result } = playout(game, { players, seed: 'purpose', choose, trusted: true, maxActions: LONG });
      expect(result).not.toBeNull();
    });

    it('is declared as a purpose exactly where most play at random does not end', () => {
      const players = game.playersFor()[0] as number;
      const ended = ['a', 'b', 'c'].filter((seed) => {
        const fair = {
          choose: (view: never, player: number, rng: never) => game.sampleAction(view, rng, player) as never,
        };
        return playout(game, { players, seed, maxActions: LONG, trusted: true, ...(fair as object) }).result !== null;
      });
      expect(ended.length >= 2).toBe(!game.traits.purposeful);
    });
  });
}
