import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { race } from '../../../test/helpers/toys.js';
import { defineGame } from '../define.js';
import { scriptedDice } from '../dice/dice.js';
import { createRng } from '../dice/random.js';
import { GameError } from '../errors.js';
import { purposeful } from '../purpose.js';
import { natural } from '../schemas/schema.js';
import { oneToAct } from '../turns.js';
import { engineOf } from './engine.js';

const begun = race.setup({ players: 2 });
const thrown = (run: () => unknown): GameError => {
  try {
    run();
  } catch (error) {
    if (error instanceof GameError) return error;
    throw error;
  }
  throw new Error('expected a GameError');
};

describe('a step', () => {
  const run = { type: 'run', player: 0 } as const;

  it('tells state, action with its outcome, and a sentence', () => {
    const step = race.step(begun, run, scriptedDice([[4]]));
    expect(step).toEqual({
      ok: true,
      state: race.reduce(begun, { ...run, outcome: [4] }),
      action: { ...run, outcome: [4] },
      text: 'Player 1 runs 4.',
    });
    expect(step.ok && Object.isFrozen(step.action)).toBe(true);
    expect(race.step(begun, run, scriptedDice([[4]]), { names: ['Ada'] })).toMatchObject({ text: 'Ada runs 4.' });
  });

  it('of an action that is not random has no outcome, and says what was done', () => {
    const step = race.step(begun, { type: 'rest', player: 0 });
    expect(step).toMatchObject({ ok: true, text: 'Player 1: rest.' });
    expect(step.ok && Object.keys(step.action)).toEqual(['type', 'player']);
  });

  it('is refused as an answer', () => {
    expect(race.step(begun, { type: 'rest', player: 1 })).toMatchObject({
      ok: false,
      error: { code: 'NOT_YOUR_TURN' },
    });
    expect(race.step(begun, run, undefined, 7 as never)).toMatchObject({ ok: false });
    expect(race.safeReduce(begun, { ...run, outcome: [4] })).toMatchObject({ ok: true });
  });
});

describe('what is wrong is said in words', () => {
  it('of an outcome', () => {
    const run = { type: 'run', player: 0 } as const;
    expect(thrown(() => race.reduce(begun, run))).toMatchObject({
      code: 'INVALID_OUTCOME',
      message: 'race: run: the outcome is missing',
      path: ['outcome'],
    });
    expect(thrown(() => race.reduce(begun, { ...run, outcome: [7] })).message).toBe(
      'race: run: this outcome could not have happened',
    );
    const safe = { type: 'jump', player: 0, over: [1], safely: true, outcome: 'well' } as const;
    expect(thrown(() => race.reduce(begun, safe)).message).toBe(
      'race: jump: nothing random happens here, but an outcome came',
    );
  });

  it('of a viewer', () => {
    for (const viewer of [2, -1, 0.5]) {
      expect(thrown(() => race.view(begun, viewer))).toMatchObject({
        code: 'INVALID_ACTION',
        message: `race: expected a player from 0 to 1 or null, got ${viewer}`,
      });
    }
  });

  it('of options', () => {
    expect(thrown(() => race.playersFor({ goal: -1 })).message).toMatch(/^race: options: goal/);
  });

  it('of a state of older rules', () => {
    const old = { ...begun, rules: 0 };
    expect(thrown(() => race.load(old))).toMatchObject({
      code: 'INVALID_STATE',
      message: 'race: no migration from rules 0 to 3',
      path: ['rules'],
    });
    const unreadable = thrown(() => race.load({ ...begun, rules: 1, runners: 7 }));
    expect(unreadable.message).toBe('race: the state of rules 1 could not be migrated');
    expect(unreadable.cause).toBeInstanceOf(Error);
    for (const none of [null, 7, [], {}, { rules: 2 }, { options: null, rules: 3 }]) {
      expect(thrown(() => race.load(none)).code).toBe('INVALID_STATE');
    }
  });

  it('of what is no game', () => {
    for (const game of [undefined, null, {}, 7]) {
      expect(thrown(() => engineOf(game))).toMatchObject({
        code: 'INVALID_SETUP',
        message: 'expected a game made by defineGame',
      });
    }
    expect(engineOf(race).definition.id).toBe('race');
  });
});

