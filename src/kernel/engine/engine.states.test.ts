import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { hands, race, vote } from '../../../test/helpers/toys.js';
import { kiriki } from '../../games/kiriki/kiriki.js';
import { defineGame } from '../define.js';
import { GameError, illegal } from '../errors.js';
import { deepFreeze } from '../plain.js';
import { natural } from '../schemas/schema.js';
import { oneToAct } from '../turns.js';
import type { AnyGame, DeepReadonly } from '../types.js';

type RaceState = ReturnType<typeof race.setup>;

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const start = race.setup({ players: 2 });
const run = (face: number) => ({ type: 'run', player: 0, outcome: [face] }) as const;

/** What a call throws, which must be a GameError. */
function errorOf(call: () => unknown): GameError {
  try {
    call();
  } catch (error) {
    if (error instanceof GameError) return error;
    throw error;
  }
  throw new Error('expected a GameError, but nothing was thrown');
}

function isDeepFrozen(value: unknown): boolean {
  return (
    typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isDeepFrozen))
  );
}

describe('setup', () => {
  it('makes a frozen state with its envelope', () => {
    expect(start).toEqual({
      game: 'race',
      rules: 3,
      players: 2,
      options: { goal: 20, rests: 2 },
      events: 0,
      runners: [
        { at: 0, rests: 0 },
        { at: 0, rests: 0 },
      ],
      toPlay: 0,
      pacer: 0,
    });
    expect(isDeepFrozen(start)).toBe(true);
  });

  it('resolves options, neither keeping nor freezing those it was given', () => {
    const options = { goal: 50, rests: undefined };
    const state = race.setup({ players: 2, options });
    options.goal = 51;
    expect(state.options).toEqual({ goal: 50, rests: 2 });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 2],
    ['an array', [2]],
    ['no players', {}],
    ['too few', { players: 1 }],
    ['too many', { players: 5 }],
    ['half a player', { players: 2.5 }],
    ['a text', { players: '2' }],
    ['something that converts to a number', { players: Object.create({ valueOf: (): number => 2 }) }],
    ['a key too many', { players: 2, seed: 'x' }],
    ['no options', { players: 2, options: null }],
    ['an unknown option', { players: 2, options: { gaol: 5 } }],
    ['an option of the wrong kind', { players: 2, options: { goal: '20' } }],
    ['an option out of range', { players: 2, options: { goal: 101 } }],
    ['options that do not go with so many', { players: 4, options: { goal: 3 } }],
    [
      'a getter that throws',
      {
        get players(): number {
          throw new Error('no');
        },
      },
    ],
  ])('refuses %s', (_what, table) => {
    expect(errorOf(() => race.setup(table as never)).code).toBe('INVALID_SETUP');
  });

  it('says what was expected', () => {
    expect(errorOf(() => race.setup({ players: 9 })).message).toBe(
      'race: setup: players: expected an integer from 2 to 4, got 9',
    );
    expect(errorOf(() => race.setup({ players: 4, options: { goal: 3 } }))).toMatchObject({
      message: 'race: the goal is too near for so many',
      path: ['options'],
    });
    expect(errorOf(() => race.setup({ players: 2, options: { goal: -1 } }))).toMatchObject({
      message: 'race: setup: options.goal: expected an integer from 0 to 100, got -1',
      path: ['options', 'goal'],
    });
  });
});

