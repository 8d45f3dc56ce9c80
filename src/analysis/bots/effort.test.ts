import { afterEach, describe, expect, it, vi } from 'vitest';
import { rush } from '../../../test/toys/rush.js';
import { kiriki } from '../../games/kiriki/kiriki.js';
import { createRng } from '../../kernel/dice/random.js';
import { type Effort, effortOf } from './effort.js';
import { botLevel } from './levels.js';
import { mctsBot } from './mcts-bot.js';
import { namedBots } from './named-bots.js';

const gamesOf = (effort: Effort): number => {
  const goesOn = effortOf(effort)();
  let games = 0;
  while (goesOn()) games++;
  return games;
};

/** The clock goes on by so many milliseconds whenever it is looked at. */
const tick = (step: number): void => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += step;
    return now;
  });
};

afterEach(() => vi.restoreAllMocks());

describe('how hard a bot thinks', () => {
  it('is so many games', () => {
    expect(gamesOf({ iterations: 7 })).toBe(7);
  });

  it('is as many games as begin before the time is over, and one at least', () => {
    tick(10);
    expect(gamesOf({ milliseconds: 100 })).toBe(10);
    expect(gamesOf({ milliseconds: 5 })).toBe(1);
    vi.restoreAllMocks();
    const before = performance.now();
    expect(gamesOf({ milliseconds: 30 })).toBeGreaterThan(1);
    expect(performance.now() - before).toBeGreaterThanOrEqual(30);
  });

  it('begins anew with each decision', () => {
    tick(10);
    const effort = effortOf({ milliseconds: 25 });
    for (let decision = 0; decision < 2; decision++) {
      const goesOn = effort();
      expect([goesOn(), goesOn(), goesOn(), goesOn()]).toEqual([true, true, true, false]);
    }
  });

  it('is told in one way', () => {
    const refusal = expect.objectContaining({ name: 'GameError', code: 'INVALID_SETUP' });
    expect(() => mctsBot(rush, {} as never)).toThrow(refusal);
    expect(() => mctsBot(rush, { iterations: 1, milliseconds: 1 } as never)).toThrow(refusal);
    for (const milliseconds of [0, -1, Number.NaN]) expect(() => mctsBot(rush, { milliseconds })).toThrow(RangeError);
  });

  it('can be told by name', () => {
    const asked = (parameters: Readonly<Record<string, string>>) => {
      const defaults = (namedBots.mcts?.parameters ?? []).map(({ name, default: text = '' }) => [name, text] as const);
      const told = { ...Object.fromEntries(defaults), ...parameters };
      return namedBots.mcts?.create({ game: rush as never, options: {}, parameters: told, files: {} });
    };
    const start = rush.setup({ players: 2 });
    for (const parameters of [{}, { iterations: '3' }, { milliseconds: '3' }]) {
      const action = asked(parameters)?.(start as never, 0, createRng('a'));
      expect(rush.check(start, action as never)).toBeNull();
    }
    expect(() => asked({ iterations: '3', milliseconds: '3' })).toThrow('either iterations or milliseconds');
    expect(() => asked({ milliseconds: 'long' })).toThrow('expected a number');
  });
});

describe('levels', () => {
  it('are three', () => {
    const start = kiriki.setup({ players: 2 });
    for (const level of ['easy', 'normal', 'hard'] as const) {
      const named = namedBots[level]?.create({ game: kiriki as never, options: {}, parameters: {}, files: {} });
      const action = botLevel(kiriki, level)(start, 0, createRng('a'));
      expect(named?.(start as never, 0, createRng('a'))).toEqual(action);
      expect(kiriki.check(start, action)).toBeNull();
    }
    expect(() => botLevel(kiriki, 'toString' as never)).toThrow(expect.objectContaining({ code: 'INVALID_SETUP' }));
  });
});
