import { describe, expect, it } from 'vitest';
import { defineGame } from '../../src/kernel/define.js';
import { createRng, pick, type RandomGenerator } from '../../src/kernel/dice/random.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope } from '../../src/kernel/types.js';
import { type BotLawsOptions, botLaws, replayBotCounterexample } from '../../src/testing/bot-laws.js';
import { type Counterexample, LawError } from '../../src/testing/counterexample.js';
import { gameLaws } from '../../src/testing/game-laws.js';
import { anyGame } from '../helpers/any-game.js';
import { type RushState, rush } from '../toys/rush.js';
import { sealed } from '../toys/sealed.js';
import { stones } from '../toys/stones.js';

type Bot = (view: DeepReadonly<Envelope>, player: number, rng: RandomGenerator) => AnyAction;
type BotOf = (secrets: { readonly seed: string; readonly state: DeepReadonly<Envelope> }) => Bot;

const [RULES, KNOWLEDGE, FUNCTION] = [
  'a bot plays by the rules',
  'a bot knows no more than its player',
  'a bot is a function of view and generator',
] as const;
const toys = [stones, sealed, rush].map((toy) => anyGame(toy as never));
const any = (game: AnyGame, view: DeepReadonly<Envelope>, player: number, rng: RandomGenerator): AnyAction =>
  game.sampleAction(view, rng, player) as AnyAction;

/** The laws that the bot breaks, and on what. */
function broken(game: AnyGame, botOf: BotOf): Map<string, Counterexample | null> {
  const found = new Map<string, Counterexample | null>();
  for (const law of botLaws(game, botOf, { runs: 10 })) {
    try {
      expect(law.run().checks).toBeGreaterThan(20);
    } catch (error) {
      if (!(error instanceof LawError)) throw error;
      expect(error.message).toContain(`law: ${law.name}\n`);
      found.set(law.name, error.counterexample);
    }
  }
  return found;
}

describe.each(toys.map((toy) => [toy.id, toy] as const))('the laws for bots, on %s', (_, game) => {
  it('hold for a bot that keeps them, and say what they are', () => {
    expect(broken(game, () => (view, player, rng) => any(game, view, player, rng))).toEqual(new Map());
    const laws = botLaws(game, () => () => ({ type: 'none', player: 0 }));
    expect(laws.map(({ name }) => name)).toEqual([RULES, KNOWLEDGE, FUNCTION]);
    for (const { source, applies, exemption } of laws) {
      expect([source.length > 40, applies, exemption]).toEqual([true, true, null]);
    }
  });

  it.each<[cheat: string, law: string, botOf: BotOf]>([
    [
      'reads the seed of the dice',
      KNOWLEDGE,
      ({ seed }) =>
        (view, player) =>
          any(game, view, player, createRng(seed)),
    ],
    [
      'lets the seed of the dice decide how much it draws',
      KNOWLEDGE,
      ({ seed }) =>
        (view, player, rng) => {
          const action = any(game, view, player, rng);
          for (let i = 0; i < seed.length; i++) if (seed.charCodeAt(i) % 2 === 0) rng.next();
          return action;
        },
    ],
    ['uses Math.random', FUNCTION, () => (view, player) => any(game, view, player, createRng(`${Math.random()}`))],
    [
      'reads a clock, for nothing',
      FUNCTION,
      () => (view, player, rng) => (Date.now() > 0 ? any(game, view, player, rng) : any(game, view, player, rng)),
    ],
    [
      'counts how often it is asked',
      FUNCTION,
      () => {
        let asked = 0;
        return (view, player) => any(game, view, player, createRng(`${asked++}`));
      },
    ],
    [
      'remembers what it was asked last',
      FUNCTION,
      () => {
        let last = '';
        return (view, player) => {
          const action = any(game, view, player, createRng(last));
          last = JSON.stringify(view);
          return action;
        };
      },
    ],
    [
      'has a generator of its own',
      FUNCTION,
      () => {
        const own = createRng('own');
        return (view, player) => any(game, view, player, own);
      },
    ],
    [
      'writes into the view',
      RULES,
      () => (view, player, rng) => {
        const action = any(game, view, player, rng);
        if (!Object.isFrozen(view)) Object.assign(view, { events: 99 });
        return action;
      },
    ],
    ['freezes the view', RULES, () => (view, player, rng) => any(game, deeplyFrozen(view), player, rng)],
    [
      'plays for another',
      RULES,
      () => (view, player, rng) => ({ ...any(game, view, player, rng), player: player + 1 }),
    ],
    [
      'rolls the dice itself',
      RULES,
      () => (view, player, rng) => ({ ...any(game, view, player, rng), outcome: 6 }) as never,
    ],
    ['plays what there is not', RULES, () => (_view, player) => ({ type: 'fly', player })],
    [
      'gives no plain data',
      RULES,
      () => (view, player, rng) => ({ ...any(game, view, player, rng), why: () => 0 }) as never,
    ],
    [
      'gives up',
      RULES,
      () => () => {
        throw new RangeError('I give up');
      },
    ],
  ])('catch one that %s', (_cheat, law, botOf) => {
    const found = broken(game, botOf);
    expect([...found.keys()]).toContain(law);
    const counterexample = found.get(law);
    expect(counterexample).toMatchObject({ format: 'dicewright/1 counterexample', game: game.id, law });
    // As it is read from a file.
    const saved = JSON.parse(JSON.stringify(counterexample)) as Counterexample;
    expect(() => replayBotCounterexample(game, botOf, saved)).toThrow(LawError);
    const honest: BotOf = () => (view, player, rng) => any(game, view, player, rng);
    expect(replayBotCounterexample(game, honest, saved).checks).toBeGreaterThan(0);
  });
});

