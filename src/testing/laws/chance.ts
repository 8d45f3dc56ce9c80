import type { Chance } from '../../kernel/dice/chance.js';
import { createRng, uniformInt } from '../../kernel/dice/random.js';
import { plainEqual } from '../../kernel/plain.js';
import type { AnyGame } from '../../kernel/types.js';
import { firstOf, schemaProblem, withoutOutcome } from '../ask.js';
import type { Sample } from '../game-sample.js';
import { HOSTILE_VALUES, hostileValue } from '../hostile.js';
import { type Bench, type LawSpec, type Step, spread, stepsOf } from '../law.js';
import { mutated } from '../mutate.js';
import { jsonCopy, keyOf, plainTreeProblem } from '../plain-checks.js';
import type { Action } from '../types.js';
import { wellFormed } from '../well-formed.js';

const STEPS = 4;
const DRAWS = 4;
/** Events with at most this many outcomes are listed whole, greater ones this far. */
const LISTED = 10_000;
const LISTED_OF_MANY = 500;

interface Event {
  readonly step: Step;
  readonly chance: Chance<unknown>;
}

function eventsOf(sample: Sample, { game, rng }: Bench, wanted = STEPS): readonly Event[] {
  const events = stepsOf(sample).flatMap((step) => {
    const chance = game.chance(step.before, step.action);
    return chance === null ? [] : [{ step, chance }];
  });
  return spread(rng, events, wanted);
}

const exemption = ({ traits }: AnyGame): string | null => (traits.chance ? null : 'nothing random happens in the game');

/** Looks at the Chance of an action, which anything wrong is reported about. */
function ofAction({ type }: Action, look: () => void): void {
  try {
    look();
  } catch (error) {
    throw new Error(`${type}: ${(error as Error).message}`, { cause: error });
  }
}

function expectListing(bench: Bench, chance: Chance<unknown>): void {
  const most = bench.hasSpentAll() ? LISTED_OF_MANY : LISTED;
  const { total } = chance;
  if (total === null) {
    let refused = false;
    try {
      chance.outcomes();
    } catch (error) {
      refused = error instanceof RangeError;
    }
    bench.expect(refused, () => 'too many outcomes to list, but outcomes() throws no RangeError');
    return;
  }
  bench.expect(Number.isSafeInteger(total) && total > 0, () => `the total ${total} is no positive safe integer`);
  const whole = total <= most;
  const seen = new Set<string>();
  let sum = 0;
  for (const { outcome, weight } of chance.outcomes()) {
    const key = keyOf(outcome);
    if (!(Number.isSafeInteger(weight) && weight > 0))
      throw new Error(`the weight ${weight} of ${key} is no positive integer`);
    if (!chance.includes(outcome)) throw new Error(`${key} is listed, but not included`);
    if (seen.has(key)) throw new Error(`${key} is listed twice`);
    const problem = plainTreeProblem(outcome);
    if (problem !== null) throw new Error(`a listed outcome is not plain: ${problem}`);
    seen.add(key);
    sum += weight;
    bench.count();
    if (!whole && seen.size === LISTED_OF_MANY) break;
  }
  bench.spend(seen.size / 4);
  bench.expect(whole ? sum === total : sum <= total, () => `the weights add up to ${sum}, the total is ${total}`);
}

/** Outcomes of the event: the beginning of a long list, some that are drawn, and what a table might report. */
function* outcomesOf({ step, chance }: Event, bench: Bench): Generator<unknown> {
  const { rng } = bench;
  yield step.action.outcome;
  if (chance.total !== null && !bench.memory.has(chance)) {
    bench.memory.add(chance);
    const listed = firstOf(chance.outcomes(), bench.hasSpentAll() ? DRAWS : LISTED_OF_MANY);
    bench.spend(listed.length / 4);
    for (const { outcome } of listed) yield outcome;
  }
  for (let i = 0; i < DRAWS; i++) {
    yield chance.sample(rng);
    for (const tried of [
      (mutated({ outcome: step.action.outcome }, rng).value as Action).outcome,
      wellFormed(chance.schema, rng),
    ]) {
      if (chance.includes(tried)) yield jsonCopy(tried);
    }
  }
}

