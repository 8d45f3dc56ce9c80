import * as z from 'zod/mini';
import type { ErasedState } from '../../kernel/definition.js';
import { engineOf } from '../../kernel/engine/engine.js';
import { plainEqual } from '../../kernel/plain.js';
import type { AnyGame } from '../../kernel/types.js';
import { answerOf, schemaProblem, viewersOf, withoutOutcome } from '../ask.js';
import type { Sample } from '../game-sample.js';
import { type Bench, type LawSpec, spread, stepsOf, whenIn } from '../law.js';
import { nameOf } from '../naming.js';
import { differenceOf, jsonCopy, keyOf, plainTreeProblem, unfrozenPart } from '../plain-checks.js';
import type { State } from '../types.js';

const STATES = 4;

function expectPlain(bench: Bench, value: unknown, what: string): void {
  const problem = plainTreeProblem(value);
  bench.expect(problem === null, () => `${what}: ${problem}`);
}

/** The name of an option that is not resolved as declared. */
function expectResolved(bench: Bench, { options: given, states: [first] }: Sample): void {
  const { options } = first as State;
  const parsed = z.safeParse(bench.game.schemas.options, jsonCopy(given));
  bench.expect(parsed.success && plainEqual(parsed.data, options), () => {
    return `options ${keyOf(given)} became ${keyOf(options)}`;
  });
}

