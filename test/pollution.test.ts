import { describe, expect, it } from 'vitest';
import { type AnyGame, createRng, playout } from '../src/index.js';
import { escaping, everyGame, positionsOf } from './helpers/positions.js';

// In a process of its own (vitest.config.ts): an engine that has once seen an element in Object.prototype is slow with
// arrays for the rest of its life.
describe.each(everyGame)('%s', (_id, game) => {
  const positions = positionsOf(game, 3);

  it('is not led astray by a polluted Object.prototype', () => {
    const prototype = Object.prototype as unknown as Record<string, unknown>;
    for (const key of ['polluted', 'from', 'seed', 'choose', '0', 'pattern', 'faces']) {
      for (const { before, action, after } of positions) {
        const saved = JSON.stringify(before);
        let result: ReturnType<AnyGame['safeReduce']>;
        let fast: unknown;
        let escaped: string | null;
        Object.defineProperty(prototype, key, { value: [6], enumerable: true, configurable: true, writable: true });
        try {
          result = game.safeReduce(before, action);
          escaped = escaping(() => {
            game.load(JSON.parse(saved));
            fast = playout(game, {
              from: before,
              rng: createRng('fast'),
              maxActions: 4,
              choose: undefined as never,
            }).state;
          });
        } finally {
          delete prototype[key];
        }
        expect([key, escaped]).toEqual([key, null]);
        if (result.ok) expect(JSON.stringify(result.state)).toBe(JSON.stringify(after));
        if (fast !== undefined) expect(Object.keys(fast as object)).not.toContain(key);
        expect(JSON.stringify(before)).toBe(saved);
      }
    }
  });
});
