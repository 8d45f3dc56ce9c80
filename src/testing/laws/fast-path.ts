import { deepFreeze, plainEqual } from '../../kernel/plain.js';
import { type Playout, playout } from '../../kernel/playout.js';
import { createRng, pick } from '../../kernel/random.js';
import { firstOf } from '../ask.js';
import type { Sample } from '../game-sample.js';
import { type Bench, type LawSpec, spread } from '../law.js';
import { nameOf } from '../naming.js';
import { differenceOf, jsonCopy, keyOf, plainTreeProblem } from '../plain-checks.js';
import type { Action, State } from '../types.js';

const MOST_ACTIONS = 2_000;
/** Every action is played on both paths. */
const BOTH_PATHS = 2;

const ONE_OBJECT = 'in a playout draft and before are one object: does an apply read before after it has written?';

/** The actions of a playout lead the immutable path to the same state, and all it gives is sound. */
function expectAgreement(bench: Bench, from: State, { state, outcome, actions }: Playout<State, Action>): void {
  const { game } = bench;
  let replayed = from;
  for (const [i, action] of actions.entries()) {
    const problem = plainTreeProblem(action);
    bench.expect(problem === null, () => `action ${i} of the playout is not plain: ${problem}`);
    const result = game.safeReduce(replayed, action);
    if (!result.ok) {
      const why = `action ${i} of the playout, ${keyOf(action)}, is refused by reduce: ${result.error.message}`;
      throw new Error(`${why}; ${ONE_OBJECT}`);
    }
    replayed = result.state;
  }
  bench.expect(plainEqual(replayed, state), () => {
    const { path, one, other } = differenceOf(state, replayed);
    const what = `${path} is ${one} in the playout, ${other} by reduce`;
    return `after ${actions.length} actions ${what}; ${ONE_OBJECT}`;
  });
  const problem = plainTreeProblem(state);
  bench.expect(problem === null, () => `the playout's state is no plain tree: ${problem}`);
  const over = game.outcome(game.view(replayed, null));
  bench.expect(plainEqual(outcome, over), () => 'the outcomes of the two paths differ');
}

const begin = ({ game }: Bench, { players, options }: Sample): State => game.setup({ players, options });

/** The in-place path of `playout` beside the immutable one. */
export const fastPathLaws: readonly LawSpec[] = [
  {
    name: 'the fast path agrees with the immutable one',
    source:
      'The actions of a playout, from the start or from a state in the middle, lead reduce to the same state with the ' +
      'same outcome. The state that a playout starts from is not changed by it.',
    share: 0.5,
    check(sample, bench) {
      const { game, rng } = bench;
      const { players, options } = sample;
      if (!bench.hasSpentAll()) {
        const whole = playout(game, { players, options, seed: `${rng.next()}`, maxActions: MOST_ACTIONS });
        bench.spend(BOTH_PATHS * whole.actions.length);
        expectAgreement(bench, begin(bench, sample), whole as Playout<State, Action>);
      }
      for (const state of spread(rng, sample.states, 2)) {
        const before = keyOf(state);
        const rest = playout(game, { from: state, seed: `${rng.next()}`, maxActions: 12 });
        expectAgreement(bench, state, rest as Playout<State, Action>);
        bench.expect(keyOf(state) === before, () => 'the state to go on from was changed');
      }
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
      const played = playout(game, {
        players,
        options,
        seed: `${rng.next()}`,
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
      expectAgreement(bench, begin(bench, sample), played as Playout<State, Action>);
      const actions = played.actions.map(({ outcome: _, ...action }: Action) => keyOf(action));
      const same = plainEqual(
        actions,
        chosen.map(({ text }) => text),
      );
      bench.expect(same, () => 'the playout tells other actions than the policy chose');
    },
  },
];
