// Type tests: this file is compiled, never run. Every `@ts-expect-error` is itself an error where none occurs.
import { expectTypeOf } from 'vitest';
import * as z from 'zod/mini';
import { playout } from '../play/playout.js';
import { createReducer } from '../play/reducer.js';
import { defineGame } from './define.js';
import { type Chance, d6, die, uniform, weighted } from './dice/chance.js';
import { seededDice } from './dice/dice.js';
import { createRng } from './dice/random.js';
import { type GameError, illegal } from './errors.js';
import { oneToAct } from './turns.js';
import type {
  ActionOf,
  AnyAction,
  DeepReadonly,
  Envelope,
  Game,
  GameResult,
  OptionsOf,
  Resolved,
  StateOf,
  ViewedAction,
  ViewOf,
} from './types.js';

const g = defineGame({
  id: 'toy',
  rules: 1,
  options: { goal: z._default(z.int(), 10), style: z._default(z.enum(['fast', 'slow']), 'slow') },
  state: { at: z.array(z.int()), toPlay: z.nullable(z.int()), last: z.nullable(z.strictObject({ by: z.int() })) },
});

// Several random actions with outcomes of different types.
const roll = g.action({
  fields: { dice: z.array(z.int()), note: z.optional(z.string()) },
  candidates: () => [{ dice: [0] }, { dice: [0, 1], note: 'both' }],
  check(view, action) {
    expectTypeOf(view.at).toEqualTypeOf<readonly number[]>();
    expectTypeOf(view.options.style).toEqualTypeOf<'fast' | 'slow'>();
    expectTypeOf(action.dice).toEqualTypeOf<readonly number[]>();
    expectTypeOf(action.note).toEqualTypeOf<string | undefined>();
    expectTypeOf(action.player).toEqualTypeOf<number>();
    return action.dice.length > view.options.goal ? illegal('TOY-1', 'too many') : undefined;
  },
  outcome: z.array(z.int()),
  chance: (_, { dice }) => d6(dice.length),
  apply(draft, action, outcome, before) {
    expectTypeOf(outcome).toEqualTypeOf<readonly number[]>();
    expectTypeOf(draft.at).toEqualTypeOf<number[]>();
    expectTypeOf(before.at).toEqualTypeOf<readonly number[]>();
    draft.at[action.player] = outcome[0] ?? 0;
    // @ts-expect-error what was before is only read
    before.at[0] = 1;
    // @ts-expect-error the action is only read
    action.dice.push(1);
    // @ts-expect-error arrays of the action are copied, not taken over
    draft.at = action.dice;
    // @ts-expect-error outcomes are copied, not taken over
    draft.at = outcome;
    // @ts-expect-error no such field
    draft.goal = 1;
  },
  describe(_before, action) {
    expectTypeOf(action.outcome).toEqualTypeOf<readonly number[]>();
    return '';
  },
});

const paint = g.action({
  outcome: z.literal(['red', 'blue']),
  chance: () =>
    weighted([
      ['red', 1],
      ['blue', 2],
    ] as const),
  apply(draft, _action, outcome) {
    expectTypeOf(outcome).toEqualTypeOf<'red' | 'blue'>();
    draft.toPlay = outcome === 'red' ? 0 : 1;
  },
});

// A chance that may be null: then there is no outcome.
const jump = g.action({
  fields: { safely: z.boolean() },
  candidates: () => [{ safely: true }],
  outcome: z.literal(['well', 'badly']),
  chance: (_, { safely }) => (safely ? null : uniform(['well', 'badly'] as const)),
  apply(_draft, _action, outcome) {
    expectTypeOf(outcome).toEqualTypeOf<'well' | 'badly' | undefined>();
  },
});

// An action without fields and without chance.
const rest = g.action({
  apply(draft, action, outcome) {
    expectTypeOf(action).toEqualTypeOf<DeepReadonly<unknown> & { readonly player: number }>();
    expectTypeOf(outcome).toEqualTypeOf<never>();
    draft.last = { by: action.player };
  },
});

