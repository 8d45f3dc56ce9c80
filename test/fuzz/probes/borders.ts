import { scriptedDice, seededDice } from '../../../src/kernel/dice/dice.js';
import { createRng } from '../../../src/kernel/dice/random.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope } from '../../../src/kernel/types.js';
import { playout } from '../../../src/play/playout.js';
import { createReducer, isAction } from '../../../src/play/reducer.js';
import { jsonCopy } from '../../../src/testing/plain-checks.js';

type State = DeepReadonly<Envelope>;

/** A step of a game. */
export interface Position {
  readonly game: AnyGame;
  readonly before: State;
  readonly action: AnyAction;
  readonly after: State;
}

/** One way to hand something to the kernel. */
export interface Border {
  /** What belongs there, as plain data; `null` for what is no data. */
  readonly good: (position: Position) => unknown;
  readonly call: (position: Position, given: never) => unknown;
  /** It says what is wrong instead of throwing. */
  readonly neverThrows?: true;
  /** What it gives is a state. */
  readonly givesState?: true;
}

const rng = () => createRng('salt');
const dice = seededDice('salt');
const MOVES = 3;

const state = ({ before }: Position) => jsonCopy(before);
const seen = ({ game, before, action }: Position) => jsonCopy(game.view(before, action.player));
const deed = ({ action }: Position) => jsonCopy(action);
const who = ({ action }: Position) => action.player;
const table = ({ before: { players, options } }: Position) => jsonCopy({ players, options });
const nothing = () => null;

function first<T>(list: Iterable<T>): T[] {
  const taken: T[] = [];
  for (const one of list) if (taken.push(one) === MOVES) break;
  return taken;
}

const withoutOutcome = (action: AnyAction): AnyAction => jsonCopy({ ...action, outcome: undefined });

