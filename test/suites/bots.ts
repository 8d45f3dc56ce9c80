import { describe, expect, it } from 'vitest';
import { greedyBot } from '../../src/analysis/bots/greedy-bot.js';
import { mctsBot } from '../../src/analysis/bots/mcts-bot.js';
import { monteCarloBot } from '../../src/analysis/bots/monte-carlo-bot.js';
import { randomBot } from '../../src/analysis/bots/random-bot.js';
import type { AnyGame } from '../../src/kernel/types.js';
import { botLaws } from '../../src/testing/bot-laws.js';
import type { Subject } from './subject.js';

// As little thought as each can be made to give; what it thinks about is the same as with more.
const bots = {
  randomBot: (game: AnyGame) => randomBot(game),
  greedyBot: (game: AnyGame) => greedyBot(game, { limit: 10, samples: 1, worlds: 1, actions: 4 }),
  monteCarloBot: (game: AnyGame) => monteCarloBot(game, { playouts: 1, actions: 3, maxActions: 10 }),
  mctsBot: (game: AnyGame) => mctsBot(game, { iterations: 4, actions: 4, maxActions: 10 }),
};

export function testBots({ game }: Subject): void {
  describe('bots', () => {
    it.each(Object.entries(bots))('play lawfully: %s', (_, botFor) => {
      const bot = botFor(game);
      const variants = game.variants.slice(0, 1);
      for (const law of botLaws(game, () => bot, { variants, runs: 2, positions: 2, maxActions: 30 })) {
        expect(law.run().checks).toBeGreaterThan(0);
      }
    });
  });
}