// A random action declares its outcomes: as the chance gives them, where there is one, or closer.
const later = { apply() {} };
// @ts-expect-error the outcome is not declared
g.action({ ...later, chance: () => d6(2) });
// @ts-expect-error the outcome is a list of numbers
g.action({ ...later, outcome: z.array(z.string()), chance: () => d6(2) });
// @ts-expect-error nor is it one number
g.action({ ...later, outcome: z.int(), chance: (_, { player }) => d6(player) });
// @ts-expect-error nor something that nothing is known of
g.action({ ...later, outcome: z.unknown(), chance: () => (d6(2).total === 36 ? d6(2) : null) });
g.action({ ...later, outcome: d6(2).schema, chance: () => d6(2) });
g.action({ ...later, outcome: z.tuple([z.literal(1), z.int()]), chance: () => d6(2) });
g.action({
  ...later,
  outcome: z.union([z.int(), z.literal('no')]),
  chance: ({ last }) => (last ? die(6) : uniform(['no'])),
});

const spec = {
  title: 'Toy',
  playerCount: { min: 2, max: 4 },
  setup: () => ({ at: [0, 0], toPlay: 0, last: null }),
  playersToAct: ({ toPlay }: { readonly toPlay: number | null }) => oneToAct(toPlay),
  result: (): GameResult | null => null,
};

const toy = g.game({ ...spec, variants: [{}, { style: 'fast' }], actions: { roll, paint, jump, rest } });

// What is inferred.
type ToyState = ReturnType<typeof toy.setup>;
type ToyAction = Parameters<typeof toy.reduce>[1];
expectTypeOf<ToyState['game']>().toEqualTypeOf<'toy'>();
expectTypeOf<ToyState['events']>().toEqualTypeOf<number>();
expectTypeOf<ToyState['last']>().toEqualTypeOf<{ readonly by: number } | null>();
expectTypeOf<ToyState['options']>().toEqualTypeOf<{ readonly goal: number; readonly style: 'fast' | 'slow' }>();
expectTypeOf<ToyAction['type']>().toEqualTypeOf<'roll' | 'paint' | 'jump' | 'rest'>();
expectTypeOf<Extract<ToyAction, { type: 'roll' }>['outcome']>().toEqualTypeOf<readonly number[] | undefined>();
expectTypeOf<Extract<ToyAction, { type: 'paint' }>['outcome']>().toEqualTypeOf<'red' | 'blue' | undefined>();
expectTypeOf<Extract<ToyAction, { type: 'jump' }>['outcome']>().toEqualTypeOf<'well' | 'badly' | undefined>();
expectTypeOf<Extract<ToyAction, { type: 'rest' }>>().toEqualTypeOf<{
  readonly type: 'rest';
  readonly player: number;
}>();
expectTypeOf(toy.check).returns.toEqualTypeOf<ReturnType<typeof toy.check>>();
expectTypeOf(toy.result).returns.toEqualTypeOf<GameResult | null>();

const state = toy.setup({ players: 2 });
toy.setup({ players: 2, options: { goal: 3 } });
toy.setup({ players: 2, options: { goal: undefined, style: 'fast' } });
toy.reduce(state, { type: 'roll', player: 0, dice: [0] });
toy.reduce(state, { type: 'roll', player: 0, dice: [0], note: 'x', outcome: [6] });
toy.reduce(state, { type: 'jump', player: 0, safely: true });
toy.reduce(state, { type: 'paint', player: 0, outcome: 'red' });
toy.reduce(state, { type: 'rest', player: 0 });
const result = toy.safeReduce(state, { type: 'rest', player: 0 });
if (result.ok) expectTypeOf(result.state).toEqualTypeOf<ToyState>();
else expectTypeOf(result.error).toEqualTypeOf<GameError>();
expectTypeOf(createReducer(toy, seededDice('a'))).returns.toEqualTypeOf<ToyState>();
expectTypeOf(playout(toy, { players: 2, seed: 'a' }).state).toEqualTypeOf<ToyState>();
expectTypeOf(toy.sampleAction(state, createRng('a'))?.type).toEqualTypeOf<ToyAction['type'] | undefined>();