export const stateLaws: readonly LawSpec[] = [
  {
    name: 'states are plain frozen trees',
    source:
      'States, views, actions and outcomes are plain JSON: no class, undefined, NaN or -0, no object in two places. ' +
      'States and views are frozen all through.',
    check(sample, bench) {
      const { game, rng } = bench;
      for (const state of spread(rng, sample.states, 12)) {
        const when = whenIn(sample, state);
        expectPlain(bench, state, `the state ${when}`);
        const part = unfrozenPart(state, 'the state');
        bench.expect(part === null, () => `${part} is not frozen ${when}`);
        if (!game.traits.hiddenInformation) continue;
        for (const viewer of viewersOf(state)) {
          const view = game.view(state, viewer);
          expectPlain(bench, view, `the view of ${nameOf(viewer)} ${when}`);
          const open = unfrozenPart(view, 'the view');
          bench.expect(open === null, () => `${open} of ${nameOf(viewer)} is not frozen ${when}`);
        }
      }
      for (const action of sample.actions) expectPlain(bench, action, `the action ${action.type}`);
    },
  },
  {
    name: 'states survive JSON',
    source:
      'Every state parses by the schema of states, and load makes an equal state of its JSON copy; views likewise; ' +
      'actions parse by the schema of actions. What is loaded is loaded again as it is.',
    check(sample, bench) {
      const { game, rng } = bench;
      const { schemas } = game;
      for (const state of spread(rng, sample.states, STATES)) {
        const when = whenIn(sample, state);
        const problem = schemaProblem(schemas.state, jsonCopy(state));
        bench.expect(problem === null, () => `the schema refuses a state ${when}: ${problem}`);
        const loaded = answerOf(() => game.load(jsonCopy(state)));
        bench.expect('value' in loaded, () => `load refuses a state ${when}: ${'code' in loaded ? loaded.code : ''}`);
        if ('value' in loaded) {
          const isOther = (value: unknown) => (): string => {
            const { path, one, other } = differenceOf(state, value);
            return `the state ${when} has ${path}: ${one}, and loads with ${other}`;
          };
          bench.expect(plainEqual(loaded.value, state), isOther(loaded.value));
          bench.expect(unfrozenPart(loaded.value) === null, () => 'the loaded state is not frozen');
          const twice = game.load(loaded.value);
          bench.expect(plainEqual(twice, state), isOther(twice));
        }
        if (!game.traits.hiddenInformation) continue;
        for (const viewer of viewersOf(state)) {
          const view = game.view(state, viewer);
          const wrong = schemaProblem(schemas.view, jsonCopy(view));
          bench.expect(wrong === null, () => `the schema refuses the view of ${nameOf(viewer)} ${when}: ${wrong}`);
          const seen = answerOf(() => game.loadView(jsonCopy(view)));
          const same = 'value' in seen && plainEqual(seen.value, view);
          bench.expect(same, () => `loadView does not give the view of ${nameOf(viewer)} back ${when}`);
        }
      }
      for (const action of spread(rng, sample.actions, STATES)) {
        for (const form of [action, withoutOutcome(action)]) {
          const problem = schemaProblem(schemas.action, jsonCopy(form));
          bench.expect(problem === null, () => `the schema refuses ${keyOf(form)}: ${problem}`);
        }
      }
    },
  },
  {
    name: 'every invariant holds',
    source:
      'The rules of states that the game declares in checkState hold for every state, its invariants for every state ' +
      'and for every step from one state to the next.',
    exemption: (game, { invariants }) =>
      invariants.length > 0 || engineOf(game).definition.checkState
        ? null
        : 'no invariants were given, and the game has no checkState',
    check(sample, bench) {
      const { game, invariants } = bench;
      const { definition } = engineOf(game);
      const expectAll = (state: State, step?: { before: State; action: (typeof sample.actions)[number] }) => {
        const broken = definition.checkState?.(state as ErasedState) ?? null;
        bench.expect(broken === null, () => {
          const what = typeof broken === 'string' ? broken : `${broken?.clause}: ${broken?.message}`;
          return `${what} (${whenIn(sample, state)})`;
        });
        for (const { name, clause, holds } of invariants) {
          bench.expect(holds(state, step) === true, () => `${clause}: ${name} (${whenIn(sample, state)})`);
        }
      };
      expectAll(sample.states[0] as State);
      for (const { before, action, after } of stepsOf(sample)) expectAll(after, { before, action });
    },
  },
  {
    name: 'the envelope is right',
    source:
      'Every state names the game, its rules version, the players and the resolved options, which stay what setup ' +
      'made them; events counts the random events so far.',
    check(sample, bench) {
      const { game } = bench;
      const first = sample.states[0] as State;
      expectResolved(bench, sample);
      let events = 0;
      for (const [i, state] of sample.states.entries()) {
        if (i > 0) {
          const { before, action } = { before: sample.states[i - 1] as State, action: sample.actions[i - 1] };
          if (action && game.chance(before, action) !== null) events++;
        }
        const when = whenIn(sample, state);
        bench.expect(
          state.game === game.id && state.rules === game.rules,
          () => `the state names another game or rules ${when}`,
        );
        bench.expect(
          state.players === sample.players,
          () => `${state.players} players, not ${sample.players}, ${when}`,
        );
        bench.expect(plainEqual(state.options, first.options), () => {
          const { path, one, other } = differenceOf(first.options, state.options);
          return `options.${path} was ${one} and is ${other} ${when}`;
        });
        bench.expect(state.events === events, () => `events is ${state.events} after ${events} random events, ${when}`);
      }
    },
  },
  {
    name: 'setup takes what the game declares',
    source:
      'The first of the variants is {}; setup takes a number of players within playerCount, unless the options forbid ' +
      'it, and refuses all others, and unknown options, with INVALID_SETUP; playersFor lists the numbers that ' +
      'the options allow, from the least for the defaults, and at least one for each edition; the resolved options are ' +
      'taken again and give the same state.',
    check(sample, bench) {
      const { game } = bench;
      const { players, options } = sample;
      const first = sample.states[0] as State;
      bench.expect(keyOf(game.variants[0]) === '{}', () => 'the first of the variants is not {}');
      const { min, max, withGroups: most = max } = game.playerCount;
      bench.expect(
        [min, max, most].every(Number.isInteger) && min >= 1 && min <= max && max <= most,
        () => 'playerCount is wrong',
      );
      const refused = (table: unknown) => {
        const answer = answerOf(() => game.setup(table as Parameters<AnyGame['setup']>[0]));
        return 'code' in answer && answer.code === 'INVALID_SETUP';
      };
      for (const count of [min - 1, most + 1, 0, -1, players + 0.5, Number.NaN, `${players}`, null, undefined]) {
        bench.expect(refused({ players: count, options }), () => `setup does not refuse ${String(count)} players`);
      }
      bench.expect(
        refused({ players, options: { ...options, 'no such option': 1 } }),
        () => 'setup takes unknown options',
      );
      bench.expect(refused({ players, options, seed: 1 }), () => 'setup takes more than players and options');
      const counts = game.playersFor(options);
      for (let count = min; count <= most; count++) {
        const goes = !refused({ players: count, options });
        bench.expect(counts.includes(count) === goes, () => `playersFor is wrong about ${count} players`);
      }
      const isAscending = counts.every((count, i) => count > (counts[i - 1] ?? min - 1) && count <= most);
      bench.expect(isAscending, () => `playersFor gives ${counts.join(', ')}`);
      bench.expect(game.playersFor()[0] === min, () => `the defaults do not go with ${min} players`);
      for (const [name, edition] of Object.entries(game.editions)) {
        bench.expect(game.playersFor(edition).length > 0, () => `the edition ${name} goes with no number of players`);
      }
      const again = game.setup({ players, options: first.options as object });
      bench.expect(plainEqual(again, first), () => 'the resolved options give another first state');
      bench.expect(game.result(game.view(first, null)) === null, () => 'the game is over before it begins');
    },
  },
];
