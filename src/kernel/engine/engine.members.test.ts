import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { hands, race, vote } from '../../../test/helpers/toys.js';
import { isAction } from '../../play/reducer.js';
import { defineGame } from '../define.js';
import { createRng } from '../dice/random.js';
import { GameError } from '../errors.js';
import { natural } from '../schemas/schema.js';
import { oneToAct } from '../turns.js';
import type { AnyGame } from '../types.js';

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const start = race.setup({ players: 2 });
const over = race.load({
  ...json(start),
  toPlay: null,
  runners: [
    { at: 20, rests: 0 },
    { at: 7, rests: 0 },
  ],
});
const dealt = hands.setup({ players: 3 });

/** The code and the path of what a call throws, which must be a GameError. */
function refusal(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (error instanceof GameError) return [error.code, error.clause, error.path?.join('.')].filter(Boolean).join(' ');
    throw error;
  }
  return 'nothing thrown';
}

describe('reduce and safeReduce', () => {
  it.each([
    ['no action', undefined, 'INVALID_ACTION'],
    ['null', null, 'INVALID_ACTION'],
    ['an array', [], 'INVALID_ACTION'],
    ['no type', { player: 0 }, 'INVALID_ACTION type'],
    ['an unknown type', { type: 'fly', player: 0 }, 'INVALID_ACTION type'],
    ['a type of Object.prototype', { type: 'constructor', player: 0 }, 'INVALID_ACTION type'],
    ['a type of Map.prototype', { type: 'get', player: 0 }, 'INVALID_ACTION type'],
    ['a type that is no text', { type: ['run'], player: 0 }, 'INVALID_ACTION type'],
    ['no player', { type: 'rest' }, 'INVALID_ACTION player'],
    ['a player who never is', { type: 'rest', player: 4 }, 'INVALID_ACTION player'],
    ['a negative player', { type: 'rest', player: -1 }, 'INVALID_ACTION player'],
    ['a spectator', { type: 'rest', player: null }, 'INVALID_ACTION player'],
    ['a field too many', { type: 'rest', player: 0, by: 1 }, 'INVALID_ACTION'],
    ['an outcome where nothing is ever random', { type: 'rest', player: 0, outcome: [1] }, 'INVALID_ACTION'],
    ['a field missing', { type: 'jump', player: 0, over: [1] }, 'INVALID_ACTION safely'],
    ['a field of the wrong kind', { type: 'jump', player: 0, over: 1, safely: true }, 'INVALID_ACTION over'],
    ['a wrong value in a field', { type: 'jump', player: 0, over: [0, 'x'], safely: true }, 'INVALID_ACTION over.1'],
    ['too long a field', { type: 'jump', player: 0, over: [0, 1, 2, 3, 0], safely: true }, 'INVALID_ACTION over'],
    ['somebody else', { type: 'rest', player: 1 }, 'NOT_YOUR_TURN'],
    ['somebody of a larger game', { type: 'rest', player: 3 }, 'NOT_YOUR_TURN'],
    ['what a rule forbids', { type: 'jump', player: 0, over: [], safely: true }, 'ILLEGAL RACE-3'],
    ['no outcome', { type: 'run', player: 0 }, 'INVALID_OUTCOME outcome'],
    ['an undefined outcome', { type: 'run', player: 0, outcome: undefined }, 'INVALID_OUTCOME outcome'],
    ['a null outcome', { type: 'run', player: 0, outcome: null }, 'INVALID_OUTCOME outcome'],
    ['an impossible outcome', { type: 'run', player: 0, outcome: [7] }, 'INVALID_OUTCOME outcome'],
    ['an outcome of another shape', { type: 'run', player: 0, outcome: { 0: 1 } }, 'INVALID_OUTCOME outcome'],
    [
      'an outcome where this time nothing is random',
      { type: 'jump', player: 0, over: [1], safely: true, outcome: 'well' },
      'INVALID_OUTCOME outcome',
    ],
  ])('refuse %s', (_what, action, expected) => {
    const before = json(start);
    expect(refusal(() => race.reduce(start, action as never))).toBe(expected);
    const result = race.safeReduce(start, action as never);
    expect(
      result.ok
        ? 'ok'
        : refusal(() => {
            throw result.error;
          }),
    ).toBe(expected);
    expect(start).toEqual(before);
  });

  it('a finished game takes nothing more', () => {
    expect(refusal(() => race.reduce(over, { type: 'rest', player: 0 }))).toBe('GAME_OVER');
    expect(race.safeReduce(over, { type: 'rest', player: 0 })).toMatchObject({
      ok: false,
      error: { code: 'GAME_OVER' },
    });
  });

  it('an action whose chance may be null needs an outcome only when something is random', () => {
    const safe = race.reduce(start, { type: 'jump', player: 0, over: [1], safely: true });
    expect([safe.runners[0]?.at, safe.events]).toEqual([1, 0]);
    const risky = race.reduce(start, { type: 'jump', player: 0, over: [1, 0], safely: false, outcome: 'well' });
    expect([risky.runners[0]?.at, risky.events]).toEqual([2, 1]);
  });

  it('neither keep, freeze nor change what they are given', () => {
    const over = [1, 0];
    const outcome = [6];
    const run = { type: 'run', player: 0, outcome } as const;
    const jump = { type: 'jump', player: 0, over, safely: true } as const;
    race.reduce(start, jump);
    const state = race.reduce(start, run);
    expect([over, outcome].some((given) => Object.isFrozen(given))).toBe(false);
    outcome[0] = 1;
    expect([state.runners[0]?.at, over, run.type]).toEqual([6, [1, 0], 'run']);
  });

  it('errors say what was expected and what came', () => {
    const message = (action: unknown) => race.check(start, action as never)?.message;
    expect(message({ type: 'fly' })).toBe('race: action: type: expected "run" | "rest" | "jump" | "pace", got "fly"');
    expect(message({ type: 'x'.repeat(1e4) })).toMatch(/got a long string$/);
    expect(message(['rest'])).toBe('race: action: expected object, got an array of 1');
    expect(message({ type: 'rest', player: 1 })).toBe("race: it is Player 1's turn, not Player 2's");
    expect(message({ type: 'rest', player: 3 })).toBe('race: there is no Player 4 in a game for 2');
    expect(message({ type: 'rest', player: '0' })).toBe(
      'race: action: player: expected an integer from 0 to 3, got "0"',
    );
    expect(message({ type: 'rest', player: 0, extra: 1 })).toBe('race: action: unknown "extra", expected type, player');
    expect(vote.check(vote.setup({ players: 3 }), { type: 'vote', player: 4, whom: 0 })?.message).toBe(
      'vote: there is no Player 5 in a game for 3',
    );
  });
});

