import { afterEach, describe, expect, it, vi } from 'vitest';
import { rush } from '../../../test/toys/rush.js';
import { moundMover } from '../../games/das-spiel/alteration/mound-mover/mound-mover.js';
import { tabulaRasa } from '../../games/das-spiel/construction/tabula-rasa/tabula-rasa.js';
import { kiriki } from '../../games/kiriki/kiriki.js';
import { createRng } from '../../kernel/dice/random.js';
import { playout } from '../../play/playout.js';
import { Limit, limitsOf, type ThinkingSignal } from './effort.js';
import { expectimaxBot } from './expectimax-bot.js';
import { botLevel } from './levels.js';
import { mctsBot } from './mcts-bot.js';
import { monteCarloBot } from './monte-carlo-bot.js';
import { namedBots } from './named-bots.js';
import { actionsOf } from './thinking.js';
import { Trial } from './trial.js';

/** How many actions can be tried out until the limit. */
const stepsOf = (limit: Limit): number => {
  const isDone = new Trial(rush as never).within(limit, () => {
    for (;;) limit.step();
  });
  expect(isDone).toBe(false);
  return limit.steps;
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
  it('is so many actions that are tried out', () => {
    expect(stepsOf(new Limit(7))).toBe(7);
  });

  it('is as many as begin before the time is over', () => {
    tick(10);
    expect(stepsOf(new Limit(1_000, { milliseconds: 100 }))).toBe(9);
    expect(stepsOf(new Limit(1_000, { milliseconds: 5 }))).toBe(0);
  });

  it('leaves time to think about the actions that were drawn', () => {
    tick(10);
    const limited = () => new Limit(1_000, { milliseconds: 100 });
    const { legalActions, sampleAction, traits } = tabulaRasa;
    const { state } = playout(tabulaRasa, { players: 3, seed: 'many', maxActions: 1 });
    const drawn = (limit?: Limit) =>
      actionsOf(
        { legalActions, sampleAction },
        traits,
        state as never,
        state.toPlay as number,
        50,
        createRng('a'),
        limit,
      );
    expect(drawn()).toHaveLength(50);
    expect(drawn(limited())).toHaveLength(3);
  });

  it('begins anew with each decision', () => {
    tick(10);
    const limit = limitsOf(100, { milliseconds: 35 });
    for (let decision = 0; decision < 2; decision++) expect(stepsOf(limit())).toBe(3);
  });

  it('ends when it is told so', () => {
    let looks = 0;
    const signal = {
      get aborted() {
        return ++looks > 4;
      },
    };
    expect(stepsOf(new Limit(100, { signal }))).toBe(4);
  });

  it('ends in the middle of a list of actions, of outcomes and of a game, and gives an action all the same', () => {
    const roll = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: [1, 2, 3, 4, 6] } as const;
    const state = kiriki.reduce(kiriki.setup({ players: 2 }), roll);
    const worth = () => 0.5;
    for (const botFor of [
      (signal: ThinkingSignal) => expectimaxBot(kiriki, { worth, depth: 9, signal }),
      (signal: ThinkingSignal) => mctsBot(kiriki, { iterations: 10_000, rollout: 'random', maxActions: 500, signal }),
      (signal: ThinkingSignal) => monteCarloBot(kiriki, { playouts: 10_000, signal }),
    ]) {
      for (const most of [0, 1, 50, 700]) {
        let looks = 0;
        const bot = botFor({
          get aborted() {
            return looks++ >= most;
          },
        });
        expect(kiriki.check(state, bot(state, 0, createRng('a')))).toBeNull();
        // It stops where it is told to, and is not asked again for long.
        expect(looks).toBeLessThanOrEqual(most + 2);
      }
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

  it('look at their own turn alone where a game says so', () => {
    const own = expectimaxBot(moundMover, { depth: 1, actions: 100 });
    for (const maxActions of [10, 30, 60]) {
      const { state } = playout(moundMover, { players: 3, seed: 'turns', maxActions });
      const player = state.toPlay as number;
      const expected = own(state, player, createRng('a'));
      for (const level of ['easy', 'normal', 'hard'] as const) {
        expect(botLevel(moundMover, level)(state, player, createRng('a'))).toEqual(expected);
      }
    }
  });
});
