import type { ErasedAction, ErasedActionSpec, ErasedState } from '../../kernel/definition.js';
import { seededDice } from '../../kernel/dice/dice.js';
import { createRng, pick } from '../../kernel/dice/random.js';
import { engineOf } from '../../kernel/engine/engine.js';
import { copyBy, performerOf } from '../../kernel/engine/in-place.js';
import { deepFreeze, plainEqual, thaw } from '../../kernel/plain.js';
import { type Playout, playout } from '../../play/playout.js';
import { createReducer } from '../../play/reducer.js';
import { firstOf } from '../ask.js';
import type { Sample } from '../game-sample.js';
import { type Bench, type LawSpec, spread, stepsOf } from '../law.js';
import { nameOf } from '../naming.js';
import { differenceOf, jsonCopy, keyOf, plainTreeProblem } from '../plain-checks.js';
import type { Action, State } from '../types.js';

const MOST_ACTIONS = 2_000;
/** Every action is played on both paths. */
const BOTH_PATHS = 2;

/**
 * The action after which the paths diverge, and the field: found by going on from the states of the immutable path, for one
 * action each time.
 */
function firstDifference(
  { game }: Bench,
  from: State,
  seed: string,
  actions: readonly Action[],
): ({ readonly at: number } & ReturnType<typeof differenceOf>) | null {
  const reduce = createReducer<State, Action, object, State>(game, seededDice(seed));
  let before = from;
  for (const [i, action] of actions.entries()) {
    const { outcome: _, ...choice } = action;
    const after = reduce(before, action);
    const { state } = playout(game, { from: before, seed, maxActions: 1, choose: () => choice as Action });
    if (!plainEqual(state, after)) return { at: i + 1, ...differenceOf(state, after) };
    before = after;
  }
  return null;
}

/** A playout's actions, and the dice of its seed, lead the immutable path to the same state, and all that it gives is sound. */
function expectAgreement(
  bench: Bench,
  from: State,
  seed: string,
  { state, result, actions }: Playout<State, Action>,
): void {
  const { game } = bench;
  const dice = seededDice(seed);
  const reduce = createReducer<State, Action, object, State>(game, dice);
  let replayed = from;
  for (const [i, action] of actions.entries()) {
    const problem = plainTreeProblem(action);
    bench.expect(problem === null, () => `action ${i} of the playout is not plain: ${problem}`);
    try {
      replayed = reduce(replayed, action);
    } catch (error) {
      const { message } = error as Error;
      throw new Error(`action ${i} of the playout, ${keyOf(action)}, is refused by reduce: ${message}`);
    }
  }
  bench.expect(plainEqual(replayed, state), () => {
    const { at, path, one, other } = firstDifference(bench, from, seed, actions) ?? {
      at: actions.length,
      ...differenceOf(state, replayed),
    };
    return `${path} is ${one} in the playout, ${other} by reduce, after action ${at}, ${keyOf(actions[at - 1])}`;
  });
  const problem = plainTreeProblem(state);
  bench.expect(problem === null, () => `the playout's state is no plain tree: ${problem}`);
  const over = game.result(game.view(replayed, null));
  bench.expect(plainEqual(result, over), () => 'the outcomes of the two paths differ');
}

/** The action with its `apply` watched: what it gets as `before` must be the same after it has written. */
function watched(spec: ErasedActionSpec, { expect }: Bench, way: string): ErasedActionSpec {
  return {
    ...spec,
    apply(draft, action, outcome, before) {
      const kept = JSON.stringify(before);
      spec.apply(draft, action, outcome, before);
      const isKept = JSON.stringify(before) === kept || plainEqual(JSON.parse(kept), before);
      expect(isKept, () => {
        const { path, one, other } = differenceOf(JSON.parse(kept), before);
        return `${way} before.${path} was ${one} and is ${other} when ${action.type} has been applied`;
      });
    },
  };
}

const begin = ({ game }: Bench, { players, options }: Sample): State => game.setup({ players, options });

