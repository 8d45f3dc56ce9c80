import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hands, race, vote } from '../../test/helpers/toys.js';
import { kiriki } from '../games/kiriki/kiriki.js';
import { seededDice } from '../kernel/dice/dice.js';
import { createRng, pick, type RandomGenerator } from '../kernel/dice/random.js';
import type { AnyGame, DeepReadonly } from '../kernel/types.js';
import { type PlayoutOptions, playout } from './playout.js';
import { createReducer } from './reducer.js';

type RaceState = DeepReadonly<ReturnType<typeof race.setup>>;

const refusal = (code: string) => expect.objectContaining({ name: 'GameError', code });
const games: readonly AnyGame[] = [race, hands, vote, kiriki];

function replayed(
  game: AnyGame,
  { from, players = 2, options = {} }: PlayoutOptions<never, never, object, never>,
  actions: readonly unknown[],
) {
  return actions.reduce(
    (state: ReturnType<AnyGame['setup']>, action) => game.reduce(state, action as never),
    from ? game.load(from) : game.setup({ players, options }),
  );
}

describe('a playout', () => {
  it.each(games.map((game) => [game.id, game] as const))(
    'of %s ends where reduce ends, given its actions',
    (_id, game) => {
      fc.assert(
        fc.property(fc.string(), fc.nat({ max: 60 }), (seed, maxActions) => {
          const { state, result, actions } = playout(game, { players: 2, seed, maxActions });
          const end = replayed(game, {}, actions);
          expect(state).toEqual(end);
          expect(result).toEqual(game.result(game.view(end, null)));
          expect(actions.length).toBeLessThanOrEqual(maxActions);
        }),
        { numRuns: 60 },
      );
    },
  );

  it('of a policy ends there as well', () => {
    const choose = (view: RaceState) =>
      view.events < 3
        ? ({ type: 'run', player: view.toPlay ?? 0 } as const)
        : ({ type: 'pace', player: view.toPlay ?? 0, by: 0 } as const);
    const { state, result, actions } = playout(race, { players: 2, seed: 'a', choose, maxActions: 5 });
    expect(actions.map(({ type }) => type)).toEqual(['run', 'run', 'run', 'pace', 'pace']);
    expect([state, result]).toEqual([replayed(race, {}, actions), null]);
  });

  it('is the same for the same seed, or the same generator', () => {
    const one = playout(kiriki, { players: 2, seed: 'same' });
    expect(playout(kiriki, { players: 2, seed: 'same' }).state).toEqual(one.state);
    expect(playout(kiriki, { players: 2, seed: 'other' }).state).not.toEqual(one.state);
    const [drawn, again] = [createRng('same'), createRng('same')].map((rng) => playout(kiriki, { players: 2, rng }));
    expect(again?.state).toEqual(drawn?.state);
  });

  it.each(games.map((game) => [game.id, game] as const))('of %s throws the dice of its seed', (_id, game) => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat({ max: 60 }), (seed, maxActions) => {
        const { state, actions } = playout(game, { players: 2, seed, maxActions });
        const reducer = createReducer(game, seededDice(seed), { outcomes: 'refuse' });
        const choices = actions.map((action) => {
          const { outcome: _, ...choice } = action as { outcome?: unknown };
          return choice as never;
        });
        expect(choices.reduce(reducer, game.setup({ players: 2 }))).toEqual(state);
      }),
      { numRuns: 40 },
    );
  });

  it('goes on with the dice of its seed from a state in the middle', () => {
    const whole = playout(kiriki, { players: 2, seed: 'whole' });
    const half = playout(kiriki, { players: 2, seed: 'whole', maxActions: 40 }).state;
    const choices = whole.actions.slice(40).values();
    const choose = (): never => {
      const { outcome: _, ...choice } = choices.next().value as { outcome?: unknown };
      return choice as never;
    };
    const rest = playout(kiriki, { from: half, seed: 'whole', choose });
    expect([rest.state, rest.actions]).toEqual([whole.state, whole.actions.slice(40)]);
  });

  it('throws the same dice whoever chooses, and however much they draw for that', () => {
    const rolls = (draws: number): unknown[] => {
      const choose = (view: RaceState, _: number, rng: RandomGenerator) => {
        for (let i = 0; i < draws; i++) rng.next();
        return { type: 'run', player: view.toPlay ?? 0 } as const;
      };
      const { actions } = playout(race, { players: 2, seed: 'dice', choose, maxActions: 8 });
      return actions.map((action) => (action as { outcome?: unknown }).outcome);
    };
    const dice = seededDice('dice');
    const start = race.setup({ players: 2 });
    const chance = race.chance(start, { type: 'run', player: 0 });
    const drawn = rolls(0);
    expect(drawn[0]).toEqual(chance && dice.draw(chance, 0));
    expect([rolls(1), rolls(17)]).toEqual([drawn, drawn]);
  });

  it('advances a generator that it was given', () => {
    const rng = createRng('shared');
    const games = [playout(race, { players: 2, rng }), playout(race, { players: 2, rng })];
    expect(games[0]?.actions).not.toEqual(games[1]?.actions);
  });

  it('goes on from a state, and leaves that as it was', () => {
    const half = playout(kiriki, { players: 3, seed: 'half', maxActions: 50 }).state;
    const copy = JSON.stringify(half);
    const { state, actions } = playout(kiriki, { from: half, seed: 'rest' });
    expect(state).toEqual(replayed(kiriki, { from: half as never }, actions));
    expect([JSON.stringify(half), state.players, state.toPlay]).toEqual([copy, 3, null]);
  });

  it('from a finished state has nothing to play', () => {
    const { state } = playout(kiriki, { players: 1, seed: 'end' });
    const again = playout(kiriki, { from: state, seed: 'more' });
    expect([again.state, again.actions, again.result]).toEqual([state, [], kiriki.result(state)]);
  });

  it.each([0, 1, 7, 7.5])('stops after %d actions', (maxActions) => {
    const { actions, result } = playout(kiriki, { players: 2, seed: 'stop', maxActions });
    expect([actions.length, result]).toEqual([Math.ceil(maxActions), null]);
  });

  it('gives a frozen result, whose actions work in reduce as they are', () => {
    const result = playout(kiriki, { players: 2, seed: 'frozen' });
    const parts = [
      result,
      result.actions,
      result.state,
      ...result.state.sheets,
      result.state.options,
      result.state.dice,
    ];
    expect(parts.every(Object.isFrozen)).toBe(true);
    expect(result.actions).toBe(result.actions);
    expect(result.actions.filter((action) => action.type === 'roll' && action.outcome === undefined)).toEqual([]);
  });

  it('gives a result that can be copied whole', () => {
    const played = playout(kiriki, { players: 2, seed: 'copy' });
    const { state, result, actions } = played;
    for (const copy of [{ ...played }, structuredClone(played), JSON.parse(JSON.stringify(played))]) {
      expect(copy).toEqual({ state, result, actions });
    }
  });

  it('gives actions whose change harms no later game', () => {
    const before = playout(kiriki, { players: 2, seed: 'harm' }).actions;
    const kept = JSON.stringify(before);
    for (const action of playout(kiriki, { players: 2, seed: 'harm' }).actions as unknown as Record<
      string,
      unknown
    >[]) {
      for (const value of Object.values(action)) {
        try {
          (value as unknown[]).fill(9);
        } catch (error) {
          expect(error).toBeInstanceOf(TypeError);
        }
      }
    }
    expect(JSON.stringify(playout(kiriki, { players: 2, seed: 'harm' }).actions)).toBe(kept);
  });
});

