import { describe, expect, it, vi } from 'vitest';
import * as classic from 'zod';
import * as z from 'zod/mini';
import { race } from '../../test/helpers/toys.js';
import { defineGame } from './define.js';
import { d6 } from './dice/chance.js';
import { natural } from './schemas/schema.js';
import { oneToAct } from './turns.js';
import type { AnyGame } from './types.js';

const shapes = {
  id: 'toy',
  rules: 1,
  options: { n: z._default(natural(9), 1) },
  state: { left: natural(99), seen: natural(9) },
};
const spec = {
  title: 'Toy',
  playerCount: { min: 1, max: 2 },
  setup: () => ({ left: 3, seen: 0 }),
  playersToAct: ({ left }: { left: number }) => oneToAct(left > 0 ? 0 : null),
  result: ({ left }: { left: number }) => (left > 0 ? null : { winners: [], scores: null, reason: 'Nothing is left.' }),
};
const take = {
  apply(draft: { left: number }) {
    draft.left--;
  },
};
const view = (state: object) => state;

/** A definition as a program without types could write it. */
function define(changed: { shapes?: object; spec?: object; actions?: object }): unknown {
  const g = defineGame({ ...shapes, ...changed.shapes } as never);
  return g.game({ ...spec, actions: changed.actions ?? { take }, ...changed.spec } as never);
}