describe('check', () => {
  it('needs no outcome, and takes one', () => {
    expect(race.check(start, { type: 'run', player: 0 })).toBeNull();
    expect(race.check(start, { type: 'run', player: 0, outcome: [1] })).toBeNull();
  });

  it.each([undefined, null, 7, 'x', [], {}, { ...start, events: -1 }])('on %j tells that it is no state', (view) => {
    expect(race.check(view as never, { type: 'rest', player: 0 })?.code).toBe('INVALID_STATE');
  });

  it('gives the violation as data', () => {
    expect(race.check(start, { type: 'jump', player: 0, over: [], safely: true })).toEqual({
      code: 'ILLEGAL',
      clause: 'RACE-3',
      message: 'nobody to jump over',
    });
  });

  it('sees a host’s state through the eyes of who acts', () => {
    expect(hands.check(dealt as never, { type: 'play', player: 0, card: 2 })).toBeNull();
    expect(hands.check(dealt as never, { type: 'play', player: 0, card: 5 })?.clause).toBe('HANDS-1');
    expect(hands.check(hands.view(dealt, 0), { type: 'play', player: 0, card: 2 })).toBeNull();
    expect(hands.check(hands.view(dealt, 1), { type: 'play', player: 0, card: 2 })?.clause).toBe('HANDS-1');
  });
});