function deeplyFrozen<T>(value: T): T {
  for (const part of Object.values(value as object)) if (typeof part === 'object' && part !== null) deeplyFrozen(part);
  return Object.freeze(value);
}

describe('the laws for bots', () => {
  const honest: BotOf = () => (view, player, rng) => any(anyGame(sealed as never), view, player, rng);

  it('catch one that looks under the cup', () => {
    const game = anyGame(sealed as never);
    const found = broken(game, ({ state }) => (view, player) => {
      // Guesses by the dice that are there, not by those that it sees.
      const actions = [...game.legalActions(view, player)];
      return pick(createRng(JSON.stringify(state)), actions) as AnyAction;
    });
    expect([...found.keys()]).toEqual([KNOWLEDGE]);
    expect(found.get(KNOWLEDGE)?.message).toContain('in a world that looks alike');
  });

  it('catch one that takes a view from a message for another', () => {
    const game = anyGame(stones as never);
    const known = new WeakSet<object>();
    const found = broken(game, ({ state }) => {
      known.add(state);
      return (view, player, rng) =>
        known.has(view) ? any(game, view, player, rng) : any(game, view, player, createRng('x'));
    });
    expect([...found.keys()]).toContain(KNOWLEDGE);
  });

  it('catch one that shares a memory with all of its kind', () => {
    const game = anyGame(stones as never);
    const shared = createRng('shared');
    expect([...broken(game, () => (view, player) => any(game, view, player, shared)).keys()]).toContain(FUNCTION);
  });

  it('make the game short on which a bot breaks them', () => {
    const game = anyGame(rush as never);
    // Plays well for the first round, which is an action of each player.
    const found = broken(game, () => (view, player, rng) => {
      const action = any(game, view, player, rng);
      return (view as DeepReadonly<RushState>).rounds > 0 ? { ...action, player: player + 1 } : action;
    });
    expect([...found].map(([law, shrunk]) => [law, shrunk?.players, shrunk?.actions.length])).toEqual([[RULES, 2, 2]]);
  });

  it('fail where there is nothing to ask', () => {
    const g = defineGame({ id: 'over', rules: 1, options: {}, state: {} });
    const over = g.game({
      title: 'Over',
      playerCount: { min: 1, max: 1 },
      actions: { never: g.action({ apply: () => undefined }) },
      setup: () => ({}),
      playersToAct: () => [],
      result: () => ({ winners: [], scores: null, reason: 'it never began' }),
    });
    for (const law of botLaws(anyGame(over as never), () => () => ({ type: 'never', player: 0 }), { runs: 2 })) {
      expect(() => law.run()).toThrow('saw nothing to check');
    }
  });

  it('look at as many games and positions as they are told to', () => {
    const asked = (options: BotLawsOptions<object>): number => {
      let times = 0;
      const count: BotOf = (secrets) => (view, player, rng) => {
        times++;
        return honest(secrets)(view, player, rng);
      };
      for (const law of botLaws(anyGame(sealed as never), count, options)) law.run();
      return times;
    };
    const few = asked({ variants: [{}], runs: 2, positions: 1 });
    expect(few).toBeGreaterThan(0);
    expect(asked({ variants: [{}], runs: 8, positions: 1 })).toBeGreaterThan(2 * few);
    expect(asked({ variants: [{}], runs: 2, positions: 4 })).toBeGreaterThan(few);
    expect(asked({ runs: 2, positions: 1 })).toBeGreaterThan(few);
    expect(asked({ variants: [{}], runs: 2, positions: 1 })).toBe(few);
    for (const bad of [{ positions: 0 }, { runs: 0 }, { variants: [] }]) {
      expect(() => botLaws(anyGame(sealed as never), honest, bad)).toThrow(RangeError);
    }
  });

  it('refuse counterexamples of other laws and games', () => {
    const game = anyGame(sealed as never);
    const other = {
      format: 'dicewright/1 counterexample',
      game: 'sealed',
      law: gameLaws(game)[0]?.name,
    } as Counterexample;
    expect(() => replayBotCounterexample(game, honest, other)).toThrow(
      expect.objectContaining({ name: 'GameError', code: 'INVALID_RECORD' }),
    );
  });
});
