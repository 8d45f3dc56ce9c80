import { describe, expect, it } from 'vitest';
import { hands, race } from '../../test/helpers/toys.js';
import type { Chance } from '../kernel/dice/chance.js';
import { type Dice, scriptedDice, seededDice } from '../kernel/dice/dice.js';
import { GameError } from '../kernel/errors.js';
import { createReducer } from './reducer.js';

const start = race.setup({ players: 2 });
const run = { type: 'run', player: 0 } as const;
const seeded = seededDice('reducer');
const first = seeded.draw(race.chance(start, run) as Chance<number[]>, 0);
const another = [(first[0] ?? 0) === 6 ? 1 : 6];

const refusal = (code: string) => expect.objectContaining({ name: 'GameError', code });

/** Dice that count how often they are asked, and for which event. */
function counting(outcome: unknown): { dice: Dice; asked: number[] } {
  const asked: number[] = [];
  return {
    asked,
    dice: {
      draw: (_, event) => {
        asked.push(event);
        return outcome as never;
      },
    },
  };
}

describe('a reducer', () => {
  it('draws what is missing, and is pure', () => {
    const reducer = createReducer(race, seeded);
    const state = reducer(start, run);
    expect(state).toEqual(race.reduce(start, { ...run, outcome: first }));
    expect(reducer(start, run)).toEqual(state);
    expect(createReducer(race, seededDice('reducer'))(start, run)).toEqual(state);
  });

  it('draws event after event, counted in the state', () => {
    const dice = scriptedDice([[1], [2], [3]]);
    const reducer = createReducer(race, dice);
    let state = start;
    for (const player of [0, 1, 0]) state = reducer(state, { type: 'run', player });
    expect(state).toMatchObject({ events: 3, runners: [{ at: 4 }, { at: 2 }] });
    dice.assertUsedUp();
  });

  it('asks for no dice where nothing is random', () => {
    const { dice, asked } = counting([1]);
    const reducer = createReducer(race, dice);
    const state = reducer(start, { type: 'jump', player: 0, over: [1], safely: true });
    expect([reducer(state, { type: 'rest', player: 1 }).events, asked]).toEqual([0, []]);
  });

  it('a rejected action asks for no dice either, and uses up nothing', () => {
    const { dice, asked } = counting([4]);
    const reducer = createReducer(race, dice);
    for (const action of [
      { type: 'run', player: 1 },
      { type: 'fly', player: 0 },
      { type: 'run', player: 0, x: 1 },
      null,
    ]) {
      expect(() => reducer(start, action as never)).toThrow(GameError);
    }
    expect(asked).toEqual([]);
    expect([reducer(start, run).runners[0]?.at, asked]).toEqual([4, [0]]);
  });

  it('takes a saved state, and keeps nothing of it', () => {
    const saved = JSON.parse(JSON.stringify(start));
    const state = createReducer(race, seeded)(saved, run);
    expect(state.runners[1]).not.toBe(saved.runners[1]);
    expect(Object.isFrozen(saved.runners)).toBe(false);
  });
});

describe('an outcome that was sent along', () => {
  it('is taken when the dice give the same, refused when they do not', () => {
    const reducer = createReducer(race, seeded);
    expect(reducer(start, { ...run, outcome: first })).toEqual(reducer(start, run));
    expect(() => reducer(start, { ...run, outcome: another })).toThrow(refusal('DICE_MISMATCH'));
    expect(() => reducer(start, { ...run, outcome: [7] })).toThrow(refusal('DICE_MISMATCH'));
  });

  it('is refused whatever it is, where clients are not trusted', () => {
    const reducer = createReducer(race, seeded, { outcomes: 'refuse' });
    const refusals = [first, another, [7], null].map((outcome) => {
      try {
        return reducer(start, { ...run, outcome } as never) && 'taken';
      } catch (error) {
        return error instanceof GameError ? `${error.code} ${error.message}` : 'another error';
      }
    });
    expect(new Set(refusals)).toEqual(new Set(['DICE_MISMATCH race: outcomes are drawn here, none may be sent']));
    expect(reducer(start, run)).toEqual(createReducer(race, seeded)(start, run));
    expect(reducer(start, { ...run, outcome: undefined })).toEqual(reducer(start, run));
  });

  it('is no outcome where nothing is random', () => {
    const jump = { type: 'jump', player: 0, over: [1], safely: true, outcome: 'well' } as const;
    for (const outcomes of ['verify', 'refuse'] as const) {
      expect(() => createReducer(race, seeded, { outcomes })(start, jump)).toThrow(refusal('INVALID_OUTCOME'));
    }
  });
});

describe('dice', () => {
  it.each([undefined, null, [7], [1, 2], 'x', Number.NaN, () => [1], { 0: 1 }])(
    'that give %s are found out',
    (outcome) => {
      expect(() => createReducer(race, counting(outcome).dice)(start, run)).toThrow(refusal('INVALID_OUTCOME'));
    },
  );

  it('that give something hostile are found out', () => {
    const hostile = new Proxy([1], {
      get: () => {
        throw new Error('no');
      },
    });
    expect(() => createReducer(race, counting(hostile).dice)(start, run)).toThrow(refusal('INVALID_OUTCOME'));
  });

  it('may fail in their own way', () => {
    const broken = {
      draw: () => {
        throw new TypeError('the dice fell off the table');
      },
    };
    expect(() => createReducer(race, broken)(start, run)).toThrow('the dice fell off the table');
  });

  it('keep what they drew: the state has a copy', () => {
    const drawn = [5];
    const state = createReducer(race, counting(drawn).dice)(start, run);
    drawn[0] = 1;
    expect([state.runners[0]?.at, Object.isFrozen(drawn)]).toEqual([5, false]);
  });
});