describe('a policy', () => {
  const policy = (choose: (view: RaceState, player: number) => unknown, more = {}) =>
    playout(race, { players: 2, seed: 'policy', choose: choose as never, maxActions: 10, ...more });
  const runner = (player: number) => ({ type: 'run', player });

  it('gets the view of the player who acts', () => {
    const seen: unknown[] = [];
    playout(hands, {
      players: 3,
      seed: 'views',
      maxActions: 9,
      choose: (view, player, rng) => {
        seen.push(view.hands.map((hand) => typeof hand).indexOf('object') === player);
        expect(hands.check(view, { type: 'draw', player: (player + 1) % 3 })?.code).toBe('NOT_YOUR_TURN');
        return pick(rng, [...hands.legalActions(view, player)]) ?? { type: 'draw', player };
      },
    });
    expect([seen.length > 5, new Set(seen)]).toEqual([true, new Set([true])]);
  });

  it.each<[string, (view: RaceState, player: number) => unknown, string]>([
    ['nothing', () => undefined, 'INVALID_ACTION'],
    ['a promise', async () => runner(0), 'INVALID_ACTION'],
    ['an unknown type', () => ({ type: 'fly', player: 0 }), 'INVALID_ACTION'],
    ['an action of somebody else', (_, player) => runner(1 - player), 'NOT_YOUR_TURN'],
    ['what a rule forbids', (_, player) => ({ type: 'jump', player, over: [], safely: true }), 'ILLEGAL'],
    ['an action without its fields', (_, player) => ({ type: 'jump', player }), 'INVALID_ACTION'],
    ['fields of the wrong kind', (_, player) => ({ type: 'jump', player, over: null, safely: true }), 'INVALID_ACTION'],
    [
      'a list without end',
      (_, player) => ({ type: 'jump', player, over: new Array(2 ** 32 - 1), safely: true }),
      'INVALID_ACTION',
    ],
    [
      'something hostile',
      () =>
        new Proxy(
          {},
          {
            get: () => {
              throw new Error('no');
            },
          },
        ),
      'INVALID_ACTION',
    ],
  ])('that gives %s is stopped', (_what, choose, code) => {
    expect(() => policy(choose)).toThrow(refusal(code));
  });

  it('that throws is heard as it is', () => {
    const broken = new RangeError('no idea');
    expect(() =>
      policy(() => {
        throw broken;
      }),
    ).toThrow(broken);
    const nothing: unknown = undefined;
    let caught: unknown;
    try {
      policy(() => {
        throw nothing;
      });
    } catch (error) {
      caught = [error];
    }
    expect(caught).toEqual([undefined]);
  });

  it.each<[string, (view: { runners: { at: number }[]; toPlay: number }) => unknown]>([
    [
      'out of range',
      (view) => {
        view.runners = [{ at: 999, rests: -1 } as never, { at: 0, rests: 0 } as never];
      },
    ],
    ['of another length', (view) => view.runners.push({ at: 0 })],
    [
      'gone',
      (view) => {
        delete (view as { runners?: unknown }).runners;
      },
    ],
    [
      'hostile',
      (view) => {
        view.runners = new Proxy([], {
          get: () => {
            throw new Error('no');
          },
        });
      },
    ],
  ])('that makes its view %s gets no trusted state', (_what, spoil) => {
    const choose = (view: RaceState, player: number) => {
      spoil(view as never);
      return runner(player);
    };
    expect(() => policy(choose, { maxActions: 1 })).toThrow(refusal('INVALID_ACTION'));
    let state: unknown;
    try {
      ({ state } = policy(choose, { maxActions: 1, trusted: true }));
    } catch (error) {
      expect(error).toEqual(refusal('INVALID_ACTION'));
      return;
    }
    expect(() => race.reduce(state as never, { type: 'run', player: 1, outcome: [1] })).toThrow(
      refusal('INVALID_STATE'),
    );
  });

  it('that writes into a view is found out, also where the view is a copy', () => {
    const choose = (view: { hands: unknown[]; trick?: unknown }, player: number) => {
      (view.hands[player] as number[]).push(99);
      return { type: 'draw', player } as const;
    };
    const play = () => playout(hands, { players: 2, seed: 'spoil', maxActions: 1, choose: choose as never });
    expect(play).toThrow(refusal('INVALID_ACTION'));
    expect(play).toThrow('has written into what it was shown');
  });

  it('that plays on what it has written, or changes its action later, is not obeyed', () => {
    const given: { type: string; player: number; over: number[]; safely: boolean }[] = [];
    const spoiler = (_: RaceState, player: number) => {
      for (const action of given) action.over.push(7);
      const jump = { type: 'jump', player, over: [1 - player], safely: true };
      given.push(jump);
      return jump;
    };
    const { state, actions } = policy(spoiler, { maxActions: 4 });
    expect(actions.map((action) => (action as unknown as (typeof given)[0]).over)).toEqual([[1], [0], [1], [0]]);
    expect(state).toEqual(replayed(race, {}, actions));
    const thief = (view: RaceState, player: number) => {
      (view as { toPlay: number }).toPlay = player;
      (view.runners[player] as { at: number }).at = 1_000;
      return runner(player);
    };
    expect(() => policy(thief)).toThrow(refusal('INVALID_ACTION'));
  });

  it('plays the same games whether it is trusted or not', () => {
    for (const game of games) {
      const choose: PlayoutOptions<unknown, never, object, Parameters<typeof game.sampleAction>[0]>['choose'] = (
        view,
        player,
        rng,
      ) => game.sampleAction(view, rng, player) as never;
      const play = (trusted: boolean) => playout(game, { players: 2, seed: 'same', maxActions: 300, choose, trusted });
      const [one, other] = [play(false), play(true)];
      expect({ ...one }).toEqual({ ...other });
      expect(one.actions.length).toBeGreaterThan(1);
      expect(replayed(game, {}, one.actions)).toEqual(one.state);
    }
  });

  it('has a generator of its own, from which no die can be told', () => {
    const states: unknown[] = [];
    const choose = (_: RaceState, player: number, rng: RandomGenerator) => {
      states.push(rng.getState());
      rng.next();
      return runner(player);
    };
    const dice = (more: (rng: RandomGenerator) => void): unknown[] => {
      const given = (view: RaceState, player: number, rng: RandomGenerator) => {
        more(rng);
        return choose(view, player, rng);
      };
      return policy(given as never).actions.map((action) => (action as { outcome?: unknown }).outcome);
    };
    expect(dice((rng) => rng.next())).toEqual(dice(() => {}));
    const streams = createRng('policy');
    for (let i = 0; i < 100; i++) {
      expect(states).not.toContainEqual(streams.getState());
      streams.next();
    }
  });

  it.each([{}, { clone: 1 }, { clone: () => null }])('needs a generator that can be cloned: %j', (other) => {
    const rng = { ...other, next: () => 1, getState: () => [] } as never;
    expect(() => policy((_, player) => runner(player), { seed: undefined, rng })).toThrow(refusal('INVALID_SETUP'));
  });

  it('may ask the game about its view, whose state reduce copies', () => {
    let ahead: RaceState | undefined;
    const { state } = policy((view, player) => {
      expect(race.check(view, { type: 'run', player })).toBeNull();
      expect([...race.legalActions(view, player)].length).toBeGreaterThan(2);
      ahead = race.reduce(view, { type: 'run', player, outcome: [6] });
      return runner(player);
    });
    expect(Object.isFrozen(ahead?.runners)).toBe(true);
    expect(ahead?.runners).not.toBe(state.runners);
    expect(race.load(state)).toEqual(state);
  });

  it.each([
    [
      'open',
      (kept: unknown[]) =>
        policy(
          (view, player) => {
            kept.push(view);
            return runner(player);
          },
          { maxActions: 1 },
        ),
    ],
    [
      'hidden',
      (kept: unknown[]) =>
        playout(hands, {
          players: 2,
          seed: 'a',
          maxActions: 1,
          choose: (view, player) => {
            kept.push(view);
            return { type: 'draw', player };
          },
        }),
    ],
    [
      'hidden, and it fails',
      (kept: unknown[]) => {
        const choose = (view: unknown) => {
          kept.push(view);
          throw new Error('failed');
        };
        expect(() => playout(hands, { players: 2, seed: 'a', choose })).toThrow('failed');
      },
    ],
  ] as [string, (kept: unknown[]) => unknown][])(
    'that keeps its view keeps nothing that is trusted: %s',
    (_what, play) => {
      const kept: Record<string, unknown>[] = [];
      play(kept);
      const [view] = kept as [Record<string, unknown>];
      const game = view.game === 'race' ? race : hands;
      try {
        view.players = 'many';
      } catch (error) {
        expect(error).toBeInstanceOf(TypeError);
        return;
      }
      expect(() => game.result(view as never)).toThrow(refusal('INVALID_STATE'));
    },
  );
});