describe('load', () => {
  it('gives a frozen copy, equal to what was saved', () => {
    const saved = json(start);
    const state = race.load(saved);
    expect(state).toEqual(start);
    expect([state === saved, isDeepFrozen(state), Object.isFrozen(saved), Object.isFrozen(saved.runners)]).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', JSON.stringify(start)],
    ['an array', [start]],
    ['no game', {}],
    ['another game', kiriki.setup({ players: 2 })],
    ['another game of the same players', vote.setup({ players: 2 })],
    ['later rules', { ...start, rules: 4 }],
    ['rules that never were', { ...start, rules: 0 }],
    ['broken rules', { ...start, rules: 2.5 }],
    ['negative rules', { ...start, rules: -1e9 }],
    ['rules of the wrong kind', { ...start, rules: '3' }],
    ['too few players', { ...start, players: 1, runners: [{ at: 0, rests: 0 }] }],
    ['more players than runners', { ...start, players: 3 }],
    ['a player to act who is not there', { ...start, toPlay: 2 }],
    ['a field missing', { ...start, toPlay: undefined }],
    ['a field too many', { ...start, seed: 'x' }],
    ['a field of the wrong kind', { ...start, toPlay: '0' }],
    [
      'a number out of range',
      {
        ...start,
        runners: [
          { at: 201, rests: 0 },
          { at: 0, rests: 0 },
        ],
      },
    ],
    ['a negative number of events', { ...start, events: -1 }],
    ['an unknown option', { ...start, options: { ...start.options, gaol: 20 } }],
    ['an unknown option where one is missing', { ...start, options: { goal: 20, gaol: 20 } }],
    ['no options', { ...start, options: undefined }],
    ['a list of options', { ...start, options: [] }],
    ['options that do not go with so many', { ...start, options: { goal: 1, rests: 2 } }],
    ['NaN', { ...start, events: Number.NaN }],
    ['a class instance', Object.assign(new (class State {})(), start)],
  ])('refuses %s', (_what, value) => {
    expect(errorOf(() => race.load(value)).code).toBe('INVALID_STATE');
    expect(race.safeReduce(value as RaceState, run(1))).toMatchObject({ ok: false, error: { code: 'INVALID_STATE' } });
  });

  it('says where, what was expected and what came, and never the whole', () => {
    const bad = {
      ...start,
      runners: [
        { at: 0, rests: 0 },
        { at: 'x'.repeat(1000), rests: 0 },
      ],
    };
    const error = errorOf(() => race.load(bad));
    expect(error.message).toBe('race: state: runners.1.at: expected an integer from 0 to 200, got a long string');
    expect(error.path).toEqual(['runners', 1, 'at']);
    expect(errorOf(() => race.load({ ...start, runners: [] })).message).toBe('race: state: expected 2 runners');
    expect(errorOf(() => race.load({ ...start, toPlay: 2 })).message).toBe(
      'race: state: Player 3 is to act in a game for 2',
    );
  });

  it('brings states of rules 1 and 2 to rules 3', () => {
    const { runners: _r, pacer: _p, ...rest } = json(start);
    const one = { ...rest, rules: 1, positions: [3, 4] };
    const two = {
      ...rest,
      rules: 2,
      runners: [
        { at: 3, rests: 0 },
        { at: 4, rests: 0 },
      ],
    };
    const three = race.load({ ...two, rules: 3, pacer: 0 });
    expect(race.load(one)).toEqual(three);
    expect(race.load(two)).toEqual(three);
    expect(race.reduce(one as never, run(6)).runners[0]?.at).toBe(9);
    expect([one.rules, one.positions]).toEqual([1, [3, 4]]);
  });

  it('fills in options that are missing with their defaults, and changes nothing else', () => {
    const saved = { ...json(start), options: { goal: 30 } };
    const loaded = race.load(saved);
    expect(loaded).toEqual({ ...start, options: { goal: 30, rests: 2 } });
    expect(Object.keys(race.load({ ...saved, options: { rests: 1 } }).options)).toEqual(['goal', 'rests']);
    expect(race.load({ ...saved, options: {} })).toEqual(start);
    expect(saved.options).toEqual({ goal: 30 });
    expect(race.reduce(saved as never, run(3)).options).toEqual({ goal: 30, rests: 2 });
  });

  it('fills them in before it migrates, also in a view', () => {
    const options = { long: z._default(z.boolean(), false) };
    const game = defineGame({ id: 'late', rules: 2, options, state: { at: natural() }, hidden: { at: natural() } });
    const late = game.game({
      title: 'Late',
      playerCount: { min: 1, max: 1 },
      actions: { go: game.action({ apply: () => undefined }) },
      setup: () => ({ at: 0 }),
      playersToAct: () => oneToAct(0),
      result: () => null,
      view: (state) => ({ ...state, at: 0 }),
      complete: (view) => view,
      migrations: { 1: (state) => ({ ...state, at: (state.options as { long: boolean }).long ? 2 : 1 }) },
    });
    const one = { game: 'late', rules: 1, players: 1, options: {}, events: 0, at: 0 };
    expect(late.load(one)).toMatchObject({ rules: 2, options: { long: false }, at: 1 });
    expect(late.load({ ...one, options: { long: true } })).toMatchObject({ rules: 2, at: 2 });
    expect(late.loadView({ ...one, rules: 2 }).options).toEqual({ long: false });
  });

  it.each([
    ['no migration', { ...start, rules: 0 }, 'race: no migration from rules 0 to 3'],
    ['a migration that breaks', { ...start, rules: 1 }, 'race: the state of rules 1 could not be migrated'],
    [
      'a migration that gives no state',
      { ...start, rules: 1, positions: [1, 2, 3] },
      'race: state: expected 2 runners',
    ],
  ])('says when there is %s', (_what, value, message) => {
    const error = errorOf(() => race.load(value));
    expect([error.code, error.message]).toEqual(['INVALID_STATE', message]);
  });

  it.each([
    ['a clause', illegal('LGS-2', 'nobody stands there'), 'legs: state: nobody stands there', 'LGS-2'],
    ['words', 'nobody stands there', 'legs: state: nobody stands there', undefined],
    ['nothing', null, undefined, undefined],
  ])('load refuses what checkState says is wrong: %s', (_what, problem, message, clause) => {
    const g = defineGame({ id: 'legs', rules: 1, options: {}, state: { at: natural() } });
    const legs = g.game({
      title: 'Legs',
      playerCount: { min: 1, max: 1 },
      actions: { go: g.action({ apply: (draft) => void draft.at++ }) },
      setup: () => ({ at: 0 }),
      checkState: ({ at }) => (at === 13 ? problem : undefined),
      playersToAct: () => [0],
      result: () => null,
    });
    const load = (at: number) => legs.load({ ...legs.setup({ players: 1 }), at });
    expect(load(12).at).toBe(12);
    if (message === undefined) expect(load(13).at).toBe(13);
    else expect(errorOf(() => load(13))).toMatchObject({ code: 'INVALID_STATE', message });
    if (message !== undefined) expect(errorOf(() => load(13)).clause).toBe(clause);
  });

  it('a view is not a state', () => {
    const view = hands.view(hands.setup({ players: 2 }), 0);
    expect(errorOf(() => hands.load(view)).code).toBe('INVALID_STATE');
    expect(errorOf(() => hands.reduce(view as never, { type: 'draw', player: 0, outcome: 1 })).code).toBe(
      'INVALID_STATE',
    );
    expect(hands.loadView(json(view))).toEqual(view);
    expect(isDeepFrozen(hands.loadView(json(view)))).toBe(true);
  });
});