export const chanceLaws: readonly LawSpec[] = [
  {
    name: 'weights add up to the total',
    source:
      'A Chance lists every outcome once, each included and plain JSON, with a positive integer weight; the weights ' +
      'add up to the total, a safe integer. With a total of null, outcomes() throws a RangeError. Of long lists the ' +
      'beginning is checked.',
    exemption,
    check(sample, bench) {
      for (const { step, chance } of eventsOf(sample, bench)) {
        if (bench.memory.has(chance)) continue;
        ofAction(step.action, () => expectListing(bench, chance));
        bench.memory.add(chance);
      }
    },
  },
  {
    name: 'drawn outcomes are possible ones',
    source:
      'What a Chance draws is plain JSON, included, accepted by reduce and, where all outcomes can be listed, one of ' +
      'them; a generator in the same state draws the same.',
    exemption,
    check(sample, bench) {
      const { game, rng } = bench;
      for (const { step, chance } of eventsOf(sample, bench)) {
        ofAction(step.action, () => {
          const listed =
            chance.total !== null && chance.total <= 1_000
              ? new Set(Array.from(chance.outcomes(), ({ outcome }) => keyOf(outcome)))
              : null;
          for (let i = 0; i < DRAWS; i++) {
            const salt = `${rng.next()}`;
            const outcome = chance.sample(createRng(salt));
            const key = keyOf(outcome);
            const again = chance.sample(createRng(salt));
            bench.expect(
              plainEqual(outcome, again),
              () => `${key} was drawn, then ${keyOf(again)} with the same numbers`,
            );
            bench.expect(chance.includes(outcome), () => `${key} was drawn, but is not included`);
            bench.expect(plainTreeProblem(outcome) === null, () => `a drawn outcome: ${plainTreeProblem(outcome)}`);
            bench.expect(listed?.has(key) ?? true, () => `${key} was drawn, but is not listed`);
            const action: Action = { ...step.action, outcome };
            bench.expect(game.safeReduce(step.before, action).ok, () => `${key} was drawn, but reduce refuses it`);
          }
        });
      }
    },
  },
  {
    name: 'outcomes come with random actions, and only possible ones',
    source:
      'A random action needs an outcome, any other must not have one, and an outcome that could not have happened is ' +
      'refused, each time with INVALID_OUTCOME; includes takes whatever it is asked about without throwing.',
    check(sample, bench) {
      const { game, rng } = bench;
      for (const { before, action } of spread(rng, stepsOf(sample), STEPS)) {
        const chance = game.chance(before, action);
        const codeOf = (outcome: unknown) => {
          const result = game.safeReduce(before, {
            ...withoutOutcome(action),
            ...(outcome === undefined ? {} : { outcome }),
          } as Action);
          return result.ok ? null : result.error.code;
        };
        if (chance === null) {
          bench.expect(codeOf(undefined) === null, () => `${keyOf(action)} is not random, but wants an outcome`);
          const code = codeOf([1]);
          const refused = code === 'INVALID_OUTCOME' || code === 'INVALID_ACTION';
          bench.expect(refused, () => `${keyOf(action)} is not random, but takes an outcome`);
          continue;
        }
        const missing = codeOf(undefined);
        bench.expect(missing === 'INVALID_OUTCOME', () => `without outcome ${keyOf(action)}: ${missing ?? 'accepted'}`);
        for (let i = 0; i < DRAWS; i++) {
          const { value } = mutated({ outcome: action.outcome }, rng);
          const { outcome } = value as { outcome?: unknown };
          if (outcome === undefined) continue;
          const included = chance.includes(outcome);
          const code = codeOf(outcome);
          const consistent = included ? code === null : code === 'INVALID_OUTCOME';
          bench.expect(consistent, () => {
            return `the outcome ${keyOf(outcome)} is ${included ? '' : 'not '}included, but reduce: ${code ?? 'accepted'}`;
          });
        }
        const { name, value } = hostileValue(uniformInt(rng, 0, HOSTILE_VALUES - 1));
        const code = codeOf(value);
        const refused = code === null || code === 'INVALID_OUTCOME' || code === 'INVALID_ACTION';
        bench.expect(refused, () => `${name} as an outcome: ${code}`);
      }
    },
  },
  {
    name: 'outcomes fit their schemas',
    source:
      'Whatever a Chance lists, draws or includes fits its schema and, in its action, the schema of actions. Of long ' +
      'lists the beginning is checked.',
    exemption,
    check(sample, bench) {
      for (const event of eventsOf(sample, bench)) {
        for (const outcome of outcomesOf(event, bench)) {
          const own = schemaProblem(event.chance.schema, outcome);
          bench.expect(own === null, () => `${keyOf(outcome)} does not fit the schema of its Chance: ${own}`);
          const declared = schemaProblem(bench.game.schemas.action, { ...event.step.action, outcome });
          bench.expect(declared === null, () => `the schema of actions refuses ${keyOf(outcome)}: ${declared}`);
        }
      }
    },
  },
];