describe('legalActions and sampleAction', () => {
  it('list lazily, in the order of the definition, in canonical form and without outcomes', () => {
    expect([...race.legalActions(start)]).toEqual([
      { type: 'run', player: 0 },
      { type: 'rest', player: 0 },
      { type: 'jump', player: 0, over: [0, 1], safely: true },
      { type: 'jump', player: 0, over: [0, 1], safely: false },
      { type: 'pace', player: 0, by: 0 },
    ]);
    const [first] = race.legalActions(start);
    expect(first).toEqual({ type: 'run', player: 0 });
  });

  it('are empty for who may not act, and at the end', () => {
    expect([...race.legalActions(start, 1)]).toEqual([]);
    expect([...race.legalActions(over)]).toEqual([]);
    expect(race.sampleAction(start, createRng('a'), 1)).toBeNull();
    expect(race.sampleAction(over, createRng('a'))).toBeNull();
  });

  it('give every legal action sooner or later, and only those', () => {
    const rng = createRng('sample');
    const key = (action: unknown) => JSON.stringify(action);
    const sampled = new Set(Array.from({ length: 300 }, () => key(race.sampleAction(start, rng))));
    expect(sampled).toEqual(new Set([...race.legalActions(start)].map(key)));
  });

  it('of a simultaneous game are those of all who have not acted', () => {
    const state = vote.reduce(vote.setup({ players: 3 }), { type: 'vote', player: 1, whom: 0 });
    expect(vote.playersToAct(state)).toEqual([0, 2]);
    expect([...vote.legalActions(state)].map(({ player, whom }) => [player, whom])).toEqual([
      [0, 1],
      [0, 2],
      [2, 0],
      [2, 1],
    ]);
    const rng = createRng('vote');
    expect(new Set(Array.from({ length: 50 }, () => vote.sampleAction(state, rng)?.player))).toEqual(new Set([0, 2]));
    expect(vote.sampleAction(state, rng, 2)?.player).toBe(2);
    expect(vote.sampleAction(state, rng, 1)).toBeNull();
  });

  it('of a host’s state are listed on what each player sees', () => {
    const expected = [...hands.legalActions(hands.view(dealt, 0), 0)];
    expect(expected).toHaveLength(4);
    expect([...hands.legalActions(dealt as never)]).toEqual(expected);
    expect([...hands.legalActions(json(dealt) as never)]).toEqual(expected);
    expect(hands.sampleAction(dealt as never, createRng('a'))?.player).toBe(0);
  });

  it('a listed or sampled action may be changed, but not what its fields hold, which may be a table of the game', () => {
    const before = json([...race.legalActions(start)]);
    const rng = createRng('handed out');
    const sampled = Array.from({ length: 50 }, () => race.sampleAction(start, rng));
    let lists = 0;
    for (const action of [...race.legalActions(start), ...sampled]) {
      if (action?.type === 'jump') {
        expect(() => (action.over as number[]).push(9)).toThrow(TypeError);
        lists++;
      }
      (action as { player: number }).player = 7;
    }
    expect(lists).toBeGreaterThan(10);
    expect([...race.legalActions(start)]).toEqual(before);
  });
});

describe('chance, reveals, canonical', () => {
  it('chance is the event of a legal action, null where nothing is random', () => {
    expect(race.chance(start, { type: 'run', player: 0 })?.total).toBe(6);
    expect(race.chance(start, { type: 'rest', player: 0 })).toBeNull();
    expect(race.chance(start, { type: 'jump', player: 0, over: [1], safely: true })).toBeNull();
    expect(race.chance(start, { type: 'jump', player: 0, over: [1], safely: false })?.total).toBe(2);
  });

  it('canonical sorts what has no order, drops the outcome, and asks for no turn', () => {
    expect(race.canonical({ type: 'jump', player: 3, over: [2, 0, 1], safely: false, outcome: 'well' })).toEqual({
      type: 'jump',
      player: 3,
      over: [0, 1, 2],
      safely: false,
    });
    expect(race.canonical({ type: 'rest', player: 0 })).toEqual({ type: 'rest', player: 0 });
    expect(refusal(() => race.canonical({ type: 'rest', player: 9 }))).toBe('INVALID_ACTION player');
  });

  it('reveals is a constant, or asked of the state', () => {
    expect(race.reveals(start, { type: 'run', player: 0, outcome: [1] })).toBe(false);
    expect(hands.reveals(dealt, { type: 'play', player: 0, card: 1 })).toBe(true);
    expect(hands.reveals(dealt, { type: 'draw', player: 0, outcome: 1 })).toBe(true);
  });

  it.each([
    ['chance', (action: never) => race.chance(start, action)],
    ['reveals', (action: never) => race.reveals(start, action)],
    ['viewAction', (action: never) => race.viewAction(start, action, null)],
    ['describe', (action: never) => race.describe(start, action, start)],
  ])('%s is told only of legal actions', (_member, ask) => {
    expect(refusal(() => ask({ type: 'rest', player: 1 } as never))).toBe('NOT_YOUR_TURN');
    expect(refusal(() => ask({ type: 'jump', player: 0, over: [], safely: true } as never))).toBe('ILLEGAL RACE-3');
    expect(refusal(() => ask({ type: 'fly' } as never))).toBe('INVALID_ACTION type');
  });

  it('isAction knows the shape, legal or not', () => {
    expect(isAction(race, { type: 'run', player: 3, outcome: 'nonsense' })).toBe(true);
    expect(isAction(race, { type: 'jump', player: 0, over: [], safely: true })).toBe(true);
    for (const value of [
      undefined,
      null,
      'run',
      {},
      { type: '@@redux/INIT' },
      { type: 'run' },
      { type: 'rest', player: 0, x: 1 },
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('no');
          },
        },
      ),
    ]) {
      expect(isAction(race, value)).toBe(false);
    }
    expect(isAction(null as never, { type: 'run', player: 0 })).toBe(false);
  });
});

