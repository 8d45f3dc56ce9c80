import type { ErasedAction, ErasedState } from '../../kernel/definition.js';
import { engineOf } from '../../kernel/engine/engine.js';
import { plainEqual, thaw } from '../../kernel/plain.js';
import { answerOf, interview } from '../ask.js';
import type { Sample } from '../game-sample.js';
import { type Bench, type LawSpec, type Step, spread, stepsOf } from '../law.js';
import { differenceOf, jsonCopy, keyOf } from '../plain-checks.js';
import { withoutAmbience } from '../traps.js';
import type { Action } from '../types.js';

const STEPS = 4;

function difference(a: Record<string, unknown>, b: Record<string, unknown>): string | null {
  return Object.keys(a).find((member) => !plainEqual(a[member], b[member])) ?? null;
}

const stepsToAsk = (sample: Sample, { rng }: Bench, wanted = STEPS): readonly Step[] =>
  spread(rng, stepsOf(sample), wanted);

/** The step on states that the game has loaded rather than made. */
function loaded({ game }: Bench, { before, action, after }: Step): Step {
  return { before: game.load(jsonCopy(before)), action: jsonCopy(action), after: game.load(jsonCopy(after)) };
}

/** Plays the actions in place, as a playout does, each as its own copy, and checks that the copies stay as they are. */
function expectUntouched({ game, expect, spend }: Bench, { states: [first], actions }: Sample): void {
  const { definition } = engineOf(game);
  const state = thaw(first) as ErasedState & { events: number };
  const given: ErasedAction[] = [];
  spend(actions.length);
  const expectAll = (from: number, when: string) => {
    for (let i = from; i < given.length; i++) {
      const [before, now] = [actions[i] as Action, given[i] as Action];
      expect(plainEqual(before, now), () => {
        const { path, one, other } = differenceOf(before, now);
        const change = `${path} was ${one} and is ${other}`;
        return `${when} ${before.type} its ${change}: copy what apply is given before changing it, or keeping it`;
      });
    }
  };
  for (const action of actions) {
    const { outcome, ...choice } = thaw(action);
    const isRandom = Object.hasOwn(action, 'outcome');
    given.push({ ...choice, ...(isRandom && { outcome }) } as ErasedAction);
    try {
      definition.actions[action.type]?.apply(state, given.at(-1) as ErasedAction, outcome, thaw(state));
    } catch {
      // Another law reports what goes wrong in place.
      return;
    }
    if (isRandom) state.events += 1;
    expectAll(given.length - 1, 'after the apply of');
  }
  expectAll(0, 'some actions after');
}

export const purityLaws: readonly LawSpec[] = [
  {
    name: 'the same inputs give the same outputs',
    source:
      'Every member of a game is a pure function: asked twice about the same state and action, or about equal copies ' +
      'of them, it gives equal answers; so does drawing with generators in the same state.',
    share: 0.5,
    check(sample, bench) {
      for (const step of stepsToAsk(sample, bench)) {
        const first = interview(bench.game, step, 'salt');
        for (const again of [step, loaded(bench, step)]) {
          const member = difference(first, interview(bench.game, again, 'salt'));
          bench.expect(member === null, () => {
            const { path, one, other } = differenceOf(first, interview(bench.game, again, 'salt'));
            return `${member} of ${keyOf(step.action)} gave another answer the second time: ${path} was ${one}, then ${other}`;
          });
        }
      }
    },
  },
  {
    name: 'nothing but the inputs is read',
    source:
      'No member of a game uses Math.random, a clock or the platform’s randomness: these are trapped while it is ' +
      'asked, and put back.',
    check(sample, bench) {
      bench.expect(
        withoutAmbience(() => bench.game.setup({ players: sample.players, options: sample.options })).events === 0,
        () => 'a first state has seen no event',
      );
      for (const step of stepsToAsk(sample, bench)) {
        withoutAmbience(() => interview(bench.game, step, 'salt'));
        bench.count();
      }
    },
  },
  {
    name: 'no argument is changed',
    source:
      'States, actions and options that are given to a game are the same afterwards, and what is deeply frozen is ' +
      'accepted: nothing writes into it.',
    share: 0.5,
    check(sample, bench) {
      const { game } = bench;
      const table = { players: sample.players, options: jsonCopy(sample.options) };
      const tableBefore = keyOf(table);
      game.setup(table);
      bench.expect(keyOf(table) === tableBefore, () => 'setup changed what it was given');
      for (const step of stepsToAsk(sample, bench, 2)) {
        interview(game, step, 'salt');
        const mine = jsonCopy(step);
        const before = keyOf(mine);
        interview(game, mine, 'salt');
        answerOf(() => game.load(mine.before));
        answerOf(() => game.loadView(mine.after));
        bench.expect(keyOf(mine) === before, () => {
          const { path, one, other } = differenceOf(JSON.parse(before), mine);
          return `${step.action.type}: ${path} that the game was given was ${one} and is ${other}`;
        });
        const frozen = !Object.isFrozen(mine.before) && !Object.isFrozen(mine.action);
        bench.expect(frozen, () => `${step.action.type}: an argument was frozen`);
      }
    },
  },
  {
    name: 'apply leaves action and outcome as they are',
    source:
      'The effect of an action changes neither its fields nor its outcome, neither at once nor later, by way of a part ' +
      'of them that it has put into the state: they are what is recorded.',
    share: 0.5,
    check(sample, bench) {
      if (bench.hasSpentAll()) return;
      expectUntouched(bench, sample);
    },
  },
];