describe('what cannot be played', () => {
  const seed = 'a';
  const throwing = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('no');
      },
    },
  );
  it.each([
    ['nothing', undefined, 'INVALID_SETUP'],
    ['null', null, 'INVALID_SETUP'],
    ['hostile options', throwing, 'INVALID_SETUP'],
    ['no seed', { players: 2 }, 'INVALID_SETUP'],
    ['a seed that is none', { players: 2, seed: 7 }, 'INVALID_SETUP'],
    ['a generator that is none', { players: 2, rng: {} }, 'INVALID_SETUP'],
    ['a number for a generator', { players: 2, rng: 4 }, 'INVALID_SETUP'],
    ['no players', { seed }, 'INVALID_SETUP'],
    ['too many', { seed, players: 9 }, 'INVALID_SETUP'],
    ['bad options', { seed, players: 2, options: { goal: 'far' } }, 'INVALID_SETUP'],
    ['a policy that is none', { seed, players: 2, choose: 'best' }, 'INVALID_SETUP'],
    ['a null policy', { seed, players: 2, choose: null }, 'INVALID_SETUP'],
    ['no number of actions', { seed, players: 2, maxActions: Number.NaN }, 'INVALID_SETUP'],
    ['a negative number of actions', { seed, players: 2, maxActions: -1 }, 'INVALID_SETUP'],
    ['trust that is none', { seed, players: 2, trusted: 'yes' }, 'INVALID_SETUP'],
    ['a text for a number of actions', { seed, players: 2, maxActions: '10' }, 'INVALID_SETUP'],
    ['a state that is none', { seed, from: {} }, 'INVALID_STATE'],
    ['null for a state', { seed, from: null }, 'INVALID_STATE'],
  ])('%s', (_what, options, code) => {
    expect(() => playout(race, options as never)).toThrow(refusal(code));
  });

  it('says that a seed is missing', () => {
    expect(() => playout(race, { players: 2 })).toThrow('playout: expected a seed, as in { players: 2, seed:');
    expect(() => playout(race, undefined as never)).toThrow('playout: expected a seed');
  });

  it.each([undefined, null, {}, 'kiriki'])('%s is no game', (game) => {
    expect(() => playout(game as never, { players: 2, seed })).toThrow(refusal('INVALID_SETUP'));
  });

  it('a state from outside that contradicts itself says so, also afterwards', () => {
    const from = { ...JSON.parse(JSON.stringify(race.setup({ players: 2, options: { goal: 100 } }))), pacer: 9 };
    expect(() => playout(race, { from, seed, maxActions: 1000 })).toThrow(refusal('INVALID_STATE'));
    const { state } = playout(race, { from, seed, maxActions: 0 });
    expect(() => race.reduce(state, { type: 'pace', player: 0, by: 1 })).toThrow(refusal('INVALID_STATE'));
  });
});
