import type { Chance } from '../../kernel/dice/chance.js';
import { createRng, type RandomGenerator, uniformInt } from '../../kernel/dice/random.js';
import { isTree } from '../../kernel/plain.js';
import { fits } from '../chi-square.js';
import { type Bench, type LawSpec, spread, stepsOf } from '../law.js';
import { keyOf } from '../plain-checks.js';

const STEPS = 4;
/** Events with more outcomes than these are not listed. */
const LISTED = 10_000;
const DRAWS = 1_200;
/** How many of one heap of outcomes must at least be expected: with fewer chi-square doesn't work. */
const EXPECTED = 24;
const COST = 0.1;

/** What is weighed and counted: an outcome, or what is at one place of it. */
interface Tally {
  weight: number;
  count: number;
}

/** What is at each place of an outcome: `0` of a list of dice, `colour` of an object. */
function* placesOf(outcome: unknown, path = ''): Generator<readonly [path: string, value: string]> {
  if (!isTree(outcome)) {
    yield [path, keyOf(outcome)];
    return;
  }
  for (const [key, part] of Object.entries(outcome)) yield* placesOf(part, path === '' ? key : `${path}.${key}`);
}

function tallyAt<K>(map: Map<K, Tally>, key: K): Tally {
  const tally = map.get(key) ?? { weight: 0, count: 0 };
  map.set(key, tally);
  return tally;
}

/** What is rare joins others, at random, until enough is expected of them together. */
function heaped(tallies: readonly Tally[], total: number, rng: RandomGenerator): Tally[] {
  const least = Math.max((EXPECTED * total) / DRAWS);
  const left = [...tallies];
  const heaps: Tally[] = [];
  while (left.length > 0) {
    const [next] = left.splice(uniformInt(rng, 0, left.length - 1), 1) as [Tally];
    const last = heaps.at(-1);
    if (last !== undefined && last.weight < least) {
      last.weight += next.weight;
      last.count += next.count;
    } else heaps.push({ ...next });
  }
  const [last, before] = [heaps.at(-1), heaps.at(-2)];
  if (last === undefined || before === undefined || last.weight >= least) return heaps;
  before.weight += last.weight;
  before.count += last.count;
  return heaps.slice(0, -1);
}

const isFair = (tallies: readonly Tally[], total: number, rng: RandomGenerator): boolean => {
  const heaps = heaped(tallies, total, rng);
  return fits(
    heaps.map(({ count }) => count),
    heaps.map(({ weight }) => weight),
  );
};

function furthest(tallies: ReadonlyMap<string, Tally>, total: number): string {
  const off = ({ weight, count }: Tally) => Math.abs(count - (DRAWS * weight) / total);
  const [[key, tally] = ['', { weight: 0, count: 0 }]] = [...tallies].sort(([, a], [, b]) => off(b) - off(a));
  return `${key} came ${tally.count} times in ${DRAWS} draws, but outcomes() gives it ${tally.weight} of ${total}`;
}

/** Compares what a Chance draws with what it lists. */
function expectFair({ expect, spend }: Bench, type: string, chance: Chance<unknown>, total: number): void {
  // Always the same numbers: a Chance that passes once always passes.
  const rng = createRng(`draws of ${total}`);
  const whole = new Map<string, Tally>();
  const places = new Map<string, Map<string, Tally>>();
  const note = (outcome: unknown, change: (tally: Tally) => void) => {
    change(tallyAt(whole, keyOf(outcome)));
    if (!isTree(outcome)) return;
    for (const [path, value] of placesOf(outcome)) {
      const values = places.get(path) ?? new Map<string, Tally>();
      places.set(path, values);
      change(tallyAt(values, value));
    }
  };
  for (const { outcome, weight } of chance.outcomes()) {
    note(outcome, (tally) => {
      tally.weight += weight;
    });
  }
  for (let i = 0; i < DRAWS; i++) {
    note(chance.sample(rng), (tally) => {
      tally.count += 1;
    });
  }
  spend(total / 4 + COST * DRAWS);
  const why = (what: string, tallies: ReadonlyMap<string, Tally>) => () =>
    `${type}: sample does not fit outcomes(): ${what}${furthest(tallies, total)}`;
  expect(isFair([...whole.values()], total, rng), why('', whole));
  for (const [path, values] of places) {
    const sum = [...values.values()].reduce((all, { weight }) => all + weight, 0);
    // A place that not every outcome has comes as often as it comes.
    if (sum === total) expect(isFair([...values.values()], total, rng), why(`at ${path} `, values));
  }
}

export const drawLaws: readonly LawSpec[] = [
  {
    name: 'draws follow the weights',
    source:
      'What a Chance draws comes as often as outcomes() says: whole outcomes, and what stands at each place of them. ' +
      `The worst that chance does is told apart from a mistake by chi-square over ${DRAWS} draws with fixed seeds. What can't ` +
      'be listed is one of those that includes takes.',
    exemption: ({ traits }) => (traits.chance ? null : 'nothing random happens in the game'),
    check(sample, bench) {
      const { game, memory, rng, expect } = bench;
      for (const { before, action } of spread(rng, stepsOf(sample), STEPS)) {
        const chance = game.chance(before, action);
        if (chance === null || memory.has(chance) || bench.hasSpentAll()) continue;
        memory.add(chance);
        if (chance.total === null || chance.total > LISTED) {
          expect(chance.includes(chance.sample(rng)), () => `${action.type}: what is drawn is not included`);
        } else expectFair(bench, action.type, chance, chance.total);
      }
    },
  },
];
