import { createRng, type RandomGenerator, uniformInt } from '../../kernel/dice/random.js';
import { errorCodes, GameError } from '../../kernel/errors.js';
import { plainEqual } from '../../kernel/plain.js';
import type { AnyGame } from '../../kernel/types.js';
import { answerOf, firstOf, viewersOf } from '../ask.js';
import { reasonOf } from '../counterexample.js';
import { HOSTILE_VALUES, type HostileValue, hostileValue } from '../hostile.js';
import { type Bench, type LawSpec, type Step, some, spread, stepsOf } from '../law.js';
import { mutated } from '../mutate.js';
import { jsonCopy, keyOf, plainTreeProblem, unfrozenPart } from '../plain-checks.js';
import type { Action, State } from '../types.js';

const VALUES = 6;
const COPIES = 2;
/** For how many actions a mutated state that was let in is played on. */
const FURTHER_ACTIONS = 6;

/** Every way to hand something to a game, as one function of one bad value; what is not bad comes from the step. */
function borders(game: AnyGame, { before, action, after }: Step): Readonly<Record<string, (bad: never) => unknown>> {
  const { players, options } = before;
  const view = game.view(before, action.player);
  return {
    'setup(table)': (bad) => game.setup(bad),
    'setup(players)': (bad) => game.setup({ players: bad, options: options as object }),
    'setup(options)': (bad) => game.setup({ players, options: bad }),
    'load(state)': (bad) => game.load(bad),
    'loadView(view)': (bad) => game.loadView(bad),
    'reduce(state)': (bad) => game.reduce(bad, action),
    'reduce(action)': (bad) => game.reduce(before, bad),
    'reduce(outcome)': (bad) => game.reduce(before, { ...action, outcome: bad } as Action),
    'safeReduce(state)': (bad) => game.safeReduce(bad, action),
    'safeReduce(action)': (bad) => game.safeReduce(before, bad),
    'check(view)': (bad) => game.check(bad, action),
    'check(action)': (bad) => game.check(view, bad),
    'legalActions(view)': (bad) => firstOf(game.legalActions(bad), 3),
    'legalActions(player)': (bad) => firstOf(game.legalActions(view, bad), 3),
    'sampleAction(view)': (bad) => game.sampleAction(bad, createRng('salt')),
    'sampleAction(player)': (bad) => game.sampleAction(view, createRng('salt'), bad),
    'chance(state)': (bad) => game.chance(bad, action),
    'chance(action)': (bad) => game.chance(before, bad),
    'playersToAct(view)': (bad) => game.playersToAct(bad),
    'outcome(view)': (bad) => game.result(bad),
    'view(state)': (bad) => game.view(bad, null),
    'view(player)': (bad) => game.view(before, bad),
    'viewAction(state)': (bad) => game.viewAction(bad, action, null),
    'viewAction(action)': (bad) => game.viewAction(before, bad, null),
    'viewAction(player)': (bad) => game.viewAction(before, action, bad),
    'canonical(action)': (bad) => game.canonical(bad),
    'reveals(state)': (bad) => game.reveals(bad, action),
    'reveals(action)': (bad) => game.reveals(before, bad),
    'describe(before)': (bad) => game.describe(bad, action, after),
    'describe(action)': (bad) => game.describe(before, bad, after),
    'describe(viewed action)': (bad) => game.describe(game.view(before, null), bad, game.view(after, null)),
    'describe(after)': (bad) => game.describe(before, action, bad),
    'describe(viewer)': (bad) => game.describe(before, action, after, bad),
    ...(game.complete
      ? {
          'complete(view)': (bad: never) => game.complete?.(bad, action.player, createRng('salt')),
          'complete(player)': (bad: never) => game.complete?.(view, bad, createRng('salt')),
        }
      : {}),
  };
}