describe('a definition', () => {
  it('may be as short as this', () => {
    expect(define({})).toMatchObject({ id: 'toy', title: 'Toy', rules: 1, variants: [{}] });
  });

  it('may let groups play in place of players, so that more people sit down than there are sides', () => {
    const checkSetup = ({ players, options }: { players: number; options: { n: number } }) =>
      players > 2 && options.n !== players ? 'there are no such groups' : undefined;
    const toy = define({ spec: { playerCount: { min: 1, max: 2, withGroups: 5 }, checkSetup } }) as AnyGame;
    expect([toy.playersFor({}), toy.playersFor({ n: 4 })]).toEqual([
      [1, 2],
      [1, 2, 4],
    ]);
    const state = toy.setup({ players: 4, options: { n: 4 } });
    expect(toy.load(JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(toy.check(state, { type: 'take', player: 4 })?.code).toBe('NOT_YOUR_TURN');
    expect(toy.check(state, { type: 'take', player: 5 })?.code).toBe('INVALID_ACTION');
    expect(() => toy.setup({ players: 6, options: { n: 6 } })).toThrow(/from 1 to 5, got 6/);
  });

  it('may say with null, as `game.check` does, that nothing is wrong', () => {
    const nothing = { checkSetup: () => null, checkState: () => null };
    const toy = define({ spec: nothing, actions: { take: { ...take, check: () => null } } }) as AnyGame;
    const state = toy.setup({ players: 1 });
    expect(toy.load(JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(toy.check(state, { type: 'take', player: 0 })).toBeNull();
    expect([...toy.legalActions(state)]).toEqual([{ type: 'take', player: 0 }]);
    expect(toy.reduce(state, { type: 'take', player: 0 })).toMatchObject({ left: 2 });
  });

  it.each<[string, Parameters<typeof define>[0], RegExp]>([
    ['no id', { shapes: { id: undefined } }, /id/],
    ['an id that is not kebab-case', { shapes: { id: 'My Toy' } }, /id/],
    ['an id that ends otherwise', { shapes: { id: 'toy-' } }, /id/],
    ['an id with something behind it', { shapes: { id: 'toy!' } }, /id/],
    ['half a player at least', { spec: { playerCount: { min: 0.5, max: 2 } } }, /^toy: playerCount/],
    ['no number at most', { spec: { playerCount: { min: 1, max: '2' } } }, /^toy: playerCount/],
    ['a state field game', { shapes: { state: { game: natural() } } }, /^toy: every state has a field game already/],
    ['a state field rules', { shapes: { state: { rules: natural() } } }, /^toy: every state has a field rules already/],
    [
      'a state field events',
      { shapes: { state: { events: natural() } } },
      /^toy: every state has a field events already/,
    ],
    [
      'defaults of rules that there were not',
      { shapes: { rules: 2 }, spec: { olderDefaults: { 2: {} } } },
      /^toy: olderDefaults: there were no rules 2 before/,
    ],
    [
      'defaults of rules 0',
      { shapes: { rules: 2 }, spec: { olderDefaults: { 0: {} } } },
      /^toy: olderDefaults: there were no rules 0 before/,
    ],
    [
      'a default of old of what is no option',
      { shapes: { rules: 2 }, spec: { olderDefaults: { 1: { m: 1 } } } },
      /^toy: olderDefaults: 1: m is no option/,
    ],
    ['rules that are no number', { shapes: { rules: '1' } }, /^toy: rules/],
    ['rules 0', { shapes: { rules: 0 } }, /^toy: rules/],
    ['no number of players', { spec: { playerCount: undefined } }, /^toy: playerCount/],
    ['no player', { spec: { playerCount: { min: 0, max: 2 } } }, /^toy: playerCount/],
    ['fewer players at most than at least', { spec: { playerCount: { min: 3, max: 2 } } }, /^toy: playerCount/],
    ['fewer in groups', { spec: { playerCount: { min: 1, max: 3, withGroups: 2 } } }, /^toy: playerCount.withGroups/],
    ['half a group', { spec: { playerCount: { min: 1, max: 2, withGroups: 4.5 } } }, /^toy: playerCount.withGroups/],
    ['half a player', { spec: { playerCount: { min: 1, max: 2.5 } } }, /^toy: playerCount/],
    ['no actions', { actions: {} }, /^toy: .*action/],
    ['no setup', { spec: { setup: undefined } }, /^toy: .*setup/],
    ['no playersToAct', { spec: { playersToAct: undefined } }, /^toy: .*playersToAct/],
    ['no result', { spec: { result: 1 } }, /^toy: .*result/],
    ['an option without default', { shapes: { options: { n: natural() } } }, /^toy: the option n .*default/],
    [
      'an edition with an option that is none',
      { spec: { editions: { english: { m: 1 } } } },
      /^toy: the edition english sets m, which is no option/,
    ],
    [
      'an edition with a value that the option does not take',
      { spec: { editions: { french: { n: 10 } } } },
      /^toy: the edition french sets n to what it can't be/,
    ],
    [
      'an edition without options',
      { spec: { editions: { english: null } } },
      /^toy: the edition english needs options/,
    ],
    ['an edition that is a word', { spec: { editions: { english: 'n' } } }, /^toy: the edition english needs options/],
    [
      'an edition whose name ends otherwise',
      { spec: { editions: { 'english-': {} } } },
      /^toy: the name of the edition english- must be kebab-case/,
    ],
    [
      'an edition whose name cannot be typed',
      { spec: { editions: { 'In English': {} } } },
      /^toy: the name of the edition In English must be kebab-case/,
    ],
    ['a state field of the envelope', { shapes: { state: { players: natural() } } }, /^toy: .*players/],
    [
      'a hidden field of the envelope',
      { shapes: { hidden: { options: z.null() } }, spec: { view, complete: view } },
      /^toy: .*options/,
    ],
    [
      'hidden parts without a view',
      { shapes: { hidden: { seen: z.null() } }, spec: { complete: view } },
      /^toy: .*view/,
    ],
    [
      'hidden parts that nobody completes',
      { shapes: { hidden: { seen: z.null() } }, spec: { view } },
      /^toy: .*complete/,
    ],
    ['an action without effect', { actions: { take: {} } }, /^toy: .*take.*apply/],
    [
      'fields that are not listed',
      { actions: { take: { ...take, fields: { by: natural() } } } },
      /^toy: .*take.*candidates/,
    ],
    [
      'a field player',
      { actions: { take: { ...take, fields: { player: natural() }, candidates: () => [] } } },
      /^toy: .*take.*player/,
    ],
    [
      'a field type',
      { actions: { take: { ...take, fields: { type: natural() }, candidates: () => [] } } },
      /^toy: .*take.*type/,
    ],
    [
      'a field outcome',
      { actions: { take: { ...take, fields: { outcome: natural() }, candidates: () => [] } } },
      /^toy: .*take.*outcome/,
    ],
    ['chance without outcome', { actions: { take: { ...take, chance: () => d6(1) } } }, /^toy: .*take.*needs outcome/],
    ['a count of what has no sample', { actions: { take: { ...take, count: () => 1 } } }, /^toy: .*take.*needs sample/],
    ['outcome without chance', { actions: { take: { ...take, outcome: natural() } } }, /^toy: .*take.*needs chance/],
  ])('with %s is a TypeError that says so', (_what, changed, message) => {
    expect(() => define(changed)).toThrow(TypeError);
    expect(() => define(changed)).toThrow(message);
  });

  it('may have defaults of old, and an id of several words', () => {
    const older = { 1: { n: 2 }, 2: (players: number) => ({ n: players }) };
    expect(() => define({ shapes: { id: 'my-2nd-toy', rules: 3 }, spec: { olderDefaults: older } })).not.toThrow();
  });

  it('is not looked at in production, nor where there is no process', () => {
    const wrong = { spec: { playerCount: { min: 3, max: 2 } } };
    try {
      for (const process of [{ env: { NODE_ENV: 'production' } }, undefined]) {
        vi.stubGlobal('process', process);
        define(wrong);
      }
    } finally {
      vi.unstubAllGlobals();
    }
    expect(() => define(wrong)).toThrow(TypeError);
  });

  it('may hide nothing in so many words', () => {
    expect(define({ shapes: { hidden: undefined } })).toMatchObject({ traits: { hiddenInformation: false } });
    expect(define({ shapes: { hidden: {} }, spec: { view } })).toMatchObject({ traits: { hiddenInformation: false } });
  });

  it('may be written in zod itself', () => {
    const g = defineGame({
      id: 'classic',
      rules: 1,
      options: { n: classic.number().int().max(9).default(4) },
      state: { left: classic.number().int().min(0).max(9) },
    });
    const game = g.game({
      title: 'Classic',
      playerCount: { min: 1, max: 1 },
      actions: {
        take: g.action({
          fields: { by: classic.number().int().min(1).max(3) },
          candidates: () => [{ by: 1 }, { by: 2 }],
          apply(draft, { by }, _, before) {
            draft.left = Math.max(0, before.left - by);
          },
        }),
      },
      setup: ({ options }) => ({ left: options.n }),
      playersToAct: ({ left }) => oneToAct(left > 0 ? 0 : null),
      result: ({ left }) => (left > 0 ? null : { winners: [0], scores: null, reason: 'Nothing is left.' }),
    });
    const state = game.reduce(game.setup({ players: 1 }), { type: 'take', player: 0, by: 3 });
    expect([state.left, game.check(state, { type: 'take', player: 0, by: 4 })?.code]).toEqual([1, 'INVALID_ACTION']);
    expect(game.load(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  it('has its schemas built when they are first used, once', () => {
    expect(race.schemas.action).toBe(race.schemas.action);
    expect(z.safeParse(race.schemas.action, { type: 'run', player: 0, outcome: [1] }).success).toBe(true);
    expect(z.safeParse(race.schemas.action, { type: 'walk', player: 0 }).success).toBe(false);
    // The outcome as it was declared; it may be left out.
    expect(z.safeParse(race.schemas.action, { type: 'run', player: 0 }).success).toBe(true);
    expect(z.safeParse(race.schemas.action, { type: 'run', player: 0, outcome: [7] }).success).toBe(false);
    expect(z.safeParse(race.schemas.action, { type: 'run', player: 0, outcome: 1 }).success).toBe(false);
    expect(z.safeParse(race.schemas.options, { goal: 9 })).toMatchObject({ data: { goal: 9, rests: 2 } });
    expect(z.safeParse(race.schemas.state, race.setup({ players: 2 })).success).toBe(true);
    expect(race.schemas.view).toBe(race.schemas.state);
  });
});

it('oneToAct gives the same frozen array for the same player', () => {
  const [three, again, nobody] = [oneToAct(3), oneToAct(3), oneToAct(null)];
  expect([three, nobody]).toEqual([[3], []]);
  expect([again === three, Object.isFrozen(three), Object.isFrozen(nobody)]).toEqual([true, true, true]);
});