describe('views', () => {
  it('without anything hidden are the state itself', () => {
    expect(race.view(start, 0)).toBe(start);
    expect(race.view(start, null)).toBe(start);
  });

  it('show players their own hand, and are made once', () => {
    expect(hands.view(dealt, 1)).toMatchObject({ hands: [3, [1, 2, 3], 3] });
    expect(hands.view(dealt, null)).toMatchObject({ hands: [3, 3, 3] });
    expect(hands.view(dealt, 1)).toBe(hands.view(dealt, 1));
    expect(Object.isFrozen(hands.view(dealt, 1).hands[1])).toBe(true);
  });

  it('are never the state itself where something is hidden, even when nothing is at that time', () => {
    const note = defineGame({
      id: 'note',
      rules: 1,
      options: {},
      state: { number: z.nullable(natural(9)) },
      hidden: { number: z.nullable(z.literal('secret')) },
    });
    const write = note.action({
      fields: { number: natural(9) },
      candidates: () => [{ number: 1 }, { number: 2 }],
      apply(draft, { number }) {
        draft.number = number;
      },
      conceal: () => ({}),
      describe: (_, { number }) => `The number is ${number ?? 'not told'}.`,
    });
    const noted = note.game({
      title: 'Note',
      playerCount: { min: 1, max: 1 },
      actions: { write },
      setup: () => ({ number: null }),
      playersToAct: ({ number }) => oneToAct(number === null ? 0 : null),
      result: ({ number }) => (number === null ? null : { winners: [0], scores: null, reason: 'written' }),
      view: (state) => (state.number === null ? (state as never) : { ...state, number: 'secret' }),
      complete: (view) => ({ ...view, number: view.number === null ? null : 1 }),
    });
    const before = noted.setup({ players: 1 });
    const action = { type: 'write', player: 0, number: 2 } as const;
    expect(noted.view(before, null)).toEqual(before);
    expect(noted.view(before, null)).not.toBe(before);
    // Had its view made the state a view, the host's own action would be taken for what a spectator was told.
    expect(noted.describe(before, action, noted.reduce(before, action))).toBe('The number is not told.');
  });

  it('of actions keep what others may know', () => {
    const draw = { type: 'draw', player: 0, outcome: 7 } as const;
    expect([0, 1, null].map((viewer) => hands.viewAction(dealt, draw, viewer))).toEqual([
      draw,
      { type: 'draw', player: 0 },
      { type: 'draw', player: 0 },
    ]);
    expect(hands.viewAction(dealt, { type: 'play', player: 0, card: 1 }, 1)).toEqual({
      type: 'play',
      player: 0,
      card: 1,
    });
    expect(refusal(() => hands.viewAction(dealt, { ...draw, outcome: 10 }, 1))).toBe('INVALID_OUTCOME outcome');
  });

  it('complete gives a state that the view allows', () => {
    const view = hands.view(dealt, 1);
    const state = hands.complete?.(view, 1, createRng('complete'));
    expect(hands.view(state ?? dealt, 1)).toEqual(view);
    expect(race.complete).toBeUndefined();
  });

  it('from outside are validated, and used', () => {
    const view = json(hands.view(dealt, 0));
    expect([...hands.legalActions(view, 0)]).toEqual([...hands.legalActions(hands.view(dealt, 0), 0)]);
    expect(hands.check(hands.loadView(view), { type: 'play', player: 0, card: 0 })).toBeNull();
    expect(refusal(() => hands.loadView({ ...view, hands: 'all' }))).toBe('INVALID_STATE hands');
    expect(race.loadView(json(start))).toEqual(start);
  });
});

