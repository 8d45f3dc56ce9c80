import { plainEqual } from '../../kernel/plain.js';
import { viewersOf } from '../ask.js';
import type { Sample } from '../game-sample.js';
import { type Bench, type LawSpec, spread, stepsOf, whenIn } from '../law.js';
import { differenceOf, jsonCopy, keyOf } from '../plain-checks.js';
import type { State } from '../types.js';

const NONSENSE = /undefined|NaN|Infinity|\[object/;
const SENTENCE = /^\S.*[.!?…]['"”’»)]*$/;

function expectSame({ expect }: Bench, sample: Sample, played: State, replayed: State): void {
  expect(plainEqual(replayed, played), () => {
    const { path, one, other } = differenceOf(played, replayed);
    return `${path} was ${one} ${whenIn(sample, played)}, and is ${other} when it is played again`;
  });
}

export const replayLaws: readonly LawSpec[] = [
  {
    name: 'a replayed record gives the same final state',
    source:
      'Number of players, options and actions with their outcomes, written as JSON and read again, are enough to play ' +
      'the game once more: every state is the same, and so is the outcome.',
    check(sample, bench) {
      const { game } = bench;
      const { players, options, actions } = jsonCopy({
        players: sample.players,
        options: sample.options,
        actions: sample.actions,
      });
      let state = game.setup({ players, options });
      for (const [i, action] of actions.entries()) {
        const expected = sample.states[i] as State;
        expectSame(bench, sample, expected, state);
        state = game.reduce(state, action);
      }
      expectSame(bench, sample, sample.final, state);
      const [outcome, expected] = [state, sample.final].map((one) => game.result(game.view(one, null)));
      bench.expect(plainEqual(outcome, expected), () => 'the outcome is another one');
    },
  },
  {
    name: 'describe gives a sentence',
    source:
      'Every action is described in one line of text that ends as a sentence does, for every player and for a spectator.',
    check(sample, bench) {
      const { game, rng } = bench;
      for (const { before, action, after } of spread(rng, stepsOf(sample), 8)) {
        for (const viewer of viewersOf(before)) {
          const views = [game.view(before, viewer), game.view(after, viewer)] as const;
          const text = game.describe(
            views[0],
            game.viewAction(before, action, viewer) as typeof action,
            views[1],
            viewer,
          );
          const sound = typeof text === 'string' && SENTENCE.test(text) && !NONSENSE.test(text);
          bench.expect(sound, () => `${keyOf(action)} is described as ${JSON.stringify(text)}`);
        }
      }
    },
  },
];