describe('trust', () => {
  it('a state of the rules is used as it is: what did not change is shared', () => {
    const state = race.reduce(start, run(3));
    expect(state.runners[0]).toEqual({ at: 3, rests: 0 });
    expect(state.runners[1]).toBe(start.runners[1]);
    expect(state.options).toBe(start.options);
    expect([isDeepFrozen(state), isDeepFrozen(start), state.events, start.events]).toEqual([true, true, 1, 0]);
  });

  it.each([
    ['a copy', (state: RaceState) => json(state)],
    ['a frozen copy', (state: RaceState) => deepFreeze(json(state))],
    ['a proxy', (state: RaceState) => new Proxy(state, {})],
    ['an heir', (state: RaceState) => Object.assign(Object.create(null), state) as RaceState],
  ])('%s is validated, and used as a copy', (_what, make) => {
    const foreign = make(start);
    const before = json(foreign);
    const state = race.reduce(foreign, run(3));
    expect(state).toEqual(race.reduce(start, run(3)));
    expect(state.runners[1]).not.toBe(foreign.runners[1]);
    expect(foreign).toEqual(before);
    const shared = { ...start, events: 7 };
    expect(race.reduce(shared, run(3))).toMatchObject({ events: 8 });
    expect(Object.isFrozen(shared)).toBe(false);
  });

  it('a state that was changed after it was saved is found out', () => {
    const cheat = json(start) as unknown as { runners: { at: number }[] };
    (cheat.runners[0] as { at: number }).at = 1e6;
    expect(errorOf(() => race.reduce(cheat as never, run(1))).code).toBe('INVALID_STATE');
  });

  it('games do not trust each other’s states, even of equal definitions', () => {
    const states = [race.setup({ players: 2 }), vote.setup({ players: 2 }), hands.setup({ players: 2 })];
    const games: readonly AnyGame[] = [race, vote, hands, kiriki];
    for (const game of games) {
      for (const state of states.filter((one) => one.game !== game.id)) {
        expect(game.check(state, { type: 'run', player: 0 })?.code).toMatch(/^INVALID_(STATE|ACTION)$/);
        expect(errorOf(() => [...game.legalActions(state)]).code).toBe('INVALID_STATE');
        expect(errorOf(() => game.result(state)).code).toBe('INVALID_STATE');
        expect(errorOf(() => game.view(state, null)).code).toBe('INVALID_STATE');
      }
    }
  });
});