describe('what makes no reducer', () => {
  const throwing = new Proxy(
    {},
    {
      get: () => {
        throw new Error('no');
      },
    },
  );
  it.each([
    ['no game', undefined, seeded, {}],
    ['null', null, seeded, {}],
    ['a text', 'race', seeded, {}],
    ['something like a game', { ...race, id: 'race' }.schemas, seeded, {}],
    ['a hostile game', throwing, seeded, {}],
    ['no dice', race, undefined, {}],
    ['dice that do not draw', race, { draw: 1 }, {}],
    ['a seed in place of dice', race, 'seed', {}],
    ['hostile dice', race, throwing, {}],
    ['null options', race, seeded, null],
    ['hostile options', race, seeded, throwing],
    ['a mistyped option', race, seeded, { outcomes: 'refused' }],
    ['an option of the wrong kind', race, seeded, { outcomes: true }],
  ])('%s', (_what, game, dice, options) => {
    expect(() => createReducer(game as never, dice as never, options as never)).toThrow(refusal('INVALID_SETUP'));
  });

  it('a game from another copy of this package does', () => {
    const copy = Object.freeze({ ...race });
    expect(createReducer(copy, seeded)(start, run)).toEqual(createReducer(race, seeded)(start, run));
  });
});

it('a hidden game is reduced on the state, not on a view', () => {
  const state = hands.setup({ players: 2 });
  const reducer = createReducer(hands, seeded);
  const next = reducer(state, { type: 'draw', player: 0 });
  expect(next.hands[0]).toHaveLength(4);
  expect(() => reducer(hands.view(state, 0) as never, { type: 'draw', player: 0 })).toThrow(refusal('INVALID_STATE'));
});

describe('a step', () => {
  it('gives the state of the reducer, what was rolled, and the sentence', () => {
    const step = race.step(start, run, seeded);
    const action = { ...run, outcome: first };
    const state = createReducer(race, seeded)(start, run);
    expect(step).toEqual({ ok: true, state, action, text: race.describe(start, action, state) });
    expect(race.step(start, action)).toEqual(step);
    expect(race.step(start, action, seeded)).toEqual(step);
  });

  it('freezes nothing of the caller, and all that it gives', () => {
    const action = { type: 'jump' as const, player: 0, over: [1], safely: true };
    const step = race.step(start, action, counting([1]).dice);
    action.over.push(7);
    expect(step).toMatchObject({ ok: true, action: { over: [1] } });
    expect(
      step.ok && [step.state, step.action, step.action.type === 'jump' && step.action.over].map(Object.isFrozen),
    ).toEqual([true, true, true]);
  });

  it('tells it to whoever listens, by the names that the players have', () => {
    const state = hands.setup({ players: 2 });
    const { action } = hands.step(state, { type: 'draw', player: 0 }, seeded) as {
      action: { type: 'draw'; player: 0 };
    };
    for (const viewer of [0, 1, null]) {
      const listener = { viewer, names: ['Ada', 'Ben'] };
      const step = hands.step(state, action, undefined, listener);
      expect(step.ok && step.text).toBe(hands.describe(state, action, hands.reduce(state, action), listener));
      expect(step.ok && step.text).toContain('Ada');
    }
    const texts = [0, 1].map((viewer) => hands.step(state, action, undefined, viewer));
    expect(texts[0]).not.toEqual(texts[1]);
  });

  it.each([
    ['another player’s', { type: 'run', player: 1 }, seeded, null, 'NOT_YOUR_TURN'],
    ['no action', null, seeded, null, 'INVALID_ACTION'],
    ['an action without its outcome, where no dice draw', run, undefined, null, 'INVALID_OUTCOME'],
    ['another outcome than the dice give', { ...run, outcome: another }, seeded, null, 'DICE_MISMATCH'],
    ['no dice', run, 'seed', null, 'INVALID_SETUP'],
    ['a listener who does not sit there', run, seeded, 2, 'INVALID_ACTION'],
    ['no listener', run, seeded, { name: 'Ada' }, 'INVALID_ACTION'],
  ])('refuses %s, and does not throw', (_what, action, dice, listener, code) => {
    expect(race.step(start, action as never, dice as never, listener as never)).toEqual({
      ok: false,
      error: refusal(code),
    });
    expect(race.step({ game: 'race' } as never, run, seeded)).toEqual({ ok: false, error: refusal('INVALID_STATE') });
  });

  it('lets through what the dice throw', () => {
    const broken: Dice = {
      draw: () => {
        throw new TypeError('the dice fell off the table');
      },
    };
    expect(() => race.step(start, run, broken)).toThrow('the dice fell off the table');
  });
});