// @ts-expect-error no such option
toy.setup({ players: 2, options: { gaol: 3 } });
// @ts-expect-error no such value of an option
toy.setup({ players: 2, options: { style: 'slowly' } });
// @ts-expect-error a game needs players
toy.setup({});
// @ts-expect-error no such action
toy.reduce(state, { type: 'fly', player: 0 });
// @ts-expect-error an action needs its fields
toy.reduce(state, { type: 'roll', player: 0 });
// @ts-expect-error a field of another action
toy.reduce(state, { type: 'rest', player: 0, dice: [0] });
// @ts-expect-error nothing is random in a rest
toy.reduce(state, { type: 'rest', player: 0, outcome: [1] });
// @ts-expect-error an outcome of another action
toy.reduce(state, { type: 'paint', player: 0, outcome: [1] });
// @ts-expect-error an outcome that cannot be
toy.reduce(state, { type: 'jump', player: 0, safely: false, outcome: 'so-so' });
// @ts-expect-error states are readonly, all the way down
state.at[0] = 1;
// @ts-expect-error states are readonly
state.toPlay = 1;
// @ts-expect-error an action needs a player
toy.reduce(state, { type: 'rest' });
// @ts-expect-error a variant is an option set
g.game({ ...spec, variants: [{ speed: 1 }], actions: { rest } });
// @ts-expect-error setup gives all fields of the state
g.game({ ...spec, setup: () => ({ at: [0], toPlay: 0 }), actions: { rest } });
// @ts-expect-error candidates list what the schema wants
g.action({ fields: { by: z.int() }, candidates: () => [{ by: '1' }], apply() {} });
// @ts-expect-error an action has an effect
g.action({ fields: { by: z.int() }, candidates: () => [{ by: 1 }] });
// @ts-expect-error an action is made by `action`
g.game({ ...spec, actions: { rest: { apply() {} } } });

// Hidden parts: who may act and what is legal is decided on the view, which has a type of its own.
const h = defineGame({
  id: 'hidden',
  rules: 1,
  options: {},
  state: { hands: z.array(z.array(z.int())), toPlay: z.int() },
  hidden: { hands: z.array(z.union([z.array(z.int()), z.int()])) },
});
const play = h.action({
  fields: { card: z.int() },
  candidates(view) {
    expectTypeOf(view.hands).toEqualTypeOf<readonly (readonly number[] | number)[]>();
    return [];
  },
  check(view) {
    expectTypeOf(view.hands).toEqualTypeOf<readonly (readonly number[] | number)[]>();
    // @ts-expect-error the hands of others are not seen
    return view.hands[0].length > 0 ? undefined : illegal('H-1', 'no card');
  },
  outcome: z.int(),
  chance(state) {
    expectTypeOf(state.hands).toEqualTypeOf<readonly (readonly number[])[]>();
    return die(6);
  },
  apply(draft, _action, outcome) {
    expectTypeOf(draft.hands).toEqualTypeOf<number[][]>();
    expectTypeOf(outcome).toEqualTypeOf<number>();
  },
  conceal: ({ card }) => ({ card }),
  describe(_view, action) {
    // To a viewer, fields and outcome can be missing.
    expectTypeOf(action.card).toEqualTypeOf<number | undefined>();
    expectTypeOf(action.outcome).toEqualTypeOf<number | undefined>();
    return '';
  },
});
const hidden = h.game({
  title: 'Hidden',
  playerCount: { min: 2, max: 2 },
  actions: { play },
  setup: () => ({ hands: [[1], [2]], toPlay: 0 }),
  playersToAct(view) {
    expectTypeOf(view.hands).toEqualTypeOf<readonly (readonly number[] | number)[]>();
    return oneToAct(view.toPlay);
  },
  result: () => null,
  view: (state, player) => ({ ...state, hands: state.hands.map((hand, i) => (i === player ? hand : hand.length)) }),
  complete: (view) => ({ ...view, hands: [[1], [2]] }),
});
const whole = hidden.setup({ players: 2 });
const seen = hidden.view(whole, 0);
expectTypeOf(seen.hands).toEqualTypeOf<readonly (readonly number[] | number)[]>();
expectTypeOf(whole.hands).toEqualTypeOf<readonly (readonly number[])[]>();
expectTypeOf(hidden.viewAction(whole, { type: 'play', player: 0, card: 1 }, 1).card).toEqualTypeOf<
  number | undefined