/** Every border of the kernel. */
export const borders: Readonly<Record<string, Border>> = {
  'setup(table)': { good: table, call: ({ game }, bad) => game.setup(bad), givesState: true },
  'load(state)': { good: state, call: ({ game }, bad) => game.load(bad), givesState: true },
  'loadView(view)': { good: seen, call: ({ game }, bad) => game.loadView(bad), givesState: true },
  'reduce(state)': { good: state, call: ({ game, action }, bad) => game.reduce(bad, action), givesState: true },
  'reduce(action)': { good: deed, call: ({ game, before }, bad) => game.reduce(before, bad), givesState: true },
  'safeReduce(state)': {
    good: state,
    call: ({ game, action }, bad) => game.safeReduce(bad, action),
    neverThrows: true,
  },
  'safeReduce(action)': {
    good: deed,
    call: ({ game, before }, bad) => game.safeReduce(before, bad),
    neverThrows: true,
  },
  'check(view)': { good: seen, call: ({ game, action }, bad) => game.check(bad, action), neverThrows: true },
  'check(action)': { good: deed, call: ({ game, before }, bad) => game.check(before, bad), neverThrows: true },
  'legalActions(view)': { good: seen, call: ({ game }, bad) => first(game.legalActions(bad)) },
  'legalActions(player)': { good: who, call: ({ game, before }, bad) => first(game.legalActions(before, bad)) },
  'sampleAction(view)': { good: seen, call: ({ game }, bad) => game.sampleAction(bad, rng()) },
  'sampleAction(rng)': { good: nothing, call: ({ game, before }, bad) => game.sampleAction(before, bad) },
  'sampleAction(player)': { good: who, call: ({ game, before }, bad) => game.sampleAction(before, rng(), bad) },
  'chance(state)': { good: state, call: ({ game, action }, bad) => game.chance(bad, action) },
  'chance(action)': { good: deed, call: ({ game, before }, bad) => game.chance(before, bad) },
  'playersToAct(view)': { good: seen, call: ({ game }, bad) => game.playersToAct(bad) },
  'outcome(view)': { good: seen, call: ({ game }, bad) => game.result(bad) },
  'view(state)': { good: state, call: ({ game }, bad) => game.view(bad, null), givesState: true },
  'view(player)': { good: who, call: ({ game, before }, bad) => game.view(before, bad) },
  'viewAction(state)': { good: state, call: ({ game, action }, bad) => game.viewAction(bad, action, null) },
  'viewAction(action)': { good: deed, call: ({ game, before }, bad) => game.viewAction(before, bad, null) },
  'viewAction(player)': { good: who, call: ({ game, before, action }, bad) => game.viewAction(before, action, bad) },
  'canonical(action)': { good: deed, call: ({ game }, bad) => game.canonical(bad) },
  'reveals(state)': { good: state, call: ({ game, action }, bad) => game.reveals(bad, action) },
  'reveals(action)': { good: deed, call: ({ game, before }, bad) => game.reveals(before, bad) },
  'describe(before)': { good: state, call: ({ game, action, after }, bad) => game.describe(bad, action, after) },
  'describe(action)': { good: deed, call: ({ game, before, after }, bad) => game.describe(before, bad, after) },
  'describe(viewed action)': {
    good: deed,
    call: ({ game, before, after }, bad) => game.describe(game.view(before, null), bad, game.view(after, null)),
  },
  'describe(after)': {
    good: ({ after }) => jsonCopy(after),
    call: ({ game, before, action }, bad) => game.describe(before, action, bad),
  },
  'describe(viewer)': {
    good: who,
    call: ({ game, before, action, after }, bad) => game.describe(before, action, after, bad),
  },
  'complete(view)': { good: seen, call: ({ game, action }, bad) => game.complete?.(bad, action.player, rng()) },
  'complete(player)': { good: who, call: ({ game, before }, bad) => game.complete?.(game.view(before, 0), bad, rng()) },
  'isAction(value)': { good: deed, call: ({ game }, bad) => isAction(game, bad), neverThrows: true },
  'createReducer(game)': { good: nothing, call: (_, bad) => createReducer(bad, dice) },
  'createReducer(dice)': { good: nothing, call: ({ game }, bad) => createReducer(game, bad) },
  'createReducer(options)': {
    good: () => ({ outcomes: 'verify' }),
    call: ({ game }, bad) => createReducer(game, dice, bad),
  },
  'reducer(state)': {
    good: state,
    call: ({ game, action }, bad) => createReducer(game, dice)(bad, withoutOutcome(action)),
    givesState: true,
  },
  'reducer(action)': {
    good: ({ action }) => withoutOutcome(action),
    call: ({ game, before }, bad) => createReducer(game, dice)(before, bad),
    givesState: true,
  },
  'reducer(drawn outcome)': {
    good: ({ action }) => jsonCopy((action as { readonly outcome?: unknown }).outcome ?? null),
    call: ({ game, before, action }, bad) => createReducer(game, { draw: () => bad })(before, withoutOutcome(action)),
    givesState: true,
  },
  'playout(game)': { good: nothing, call: (_, bad) => playout(bad, { players: 2, seed: 'a', maxActions: MOVES }) },
  'playout(table)': {
    good: (position) => ({ ...table(position), seed: 'a', maxActions: MOVES }),
    call: ({ game }, bad) => playout(game, bad).state,
    givesState: true,
  },
  'playout(from)': {
    good: state,
    call: ({ game }, bad) => playout(game, { from: bad, seed: 'a', maxActions: MOVES }),
  },
  'playout(choice)': {
    good: ({ action }) => withoutOutcome(action),
    call: ({ game, before }, bad) =>
      playout(game, { from: before, seed: 'a', maxActions: MOVES, choose: () => bad }).actions,
  },
  'seededDice(seed)': { good: nothing, call: (_, bad) => seededDice(bad) },
  'scriptedDice(script)': {
    good: ({ action }) => [jsonCopy((action as { readonly outcome?: unknown }).outcome ?? 0)],
    call: ({ game, before, action }, bad) =>
      createReducer(game, scriptedDice(bad, before.events))(before, withoutOutcome(action)),
  },
  'createRng(seed)': { good: nothing, call: (_, bad) => createRng(bad) },
};