/** The in-place path of `playout` beside the immutable one. */
export const fastPathLaws: readonly LawSpec[] = [
  {
    name: 'the fast path agrees with the immutable one',
    source:
      'The actions of a playout, from the start or from a state in the middle, lead reduce to the same state with the ' +
      'same outcome, and the dice of its seed are the same there. The state that a playout starts from is not changed.',
    share: 0.5,
    check(sample, bench) {
      const { game, rng } = bench;
      const { players, options } = sample;
      if (!bench.hasSpentAll()) {
        const seed = `${rng.next()}`;
        const whole = playout(game, { players, options, seed, maxActions: MOST_ACTIONS });
        bench.spend(BOTH_PATHS * whole.actions.length);
        expectAgreement(bench, begin(bench, sample), seed, whole as Playout<State, Action>);
      }
      for (const state of spread(rng, sample.states, 2)) {
        const before = keyOf(state);
        const seed = `${rng.next()}`;
        const rest = playout(game, { from: state, seed, maxActions: 12 });
        expectAgreement(bench, state, seed, rest as Playout<State, Action>);
        bench.expect(keyOf(state) === before, () => 'the state to go on from was changed');
      }
    },
  },
  {
    name: 'before stays what it was',
    source:
      'What apply is given as before is the same when it has written its draft, however deep, on the immutable path and ' +
      'in place.',
    share: 0.5,
    check(sample, bench) {
      const { definition, effects } = engineOf(bench.game);
      const [first] = sample.states as [State];
      const state = copyBy(effects, first) as ErasedState & { events: number };
      bench.spend(BOTH_PATHS * sample.actions.length);
      for (const { before, action, after } of stepsOf(sample)) {
        const { outcome, ...choice } = thaw(action) as ErasedAction;
        const spec = definition.actions[action.type] as ErasedActionSpec;
        const { events } = after as ErasedState;
        effects.after(
          watched(spec, bench, 'by reduce'),
          before as ErasedState,
          choice as ErasedAction,
          outcome,
          events,
        );
        performerOf(effects)(watched(spec, bench, 'in a playout'), state, choice as ErasedAction, outcome);
        state.events = events;
      }
      bench.expect(plainEqual(state, sample.states.at(-1)), () => 'the actions lead to another state in place');
    },
  },
  {
    name: 'the fast path takes frozen actions of a policy',
    source:
      'A policy can choose every action of a playout, from what its player sees; the actions may be frozen, are not ' +
      'changed, and lead reduce to the same state.',
    share: 0.5,
    check(sample, bench) {
      if (bench.hasSpentAll()) return;
      const { game, rng } = bench;
      const { players, options } = sample;
      const chosen: { readonly action: Action; readonly text: string }[] = [];
      const choices = createRng(`${rng.next()}`);
      const seed = `${rng.next()}`;
      const played = playout(game, {
        players,
        options,
        seed,
        maxActions: MOST_ACTIONS,
        trusted: true,
        choose(view, player) {
          const sampled = game.sampleAction(view, choices, player);
          const listed = chosen.length % 8 === 7 ? pick(choices, firstOf(game.legalActions(view, player), 200)) : null;
          const action = deepFreeze(jsonCopy((listed ?? sampled) as Action));
          if (action === null) throw new Error(`${nameOf(player)} is to act, but has no legal action`);
          const violation = game.check(view, action);
          if (violation) throw new Error(`${keyOf(action)} is refused on the view in place: ${violation.message}`);
          chosen.push({ action, text: keyOf(action) });
          return action;
        },
      });
      bench.spend(BOTH_PATHS * chosen.length);
      for (const { action, text } of chosen) bench.expect(keyOf(action) === text, () => `${text} was changed`);
      expectAgreement(bench, begin(bench, sample), seed, played as Playout<State, Action>);
      const actions = played.actions.map(({ outcome: _, ...action }: Action) => keyOf(action));
      const same = plainEqual(
        actions,
        chosen.map(({ text }) => text),
      );
      bench.expect(same, () => 'the playout returns other actions than the policy chose');
    },
  },
];
