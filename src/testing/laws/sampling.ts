import { engineOf } from '../../kernel/engine.js';
import type { RandomGenerator } from '../../kernel/random.js';
import type { AnyGame } from '../../kernel/types.js';
import { firstOf } from '../ask.js';
import { type LawSpec, some, spread } from '../law.js';
import { keyOf } from '../plain-checks.js';
import type { State } from '../types.js';

const STATES = 2;
/** Positions with more actions would have to be sampled too often. */
const LISTED = 16;
/** Samples for each action, and for all of them at least. */
const EACH = 20;
const LEAST = 300;
/** Standard deviations of a normal distribution: one fair game in a thousand million positions would be further off. */
const DEVIATIONS = 6;
/** What sampling costs, in actions played. */
const COST = 0.5;

/** What chi-square with so many degrees of freedom hardly ever exceeds (Wilson and Hilferty 1931). */
function highest(freedom: number): number {
  const part = 2 / (9 * freedom);
  return freedom * (1 - part + DEVIATIONS * Math.sqrt(part)) ** 3;
}

/** How often each was sampled. */
function counted(game: AnyGame, view: State, player: number, samples: number, rng: RandomGenerator) {
  const counts = new Map<string, number>();
  for (let i = 0; i < samples; i++) {
    const key = keyOf(game.sampleAction(view, rng, player));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** How random play chooses. */
export const samplingLaws: readonly LawSpec[] = [
  {
    name: 'sampling is fair',
    source:
      'Where the legal actions of a player can be listed, sampleAction gives each as often as the others: the worst that ' +
      'chance does is told from a way of playing by chi-square. An action of which that is not so says how not, as ' +
      '`uneven`; in a game whose actions cannot all be listed one does.',
    share: 0.2,
    check(sample, bench) {
      const { game, rng } = bench;
      const specs = Object.entries(engineOf(game).definition.actions);
      for (const [type, { uneven }] of specs) {
        const isSentence = uneven === undefined || /^\S.*\.$/.test(uneven);
        bench.expect(isSentence, () => `${type}: uneven is to be a sentence`);
      }
      const uneven = new Set(specs.flatMap(([type, spec]) => (spec.uneven === undefined ? [] : [type])));
      if (!game.traits.enumerable) {
        bench.expect(uneven.size > 0, () => 'its actions are too many to list, but none says how it is uneven');
        return;
      }
      for (const state of spread(rng, sample.states, STATES)) {
        for (const player of some(rng, game.playersToAct(game.view(state, null)), 1)) {
          if (bench.hasSpentAll()) return;
          const view = game.view(state, player);
          const list = firstOf(game.legalActions(view, player), LISTED + 1);
          if (list.length > LISTED || list.some(({ type }) => uneven.has(type))) continue;
          const samples = list.length > 1 ? Math.max(LEAST, EACH * list.length) : 1;
          bench.spend(COST * samples);
          const counts = counted(game, view, player, samples, rng);
          const expected = samples / list.length;
          const keys = list.map(keyOf);
          const offs = keys.map((key) => ((counts.get(key) ?? 0) - expected) ** 2 / expected);
          const off = offs.reduce((sum, one) => sum + one, 0);
          const isFair = list.length < 2 ? counts.has(keys[0] as string) : off <= highest(list.length - 1);
          bench.expect(isFair, () => {
            const told = keys.map((key) => `${counts.get(key) ?? 0} times ${key}`).join(', ');
            return `of ${samples} samples that should be as often each: ${told}`;
          });
        }
      }
    },
  },
];
