import type { Entry } from '../entry/entry.js';
import type { RandomGenerator } from '../kernel/dice/random.js';
import { createSeed } from '../kernel/dice/seed.js';
import { GameError } from '../kernel/errors.js';
import type { AnyAction, AnyGame, Envelope } from '../kernel/types.js';

/** Bots that think about what they do. */
export type LevelName = 'easy' | 'normal' | 'hard';

/** How a bot that takes its time plays. */
export type ThinkingPolicy = (view: Envelope, player: number, rng: RandomGenerator) => Promise<AnyAction>;

/** Thinks for bots, while everything else goes on. */
export interface Thinkers {
  /**
   * How a level plays: in a thread. Without threads, or for games from outside the package, here, and then no higher than
   * `normal`, which keeps others waiting for less than half a second.
   */
  readonly policyOf: (entry: Entry, level: LevelName, options: object) => Promise<ThinkingPolicy>;
  /** Ends all threads. */
  readonly close: () => void;
}

interface Thinker {
  readonly ask: (view: Envelope, player: number, seed: string) => Promise<AnyAction>;
  readonly end: () => void;
  asked: number;
}

/** @param most - how many threads, and questions to them, at once; everything else waits */
export function thinkersOf(most: number): Thinkers {
  /** By game and level; the one asked longest ago first. */
  const thinkers = new Map<string, Thinker>();
  const waiting: (() => void)[] = [];
  let running = 0;
  let isClosed = false;

  async function turn(): Promise<void> {
    if (running < most) running++;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }
  function done(): void {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }

  async function thinkerFor(game: AnyGame, level: LevelName): Promise<Thinker> {
    const { inWorker } = await import('../analysis/worker/in-worker.js');
    const key = `${game.id} ${level}`;
    const known = thinkers.get(key);
    thinkers.delete(key);
    for (const [other, { asked, end }] of thinkers) {
      if (known || thinkers.size < most) break;
      if (asked > 0) continue;
      thinkers.delete(other);
      end();
    }
    const bot = known ?? threadOf(inWorker(game, level));
    thinkers.set(key, bot);
    return bot;
  }

  async function think(game: AnyGame, level: LevelName, view: Envelope, player: number): Promise<AnyAction> {
    await turn();
    try {
      if (isClosed) throw new Error('the host is closed');
      const thinker = await thinkerFor(game, level);
      thinker.asked++;
      return await thinker.ask(view, player, createSeed()).finally(() => thinker.asked--);
    } finally {
      done();
    }
  }

  return {
    async policyOf(entry, level, options) {
      const [game, { isBuiltIn }, { madeBot }] = await Promise.all([
        entry.load(),
        import('../catalogue/entry-for.js'),
        import('../analysis/tournament/bots.js'),
      ]);
      const bounded = level === 'hard' ? 'normal' : level;
      const here = await madeBot(bounded, { entry, game, options, isAwaited: true });
      const isSent = isBuiltIn(entry);
      return async (view, player, rng) => {
        if (!isSent) return here(view, player, rng) as AnyAction;
        try {
          return await think(game, level, view, player);
        } catch (error) {
          // A refusal is an answer; anything else is a platform without threads, or a thread that has died.
          if (isClosed || error instanceof GameError) throw error;
          return here(view, player, rng) as AnyAction;
        }
      };
    },
    close() {
      isClosed = true;
      for (const { end } of thinkers.values()) end();
      thinkers.clear();
    },
  };
}

function threadOf(bot: Thinker['ask'] & { readonly close: () => void }): Thinker {
  return { ask: (view, player, seed) => bot(view, player, seed), end: () => bot.close(), asked: 0 };
}