describe('players', () => {
  const game: AnyGame = race;
  const other: AnyGame = hands;
  it.each<unknown>([-1, 2, 0.5, Number.NaN, '0', true, {}, [], [0], Symbol('0'), 0n, { valueOf: (): number => 0 }])(
    '%s is nobody',
    (value) => {
      const player = value as number;
      const listener = typeof value === 'object' ? { viewer: player } : player;
      const [state, deal] = [game.setup({ players: 2 }), other.setup({ players: 2 })];
      const rng = createRng('players');
      const action = { type: 'draw', player: 0, outcome: 1 };
      const calls = [
        () => game.view(state, player),
        () => other.view(deal, player),
        () => other.view(other.view(deal, 0), player),
        () => game.legalActions(state, player),
        () => other.legalActions(deal, player),
        () => game.sampleAction(state, rng, player),
        () => other.sampleAction(deal, rng, player),
        () => other.viewAction(deal, action, player),
        () => other.complete?.(other.view(deal, 0), player, rng),
        () => other.describe(deal, action, deal, listener),
        () => other.describe(other.view(deal, 0), action, other.view(deal, 0), listener),
      ];
      expect(calls.map((call) => refusal(call).split(' ')[0])).toEqual(calls.map(() => 'INVALID_ACTION'));
    },
  );
});

describe('the players that options allow', () => {
  it('are those with whom a game can begin', () => {
    const all = [1, 2, 3, 4, 5, 6];
    for (const options of [undefined, {}, ...race.variants, { goal: 3 }]) {
      const allowed = all.filter((players) => {
        try {
          return race.setup({ players, options }).players === players;
        } catch {
          return false;
        }
      });
      expect(race.playersFor(options)).toEqual(allowed);
    }
    expect(race.playersFor({ goal: 3 })).not.toEqual(race.playersFor());
    expect(Object.isFrozen(race.playersFor())).toBe(true);
  });

  it.each<unknown>([null, 1, 'goal', { goal: 'far' }, { unknown: 1 }])('are not told for %j', (options) => {
    expect(refusal(() => race.playersFor(options as never))).toMatch(/^INVALID_SETUP/);
  });
});