>();
// @ts-expect-error a view is not a state
hidden.reduce(seen, { type: 'play', player: 0, card: 1 });
// @ts-expect-error what is asked with a view does not get the chance, which sees the state
hidden.chance(seen, { type: 'play', player: 0, card: 1 });
hidden.legalActions(seen);
// A host tells with states what happened, a client with what it has seen.
hidden.describe(whole, { type: 'play', player: 0, card: 1, outcome: 2 }, whole, 1);
hidden.describe(seen, { type: 'play', player: 0 }, seen, 1);
// @ts-expect-error what is told is an action all the same
hidden.describe(seen, { type: 'discard', player: 0 }, seen, 1);

// The written interfaces of a game, against which its export is annotated.
interface Options {
  readonly goal?: number | undefined;
  readonly style?: 'fast' | 'slow' | undefined;
}
interface State extends Envelope<'toy', Resolved<Options>> {
  readonly at: readonly number[];
  readonly toPlay: number | null;
  readonly last: { readonly by: number } | null;
}
interface Roll {
  readonly type: 'roll';
  readonly player: number;
  readonly dice: readonly number[];
  readonly note?: string | undefined;
  readonly outcome?: readonly number[] | undefined;
}
interface Paint {
  readonly type: 'paint';
  readonly player: number;
  readonly outcome?: 'red' | 'blue' | undefined;
}
interface Jump {
  readonly type: 'jump';
  readonly player: number;
  readonly safely: boolean;
  readonly outcome?: 'well' | 'badly' | undefined;
}
interface Rest {
  readonly type: 'rest';
  readonly player: number;
}
type Action = Roll | Paint | Jump | Rest;

export const annotated: Game<State, Action, Options> = toy;

type With<S, K extends keyof S, T> = Omit<S, K> & { readonly [P in K]: T };

// Each way in which the two can drift apart.
// @ts-expect-error an action is missing in the interface
export const missingAction: Game<State, Roll | Paint | Jump, Options> = toy;
// an action too many in the interface: what a game is, it is of a wider type, too
export const extraAction: Game<State, Action | { readonly type: 'fly'; readonly player: number }, Options> = toy;
// @ts-expect-error a field of the wrong type
export const wrongField: Game<State, With<Roll, 'dice', readonly string[]> | Paint | Jump | Rest, Options> = toy;
// a field missing: what a game is, it is of a wider type, too
export const missingField: Game<State, Roll | Paint | Omit<Jump, 'safely'> | Rest, Options> = toy;
// @ts-expect-error a field too many
export const extraField: Game<State, Roll | Paint | Jump | (Rest & { readonly by: number }), Options> = toy;
// @ts-expect-error an outcome of the wrong type
export const wrongOutcome: Game<State, With<Roll, 'outcome', string | undefined> | Paint | Jump | Rest, Options> = toy;
// @ts-expect-error an outcome that is too narrow
export const narrowOutcome: Game<State, Roll | With<Paint, 'outcome', 'red' | undefined> | Jump | Rest, Options> = toy;
// @ts-expect-error an outcome where nothing is random
export const extraOutcome: Game<State, Roll | Paint | Jump | (Rest & { readonly outcome: number }), Options> = toy;
type Fast = Options & { readonly speed?: number | undefined };
// @ts-expect-error an option too many
export const extraOption: Game<With<State, 'options', Resolved<Fast>>, Action, Fast> = toy;
type Goalless = Omit<Options, 'goal'>;
// an option missing: what a game is, it is of a wider type, too
export const missingOption: Game<With<State, 'options', Resolved<Goalless>>, Action, Goalless> = toy;
type Texts = With<Options, 'goal', string | undefined>;
// @ts-expect-error an option of the wrong type
export const wrongOption: Game<With<State, 'options', Resolved<Texts>>, Action, Texts> = toy;
// a field of the state missing: what a game is, it is of a wider type, too
export const missingState: Game<Omit<State, 'toPlay'>, Action, Options> = toy;
// @ts-expect-error a field of the state too many
export const extraState: Game<State & { readonly round: number }, Action, Options> = toy;
// @ts-expect-error a field of the state of the wrong type
export const wrongState: Game<With<State, 'toPlay', number>, Action, Options> = toy;
// @ts-expect-error another game
export const anotherGame: Game<With<State, 'game', 'kiriki'>, Action, Options> = toy;