/** These report what is wrong instead of throwing. */
const neverThrow = /^(safeReduce|check)\(/;

function expectGameError(bench: Bench, border: string, bad: HostileValue, call: (bad: never) => unknown): void {
  const what = () => `${border} with ${bad.name}`;
  let error: unknown;
  try {
    // As whoever calls without types can.
    call(bad.value as never);
  } catch (caught) {
    error = caught ?? 'nothing';
  }
  if (error !== undefined) {
    bench.count();
    if (!(error instanceof GameError && errorCodes.includes(error.code))) {
      throw new Error(`${what()} lets escape: ${reasonOf(error)}`, { cause: error });
    }
    bench.expect(!neverThrow.test(border), () => `${what()} throws instead of saying what is wrong`);
  }
  bench.expect(!bad.touched(), () => `${what()} tries to change it`);
}

/** Some values as hostile as can be; the laws take turns with them. */
const someHostile = (rng: RandomGenerator): HostileValue[] =>
  Array.from({ length: VALUES }, () => hostileValue(uniformInt(rng, 0, HOSTILE_VALUES - 1)));

/** States of the step with something changed in them that still look like states. */
function mutatedStates({ before, after }: Step, rng: RandomGenerator): HostileValue[] {
  const far = mutated(after, rng);
  const twice = mutated(mutated(before, rng).value as object, rng);
  return [mutated(before, rng), far, twice].map(({ what, value }) => {
    return { name: `a state with ${what}: ${keyOf(value)}`, value, touched: () => false };
  });
}

export const badInputLaws: readonly LawSpec[] = [
  {
    name: 'hostile values are refused with a GameError',
    source:
      'Whatever is given in place of a table, a state, a view, an action, an outcome or a player, to whatever member: ' +
      'nothing but a GameError with one of the codes escapes, safeReduce and check let nothing escape at all, and ' +
      'neither the value nor the state is changed.',
    share: 0.5,
    check(sample, bench) {
      const { game, rng } = bench;
      const steps = some(rng, stepsOf(sample), 1);
      for (const step of steps) {
        const kept = keyOf([step.before, step.after]);
        for (const bad of someHostile(rng)) {
          for (const [border, call] of Object.entries(borders(game, step))) expectGameError(bench, border, bad, call);
        }
        for (const bad of Array.from({ length: 4 }, () => mutated(step.action, rng))) {
          const hostile = { name: `an action with ${bad.what}`, value: bad.value, touched: () => false };
          for (const [border, call] of Object.entries(borders(game, step))) {
            if (border.includes('action')) expectGameError(bench, border, hostile, call);
          }
        }
        bench.expect(keyOf([step.before, step.after]) === kept, () => 'a state is not what it was');
        bench.expect(game.safeReduce(step.before, step.action).ok, () => 'a state does not work any more');
      }
    },
  },
  {
    name: 'a copy of a state is as good as the state',
    source:
      'A state that the game has not made itself, such as a JSON copy, works everywhere: reduce gives an equal state, ' +
      'check and legalActions the same answers on views loaded from JSON.',
    check(sample, bench) {
      const { game, rng } = bench;
      for (const { before, action, after } of spread(rng, stepsOf(sample), COPIES)) {
        const copy = jsonCopy(before);
        const result = game.safeReduce(copy, jsonCopy(action));
        bench.expect(result.ok && plainEqual(result.state, after), () => {
          return `${keyOf(action)} on a copy of the state: ${result.ok ? 'another state' : result.error.message}`;
        });
        if (result.ok)
          bench.expect(unfrozenPart(result.state) === null, () => 'the state made of a copy is not frozen');
        bench.expect(!Object.isFrozen(copy), () => 'the copy was frozen');
        for (const viewer of viewersOf(before)) {
          const view = game.loadView(jsonCopy(game.view(before, viewer)));
          const same = plainEqual(game.playersToAct(view), game.playersToAct(game.view(before, viewer)));
          bench.expect(same, () => 'others are to act on a loaded view');
        }
        const mine = game.view(before, action.player);
        const list = firstOf(game.legalActions(mine, action.player), 100);
        const again = firstOf(game.legalActions(jsonCopy(mine), action.player), 100);
        bench.expect(plainEqual(list, again), () => 'other actions are legal on a copy of the view');
      }
    },
  },
  {
    name: 'a mutated state is refused or played on with',
    source:
      'A state, or a view, in which something was changed is refused with a GameError, or it is one that the rules ' +
      'can go on with: then what follows is a plain frozen tree again, or the state turns out to contradict itself ' +
      'and is refused with INVALID_STATE. Nothing else escapes.',
    share: 0.5,
    check(sample, bench) {
      const { game, rng } = bench;
      for (const step of spread(rng, stepsOf(sample), 2)) {
        for (const bad of mutatedStates(step, rng)) {
          const calls = Object.entries(borders(game, step)).filter(([border]) =>
            /state|view|before|after/.test(border),
          );
          for (const [border, call] of calls) expectGameError(bench, border, bad, call);
          const loaded = answerOf(() => game.load(bad.value));
          if ('value' in loaded) expectPlayable(bench, loaded.value, bad.name);
        }
      }
    },
  },
];

/** A state that was let in is one that a few random actions lead on from. */
function expectPlayable(bench: Bench, start: State, what: string): void {
  const { game, rng } = bench;
  let state = start;
  for (let i = 0; i < FURTHER_ACTIONS; i++) {
    const acting = game.playersToAct(game.view(state, null));
    const player = acting[uniformInt(rng, 0, Math.max(0, acting.length - 1))];
    if (player === undefined) return;
    try {
      const action = game.sampleAction(game.view(state, player), rng, player);
      if (action === null) return;
      const chance = game.chance(state, action);
      state = game.reduce(state, chance ? ({ ...action, outcome: chance.sample(rng) } as Action) : action);
    } catch (error) {
      if (error instanceof GameError && error.code === 'INVALID_STATE') return;
      throw new Error(`${what}: load takes it, but then: ${reasonOf(error)}; let checkState refuse it`, {
        cause: error,
      });
    }
    const problem = plainTreeProblem(state) ?? unfrozenPart(state);
    bench.expect(
      problem === null,
      () => `${what}: load takes it, but a later state: ${problem}; let checkState refuse it`,
    );
  }
}