describe('describe', () => {
  const rest = { type: 'rest', player: 0 } as const;
  const draw = { type: 'draw', player: 0, outcome: 7 } as const;
  const drawn = hands.reduce(dealt, draw);

  it('shows each viewer what they may know, from states and from views', () => {
    const sentences = [0, 1, null].map((viewer) => hands.describe(dealt, draw, drawn, viewer));
    expect(sentences).toEqual(['Player 1 draws 7.', 'Player 1 draws a card.', 'Player 1 draws a card.']);
    expect(hands.describe(dealt, draw, drawn)).toBe('Player 1 draws a card.');
    for (const viewer of [0, 1, null]) {
      const told = hands.viewAction(dealt, draw, viewer);
      const sentence = hands.describe(hands.view(dealt, viewer), told, hands.view(drawn, viewer), viewer);
      expect(sentence).toBe(viewer === 0 ? 'Player 1 draws 7.' : 'Player 1 draws a card.');
    }
  });

  it('calls the players by their names', () => {
    const names = ['Ada', 'Ben'];
    expect(hands.describe(dealt, draw, drawn, { viewer: 0, names })).toBe('Ada draws 7.');
    expect(hands.describe(dealt, draw, drawn, { viewer: 1, names })).toBe('Ada draws a card.');
    expect(hands.describe(dealt, draw, drawn, { names })).toBe('Ada draws a card.');
    expect(hands.describe(dealt, draw, drawn, {})).toBe('Player 1 draws a card.');
    expect(hands.describe(dealt, draw, drawn, { names: ['You'] })).toBe('Player 1 (You) draws a card.');
    expect(race.describe(start, { type: 'run', player: 0 }, start, { names })).toMatch(/^Ada/);
  });

  it.each<unknown>([
    [0],
    'Ada',
    { names: 'Ada' },
    { names: [1] },
    { names: { length: 2 ** 32 } },
    { viewer: 0, name: 'Ada' },
    { names: ['x'.repeat(20_001)] },
  ])('is not told to %j', (listener) => {
    expect(refusal(() => hands.describe(dealt, draw, drawn, listener as never))).toMatch(/^INVALID_ACTION/);
  });

  it('is not given to what throws when it is looked at', () => {
    const listener = Object.defineProperty({}, 'names', { enumerable: true, get: () => expect.fail('looked at') });
    expect(refusal(() => hands.describe(dealt, draw, drawn, listener))).toMatch(/^INVALID_ACTION/);
  });

  it('a state from outside shows a viewer no more than one of ours', () => {
    expect(hands.describe(json(dealt), draw, json(drawn), 1)).toBe('Player 1 draws a card.');
  });

  it('takes a told action with anything missing', () => {
    const view = hands.view(dealt, 1);
    expect(hands.describe(view, { type: 'play', player: 0 }, view, 1)).toBe('Player 1 plays a card.');
    expect(hands.describe(view, { type: 'draw', player: 0 }, view, 1)).toBe('Player 1 draws a card.');
  });

  it('has a plain sentence where the game has none', () => {
    expect(race.describe(start, rest, race.reduce(start, rest))).toBe('Player 1: rest.');
  });

  it('says only who does what without the outcome, where all is open', () => {
    expect(race.describe(start, { type: 'run', player: 0 }, start)).toBe('Player 1: run.');
    expect(race.describe(start, { type: 'run', player: 0, outcome: [4] }, start)).toBe('Player 1 runs 4.');
  });

  it.each([
    ['a garbled field', { type: 'play', player: 0, card: { toFixed: 1 } }],
    ['a garbled outcome', { type: 'draw', player: 0, outcome: 'seven' }],
    ['a field too many', { type: 'draw', player: 0, card: 3 }],
    ['an unknown type', { type: 'steal', player: 0 }],
    ['nothing', null],
  ])('refuses %s in a told action', (_what, action) => {
    const view = hands.view(dealt, 1);
    expect(refusal(() => hands.describe(view, action as never, view, 1))).toMatch(/^INVALID_ACTION/);
  });
});

it('a game is frozen, and its members need no `this`', () => {
  expect([race, race.playerCount, race.traits, race.facts, race.variants, race.schemas].every(Object.isFrozen)).toBe(
    true,
  );
  const { setup, reduce, legalActions, describe: tell } = race;
  const state = reduce(setup({ players: 2 }), { type: 'run', player: 0, outcome: [1] });
  expect([...legalActions(state)]).not.toHaveLength(0);
  expect(tell(start, { type: 'run', player: 0, outcome: [1] }, state)).toBe('Player 1 runs 1.');
});

it('traits are derived, or as declared', () => {
  const none = {
    chance: false,
    hiddenInformation: false,
    simultaneous: false,
    dexterity: false,
    enumerable: true,
    purposeful: false,
  };
  expect(race.traits).toEqual({ ...none, chance: true });
  expect(hands.traits).toEqual({ ...none, chance: true, hiddenInformation: true });
  expect(vote.traits).toEqual({ ...none, simultaneous: true });
});

it('facts are those declared, or none', () => {
  expect(race.facts).toEqual({ family: 'toys', number: 1 });
  expect(hands.facts).toEqual({});
});

it('setup says who can play, and which options there are', () => {
  const message = (table?: unknown) => {
    try {
      race.setup(table as never);
    } catch (error) {
      return (error as GameError).message;
    }
    return 'accepted';
  };
  expect(message()).toBe('race: setup: players: expected an integer from 2 to 4, got nothing');
  expect(message({ players: 2, options: { gaol: 9 } })).toMatch(/^race: setup: options: unknown "gaol", expected goal/);
});