// Helpers.
expectTypeOf<DeepReadonly<{ a: { b: number[] }[] }>>().toEqualTypeOf<{
  readonly a: readonly { readonly b: readonly number[] }[];
}>();
expectTypeOf<Resolved<Options>>().toEqualTypeOf<{ readonly goal: number; readonly style: 'fast' | 'slow' }>();
expectTypeOf<ViewedAction<Jump>>().toEqualTypeOf<{
  readonly type: 'jump';
  readonly player: number;
  readonly safely?: boolean;
  readonly outcome?: 'well' | 'badly' | undefined;
}>();
expectTypeOf<Rest>().toExtend<AnyAction>();
expectTypeOf(d6(2)).toEqualTypeOf<Chance<number[]>>();
expectTypeOf(d6(2).schema).toEqualTypeOf<z.core.$ZodType<number[]>>();
expectTypeOf<Chance<'red'>>().toExtend<Chance<string>>();

// The types of a game that has no interfaces of its own.
expectTypeOf<StateOf<typeof toy>>().toEqualTypeOf<ReturnType<typeof toy.setup>>();
expectTypeOf<StateOf<typeof toy>['at']>().toEqualTypeOf<readonly number[]>();
expectTypeOf<StateOf<typeof annotated>>().toEqualTypeOf<DeepReadonly<State>>();
expectTypeOf<ActionOf<typeof annotated>>().toEqualTypeOf<DeepReadonly<Action>>();
expectTypeOf<ActionOf<typeof toy>['type']>().toEqualTypeOf<'roll' | 'paint' | 'jump' | 'rest'>();
expectTypeOf<Extract<ActionOf<typeof toy>, { type: 'roll' }>['dice']>().toEqualTypeOf<readonly number[]>();
expectTypeOf<OptionsOf<typeof annotated>>().toEqualTypeOf<Options>();
expectTypeOf<OptionsOf<typeof toy>['goal']>().toEqualTypeOf<number | undefined>();
expectTypeOf<ViewOf<typeof toy>>().toEqualTypeOf<StateOf<typeof toy>>();
expectTypeOf<ViewOf<typeof hidden>>().toEqualTypeOf<typeof seen>();
expectTypeOf<StateOf<typeof hidden>['hands']>().toEqualTypeOf<readonly (readonly number[])[]>();
expectTypeOf<StateOf<typeof g>>().toEqualTypeOf<StateOf<typeof toy>>();
expectTypeOf<StateOf<typeof h>>().toEqualTypeOf<StateOf<typeof hidden>>();
expectTypeOf<ViewOf<typeof h>>().toEqualTypeOf<ViewOf<typeof hidden>>();
expectTypeOf<ViewOf<typeof g>>().toEqualTypeOf<StateOf<typeof toy>>();
expectTypeOf<OptionsOf<typeof g>>().toEqualTypeOf<OptionsOf<typeof toy>>();
expectTypeOf<StateOf<{ readonly id: 'toy' }>>().toBeNever();
// zod takes them, and knows what comes out.
expectTypeOf(toy.schemas.state.parse(0).at).toEqualTypeOf<number[]>();
expectTypeOf(
  z.discriminatedUnion('type', [toy.schemas.action, z.object({ type: z.literal('chat') })]).parse(0).type,
).toEqualTypeOf<'roll' | 'paint' | 'jump' | 'rest' | 'chat'>();
// @ts-expect-error: options have nothing that tells them apart.
z.discriminatedUnion('goal', [toy.schemas.options]);
toy.reduce({} as StateOf<typeof toy>, {} as ActionOf<typeof toy>);
toy.setup({ players: 1, options: {} as OptionsOf<typeof toy> });