const asked: (number | null)[] = [];
const h = defineGame({
  id: 'cards',
  rules: 1,
  options: {},
  state: { card: natural(9), toPlay: natural(3) },
  hidden: { card: z.nullable(natural(9)) },
});
const cards = h.game({
  title: 'Cards',
  playerCount: { min: 2, max: 4 },
  actions: {
    play: h.action({
      apply(draft) {
        draft.card = 0;
      },
      describe: (_before, _action, after) =>
        `It was ${(after as { card: { of: number } | null }).card?.of.toFixed(0)}.`,
    }),
  },
  setup: () => ({ card: 7, toPlay: 0 }),
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result: () => null,
  view(state, player) {
    asked.push(player);
    return player === 0 ? state : { ...state, card: null };
  },
  complete: (view) => ({ ...view, card: 5 }),
  purpose: purposeful(() => 0),
});

describe('who sees what', () => {
  it('who sits nowhere sees what a spectator sees', () => {
    const state = cards.setup({ players: 2 });
    asked.length = 0;
    expect(cards.check(state, { type: 'play', player: 3 })).toMatchObject({ code: 'NOT_YOUR_TURN' });
    expect(cards.check(state, { type: 'play', player: 2 })).toMatchObject({ code: 'NOT_YOUR_TURN' });
    expect(asked).toEqual([null]);
    expect(cards.check(state, { type: 'play', player: 0 })).toBe(null);
    expect(cards.check(state, { type: 'play', player: 1 })).toMatchObject({ code: 'NOT_YOUR_TURN' });
    expect(asked).toEqual([null, 0, 1]);
  });

  it('a view that is the state does not make the state a view', () => {
    const state = cards.setup({ players: 2 });
    expect(cards.view(state, 0)).toEqual(state);
    expect(cards.view(state, 1).card).toBe(null);
    expect(cards.complete?.(cards.view(state, 1), 1, createRng('x'))).toMatchObject({ card: 5 });
  });

  it('a sentence that can’t be said tells that the action is of other states', () => {
    const state = cards.setup({ players: 2 });
    const error = thrown(() => cards.describe(state, { type: 'play', player: 0 }, state, 0));
    expect(error).toMatchObject({
      code: 'INVALID_ACTION',
      message: 'cards: play: the action does not belong between these states',
    });
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  it('what is lent is a view until it is given back', () => {
    const { lend, isOurs } = engineOf(cards);
    const [value, state] = [{ ...cards.setup({ players: 2 }) }, cards.setup({ players: 2 })];
    expect([isOurs(value), isOurs(state), isOurs(cards.load({ ...state }))]).toEqual([false, true, false]);
    lend(value, true);
    expect(isOurs(value)).toBe(true);
    // A view shows what is in it to everybody: it is not looked at through `view`.
    expect(cards.view(value as never, 1).card).toBe(7);
    lend(value, false);
    expect(isOurs(value)).toBe(false);
    lend(state, false);
    expect(isOurs(state)).toBe(true);
  });
});

it('a game says what it is', () => {
  expect(cards.traits).toEqual({
    chance: false,
    hiddenInformation: true,
    simultaneous: false,
    dexterity: false,
    enumerable: true,
    purposeful: true,
  });
  expect(race.traits).toMatchObject({ chance: true, hiddenInformation: false, purposeful: false });
  expect([race.playerCount, race.facts, race.variants, race.editions]).toEqual([
    { min: 2, max: 4 },
    { family: 'toys', number: 1 },
    [{}, { goal: 5 }],
    {},
  ]);
  expect(cards.variants).toEqual([{}]);
  expect([race.playerCount, race.facts, race.traits].every(Object.isFrozen)).toBe(true);
  expect([race.complete, race.result(begun), cards.result(cards.setup({ players: 2 }))]).toEqual([
    undefined,
    null,
    null,
  ]);
});