describe('a state that is valid but contradicts itself', () => {
  // There is no runner 9, which only the rules of `pace` notice.
  const foreign: DeepReadonly<RaceState> = { ...json(start), pacer: 9 };
  const loaded = race.load(foreign);
  const pace = { type: 'pace', player: 0, by: 1 } as const;

  it.each([
    ['reduce', () => race.reduce(foreign, pace)],
    ['chance', () => race.chance(foreign, pace)],
    ['reveals', () => race.reveals(foreign, pace)],
    ['viewAction', () => race.viewAction(foreign, pace, null)],
    ['describe', () => race.describe(foreign, pace, foreign)],
    ['legalActions', () => [...race.legalActions(foreign)]],
  ])('%s says so', (_member, call) => {
    expect(errorOf(call)).toMatchObject({ code: 'INVALID_STATE', message: 'race: the state contradicts itself' });
  });

  it('check and safeReduce say so as values', () => {
    expect(race.check(foreign, pace)).toEqual({ code: 'INVALID_STATE', message: 'race: the state contradicts itself' });
    expect(race.safeReduce(foreign, pace)).toMatchObject({ ok: false, error: { code: 'INVALID_STATE' } });
  });

  it('a view says so as well, made of such a state or loaded', () => {
    const dealt = json(hands.setup({ players: 3 }));
    const short = { ...dealt, toPlay: 2, hands: dealt.hands.slice(0, 2) };
    const views = [hands.view(hands.load(short), 0), hands.loadView({ ...short, hands: [3, 3] })];
    for (const view of views) {
      expect(hands.check(view, { type: 'draw', player: 2 })?.code).toBe('INVALID_STATE');
      expect(errorOf(() => [...hands.legalActions(view)]).code).toBe('INVALID_STATE');
    }
  });

  it('is still foreign after it was loaded', () => {
    expect(errorOf(() => race.reduce(loaded, pace)).code).toBe('INVALID_STATE');
    expect(errorOf(() => [...race.legalActions(loaded)]).code).toBe('INVALID_STATE');
    expect(race.check(loaded, pace)?.code).toBe('INVALID_STATE');
  });
});
